// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Counts taps of one or more fingers at one place, one after the other.
@MainActor
struct TapSequence {
  /// A finger that moves further than this, in points, does not tap.
  ///
  /// General knowledge (grade K).
  static let allowableMovement: CGFloat = 45
  /// Longest time between two taps, in seconds.
  ///
  /// Grade K in the metrics.
  static let longestPause: TimeInterval = 0.35

  /// The taps that are complete.
  private(set) var count = 0
  /// Where the fingers of the tap that is being made, or was made last, were lifted, in the window.
  private(set) var points: [CGPoint] = []
  private var fingers = 0
  private var isLifting = false
  private var place: CGPoint?

  /// Notes fingers that came down.
  ///
  /// - Parameters:
  ///   - fingers: How many are down now.
  ///   - place: The middle of them, in the window.
  ///   - wanted: How many fingers a tap takes.
  /// - Returns: Whether they can be part of the next tap.
  mutating func begin(fingers: Int, at place: CGPoint, wanted: Int) -> Bool {
    if self.fingers == 0 { points = [] }
    self.fingers = max(self.fingers, fingers)
    guard fingers <= wanted, !isLifting else { return false }
    // The middle of some of the fingers says nothing yet.
    guard fingers == wanted, let former = self.place else { return true }
    return TouchRouter.isSamePlace(former, place)
  }

  /// Notes fingers that were lifted, and counts the tap once none is left.
  ///
  /// - Parameters:
  ///   - lifted: Where they were.
  ///   - remaining: How many are still down.
  ///   - wanted: How many fingers a tap takes.
  /// - Returns: Whether it can still be a tap, and whether it now is one.
  mutating func end(
    lifted: [CGPoint],
    remaining: Int,
    wanted: Int
  ) -> (isPossible: Bool, isTap: Bool) {
    points += lifted
    isLifting = true
    guard remaining == 0 else { return (fingers == wanted, false) }
    let isTap = fingers == wanted
    place = CGPoint.middle(of: points)
    count += 1
    fingers = 0
    isLifting = false
    return (isTap, isTap)
  }

  /// Whether a finger has gone too far to tap.
  static func isTooFar(_ touch: UITouch, allowed: CGFloat = allowableMovement) -> Bool {
    hypot(touch.point.x - touch.beganPoint.x, touch.point.y - touch.beganPoint.y) > allowed
  }
}
