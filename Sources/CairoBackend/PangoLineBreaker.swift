// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation
import TextModel

/// A layout of Pango's, freed with this object.
final class PangoLayoutBox: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ context: OpaquePointer) {
    guard let pointer = pango_layout_new(context) else {
      fatalError("Pango cannot create a layout")
    }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []
    var node = pango_layout_get_lines_readonly(pointer)
    while let current = node {
      if let data = current.pointee.data {
        lines.append(data.assumingMemoryBound(to: PangoLayoutLine.self))
      }
      node = current.pointee.next
    }
    return lines
  }
}

/// Breaks a request into lines, and cuts the last one where there are too many.
struct PangoLineBreaker {
  /// The lines in order, with the layouts that own them.
  struct Result {
    var lines: [UnsafeMutablePointer<PangoLayoutLine>]
    var layouts: [PangoLayoutBox]
    var isTruncated = false
    /// Whether the last line is as long as its text, and is to be drawn only as far as it fits.
    var isClipped = false
  }

  let request: TextRequest
  let needs: FontNeeds
  let context: OpaquePointer

  func broken() -> Result {
    let limit = request.maximumLineCount
    let isSingleClipped = request.lineBreak == .byClipping && limit == 1
    var layout = makeLayout(request.string, wraps: !isSingleClipped)
    var lines = layout.lines
    let tooWide = isSingleClipped ? [] : overflowing(lines)
    if !tooWide.isEmpty {
      layout = makeLayout(request.string, wraps: true, breaking: tooWide)
      lines = layout.lines
    }
    if isSingleClipped { return clipped(lines, layout) }
    guard limit > 0, lines.count > limit else { return Result(lines: lines, layouts: [layout]) }
    let kept = Array(lines.prefix(limit - 1))
    let start = Int(lines[limit - 1].pointee.start_index)
    let rest = String(request.string.utf8.dropFirst(start)) ?? ""
    switch request.lineBreak {
    case .byWordWrapping, .byCharWrapping:
      let shown = kept + [lines[limit - 1]]
      return Result(lines: shown, layouts: [layout], isTruncated: true)
    case .byClipping:
      let last = makeLayout(rest, wraps: false)
      var result = clipped(last.lines, last)
      result.lines = kept + result.lines
      result.layouts.append(layout)
      return result
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail:
      let last = makeCutLayout(rest)
      let isCut = pango_layout_is_ellipsized(last.layout.pointer) != 0 || last.isForced
      let shown = kept + last.layout.lines.prefix(1)
      return Result(lines: shown, layouts: [layout, last.layout], isTruncated: isCut)
    }
  }

  /// The places of lines wider than the room: words that are kept whole though they do not fit.
  private func overflowing(
    _ lines: [UnsafeMutablePointer<PangoLayoutLine>]
  ) -> [Range<UInt32>] {
    guard let width = request.width, !request.string.utf8.allSatisfy({ $0 < 0x80 }) else {
      return []
    }
    return lines.filter { PangoTextLayout.width(of: $0) > width + 0.01 }.map { line in
      let start = UInt32(line.pointee.start_index)
      return start..<start + UInt32(line.pointee.length)
    }
  }

  /// The first of a layout's unwrapped lines, drawn as far as it fits.
  private func clipped(
    _ lines: [UnsafeMutablePointer<PangoLayoutLine>],
    _ layout: PangoLayoutBox
  ) -> Result {
    var isTooLong = false
    if let width = request.width, let first = lines.first {
      isTooLong = PangoTextLayout.width(of: first) > width + 0.01
    }
    return Result(
      lines: Array(lines.prefix(1)),
      layouts: [layout],
      isTruncated: isTooLong || lines.count > 1,
      isClipped: isTooLong
    )
  }

  /// One line from a rest of the text, with an ellipsis where characters are missing.
  private func makeCutLayout(_ rest: String) -> (layout: PangoLayoutBox, isForced: Bool) {
    let paragraph = rest.prefix { !$0.isNewline }
    var isForced = false
    var text: String
    if request.lineBreak == .byTruncatingTail {
      // Later paragraphs are missing even where this one fits.
      isForced = paragraph.utf8.count < rest.utf8.count
      text = String(paragraph) + (isForced ? "…" : "")
    } else {
      text = String(rest.map { $0.isNewline ? " " : $0 })
    }
    let layout = makeLayout(text, wraps: true)
    switch request.lineBreak {
    case .byTruncatingHead: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_START)
    case .byTruncatingMiddle: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_MIDDLE)
    default: pango_layout_set_ellipsize(layout.pointer, PANGO_ELLIPSIZE_END)
    }
    return (layout, isForced)
  }

  private func makeLayout(
    _ string: String,
    wraps: Bool,
    breaking brokenRanges: [Range<UInt32>] = []
  ) -> PangoLayoutBox {
    let box = PangoLayoutBox(context)
    let layout = box.pointer
    let description = makeFontDescription()
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    let isByCharacter = request.lineBreak == .byCharWrapping
    pango_layout_set_wrap(layout, isByCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    let attributes = TextAttributes(request: request, brokenRanges: brokenRanges)
      .makeList(for: string)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if wraps, let width = request.width, width < 1_000_000 {
      // One unit, a thousandth of a point, forgives rounding in the caller's sums.
      let units = (max(0, width) * CGFloat(PANGO_SCALE)).rounded() + 1
      pango_layout_set_width(layout, Int32(units))
    }
    return box
  }

  private func makeFontDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    var families: [String] = []
    if needs.contains(FontGroup.Index.monospaced) || needs.contains(FontGroup.Index.monospacedBold)
    {
      families.append("Noto Sans Mono CJK KR")
    }
    if case .named(let name) = request.font.family,
      needs.indexes.contains(where: { FontGroup.all[$0].family == name })
    {
      families.append(name)
    }
    for index in needs.indexes where !families.contains(FontGroup.all[index].family) {
      families.append(FontGroup.all[index].family)
    }
    pango_font_description_set_family(description, families.joined(separator: ","))
    let size = max(request.font.size, 0.1) * CGFloat(PANGO_SCALE)
    pango_font_description_set_absolute_size(description, Double(size))
    pango_font_description_set_weight(description, PangoWeight(weight))
    let style = request.font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    pango_font_description_set_style(description, style)
    return description
  }

  /// The weight on the scale of font files, in whole hundreds.
  private var weight: UInt32 {
    let steps: [(upTo: CGFloat, weight: UInt32)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700),
      (0.59, 800),
    ]
    return steps.first { request.font.weight < $0.upTo }?.weight ?? 900
  }
}
