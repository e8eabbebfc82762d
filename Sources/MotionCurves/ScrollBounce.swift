// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// How contents come back to an edge, or go on to a page, along one axis: a critically damped spring.
///
/// It is as fast as a spring can be that does not swing. Time is in seconds, positions are in points.
package struct ScrollBounce: Hashable, Sendable {
  /// The spring of an edge, in radians per second: mass 1, stiffness 100, critical damping.
  ///
  /// Apple publishes no figure; this is the one in public re-implementations that lie on UIKit's
  /// bounce frame by frame. Grade S.
  package static let edgeFrequency = 10.0
  /// From this distance on contents count as having arrived, in points: half a pixel at 2x.
  package static let settlingDistance = 0.25

  /// Where the contents come to rest.
  package let target: Double
  /// How far from there they start; negative before it.
  package let initialDistance: Double
  /// The speed at the start, in points per second.
  package let initialVelocity: Double
  /// How hard the spring pulls, in radians per second.
  package let frequency: Double

  /// Creates a bounce.
  ///
  /// - Precondition: all are finite, and the frequency is positive.
  package init(
    target: Double,
    initialPosition: Double,
    initialVelocity: Double,
    frequency: Double = ScrollBounce.edgeFrequency
  ) {
    guard target.isFinite, initialPosition.isFinite, initialVelocity.isFinite, frequency > 0,
      frequency.isFinite
    else {
      fail("nothing bounces from \(initialPosition) at \(initialVelocity) to \(target)")
    }
    self.target = target
    initialDistance = initialPosition - target
    self.initialVelocity = initialVelocity
    self.frequency = frequency
  }

  /// What the speed at the start adds to the distance per second, were it not for the pull.
  private var push: Double { initialVelocity + frequency * initialDistance }

  /// The position at a time.
  package func position(at time: Double) -> Double {
    let time = max(time, 0)
    return target + (initialDistance + push * time) * exp(-frequency * time)
  }

  /// The speed at a time, in points per second.
  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    return (initialVelocity - frequency * push * time) * exp(-frequency * time)
  }

  /// The seconds until the target is passed, or nil if it is only approached.
  ///
  /// A critically damped spring passes its rest once at most, and only if it is thrown at it.
  package var passingTime: Double? {
    let time = -initialDistance / push
    return time > 0 && time.isFinite ? time : nil
  }

  /// The seconds until the position stays within `distance` points of the target.
  ///
  /// - Precondition: the distance is positive.
  /// - Complexity: O(1): a fixed number of halvings.
  package func duration(untilWithin distance: Double = settlingDistance) -> Double {
    guard distance > 0 else { fail("a bounce never comes within \(distance) of its target") }
    // The distance has one extreme beyond the start, from which on it falls.
    // After a thousand times the spring's own time there is nothing left of any motion.
    let late = 1000 / frequency
    let extreme = push == 0 ? 0 : min(max(initialVelocity / (frequency * push), 0), late)
    let low = extreme
    guard (position(at: low) - target).magnitude > distance else {
      // Thrown through the target: only the way behind it may be out of reach.
      return initialDistance.magnitude > distance ? timeWithin(distance, from: 0, to: extreme) : 0
    }
    var high = low + 1 / frequency
    while (position(at: high) - target).magnitude > distance { high = low + (high - low) * 2 }
    return timeWithin(distance, from: low, to: high)
  }

  /// The time from which on it is within a distance of its target, between one at which it is
  /// farther away and one at which it is not.
  private func timeWithin(_ distance: Double, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (position(at: middle) - target).magnitude > distance {
        low = middle
      } else {
        high = middle
      }
    }
    return high
  }
}
