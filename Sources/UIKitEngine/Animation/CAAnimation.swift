// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// An animation of a layer as an object; what moves is in its subclasses.
///
/// Differences from Core Animation: it belongs to the main actor.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, NSCopying {
  /// Creates an animation that does nothing.
  public override init() { super.init() }

  /// When it begins, in seconds of `CACurrentMediaTime()`; 0 for when it is added.
  open var beginTime: CFTimeInterval = 0
  /// How long one run takes, in seconds; 0 for the transaction's duration, 0.25 unless set.
  open var duration: CFTimeInterval = 0
  /// How fast time passes; 1.
  open var speed: Float = 1
  /// Where in its own time it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it runs; 0 for once, infinity for ever.
  open var repeatCount: Float = 0
  /// How long it runs again and again, in seconds; 0 to go by `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it runs back after each way there.
  open var autoreverses = false
  /// What is shown before and after; nothing unless set.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The pace of each run; even unless set.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it leaves the layer when it is over; true.
  ///
  /// Set to false, with a `fillMode` of `.forwards`, the layer goes on to show the last value,
  /// while its model, and where touches of views find it in other frames, stay what they are.
  open var isRemovedOnCompletion = true
  /// Told of the beginning and of the end; held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?

  private var values: [String: Any] = [:]
  /// A value that was kept under a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps a value of the app's own under a key, by which it knows the animation again.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// A copy, as a layer makes one.
  open nonisolated override func copy() -> Any { copy(with: nil) }
  /// A copy, as a layer makes one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendingBox(value: duplicate()) }.value
  }

  func duplicate() -> CAAnimation {
    let copy = ObjectCreation.make(type(of: self))
    copyValues(to: copy)
    return copy
  }

  /// Gives a copy what this class keeps.
  func copyValues(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    copy.values = values
  }

  /// The times of the animation in a surrounding time.
  ///
  /// - Parameters:
  ///   - start: The moment that a `beginTime` of 0 means.
  ///   - origin: The moment that other begin times are counted from.
  ///   - standard: The duration where it has none of its own.
  /// - Returns: Times without odd values.
  func timing(
    start: TimeInterval,
    origin: TimeInterval,
    standard: TimeInterval
  ) -> MediaTiming {
    let own = AnimationTiming.seconds(duration)
    let length = own > 0 ? own : standard
    let begin = AnimationTiming.seconds(beginTime)
    let cycle = length * (autoreverses ? 2 : 1)
    let isTimed = repeatDuration > 0 && cycle > 0
    return MediaTiming(
      begin: begin == 0 ? start : origin + begin,
      duration: length,
      speed: speed.isFinite ? Double(speed) : 1,
      timeOffset: AnimationTiming.seconds(timeOffset),
      repeatCount: isTimed
        ? repeatDuration / cycle : AnimationTiming.repetitions(Double(repeatCount)),
      autoreverses: autoreverses,
      fillMode: fillMode
    )
  }

  /// Shows what the animation does at a time.
  final func apply(to shown: inout PresentedProperties, timing: MediaTiming, at time: TimeInterval)
  {
    guard let (elapsed, runs) = timing.place(at: time) else { return }
    show(in: &shown, elapsed: elapsed, duration: timing.duration, runs: runs)
  }

  /// Shows a moment of one run.
  func show(
    in shown: inout PresentedProperties,
    elapsed: TimeInterval,
    duration: TimeInterval,
    runs: Double
  ) {}

  /// The share of the way made in a run.
  func fraction(elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    let share = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    return CGFloat(timingFunction?.curve.value(at: share) ?? share)
  }
}

/// Told when an animation object begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation is over, or was taken away (`flag` is false then).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Takes a value out of the main actor to a caller that is on it.
private struct SendingBox: @unchecked Sendable {
  let value: Any
}
