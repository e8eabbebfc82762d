// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MotionCurves

/// How far along an animation is at a given time.
package struct AnimationTiming {
  /// The shape of the motion.
  package enum Pace {
    case curve(TimingCurve)
    case spring(Spring)

    /// The share of the way made after `elapsed` of `duration` seconds.
    func value(at elapsed: TimeInterval, of duration: TimeInterval) -> CGFloat {
      switch self {
      case .curve(let curve): CGFloat(curve.value(at: elapsed / duration))
      case .spring(let spring): CGFloat(spring.value(at: elapsed))
      }
    }
  }
  package var begin: TimeInterval
  package var duration: TimeInterval
  package var pace: Pace
  /// How often it runs; infinity for ever.
  package var repeatCount: Double = 1
  package var autoreverses = false

  /// The time at which the last repetition is over; infinity for a repeating one.
  package var end: TimeInterval {
    // Without a duration there is nothing to repeat, and 0 times infinity is no time.
    guard duration > 0 else { return begin }
    return begin + duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// Whether it is over at `time`; a nanosecond is taken for a rounding error.
  package func isOver(at time: TimeInterval) -> Bool { end <= time + 1e-9 }

  /// The share of the way made at `time`: 0 before the beginning.
  package func fraction(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) {
      return autoreverses && repeatCount == repeatCount.rounded() && duration > 0 ? 0 : 1
    }
    var elapsed = time - begin
    guard elapsed > 0, duration > 0 else { return 0 }
    let cycle = duration * (autoreverses ? 2 : 1)
    elapsed = elapsed.truncatingRemainder(dividingBy: cycle)
    if autoreverses, elapsed > duration { elapsed = cycle - elapsed }
    return pace.value(at: elapsed, of: duration)
  }

  /// A number of seconds as a timing can take it: odd ones are 0, endless ones are long.
  static func seconds(_ value: TimeInterval) -> TimeInterval {
    value.isNaN ? 0 : min(max(value, -longest), longest)
  }

  /// A count of repetitions as a timing can take it: none and odd ones are one.
  static func repetitions(_ value: Double) -> Double { value > 0 ? value : 1 }

  /// About thirty years: as good as for ever, and still a time that can be reckoned with.
  private static let longest: TimeInterval = 1e9
}
