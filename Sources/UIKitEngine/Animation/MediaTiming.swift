// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// How time passes for an animation: when it begins, how fast it goes, how often it runs.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds of `CACurrentMediaTime()`; 0 for when it is added.
  ///
  /// In a group, after the group's beginning.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds; 0 for the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast time passes; 1 for as usual, 0 for not at all.
  var speed: Float { get set }
  /// Where in its own time it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 for once.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds; 0 to go by `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each way there.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name as Core Animation spells it.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value afterwards, as long as the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing: the model is seen.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The seconds of the screen's own clock, by which animations begin.
///
/// Differs from iOS: it stands still while a test does not move its screen's time on.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { ApplicationContext.current.scheduler.now }

/// The times of an animation object, once it is on a layer.
struct MediaTiming {
  var begin: TimeInterval
  var duration: TimeInterval
  var speed: Double
  var timeOffset: TimeInterval
  var repeatCount: Double
  var autoreverses: Bool
  var fillMode: CAMediaTimingFillMode

  /// Seconds of its own time that it runs, repetitions included.
  var activeDuration: TimeInterval {
    duration > 0 ? duration * (autoreverses ? 2 : 1) * repeatCount : 0
  }

  /// When it is over, in the time around it; infinity for never.
  var end: TimeInterval {
    guard speed != 0 else { return .infinity }
    if speed > 0 { return begin + (activeDuration - timeOffset) / speed }
    return begin + timeOffset / -speed
  }

  /// Where it is: the seconds into its run, and how many runs are over; nil where it shows nothing.
  func place(at time: TimeInterval) -> (elapsed: TimeInterval, runs: Double)? {
    var local = timeOffset + (time - begin) * speed
    let active = activeDuration
    if local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      local = 0
    } else if local >= active {
      // The very end still belongs to it, or the frame there would show the model for a moment.
      guard fillMode == .forwards || fillMode == .both || local <= active + 1e-9 else { return nil }
      local = active
    }
    guard duration > 0 else { return (0, 0) }
    var runs = (local / duration).rounded(.down)
    var elapsed = local - runs * duration
    if local >= active, elapsed < 1e-9, runs > 0 {
      runs -= 1
      elapsed = duration
    }
    guard autoreverses else { return (elapsed, runs) }
    let isBackward = runs.truncatingRemainder(dividingBy: 2) == 1
    return (isBackward ? duration - elapsed : elapsed, (runs / 2).rounded(.down))
  }
}
