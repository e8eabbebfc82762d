// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// How far two fingers are from each other, and in which direction the second lies.
struct FingerPair {
  /// Points; at least 1, so that a distance can be divided by it.
  let distance: CGFloat
  /// Radians, clockwise from the right.
  let angle: CGFloat

  /// Measures two points; nil for any other number of them.
  init?(_ points: [CGPoint]) {
    guard points.count == 2 else { return nil }
    let way = CGVector(dx: points[1].x - points[0].x, dy: points[1].y - points[0].y)
    distance = max(hypot(way.dx, way.dy), 1)
    angle = atan2(way.dy, way.dx)
  }

  /// How far the pair has turned since another moment, the short way round, in radians.
  func turn(since other: FingerPair) -> CGFloat {
    remainder(angle - other.angle, 2 * .pi)
  }
}
