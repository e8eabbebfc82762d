// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// How a scroll view comes to rest after the finger has left it, along one axis.
///
/// The speed is multiplied by `rate` each millisecond; in between it falls without steps. Time is
/// in seconds, positions are in points.
package struct ScrollDeceleration: Hashable, Sendable {
  /// UIKit's `DecelerationRate.normal`.
  package static let normalRate = 0.998
  /// UIKit's `DecelerationRate.fast`.
  package static let fastRate = 0.99

  /// Where it starts.
  package let initialPosition: Double
  /// The speed at the start, in points per second.
  package let initialVelocity: Double
  /// What is left of the speed after a millisecond.
  package let rate: Double

  /// Creates a deceleration.
  ///
  /// - Precondition: the rate is more than 0 and less than 1; position and velocity are finite.
  package init(
    initialPosition: Double,
    initialVelocity: Double,
    rate: Double = ScrollDeceleration.normalRate
  ) {
    guard rate > 0, rate < 1, initialPosition.isFinite, initialVelocity.isFinite else {
      fail("nothing slows down from \(initialPosition) at \(initialVelocity) by a rate of \(rate)")
    }
    self.initialPosition = initialPosition
    self.initialVelocity = initialVelocity
    self.rate = rate
  }

  /// The part of the speed that is lost per second, in the limit of short times.
  package var decay: Double { -1000 * log(rate) }

  /// The speed at a time, in points per second.
  package func velocity(at time: Double) -> Double {
    initialVelocity * exp(-decay * max(time, 0))
  }

  /// The position at a time.
  package func position(at time: Double) -> Double {
    initialPosition - initialVelocity / decay * expm1(-decay * max(time, 0))
  }

  /// The position that is approached and never quite reached.
  package var finalPosition: Double { initialPosition + initialVelocity / decay }

  /// The seconds until the speed has fallen to `threshold` points per second; 0 if it is no more.
  package func duration(untilSpeedBelow threshold: Double) -> Double {
    guard threshold > 0 else { fail("the speed never falls to \(threshold)") }
    let speed = initialVelocity.magnitude
    return speed <= threshold ? 0 : log(speed / threshold) / decay
  }

  /// The seconds until `position` is passed, or nil if it never is.
  package func time(ofReaching position: Double) -> Double? {
    if position == initialPosition { return 0 }
    let part = (position - initialPosition) * decay / initialVelocity
    return part > 0 && part < 1 ? -log1p(-part) / decay : nil
  }
}
