// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

extension CairoPainter {
  /// Draws the shadow of a shape.
  ///
  /// - Parameters:
  ///   - shape: what casts the shadow.
  ///   - style: color, blur and offset.
  ///   - next: what is drawn after; what it hides of the shadow is left out.
  func drawShadow(of shape: Shape, _ style: ShadowStyle, next: DrawCommand) {
    let moved = shape.translated(by: CGVector(dx: style.offset.width, dy: style.offset.height))
    let reach = style.reach
    let bounds = moved.bounds
    guard !bounds.isNull, style.color.alpha > 0 else { return }
    let blurred = bounds.insetBy(dx: -reach, dy: -reach)
    let pixels = visiblePixels(blurred)
    guard !pixels.isNull else { return }
    let transform = state.transform
    let factor = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let deviation = style.radius * factor
    guard deviation >= 0.3 else {
      fill(moved, style.color)
      return
    }
    drawing(blurred) {
      cairo_save(context)
      cairo_identity_matrix(context)
      leaveOut(hiddenPixels(of: shape, by: next), in: pixels)
      setSource(style.color)
      if case .path(let path) = moved {
        drawMask(of: path, deviation: deviation)
      } else if !transform.keepsShapes {
        var curve = PathElement.rect(bounds)
        if case .roundedRect(let rect, let radius, let isContinuous) = moved {
          curve = corner(of: rect, radius: radius, isContinuous: isContinuous).outline(of: rect)
        }
        drawMask(of: CGPath(elements: curve), deviation: deviation)
      } else {
        var rounding = (radius: CGFloat(0), isContinuous: false)
        if case .roundedRect(_, let radius, let isContinuous) = moved {
          rounding = (radius * factor, isContinuous)
        }
        drawMask(
          of: bounds.applying(transform),
          radius: rounding.radius,
          isContinuous: rounding.isContinuous,
          deviation: deviation
        )
      }
      cairo_restore(context)
    }
  }

  private func drawMask(
    of rect: CGRect,
    radius: CGFloat,
    isContinuous: Bool,
    deviation: CGFloat
  ) {
    let left = rect.minX.rounded()
    let top = rect.minY.rounded()
    let size = ShadowCache.RoundedRect(
      width: max(1, Int(rect.maxX.rounded() - left)),
      height: max(1, Int(rect.maxY.rounded() - top)),
      radius: radius,
      isContinuous: isContinuous
    )
    let mask = shadows.mask(of: size, deviation: deviation)
    let margin = CGFloat(ShadowCache.margin(deviation: deviation))
    cairo_mask_surface(context, mask.surface, Double(left - margin), Double(top - margin))
  }

  private func drawMask(of path: CGPath, deviation: CGFloat) {
    let placed = CGPath(
      elements: path.elements.map { $0.applying(state.transform) },
      fillRule: path.fillRule
    )
    let bounds = placed.boundingBox
    let origin = CGPoint(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let mask = shadows.mask(of: placed, origin: origin, deviation: deviation)
    let margin = CGFloat(ShadowCache.margin(deviation: deviation))
    cairo_mask_surface(
      context,
      mask.surface,
      Double(origin.x - margin),
      Double(origin.y - margin)
    )
  }

  /// The pixels of a shape that the command after its shadow covers fully.
  private func hiddenPixels(of shape: Shape, by next: DrawCommand) -> CGRect {
    guard case .fill(shape, let color) = next, color.alpha >= 1, state.transform.keepsRectangles
    else { return .null }
    var covered = shape.bounds
    switch shape {
    case .rect: break
    case .roundedRect(let rect, let radius, let isContinuous):
      let reach = corner(of: rect, radius: radius, isContinuous: isContinuous).reach
      covered = covered.insetBy(dx: 0, dy: reach)
    case .path: return .null
    }
    let placed = covered.isNull ? .null : covered.applying(state.transform)
    let left = (placed.minX - 0.001).rounded(.up)
    let top = (placed.minY - 0.001).rounded(.up)
    let right = (placed.maxX + 0.001).rounded(.down)
    let bottom = (placed.maxY + 0.001).rounded(.down)
    guard !placed.isNull, left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func leaveOut(_ hidden: CGRect, in pixels: CGRect) {
    addRect(pixels)
    if !hidden.isNull, pixels.intersects(hidden) {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      addRect(hidden.intersection(pixels))
    }
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }
}

extension CGAffineTransform {
  /// Whether rounded rectangles stay so, upright and with corners as wide as high.
  fileprivate var keepsShapes: Bool {
    keepsRectangles && (a.magnitude - d.magnitude).magnitude < 1e-9
      && (b.magnitude - c.magnitude).magnitude < 1e-9
  }
}
