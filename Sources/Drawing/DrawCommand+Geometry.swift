// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension DrawCommand {
  /// The command as it must read where everything it draws is to stand `vector` further on.
  ///
  /// Commands after a `concatenate` stay as they are, since that carries them along:
  /// `DisplayList.append(contentsOf:translatedBy:)` sees to this.
  package func translated(by vector: CGVector) -> DrawCommand {
    switch self {
    case .save, .restore, .beginGroup, .endGroup:
      return self
    case .concatenate(var transform):
      transform.tx += vector.dx
      transform.ty += vector.dy
      return .concatenate(transform)
    case .clip(let shape):
      return .clip(shape.translated(by: vector))
    case .fill(let shape, let color):
      return .fill(shape.translated(by: vector), color)
    case .stroke(let shape, let color, let style):
      return .stroke(shape.translated(by: vector), color, style)
    case .shadow(let shape, let style):
      return .shadow(shape.translated(by: vector), style)
    case .text(let text, let origin, let color):
      let moved = CGPoint(x: origin.x + vector.dx, y: origin.y + vector.dy)
      return .text(text, origin: moved, color)
    case .image(let image, let rect, let tint):
      return .image(image, rect.offsetBy(dx: vector.dx, dy: vector.dy), tint: tint)
    }
  }

  /// The area in which the command may change pixels, before transform and clip; null for one
  /// that draws nothing.
  package var bounds: CGRect {
    switch self {
    case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup:
      return .null
    case .fill(let shape, _):
      return shape.bounds
    case .stroke(let shape, _, let style):
      let reach = style.reach(along: shape)
      return shape.bounds.insetBy(dx: -reach, dy: -reach)
    case .shadow(let shape, let style):
      let reach = style.reach
      return shape.bounds.offsetBy(dx: style.offset.width, dy: style.offset.height)
        .insetBy(dx: -reach, dy: -reach)
    case .text(let text, let origin, _):
      // A backend may put glyphs on whole pixels: up to half a pixel away.
      return text.inkBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
    case .image(_, let rect, _):
      return rect.standardized
    }
  }
}

extension StrokeStyle {
  /// How far from the shape's outline ink may lie.
  package func reach(along shape: Shape) -> CGFloat {
    let half = width / 2
    guard case .path = shape else { return half }
    // A sharp corner sticks out by up to the miter limit, a square cap by its diagonal.
    return join == .miter ? half * max(miterLimit, 1.5) : half * 1.5
  }
}

extension ShadowStyle {
  /// How far from the moved shape the blur can be seen: three standard deviations and a pixel.
  package var reach: CGFloat { (3 * max(radius, 0)).rounded(.up) + 1 }
}
