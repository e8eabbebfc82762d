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
  struct Manner {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var pace: AnimationTiming.Pace = .curve(.easeInEaseOut)
    var repeatCount: Double = 1
    var autoreverses = false
    var refusesTouches = false
    /// Whether an animation takes the place of those that are under way, rather than add to them.
    var beginsFromCurrentState = false
  }

  var manner: Manner
  /// The part of the way in which changes made now take place.
  var window = AnimationWindow()
  /// Whether `addKeyframe` has a meaning here.
  var takesKeyframes = false
  /// Groups that changes go to whatever the manner is: those of a property animator.
  private let fixedGroups: ((FrameScheduler) -> AnimationGroup)?
  private var groups: [(scheduler: FrameScheduler, group: AnimationGroup)] = []
  /// Transactions in another manner that end with this one.
  private var parts: [AnimationTransaction] = []

  init(_ manner: Manner, groups: ((FrameScheduler) -> AnimationGroup)? = nil) {
    self.manner = manner
    fixedGroups = groups
  }

  /// Seconds that the animations take.
  package var duration: TimeInterval { manner.duration }
  /// The shape of the motion.
  package var pace: AnimationTiming.Pace { manner.pace }

  /// The group of the animations on one screen's clock.
  package func group(on scheduler: FrameScheduler) -> AnimationGroup {
    if let fixedGroups { return fixedGroups(scheduler) }
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
    group.refusesTouches = manner.refusesTouches
    group.keepsChanges = takesKeyframes
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
    let manner = Manner(
      duration: duration,
      delay: delay,
      pace: pace,
      repeatCount: repeatCount,
      autoreverses: autoreverses
    )
    run(manner, scheduler: scheduler, changes: { _ in changes() }, completion: completion)
  }

  static func run(
    _ wanted: Manner,
    scheduler: FrameScheduler,
    changes: (AnimationTransaction) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var manner = wanted
    manner.duration = max(AnimationTiming.seconds(manner.duration), 0)
    manner.delay = AnimationTiming.seconds(manner.delay)
    manner.repeatCount = AnimationTiming.repetitions(manner.repeatCount)
    let isImmediate = isDisabled || (manner.duration <= 0 && manner.delay <= 0)
    if isImmediate {
      manner.duration = 0
      manner.delay = 0
    }
    let transaction = AnimationTransaction(manner)
    if isImmediate {
      // Not inside the transaction of an outer block: a duration of 0 means now.
      withoutAnimation { changes(transaction) }
    } else {
      transaction.perform { changes(transaction) }
    }
    transaction.handOver(scheduler: scheduler, completion)
  }

  /// Runs `changes` with this transaction in force.
  func perform(_ changes: () -> Void) {
    open()
    changes()
    close()
  }

  /// Puts the transaction in force up to `close()`.
  func open() { AnimationTransaction.stack.append(self) }

  /// Ends what `open()` began; those opened since end with it.
  func close() {
    guard let index = AnimationTransaction.stack.lastIndex(where: { $0 === self }) else { return }
    AnimationTransaction.stack.removeSubrange(index...)
  }

  /// Runs `changes` in another manner; what they move still belongs to this transaction's end.
  func perform(in manner: Manner, _ changes: () -> Void) {
    let part = AnimationTransaction(manner, groups: fixedGroups)
    part.window = window
    part.takesKeyframes = takesKeyframes
    parts.append(part)
    part.perform(changes)
  }

  /// Gives the groups to their screens, which run them and call back at their ends.
  func handOver(scheduler: FrameScheduler, _ completion: ((Bool) -> Void)?) {
    if groups.isEmpty, parts.isEmpty { _ = group(on: scheduler) }
    let all = allGroups
    if let completion {
      var remaining = all.count
      var isFinished = true
      for (_, group) in all {
        group.completion = { finished in
          remaining -= 1
          isFinished = isFinished && finished
          if remaining == 0 { completion(isFinished) }
        }
      }
      if all.isEmpty { scheduler.call(after: 0) { completion(true) } }
    }
    for (scheduler, group) in all {
      CATransaction.note(group)
      scheduler.add(group)
    }
  }

  /// The groups made so far, those of other manners included.
  var ownGroups: [AnimationGroup] { allGroups.map(\.group) }

  /// Has changes from here on run in another manner: earlier ones keep theirs.
  func modify(_ manner: Manner) {
    self.manner = manner
    if !groups.isEmpty {
      let part = AnimationTransaction(manner)
      part.groups = groups
      parts.append(part)
      groups = []
    }
  }

  private var allGroups: [(scheduler: FrameScheduler, group: AnimationGroup)] {
    groups + parts.flatMap(\.allGroups)
  }

  /// Runs `changes` so that they show at once, whatever transaction is in force.
  package static func withoutAnimation(_ changes: () -> Void) {
    disableDepth += 1
    changes()
    disableDepth -= 1
  }
}
