// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// Changes of layers that belong together.
///
/// Its completion block waits for all that was animated between `begin()` and `commit()`: by
/// `UIView.animate`, by a table's updates, by animation objects. What is set outside of the two calls
/// holds up to the next frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Level {
    var duration: TimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: Completion?
    var values: [String: Any] = [:]
  }

  /// Calls back when the animations it has counted are over.
  @MainActor
  private final class Completion {
    let body: () -> Void
    private var pending = 0
    private var isCommitted = false

    init(_ body: @escaping () -> Void) { self.body = body }

    func wait(for group: AnimationGroup) {
      pending += 1
      group.onEnd.append { [self] in
        pending -= 1
        callIfOver()
      }
    }

    func commit() {
      isCommitted = true
      callIfOver()
    }

    private func callIfOver() { if isCommitted, pending == 0 { body() } }
  }

  private static var levels: [Level] = []
  /// What was set outside of `begin()` and `commit()`.
  private static var base = Level()

  /// Whose next frame ends what was set outside of transactions; nil when nothing was.
  private static weak var flushing: FrameScheduler?

  private static func change(_ body: (inout Level) -> Void) {
    guard levels.isEmpty else { return body(&levels[levels.count - 1]) }
    body(&base)
    let scheduler = ApplicationContext.current.scheduler
    guard flushing !== scheduler else { return }
    flushing = scheduler
    scheduler.call(after: 0) { flush() }
  }

  private static func innermost<Value>(_ value: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let found = value(level) { return found }
    }
    return value(base)
  }

  /// Begins a transaction inside the one that is in force.
  open class func begin() { levels.append(Level()) }

  /// Ends the transaction begun last; without one it does nothing.
  ///
  /// Its completion block is called now if nothing was animated.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.completion?.commit()
  }

  /// Ends what was set outside of `begin()` and `commit()`; its completion block waits no longer for
  /// further animations.
  open class func flush() {
    let level = base
    base = Level()
    flushing = nil
    level.completion?.commit()
  }

  /// The duration of animation objects that have none of their own, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? 0.25 }
  /// Sets the duration of animation objects that have none of their own, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    change { $0.duration = max(AnimationTiming.seconds(dur), 0) }
  }
  /// The pace of animation objects that have none of their own; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.timingFunction)
  }
  /// Sets the pace of animation objects that have none of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  /// Whether layers without a view change without animation; false unless set.
  ///
  /// Differs from iOS: they always do here.
  open class func disableActions() -> Bool { innermost(\.disablesActions) ?? false }
  /// Says whether layers without a view change without animation.
  ///
  /// Differs from iOS: they always do here, so that it is kept as a value only.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// The block that is called when all is over; nil unless set.
  open class func completionBlock() -> (() -> Void)? {
    (levels.isEmpty ? base : levels[levels.count - 1]).completion?.body
  }
  /// Has a block called when all is over that is animated from here to `commit()`.
  ///
  /// A block set before is then called for what was animated up to here.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    var former: Completion?
    change {
      former = $0.completion
      $0.completion = block.map(Completion.init)
    }
    former?.commit()
  }
  /// A value that was kept in the transaction.
  open class func value(forKey key: String) -> Any? { innermost { $0.values[key] } }
  /// Keeps a value of the app's own in the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    change { $0.values[key] = anObject }
  }
  /// Does nothing: layers belong to one thread here.
  open class func lock() {}
  /// Does nothing: layers belong to one thread here.
  open class func unlock() {}

  /// Counts a group for the completion blocks in force, if it animates something.
  static func note(_ group: AnimationGroup) {
    guard group.runningCount > 0 else { return }
    for level in levels { level.completion?.wait(for: group) }
    if levels.isEmpty { base.completion?.wait(for: group) }
  }
}
