// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// A shaper that needs no fonts: every character is a box of the same width.
///
/// For tests that count points exactly and must not depend on installed fonts.
/// - A character (grapheme) advances by half the font's size plus the request's kern, and draws a
///   box that wide from the baseline to the height of capitals. White space draws nothing.
/// - Line metrics are those of `FontMetrics`.
/// - Lines break after spaces, inside words only where a word alone is too wide.
/// - A cut line holds as many characters as fit beside the ellipsis, itself a box.
/// - Text whose first strong character runs right to left is mirrored line by line.
package final class BoxShaper: TextShaper {
  /// Creates a shaper.
  package init() {}

  package func layout(_ request: TextRequest) -> any TextLayout {
    BoxTextLayout(request)
  }
}

/// Text laid out by `BoxShaper`.
package final class BoxTextLayout: TextLayout {
  package let request: TextRequest
  package let size: CGSize
  package let lineCount: Int
  package let isTruncated: Bool
  /// The characters of each line as shown, an ellipsis among them where some were left out.
  package let lines: [String]
  private let placedBoxes: [CGRect]
  private let metrics: FontMetrics

  /// Lays out a request.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  package init(_ request: TextRequest) {
    self.request = request
    metrics = FontMetrics(request.font)
    let advance = Self.advance(of: request)
    let broken = BoxLineBreaker(request: request, advance: advance).broken()
    let widths = broken.lines.map { advance * CGFloat($0.widthInCharacters) }
    let widest = widths.max() ?? 0
    let isJustified = request.alignment == .justified && request.width != nil
    var room = request.width ?? widest
    if !room.isFinite { room = widest }
    var boxes: [CGRect] = []
    var usedWidth = broken.isClipped ? min(widest, room) : widest
    for (index, line) in broken.lines.enumerated() {
      var spacing: CGFloat = 0
      if isJustified, !line.endsParagraph {
        let gaps = line.characters.prefix(line.widthInCharacters).count(where: \.isWhitespace)
        spacing = gaps > 0 ? max(0, room - widths[index]) / CGFloat(gaps) : 0
        if gaps > 0 { usedWidth = max(usedWidth, room) }
      }
      boxes += Self.boxes(
        of: line,
        request: request,
        room: room,
        width: widths[index],
        spacing: spacing,
        baseline: metrics.ascender + CGFloat(index) * metrics.lineHeight
      )
    }
    if broken.isClipped {
      boxes = boxes.compactMap { box in
        let left = max(box.minX, 0)
        let right = min(box.maxX, room)
        guard left < right else { return nil }
        return CGRect(x: left, y: box.minY, width: right - left, height: box.height)
      }
    }
    placedBoxes = boxes
    lines = broken.lines.map { String($0.characters) }
    lineCount = broken.lines.count
    size = CGSize(width: usedWidth, height: CGFloat(lineCount) * metrics.lineHeight)
    isTruncated = broken.isTruncated
  }

  /// How far a character advances: half the size, plus kern.
  package static func advance(of request: TextRequest) -> CGFloat {
    request.font.size / 2 + request.kern
  }

  package var firstBaseline: CGFloat { metrics.ascender }

  package var lastBaseline: CGFloat {
    metrics.ascender + CGFloat(max(0, lineCount - 1)) * metrics.lineHeight
  }

  package var textDescription: String { request.summary }

  package var inkBounds: CGRect { placedBoxes.reduce(.null) { $0.union($1) } }

  package var boxes: [CGRect]? { placedBoxes }

  package func isEqual(to other: any DrawableText) -> Bool {
    guard let other = other as? BoxTextLayout else { return false }
    return request == other.request
  }

  private static func boxes(
    of line: BoxLineBreaker.Line,
    request: TextRequest,
    room: CGFloat,
    width: CGFloat,
    spacing: CGFloat,
    baseline: CGFloat
  ) -> [CGRect] {
    let advance = advance(of: request)
    let capHeight = FontMetrics(request.font).capHeight
    let shownWidth = spacing > 0 ? room : width
    let start = request.offset(ofLineWidth: shownWidth, in: room)
    var boxes: [CGRect] = []
    var pen: CGFloat = 0
    for character in line.characters.prefix(line.widthInCharacters) {
      defer { pen += advance + (character.isWhitespace ? spacing : 0) }
      guard !character.isWhitespace else { continue }
      let x = request.resolvedDirection == .leftToRight ? pen : shownWidth - pen - advance
      boxes.append(
        CGRect(x: start + x, y: baseline - capHeight, width: advance, height: capHeight)
      )
    }
    return boxes
  }
}
