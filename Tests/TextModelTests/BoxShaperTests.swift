// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import TextModel

@Suite("The box font")
@MainActor
struct BoxShaperTests {
  /// Size 20: every character is 10 points wide.
  private func lay(
    _ string: String,
    width: CGFloat? = nil,
    lines: Int = 0,
    breaking lineBreak: TextLineBreak = .byTruncatingTail,
    alignment: TextAlignment = .natural,
    kern: CGFloat = 0
  ) -> BoxTextLayout {
    var request = TextRequest(string: string, font: FontDescription(size: 20))
    request.width = width
    request.maximumLineCount = lines
    request.lineBreak = lineBreak
    request.alignment = alignment
    request.kern = kern
    return BoxTextLayout(request)
  }

  @Test("a character is half the size wide, a line as high as the font's line")
  func size() {
    let layout = lay("Hello")
    let lineHeight: CGFloat = 20 * 2444 / 2048
    #expect(layout.size == CGSize(width: 50, height: lineHeight))
    #expect(abs(layout.firstBaseline - 19.04296875) < 1e-9)
    #expect(layout.lastBaseline == layout.firstBaseline)
    #expect(!layout.isTruncated)
    #expect(lay("Hi", kern: 1.5).size.width == 23)
  }

  @Test("a family emoji and a flag are one character each")
  func graphemes() {
    #expect(lay("👨‍👩‍👧‍👦🇰🇷é").size.width == 30)
  }

  @Test("no text is one line without width")
  func empty() {
    let layout = lay("")
    #expect(layout.lineCount == 1)
    #expect(layout.size.width == 0)
    #expect(layout.boxes?.isEmpty == true)
    #expect(layout.inkBounds.isNull)
  }

  @Test("boxes stand on the baseline; spaces draw none")
  func boxes() throws {
    let layout = lay("a b")
    let boxes = try #require(layout.boxes)
    #expect(boxes.map(\.minX) == [0, 20])
    #expect(boxes.map(\.width) == [10, 10])
    #expect(boxes.allSatisfy { abs($0.maxY - layout.firstBaseline) < 1e-9 })
    #expect(boxes.allSatisfy { abs($0.height - 20 * 1443 / 2048) < 1e-9 })
    #expect(layout.inkBounds.width == 30)
  }

  @Test("words wrap; the spaces at a break do not count")
  func wordWrapping() {
    let layout = lay("one two   three", width: 70)
    #expect(layout.lines == ["one two   ", "three"])
    #expect(layout.size.width == 70)
    #expect(layout.lineCount == 2)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 20 * 2444 / 2048) < 1e-9)
  }

  @Test("a word that alone is too wide is broken anywhere")
  func longWord() {
    #expect(lay("ab abcdefgh", width: 40).lines == ["ab ", "abcd", "efgh"])
    #expect(lay("abc", width: 5).lines == ["a", "b", "c"])
  }

  @Test("by character, lines are as full as they can be")
  func characterWrapping() {
    #expect(lay("one two", width: 50, breaking: .byCharWrapping).lines == ["one t", "wo"])
  }

  @Test("new lines break; a last one opens an empty line")
  func newlines() {
    #expect(lay("a\nbc").lines == ["a", "bc"])
    #expect(lay("a\r\n\nb").lines == ["a", "", "b"])
    #expect(lay("a\n").lineCount == 2)
  }

