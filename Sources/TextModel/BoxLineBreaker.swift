// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Breaks text whose characters all advance alike into lines, and cuts what is too long.
struct BoxLineBreaker {
  struct Line {
    var characters: [Character]
    /// How many of the characters count for the width: not the spaces at which the line broke.
    var widthInCharacters: Int
    var endsParagraph: Bool

    init(_ characters: some Collection<Character>, endsParagraph: Bool) {
      self.characters = Array(characters)
      self.endsParagraph = endsParagraph
      widthInCharacters = characters.count
      guard !endsParagraph else { return }
      let visible = self.characters.reversed().drop(while: \.isWhitespace)
      widthInCharacters = visible.count
    }
  }

  struct Result {
    var lines: [Line]
    var isTruncated = false
    var isClipped = false
  }

  /// A line before it is cut: places in all characters of the text.
  private struct Span {
    var range: Range<Int>
    var endsParagraph: Bool
  }

  let request: TextRequest
  private let characters: [Character]
  /// The most characters that fit side by side; nil for no limit.
  private let capacity: Int?

  init(request: TextRequest, advance: CGFloat) {
    self.request = request
    characters = Array(request.string)
    guard let width = request.width, width.isFinite, advance > 0 else {
      capacity = nil
      return
    }
    // A thousandth of a point forgives rounding in the caller's sums.
    capacity = max(0, Int(((width + 0.001) / advance).rounded(.down)))
  }

  func broken() -> Result {
    let spans = spans()
    let limit = request.maximumLineCount
    let isSingleClipped = request.lineBreak == .byClipping && limit == 1
    guard limit > 0, spans.count > limit || isSingleClipped else {
      return Result(lines: spans.map(line))
    }
    var lines = spans.prefix(limit - 1).map(line)
    let start = spans[limit - 1].range.lowerBound
    let rest = characters[start...]
    switch request.lineBreak {
    case .byWordWrapping, .byCharWrapping:
      var last = line(spans[limit - 1])
      last = Line(last.characters, endsParagraph: false)
      return Result(lines: lines + [last], isTruncated: true)
    case .byClipping:
      let paragraph = rest.prefix { !$0.isNewline }
      lines.append(Line(paragraph, endsParagraph: true))
      let isTooLong = capacity.map { paragraph.count > $0 } ?? false
      let isCut = isTooLong || paragraph.count < rest.count
      return Result(lines: lines, isTruncated: isCut, isClipped: isTooLong)
    case .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle:
      let shown = cut(rest)
      lines.append(Line(shown, endsParagraph: true))
      let isCut = request.lineBreak == .byTruncatingTail || shown.count < rest.count
      return Result(lines: lines, isTruncated: isCut)
    }
  }

  private func line(_ span: Span) -> Line {
    var line = Line(characters[span.range], endsParagraph: span.endsParagraph)
    if let capacity, line.widthInCharacters > capacity {
      // Spaces that do not fit hang over the edge.
      let hanging = line.characters.reversed().prefix(while: \.isWhitespace).count
      line.widthInCharacters -= min(hanging, line.widthInCharacters - capacity)
    }
    return line
  }

  /// The characters left of a rest that is too long, with an ellipsis where some are missing.
  private func cut(_ rest: ArraySlice<Character>) -> [Character] {
    let paragraph = rest.prefix { !$0.isNewline }
    let flat = rest.map { $0.isNewline ? " " : $0 }
    let room = max(0, (capacity ?? flat.count + 1) - 1)
    if request.lineBreak != .byTruncatingTail, flat.count <= capacity ?? .max { return flat }
    switch request.lineBreak {
    case .byTruncatingHead:
      return ["…"] + flat.suffix(room)
    case .byTruncatingMiddle:
      let head = (room + 1) / 2
      return flat.prefix(head) + ["…"] + flat.suffix(room - head)
    default:
      return paragraph.prefix(room) + ["…"]
    }
  }

  private func spans() -> [Span] {
    var spans: [Span] = []
    var start = 0
    while true {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      appendSpans(of: start..<end, to: &spans)
      guard end < characters.count else { return spans }
      start = end + 1
    }
  }

  /// Breaks one paragraph.
  private func appendSpans(of paragraph: Range<Int>, to spans: inout [Span]) {
    let capacity = max(1, capacity ?? .max)
    var start = paragraph.lowerBound
    while paragraph.upperBound - start > capacity {
      var end = start + capacity
      if request.lineBreak == .byCharWrapping {
        // Spaces that do not fit hang over the edge.
        while end < paragraph.upperBound, characters[end].isWhitespace { end += 1 }
      } else {
        end = wordBreak(after: start, overflowingAt: end, in: paragraph)
      }
      guard end < paragraph.upperBound else { break }
      spans.append(Span(range: start..<end, endsParagraph: false))
      start = end
    }
    spans.append(Span(range: start..<paragraph.upperBound, endsParagraph: true))
  }

  /// The last place after a space, no later than the first character that does not fit.
  private func wordBreak(after start: Int, overflowingAt end: Int, in paragraph: Range<Int>) -> Int
  {
    var hanging = end
    while hanging < paragraph.upperBound, characters[hanging].isWhitespace { hanging += 1 }
    if hanging > end || characters[end - 1].isWhitespace { return hanging }
    guard let space = characters[start..<end].lastIndex(where: \.isWhitespace), space >= start
    else {
      return end
    }
    return space + 1
  }
}
