// SPDX-License-Identifier: Apache-2.0

import CPango
package import Drawing
package import Foundation
package import TextModel

/// Text laid out by `PangoShaper`: glyphs in their places, ready to be drawn at any scale.
package final class PangoTextLayout: TextLayout {
  /// Glyphs next to each other in one font.
  struct Run {
    var font: FontReference
    /// Places in `glyphs`.
    var range: Range<Int>
  }

  package let request: TextRequest
  package let size: CGSize
  package let lineCount: Int
  package let isTruncated: Bool
  package let inkBounds: CGRect
  /// All glyphs, placed relative to the upper left corner of the text.
  let glyphs: [cairo_glyph_t]
  let runs: [Run]
  /// How far from the left the text is drawn; nil for all of it.
  let clipWidth: CGFloat?
  private let metrics: FontMetrics

  init(
    _ request: TextRequest,
    broken: PangoLineBreaker.Result,
    reference: @escaping (UnsafeMutablePointer<PangoFont>) -> FontReference
  ) {
    let metrics = FontMetrics(request.font)
    let widths = broken.lines.map(Self.width)
    let widest = widths.max() ?? 0
    let room = request.width.map { $0.isFinite ? $0 : widest } ?? widest
    var builder = GlyphBuilder(reference: reference)
    for (index, line) in broken.lines.enumerated() {
      builder.add(
        line,
        x: request.offset(ofLineWidth: widths[index], in: room),
        baseline: metrics.ascender + CGFloat(index) * metrics.lineHeight
      )
    }
    self.request = request
    self.metrics = metrics
    lineCount = broken.lines.count
    isTruncated = broken.isTruncated
    clipWidth = broken.isClipped ? max(0, room) : nil
    size = CGSize(
      width: broken.isClipped ? min(widest, room) : widest,
      height: CGFloat(lineCount) * metrics.lineHeight
    )
    glyphs = builder.glyphs
    runs = builder.runs
    var ink = builder.ink
    if let clipWidth {
      ink = ink.intersection(CGRect(x: 0, y: ink.minY, width: clipWidth, height: ink.height))
    }
    inkBounds = ink
  }

  /// The width of a line in points, without the spaces at which it was broken.
  static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
    var units = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let string = item.pointee.glyphs, let infos = string.pointee.glyphs else { continue }
      for index in 0..<Int(string.pointee.num_glyphs) {
        units += GlyphCode.width(of: infos[index], in: item)
      }
    }
    return CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  package var firstBaseline: CGFloat { metrics.ascender }

  package var lastBaseline: CGFloat {
    metrics.ascender + CGFloat(max(0, lineCount - 1)) * metrics.lineHeight
  }

  package var textDescription: String { request.summary }

  package var boxes: [CGRect]? { nil }

  /// Equal requests give equal glyphs, as long as both shapers see the same fonts.
  package func isEqual(to other: any DrawableText) -> Bool {
    guard let other = other as? PangoTextLayout else { return false }
    return self === other || request == other.request
  }
}

/// Takes the glyphs out of lines of Pango's.
private struct GlyphBuilder {
  let reference: (UnsafeMutablePointer<PangoFont>) -> FontReference
  private(set) var glyphs: [cairo_glyph_t] = []
  private(set) var runs: [PangoTextLayout.Run] = []
  private(set) var ink = CGRect.null

  init(reference: @escaping (UnsafeMutablePointer<PangoFont>) -> FontReference) {
    self.reference = reference
  }

  mutating func add(
    _ line: UnsafeMutablePointer<PangoLayoutLine>,
    x: CGFloat,
    baseline: CGFloat
  ) {
    let unit = 1 / CGFloat(PANGO_SCALE)
    var inkOfLine = PangoRectangle()
    pango_layout_line_get_extents(line, &inkOfLine, nil)
    ink = ink.union(
      CGRect(
        x: x + CGFloat(inkOfLine.x) * unit,
        y: baseline + CGFloat(inkOfLine.y) * unit,
        width: CGFloat(inkOfLine.width) * unit,
        height: CGFloat(inkOfLine.height) * unit
      )
    )
    // Pango's own figure is off where there is an ellipsis.
    ink = ink.union(CGRect(x: x, y: baseline, width: PangoTextLayout.width(of: line), height: 0))
    var pen = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      add(item, x: x, baseline: baseline, pen: &pen)
    }
  }

  private mutating func add(
    _ item: UnsafeMutablePointer<PangoGlyphItem>,
    x: CGFloat,
    baseline: CGFloat,
    pen: inout Int
  ) {
    guard let string = item.pointee.glyphs, let infos = string.pointee.glyphs,
      let pangoFont = item.pointee.item?.pointee.analysis.font
    else { return }
    let unit = 1 / CGFloat(PANGO_SCALE)
    let start = glyphs.count
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = infos[index]
      defer { pen += GlyphCode.width(of: info, in: item) }
      guard info.glyph != GlyphCode.empty else { continue }
      // A character without a glyph shows the font's own sign for that.
      let isUnknown = info.glyph & GlyphCode.unknownFlag != 0
      glyphs.append(
        cairo_glyph_t(
          index: isUnknown ? 0 : UInt(info.glyph),
          x: Double(x + CGFloat(pen + Int(info.geometry.x_offset)) * unit),
          y: Double(baseline + CGFloat(Int(info.geometry.y_offset)) * unit)
        )
      )
    }
    guard glyphs.count > start else { return }
    let font = reference(pangoFont)
    if let last = runs.last, last.font === font, last.range.upperBound == start {
      runs[runs.count - 1].range = last.range.lowerBound..<glyphs.count
    } else {
      runs.append(PangoTextLayout.Run(font: font, range: start..<glyphs.count))
    }
  }
}

/// Pango's codes for what is no glyph of a font; Swift does not see its macros.
private enum GlyphCode {
  static let empty: UInt32 = 0x0FFF_FFFF
  static let unknownFlag: UInt32 = 0x1000_0000
  /// The flag of a run that stands for characters left out.
  static let isEllipsis: UInt8 = 1 << 1

  /// How far a glyph advances.
  ///
  /// Pango 1.50 adds letter spacing to an ellipsis once for every character left out: there the
  /// font's own figure is taken.
  static func width(
    of info: PangoGlyphInfo,
    in item: UnsafeMutablePointer<PangoGlyphItem>
  ) -> Int {
    guard let analysis = item.pointee.item?.pointee.analysis, analysis.flags & isEllipsis != 0,
      info.glyph != empty, let font = analysis.font
    else { return Int(info.geometry.width) }
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, info.glyph, nil, &logical)
    return Int(logical.width)
  }
}