  @Test(
    "a line that is too long is cut with an ellipsis",
    arguments: [
      (TextLineBreak.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"),
      (.byTruncatingMiddle, "ab…ij"),
    ]
  )
  func truncation(lineBreak: TextLineBreak, shown: String) {
    let layout = lay("abcdefghij", width: 50, lines: 1, breaking: lineBreak)
    #expect(layout.lines == [shown])
    #expect(layout.isTruncated)
    #expect(layout.size.width == 50)
    let fitting = lay("abcdefghij", width: 100, lines: 1, breaking: lineBreak)
    #expect(!fitting.isTruncated)
  }

  @Test("the last line allowed takes what is left, cut")
  func truncatedLines() {
    let layout = lay("aa bb cc dd ee ff", width: 50, lines: 2)
    #expect(layout.lines == ["aa bb ", "cc d…"])
    #expect(layout.isTruncated)
    #expect(!lay("aa bb cc dd", width: 50, lines: 2).isTruncated)
  }

  @Test("a paragraph left out leaves an ellipsis")
  func truncatedParagraph() {
    #expect(lay("ab\ncd", lines: 1).lines == ["ab…"])
    #expect(lay("ab\ncd", lines: 1).isTruncated)
  }

  @Test("wrapping without truncation leaves out lines silently, clipping cuts boxes")
  func clipping() throws {
    let wrapped = lay("aa bb cc", width: 50, lines: 1, breaking: .byWordWrapping)
    #expect(wrapped.lines == ["aa bb "])
    #expect(wrapped.isTruncated)
    let clipped = lay("abcdef", width: 35, lines: 1, breaking: .byClipping)
    let boxes = try #require(clipped.boxes)
    #expect(boxes.map(\.width) == [10, 10, 10, 5])
    #expect(clipped.size.width == 35)
    #expect(clipped.isTruncated)
    #expect(!lay("abc", width: 35, lines: 1, breaking: .byClipping).isTruncated)
  }

  @Test("Hebrew is mirrored and stands on the right")
  func rightToLeft() throws {
    let boxes = try #require(lay("א בג", width: 100, lines: 1).boxes)
    #expect(boxes.map(\.minX) == [90, 70, 60])
    let left = try #require(lay("אב", width: 100, lines: 1, alignment: .left).boxes)
    #expect(left.map(\.minX) == [10, 0])
  }

  @Test("justified lines fill the room, but for the last")
  func justified() throws {
    let layout = lay("a b cccc dd", width: 60, lines: 0, alignment: .justified)
    #expect(layout.lines == ["a b ", "cccc ", "dd"])
    let boxes = try #require(layout.boxes)
    #expect(boxes.prefix(2).map(\.minX) == [0, 50])
    #expect(layout.size.width == 60)
  }

  @Test("room without end is no room at all")
  func infiniteWidth() {
    let layout = lay("hello", width: .infinity, alignment: .right)
    #expect(layout.size.width == 50)
    #expect(layout.boxes?.first?.minX == 0)
  }

  @Test("layouts of equal requests are equal, and say what they show")
  func equality() {
    #expect(lay("a").isEqual(to: lay("a")))
    #expect(!lay("a").isEqual(to: lay("b")))
    #expect(lay("a \"b\"").textDescription == #""a \"b\"" system 20"#)
    #expect(lay("a").string == "a")
    var font = FontDescription(family: .monospaced, size: 12.5, weight: 0.4, isItalic: true)
    font.hasMonospacedDigits = true
    let described = BoxTextLayout(TextRequest(string: "x", font: font)).textDescription
    #expect(described == #""x" monospaced 12.5 weight 0.4 italic monospaced digits"#)
  }

  @Test(
    "wrapping keeps every character and never exceeds the room",
    arguments: RandomSource.seeds(300)
  )
  func randomWrapping(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let letters: [Character] = ["a", "b", " ", "\n", "é", "👍🏽"]
    let count = Int.random(in: 0...40, using: &random)
    let string = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
    let width = CGFloat(Int.random(in: 1...12, using: &random) * 10)
    let isByCharacter = Bool.random(using: &random)
    let layout = lay(
      string,
      width: width,
      breaking: isByCharacter ? .byCharWrapping : .byWordWrapping
    )
    #expect(layout.lines.joined() == string.filter { !$0.isNewline }, "SEED=\(seed)")
    #expect(layout.size.width <= width, "SEED=\(seed) \(layout.lines)")
    #expect(layout.boxes?.count == string.count { !$0.isWhitespace }, "SEED=\(seed)")
    #expect(!layout.isTruncated, "SEED=\(seed)")
    let limit = Int.random(in: 1...4, using: &random)
    let cut = lay(string, width: width, lines: limit)
    #expect(cut.lineCount == min(limit, lay(string, width: width).lineCount), "SEED=\(seed)")
    #expect(cut.size.width <= width, "SEED=\(seed) \(cut.lines)")
  }
}
