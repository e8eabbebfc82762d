// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The smallest upright rectangle around points, as they come.
package struct PathBounds {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  /// Creates the bounds of nothing.
  package init() {}

  /// Widens the bounds to hold `point`.
  package mutating func add(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// The rectangle; null before the first point.
  package var rect: CGRect {
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PathElement {
  /// The smallest upright rectangle around all points of `elements`, control points among them.
  package static func boundingBox(of elements: [PathElement]) -> CGRect {
    var bounds = PathBounds()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        bounds.add(point)
      case .quadCurve(let control, let end):
        bounds.add(control)
        bounds.add(end)
      case .curve(let control1, let control2, let end):
        bounds.add(control1)
        bounds.add(control2)
        bounds.add(end)
      case .close:
        break
      }
    }
    return bounds.rect
  }

  /// Hands each part over as the corners of a polygon that follows it to within 0.01 points.
  package static func flatten(
    _ elements: [PathElement],
    into body: (_ points: [CGPoint], _ isClosed: Bool) -> Void
  ) {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point):
        if !points.isEmpty { body(points, false) }
        points = [point]
      case .line(let point):
        points.append(point)
      case .quadCurve(let control, let end):
        appendQuadCurve(to: &points, control: control, end: end)
      case .curve(let control1, let control2, let end):
        appendCurve(to: &points, control1: control1, control2: control2, end: end)
      case .close:
        guard let first = points.first else { continue }
        body(points, true)
        points = [first]
      }
    }
    if points.count > 1 { body(points, false) }
  }

  /// How often the path winds around `point`, and how often a ray from it crosses the path.
  package static func windings(
    of elements: [PathElement],
    around point: CGPoint
  ) -> (sum: Int, crossings: Int) {
    var sum = 0
    var crossings = 0
    flatten(elements) { points, _ in
      guard var from = points.last else { return }
      for to in points {
        defer { from = to }
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        sum += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return (sum, crossings)
  }

  private static func appendQuadCurve(
    to points: inout [CGPoint],
    control: CGPoint,
    end: CGPoint
  ) {
    let start = points.last ?? control
    func raised(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
    }
    appendCurve(to: &points, control1: raised(start), control2: raised(end), end: end)
  }

  /// The chord of a piece of parameter length `h` is off by at most h² / 8 of the second
  /// derivative, which the second differences of the control points bound.
  private static func appendCurve(
    to points: inout [CGPoint],
    control1: CGPoint,
    control2: CGPoint,
    end: CGPoint
  ) {
    let start = points.last ?? control1
    let first = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
    let second = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
    let bend = 6 * max(first, second)
    let wanted = (bend / (8 * 0.01)).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(1000, max(1, Int(wanted))) : 1
    for step in 1...count {
      let t = CGFloat(step) / CGFloat(count)
      let u = 1 - t
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        CGPoint(
          x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x
            + weights.3 * end.x,
          y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y
            + weights.3 * end.y
        )
      )
    }
  }
}
