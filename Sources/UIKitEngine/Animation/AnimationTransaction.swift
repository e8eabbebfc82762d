// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import MotionCurves

/// What `UIView.animate` puts in force while its block runs: every change made to a layer on screen
/// meanwhile becomes an animation.
@MainActor
package struct AnimationTransaction {
  package let group: AnimationGroup
  package let scheduler: FrameScheduler
  package let beginsFromCurrentState: Bool

  /// The innermost transaction; nil outside of animation blocks and where animation is off.
  package static var current: AnimationTransaction? { isDisabled ? nil : stack.last }
  private static var stack: [AnimationTransaction] = []
  private static var disableDepth = 0
  /// The switch of `UIView.setAnimationsEnabled(_:)`.
  package static var areAnimationsEnabled = true

  /// Whether a transaction begun here would animate.
  package static var canAnimate: Bool { !isDisabled }

  private static var isDisabled: Bool { disableDepth > 0 || !areAnimationsEnabled }

  /// Runs `changes` with an animation transaction in force and hands the group to the scheduler.
  package static func run(
    scheduler: FrameScheduler,
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pace: AnimationTiming.Pace = .curve(.easeInEaseOut),
    repeatCount: Double = 1,
    autoreverses: Bool = false,
    beginsFromCurrentState: Bool = true,
    changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isImmediate = isDisabled || (duration <= 0 && delay <= 0)
    let timing = AnimationTiming(
      begin: scheduler.now + delay,
      duration: isImmediate ? 0 : duration,
      pace: pace,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
    let group = AnimationGroup(timing: timing, completion: completion)
    if isImmediate {
      // Not inside the transaction of an outer block: a duration of 0 means now.
      withoutAnimation(changes)
    } else {
      stack.append(
        AnimationTransaction(
          group: group,
          scheduler: scheduler,
          beginsFromCurrentState: beginsFromCurrentState
        )
      )
      changes()
      stack.removeLast()
    }
    scheduler.add(group)
  }

  /// Runs `changes` so that they show at once, whatever transaction is in force.
  package static func withoutAnimation(_ changes: () -> Void) {
    disableDepth += 1
    changes()
    disableDepth -= 1
  }
}
