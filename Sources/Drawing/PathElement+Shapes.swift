// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension PathElement {
  /// A closed rectangle.
  package static func rect(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// The ellipse that touches the sides of `rect`, as four curves.
  package static func ellipse(in rect: CGRect) -> [PathElement] {
    let unit = arc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    let placed = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    return [.move(CGPoint(x: rect.maxX, y: rect.midY))] + unit.applying(placed) + [.close]
  }

  /// A closed rectangle whose corners are quarters of an ellipse, clockwise on a screen.
  package static func roundedRect(
    _ rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat
  ) -> [PathElement] {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return Self.rect(rect) }
    func corner(_ x: CGFloat, _ y: CGFloat, start: CGFloat) -> [PathElement] {
      let quarter = arc(center: .zero, radius: 1, start: start, sweep: .pi / 2)
      return quarter.applying(CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y))
    }
    let left = rect.minX + width
    let right = rect.maxX - width
    let top = rect.minY + height
    let bottom = rect.maxY - height
    var elements: [PathElement] = [.move(CGPoint(x: left, y: rect.minY))]
    elements.append(.line(CGPoint(x: right, y: rect.minY)))
    elements += corner(right, top, start: -.pi / 2)
    elements.append(.line(CGPoint(x: rect.maxX, y: bottom)))
    elements += corner(right, bottom, start: 0)
    elements.append(.line(CGPoint(x: left, y: rect.maxY)))
    elements += corner(left, bottom, start: .pi / 2)
    elements.append(.line(CGPoint(x: rect.minX, y: top)))
    elements += corner(left, top, start: .pi)
    elements.append(.close)
    return elements
  }

  /// Curves along a circle from its point at `start`, at most a quarter each.
  ///
  /// The first curve begins at the current point, which must be the circle's point at `start`.
  /// Off the true circle by less than 0.03 % of the radius.
  package static func arc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    sweep: CGFloat
  ) -> [PathElement] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = radius * 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = start + step * CGFloat(index)
      let to = from + step
      let first = CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from))
      let last = CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to))
      return .curve(
        control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
        control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)),
        end: last
      )
    }
  }

  /// How far an arc turns that runs from one angle to another in the given direction.
  ///
  /// A difference of a whole turn or more is one whole turn, as Apple's arcs are.
  package static func sweep(from start: CGFloat, to end: CGFloat, falling: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = falling ? start - end : end - start
    if difference >= turn { return falling ? -turn : turn }
    var sweep = difference.truncatingRemainder(dividingBy: turn)
    if sweep < 0 { sweep += turn }
    return falling ? -sweep : sweep
  }

  /// The arc that touches the lines `start`-`corner` and `corner`-`end`.
  ///
  /// Nil where the three points lie on one line or the radius is not positive.
  package static func tangentArc(
    from start: CGPoint,
    corner: CGPoint,
    to end: CGPoint,
    radius: CGFloat
  ) -> (center: CGPoint, start: CGFloat, sweep: CGFloat)? {
    let inX = start.x - corner.x
    let inY = start.y - corner.y
    let outX = end.x - corner.x
    let outY = end.y - corner.y
    let inLength = hypot(inX, inY)
    let outLength = hypot(outX, outY)
    let cross = inX * outY - inY * outX
    guard radius > 0, inLength > 0, outLength > 0, abs(cross) > 1e-9 * inLength * outLength else {
      return nil
    }
    let cosine = (inX * outX + inY * outY) / (inLength * outLength)
    let half = acos(min(1, max(-1, cosine))) / 2
    let distance = radius / tan(half)
    let first = CGPoint(
      x: corner.x + inX / inLength * distance,
      y: corner.y + inY / inLength * distance
    )
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: first.x - side * inY / inLength * radius,
      y: first.y + side * inX / inLength * radius
    )
    let angle = atan2(first.y - center.y, first.x - center.x)
    return (center, angle, -side * (.pi - 2 * half))
  }
}

extension [PathElement] {
  /// The elements with all their points transformed; nil leaves them alone.
  package func applying(_ transform: CGAffineTransform?) -> [PathElement] {
    guard let transform, !transform.isIdentity else { return self }
    return map { $0.applying(transform) }
  }
}
