// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

extension CairoPainter {
  /// Draws under the rounded clips whose corners the drawing touches.
  ///
  /// - Parameters:
  ///   - bounds: what the drawing may touch, in the current coordinates. Clips and damage do not
  ///     count, so that a pixel comes out the same whatever part of the surface is drawn.
  ///   - body: draws with the current transform.
  func drawing(_ bounds: CGRect, _ body: () -> Void) {
    guard state.firstClip < state.clipCount else {
      body()
      return
    }
    drawing(pixels: bounds.applying(state.transform).integral, body)
  }

  /// Like `drawing(_:_:)`, for bounds in pixels.
  func drawing(pixels: CGRect, _ body: () -> Void) {
    guard touchesCorner(pixels) else {
      body()
      return
    }
    cairo_save(context)
    for clip in roundedClips[state.firstClip..<state.clipCount] where clip.isTouched(by: pixels) {
      setMatrix(clip.transform)
      addRoundedRect(clip.rect, radius: clip.radius, isContinuous: clip.isContinuous)
      cairo_clip(context)
    }
    applyTransform()
    body()
    cairo_restore(context)
  }

  private func touchesCorner(_ pixels: CGRect) -> Bool {
    for index in state.firstClip..<state.clipCount where roundedClips[index].isTouched(by: pixels) {
      return true
    }
    return false
  }

  func clip(to shape: Shape) {
    let pixels = shape.bounds.isNull ? .null : shape.bounds.applying(state.transform)
    switch shape {
    case .roundedRect(let rect, let radius, let isContinuous)
    where state.transform.keepsRectangles && pixels.isWhole && radius > 0:
      addRect(rect)
      cairo_clip(context)
      let corner = corner(of: rect, radius: radius, isContinuous: isContinuous)
      let reach = CGSize(width: corner.reach, height: corner.reach).applying(state.transform)
      roundedClips.append(
        RoundedClip(
          rect: rect,
          radius: radius,
          isContinuous: isContinuous,
          transform: state.transform,
          pixels: pixels,
          reach: CGSize(width: reach.width.magnitude + 1, height: reach.height.magnitude + 1)
        )
      )
      state.clipCount = roundedClips.count
    default:
      addPath(of: shape)
      cairo_clip(context)
    }
    state.clip = pixels.isNull ? .null : state.clip.intersection(pixels.integral)
  }

  func fill(_ shape: Shape, _ color: RGBA) {
    let bounds = shape.bounds
    guard isVisible(bounds), color.alpha > 0 else { return }
    drawing(bounds) {
      setSource(color)
      addPath(of: shape)
      cairo_fill(context)
    }
  }

  func stroke(_ shape: Shape, _ color: RGBA, _ style: StrokeStyle) {
    let reach = style.reach(along: shape)
    let bounds = shape.bounds.insetBy(dx: -reach, dy: -reach)
    guard isVisible(bounds), color.alpha > 0, style.width > 0 else { return }
    drawing(bounds) {
      setSource(color)
      addPath(of: shape)
      cairo_set_line_width(context, Double(style.width))
      cairo_set_line_cap(context, style.cap.cairo)
      cairo_set_line_join(context, style.join.cairo)
      cairo_set_miter_limit(context, Double(style.miterLimit))
      if style.dashes.isEmpty {
        cairo_set_dash(context, nil, 0, 0)
      } else {
        let dashes = style.dashes.map(Double.init)
        cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase))
      }
      cairo_stroke(context)
    }
  }
}

extension CairoPainter.RoundedClip {
  /// Whether drawing in `other` can reach a corner.
  func isTouched(by other: CGRect) -> Bool {
    let isNearSide =
      other.minX < pixels.minX + reach.width || other.maxX > pixels.maxX - reach.width
    let isNearEnd =
      other.minY < pixels.minY + reach.height || other.maxY > pixels.maxY - reach.height
    return isNearSide && isNearEnd
  }
}

extension CGRect {
  /// Whether all edges stand on whole numbers, but for rounding.
  var isWhole: Bool {
    func isWhole(_ value: CGFloat) -> Bool { (value - value.rounded()).magnitude < 0.002 }
    return isWhole(minX) && isWhole(minY) && isWhole(maxX) && isWhole(maxY)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
