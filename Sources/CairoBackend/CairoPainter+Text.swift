// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

extension CairoPainter {
  func draw(_ text: any DrawableText, at origin: CGPoint, _ color: RGBA) {
    let ink = text.inkBounds
    guard !ink.isNull, color.alpha > 0 else { return }
    // Glyphs stand on whole pixels: up to half a pixel away, and their edges one more.
    let margin = 2 / scale
    let bounds = ink.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -margin, dy: -margin)
    guard isVisible(bounds) else { return }
    drawing(bounds) {
      if let layout = text as? PangoTextLayout {
        drawGlyphs(of: layout, at: origin, color)
      } else if let boxes = text.boxes {
        setSource(color)
        for box in boxes { addRect(box.offsetBy(dx: origin.x, dy: origin.y)) }
        cairo_fill(context)
      }
    }
  }

  private func drawGlyphs(of layout: PangoTextLayout, at origin: CGPoint, _ color: RGBA) {
    let isClipped = layout.clipWidth != nil
    if let width = layout.clipWidth {
      cairo_save(context)
      addRect(CGRect(x: origin.x, y: origin.y - 1_000, width: width, height: 1_000_000))
      cairo_clip(context)
    }
    setSource(color)
    scratch.removeAll(keepingCapacity: true)
    for glyph in layout.glyphs {
      scratch.append(
        cairo_glyph_t(
          index: glyph.index,
          x: glyph.x + Double(origin.x),
          y: glyph.y + Double(origin.y)
        )
      )
    }
    scratch.withUnsafeBufferPointer { glyphs in
      for run in layout.runs {
        show(glyphs[run.range], in: run.font, alpha: color.alpha)
      }
    }
    if isClipped { cairo_restore(context) }
  }

  private func show(
    _ glyphs: Slice<UnsafeBufferPointer<cairo_glyph_t>>,
    in font: FontReference,
    alpha: CGFloat
  ) {
    let run = UnsafeBufferPointer(rebasing: glyphs)
    cairo_set_scaled_font(context, font.scaledFont)
    guard font.isColor, alpha < 1 else {
      cairo_show_glyphs(context, run.baseAddress, Int32(run.count))
      return
    }
    // cairo draws colored glyphs as they are, whatever the alpha of the text.
    var extents = cairo_text_extents_t()
    cairo_glyph_extents(context, run.baseAddress, Int32(run.count), &extents)
    guard let first = run.first else { return }
    cairo_save(context)
    addRect(
      CGRect(
        x: first.x + extents.x_bearing - 1,
        y: first.y + extents.y_bearing - 1,
        width: extents.width + 2,
        height: extents.height + 2
      )
    )
    cairo_clip(context)
    cairo_push_group(context)
    cairo_set_scaled_font(context, font.scaledFont)
    cairo_show_glyphs(context, run.baseAddress, Int32(run.count))
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, Double(alpha))
    cairo_restore(context)
  }
}
