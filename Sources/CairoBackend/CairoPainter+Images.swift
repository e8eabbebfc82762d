// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

extension CairoPainter {
  func draw(_ image: CGImage, in rect: CGRect, tint: RGBA?) {
    let rect = rect.standardized
    guard isVisible(rect), rect.width > 0, rect.height > 0 else { return }
    if let tint, tint.alpha <= 0 { return }
    drawing(rect) {
      let placed = rect.applying(state.transform)
      let isUpright =
        state.transform.b == 0 && state.transform.c == 0 && state.transform.a > 0
        && state.transform.d > 0
      let wide = placed.width / CGFloat(image.width)
      let high = placed.height / CGFloat(image.height)
      if isUpright, placed.isWhole, wide < 0.99 || high < 0.99 {
        let small = pictures.scaled(
          image,
          width: Int(placed.width.rounded()),
          height: Int(placed.height.rounded())
        )
        draw(small.surface, small.width, small.height, in: rect, tint, CAIRO_FILTER_NEAREST)
        return
      }
      let isExact = isUpright && placed.isWhole && abs(wide - 1) < 1e-3 && abs(high - 1) < 1e-3
      let filter =
        isExact ? CAIRO_FILTER_NEAREST : wide < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
      image.withCairoSurface { draw($0, image.width, image.height, in: rect, tint, filter) }
    }
  }

  private func draw(
    _ surface: OpaquePointer,
    _ width: Int,
    _ height: Int,
    in rect: CGRect,
    _ tint: RGBA?,
    _ filter: cairo_filter_t
  ) {
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    let wide = CGFloat(width) / rect.width
    let high = CGFloat(height) / rect.height
    var matrix = cairo_matrix_t(
      xx: Double(wide),
      yx: 0,
      xy: 0,
      yy: Double(high),
      x0: Double(-rect.minX * wide),
      y0: Double(-rect.minY * high)
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter)
    // The outermost pixels go on forever, so that edges do not fade.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard let tint else {
      cairo_set_source(context, pattern)
      addRect(rect)
      cairo_fill(context)
      return
    }
    cairo_save(context)
    addRect(rect)
    cairo_clip(context)
    setSource(tint)
    cairo_mask(context, pattern)
    cairo_restore(context)
  }
}

extension CGImage {
  /// The picture as a surface that cairo can read from while `body` runs.
  func withCairoSurface(_ body: (OpaquePointer) -> Void) {
    withPixels { pixels in
      // cairo only reads from a surface that nothing draws on.
      let bytes = UnsafeMutableRawPointer(mutating: pixels.baseAddress)?
        .assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes,
          CAIRO_FORMAT_ARGB32,
          Int32(width),
          Int32(height),
          Int32(bytesPerRow)
        )
      else { return }
      body(surface)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
