// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One rounded corner as three cubic curves, for a corner at the origin whose sides run along the
/// positive axes.
///
/// The curve begins on the x axis at `points[0]` and ends on the y axis at `points[9]`; between
/// them stand two control points and an end for each curve. It is the same seen from either side.
package struct CornerCurve: Hashable, Sendable {
  /// The start, then two control points and the end of each of three curves.
  package let points: [CGPoint]

  /// A quarter of a circle of radius 1, in pieces of 30°.
  private static let circular: [CGPoint] = {
    let pieces = (0..<3).flatMap { index in
      PathElement.arc(
        center: CGPoint(x: 1, y: 1),
        radius: 1,
        start: -.pi / 2 - CGFloat(index) * .pi / 6,
        sweep: -.pi / 6
      )
    }
    return [CGPoint(x: 1, y: 0)] + pieces.flatMap(Self.points(of:))
  }()

  /// iOS's smooth corner of radius 1, which begins 1.528665 from the corner.
  ///
  /// The figures are the known approximation of what Core Animation draws.
  private static let smooth: [CGPoint] = {
    let half: [(CGFloat, CGFloat)] = [
      (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
      (0.37282383, 0.16905956),
    ]
    let first = half.map { CGPoint(x: $0.0, y: $0.1) }
    return first + first.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }()

  /// Creates the corner of `radius` for a rectangle whose shorter side is `side`.
  ///
  /// A radius beyond half the side is lowered to it. A smooth corner needs more room than its
  /// radius; as the room shrinks it turns into a quarter of a circle.
  package init(radius: CGFloat, side: CGFloat, isContinuous: Bool) {
    let radius = max(0, min(radius, side / 2))
    var share: CGFloat = 0
    if isContinuous, radius > 0 {
      let reach = Self.smooth[0].x
      share = min(1, max(0, (side / 2 / radius - 1) / (reach - 1)))
    }
    points = zip(Self.circular, Self.smooth).map { circular, smooth in
      CGPoint(
        x: radius * (circular.x + (smooth.x - circular.x) * share),
        y: radius * (circular.y + (smooth.y - circular.y) * share)
      )
    }
  }

  /// How far from the corner the sides stop being straight.
  package var reach: CGFloat { points[0].x }

  private static func points(of element: PathElement) -> [CGPoint] {
    guard case .curve(let control1, let control2, let end) = element else { return [] }
    return [control1, control2, end]
  }

  /// The outline of `rect` with this corner at all four, clockwise on a screen.
  package func outline(of rect: CGRect) -> [PathElement] {
    var elements: [PathElement] = []
    // From each corner, the directions along the side it is left by and the side it is met by.
    let corners: [(x: CGFloat, y: CGFloat, sx: CGFloat, sy: CGFloat, swapped: Bool)] = [
      (rect.maxX, rect.minY, -1, 1, false),
      (rect.maxX, rect.maxY, -1, -1, true),
      (rect.minX, rect.maxY, 1, -1, false),
      (rect.minX, rect.minY, 1, 1, true),
    ]
    for corner in corners {
      let placed = (corner.swapped ? points.reversed() : points).map {
        CGPoint(x: corner.x + corner.sx * $0.x, y: corner.y + corner.sy * $0.y)
      }
      elements.append(elements.isEmpty ? .move(placed[0]) : .line(placed[0]))
      for index in stride(from: 1, to: 10, by: 3) {
        elements.append(
          .curve(
            control1: placed[index],
            control2: placed[index + 1],
            end: placed[index + 2]
          )
        )
      }
    }
    elements.append(.close)
    return elements
  }
}
