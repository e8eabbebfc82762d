// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What flicks in a row hand on of their speed, so that a long list is gone through ever faster.
///
/// The law is the one that Flutter's authors have fitted to iOS with both lists side by side; Apple
/// publishes none. Grade S.
package enum ScrollMomentum {
  /// The most that is handed on, in points per second.
  package static let greatestSpeed = 40_000.0
  /// A flick slower than this part of what would be handed on gets nothing.
  package static let leastShare = 0.5

  /// What contents of a speed would hand on, in points per second and with their direction.
  package static func handedOn(from velocity: Double) -> Double {
    let speed = min(0.000816 * pow(velocity.magnitude, 1.967), greatestSpeed)
    return velocity < 0 ? -speed : speed
  }

  /// The speed of a flick of contents that were moving when they were taken hold of.
  package static func velocity(ofFlick flick: Double, onto previous: Double) -> Double {
    let more = handedOn(from: previous)
    guard flick * more > 0, flick.magnitude > more.magnitude * leastShare else { return flick }
    return flick + more
  }
}
