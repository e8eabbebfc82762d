// SPDX-License-Identifier: Apache-2.0

package import Foundation
internal import MotionCurves

/// What `UIView.animate` puts in force while its block runs: every change made to a layer on screen
/// meanwhile becomes an animation.
///
/// A layer moves on the clock of its own screen, whichever screen's code started the animation.
@MainActor
package final class AnimationTransaction {
  /// How the animations run, apart from when they begin.
  private struct Manner {
    var duration: TimeInterval
    var delay: TimeInterval
    var pace: AnimationTiming.Pace
    var repeatCount: Double
    var autoreverses: Bool
  }

  private let manner: Manner
  private var groups: [(scheduler: FrameScheduler, group: AnimationGroup)] = []

  private init(_ manner: Manner) { self.manner = manner }

  /// Seconds that the animations take.
  package var duration: TimeInterval { manner.duration }
  /// The shape of the motion.
  package var pace: AnimationTiming.Pace { manner.pace }

  /// The group of the animations on one screen's clock.
  package func group(on scheduler: FrameScheduler) -> AnimationGroup {
    if let known = groups.first(where: { $0.scheduler === scheduler }) { return known.group }
    let group = AnimationGroup(
      timing: AnimationTiming(
        begin: scheduler.now + manner.delay,
        duration: manner.duration,
        pace: manner.pace,
        repeatCount: manner.repeatCount,
        autoreverses: manner.autoreverses
      ),
      completion: nil
    )
    groups.append((scheduler, group))
    return group
  }

  // MARK: In force

  /// The innermost transaction; nil outside of animation blocks and where animation is off.
  package static var current: AnimationTransaction? { isDisabled ? nil : stack.last }
  private static var stack: [AnimationTransaction] = []
  private static var disableDepth = 0
  /// The switch of `UIView.setAnimationsEnabled(_:)`.
  package static var areAnimationsEnabled = true

  /// Whether a transaction begun here would animate.
  package static var canAnimate: Bool { !isDisabled }

  private static var isDisabled: Bool { disableDepth > 0 || !areAnimationsEnabled }

  /// Runs `changes` with an animation transaction in force and hands its groups to their screens.
  ///
  /// - Parameters:
  ///   - scheduler: Whose clock calls back where nothing was animated.
  ///   - duration: In seconds; with a delay, 0 or less makes the changes at once.
  ///   - delay: Seconds to wait before.
  ///   - pace: The shape of the motion.
  ///   - repeatCount: How often it runs; infinity for ever.
  ///   - autoreverses: Whether it runs back after each way there.
  ///   - changes: Sets properties of layers.
  ///   - completion: Called once when all is over, with false if an animation was taken away.
  package static func run(
    scheduler: FrameScheduler,
    duration: TimeInterval,
    delay: TimeInterval = 0,
    pace: AnimationTiming.Pace = .curve(.easeInEaseOut),
    repeatCount: Double = 1,
    autoreverses: Bool = false,
    changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isImmediate = isDisabled || (duration <= 0 && delay <= 0)
    let transaction = AnimationTransaction(
      Manner(
        duration: isImmediate ? 0 : duration,
        delay: isImmediate ? 0 : delay,
        pace: pace,
        repeatCount: repeatCount,
        autoreverses: autoreverses
      )
    )
    if isImmediate {
      // Not inside the transaction of an outer block: a duration of 0 means now.
      withoutAnimation(changes)
    } else {
      stack.append(transaction)
      changes()
      stack.removeLast()
    }
    transaction.hand(over: scheduler, completion)
  }

  private func hand(over scheduler: FrameScheduler, _ completion: ((Bool) -> Void)?) {
    if groups.isEmpty { _ = group(on: scheduler) }
    if let completion {
      var remaining = groups.count
      var isFinished = true
      for (_, group) in groups {
        group.completion = { finished in
          remaining -= 1
          isFinished = isFinished && finished
          if remaining == 0 { completion(isFinished) }
        }
      }
    }
    for (scheduler, group) in groups { scheduler.add(group) }
  }

  /// Runs `changes` so that they show at once, whatever transaction is in force.
  package static func withoutAnimation(_ changes: () -> Void) {
    disableDepth += 1
    changes()
    disableDepth -= 1
  }
}
