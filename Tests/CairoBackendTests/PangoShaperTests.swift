// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import Testing
import TextModel

@Suite("Shaping with Pango")
@MainActor
struct PangoShaperTests {
  private let long = "The quick brown fox jumps over the lazy dog, and 한국어 too 🎉."

  /// Rows "SF width sample" of the reference figures: label widths that Interface Builder stored.
  nonisolated private static let samples: [(String, CGFloat, CGFloat, CGFloat)] = [
    ("Title", 17, 0, 33), ("Detail", 17, 0, 44), ("Name", 17, 0, 45), ("Email", 17, 0, 41),
    ("Service", 17, 0, 57), ("Font", 17, 0, 34.5), ("Default", 17, 0, 55),
    ("Player 1", 17, 0, 58.5),
    ("Nintendo", 17, 0, 69.5), ("Google Drive", 17, 0, 98.5), ("Sega Genesis", 17, 0, 104),
    ("Super Nintendo", 17, 0, 119), ("Game Boy Advance", 17, 0, 148.5),
    ("Controller Name", 17, 0, 124.5), ("Subtitle", 12, 0, 44), ("Subtitle", 11, 0, 40.5),
    ("Subtitle", 13, 0, 46.667), ("Title", 17, 0.3, 35), ("Presets Language", 17, 0.3, 143),
  ]

  @Test("labels are as wide as on iOS, within 2 % or a point", arguments: samples)
  func widths(string: String, size: CGFloat, weight: CGFloat, expected: CGFloat) {
    let width = Texts.layout(Texts.request(string, size: size, weight: weight)).size.width
    #expect(abs(width - expected) <= max(1, expected * 0.02), "\(width)")
  }

  @Test(
    "a line is as high as the system font's, whatever fonts it needs",
    arguments: ["Title", "한국어 제목", "👨‍👩‍👧‍👦🎉", "مرحبا", "שלום", "日本語", "ไทย", "हिन्दी", ""]
  )
  func lineHeights(string: String) {
    let layout = Texts.layout(Texts.request(string))
    #expect(abs(layout.size.height - 20.287109375) < 1e-9)
    #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    #expect(layout.lineCount == 1)
  }

  @Test("lines stand one line height apart")
  func lineDistance() {
    let layout = Texts.layout(Texts.request("a\n한\n🎉", lines: 0))
    #expect(layout.lineCount == 3)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * 20.287109375) < 1e-9)
    #expect(abs(layout.size.height - 3 * 20.287109375) < 1e-9)
  }

  @Test(
    "text that is too long is truncated, and says so",
    arguments: [
      TextLineBreak.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
      .byWordWrapping, .byCharWrapping,
    ]
  )
  func truncation(lineBreak: TextLineBreak) {
    let cut = Texts.layout(Texts.request(long, width: 150, breaking: lineBreak))
    #expect(cut.isTruncated)
    #expect(cut.lineCount == 1)
    #expect(cut.size.width <= 150.01)
    #expect(cut.size.width > 100)
    let whole = Texts.layout(Texts.request(long, width: 1_000, breaking: lineBreak))
    #expect(!whole.isTruncated)
  }

  @Test(
    "text fits exactly in the width that it has",
    arguments: ["Title", "한국어 제목", "Nintendo 64"]
  )
  func exactWidth(string: String) {
    let free = Texts.layout(Texts.request(string))
    let fitting = Texts.layout(Texts.request(string, width: free.size.width))
    #expect(!fitting.isTruncated)
    #expect(fitting.size == free.size)
    #expect(Texts.layout(Texts.request(string, width: free.size.width - 1)).isTruncated)
  }

  @Test("words wrap into lines that fit, up to the line limit")
  func wrapping() {
    let free = Texts.layout(Texts.request(long, width: 120, lines: 0))
    #expect(free.lineCount > 3)
    #expect(!free.isTruncated)
    #expect(free.size.width <= 120)
    let limited = Texts.layout(Texts.request(long, width: 120, lines: 2))
    #expect(limited.lineCount == 2)
    #expect(limited.isTruncated)
  }

  @Test("a paragraph that is left out truncates the line before it")
  func paragraphs() {
    let cut = Texts.layout(Texts.request("ab\ncd", width: 200))
    #expect(cut.isTruncated)
    #expect(cut.size.width > Texts.layout(Texts.request("ab")).size.width + 5)
  }

  @Test("Korean breaks between words, inside a word only where it does not fit")
  func koreanWrapping() {
    let word = Texts.layout(Texts.request("대한민국")).size.width
    let layout = Texts.layout(Texts.request("우리 대한민국", width: word + 20, lines: 0))
    #expect(layout.lineCount == 2)
    #expect(abs(layout.size.width - word) < 0.5)
    let narrow = Texts.layout(Texts.request("대한민국", width: word * 0.6, lines: 0))
    #expect(narrow.lineCount == 2)
    #expect(narrow.size.width <= word * 0.6)
    let byCharacter = Texts.layout(
      Texts.request("우리 대한민국", width: word + 20, lines: 0, breaking: .byCharWrapping)
    )
    #expect(byCharacter.size.width > word + 1)
  }

  @Test("natural text stands where reading begins")
  func naturalAlignment() {
    let latin = Texts.layout(Texts.request("Hello", width: 200))
    #expect(latin.inkBounds.minX < 5)
    let hebrew = Texts.layout(Texts.request("שלום", width: 200))
    #expect(hebrew.inkBounds.maxX > 195)
    let arabic = Texts.layout(Texts.request("123 مرحبا", width: 200))
    #expect(arabic.inkBounds.maxX > 195)
    var digits = Texts.request("123", width: 200)
    #expect(Texts.layout(digits).inkBounds.minX < 5)
    digits.direction = .rightToLeft
    #expect(Texts.layout(digits).inkBounds.maxX > 195)
  }

  @Test("left, center and right override the direction", arguments: ["Hello", "שלום"])
  func alignment(string: String) {
    func ink(_ alignment: TextAlignment) -> CGRect {
      Texts.layout(Texts.request(string, width: 200, alignment: alignment)).inkBounds
    }
    #expect(ink(.left).minX < 5)
    #expect(ink(.right).maxX > 195)
    #expect(abs(ink(.center).midX - 100) < 2)
  }

  @Test("justified lines are as wide as the room, but for the last")
  func justified() {
    let layout = Texts.layout(
      Texts.request(
        "one two three four five six seven",
        width: 130,
        lines: 0,
        alignment: .justified
      )
    )
    #expect(abs(layout.size.width - 130) < 0.1)
    let single = Texts.layout(Texts.request("one two", width: 130, lines: 0, alignment: .justified))
    #expect(single.size.width < 100)
  }

  @Test("kern widens text; monospaced digits are equally wide")
  func spacing() {
    var request = Texts.request("abcd")
    let width = Texts.layout(request).size.width
    request.kern = 3
    #expect(abs(Texts.layout(request).size.width - width - 10.5) < 2)
    var ones = Texts.request("1111")
    var eights = Texts.request("8888")
    #expect(Texts.layout(ones).size.width + 2 < Texts.layout(eights).size.width)
    ones.font.hasMonospacedDigits = true
    eights.font.hasMonospacedDigits = true
    #expect(Texts.layout(ones).size.width == Texts.layout(eights).size.width)
  }

  @Test("in the monospaced font all letters are equally wide")
  func monospaced() {
    var narrow = Texts.request("iiii")
    var wide = Texts.request("WWWW")
    narrow.font.family = .monospaced
    wide.font.family = .monospaced
    #expect(Texts.layout(narrow).size.width == Texts.layout(wide).size.width)
  }

  @Test("bolder text is wider; an unknown family is the system font")
  func weights() {
    let weights: [CGFloat] = [-0.8, 0, 0.4, 0.62]
    let widths = weights.map { Texts.layout(Texts.request("Settings", weight: $0)).size.width }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
    var named = Texts.request("Settings")
    named.font.family = .named("No Such Font")
    #expect(Texts.layout(named).size == Texts.layout(Texts.request("Settings")).size)
    #expect(PangoShaper.hasFamily("Inter"))
    #expect(!PangoShaper.hasFamily("No Such Font"))
  }

  @Test("the ellipsis is as wide as the font has it, however much is left out")
  func ellipsisWidth() {
    let text = String(repeating: "abc ", count: 100)
    let layout = Texts.layout(Texts.request(text, width: 150, breaking: .byTruncatingMiddle))
    #expect(layout.size.width <= 150.01)
    #expect(layout.size.width > 135)
    #expect(layout.inkBounds.maxX <= 152)
  }

  @Test("the same request is shaped once, and what was used longest ago goes first")
  func cache() throws {
    let shaper = try PangoShaper(folders: FontFolders.all, cacheCapacity: 3)
    let requests = ["a", "b", "c", "d"].map { Texts.request($0) }
    let first = shaper.layout(requests[0])
    #expect(shaper.layout(requests[0]) === first)
    #expect(shaper.shapeCount == 1)
    _ = shaper.layout(requests[1])
    _ = shaper.layout(requests[2])
    _ = shaper.layout(requests[0])
    _ = shaper.layout(requests[3])
    #expect(shaper.shapeCount == 4)
    #expect(shaper.cachedLayoutCount == 3)
    _ = shaper.layout(requests[0])
    #expect(shaper.shapeCount == 4)
    _ = shaper.layout(requests[1])
    #expect(shaper.shapeCount == 5)
  }

  @Test(
    "the cache answers like a plain list of the requests used last",
    arguments: RandomSource.seeds(20)
  )
  func randomCache(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let shaper = try PangoShaper(folders: FontFolders.all, cacheCapacity: 4)
    var recent: [Int] = []
    var shaped = 0
    for _ in 0..<60 {
      let number = Int.random(in: 0..<7, using: &random)
      _ = shaper.layout(Texts.request("\(number)"))
      if !recent.contains(number) { shaped += 1 }
      recent.removeAll { $0 == number }
      recent.append(number)
      if recent.count > 4 { recent.removeFirst() }
      #expect(shaper.shapeCount == shaped, "SEED=\(seed)")
    }
  }

  @Test("layouts are equal where their requests are")
  func equality() throws {
    let one = try Texts.shaper.makeLayout(Texts.request("a"))
    let other = try Texts.shaper.makeLayout(Texts.request("a"))
    #expect(one !== other)
    #expect(one.isEqual(to: other))
    #expect(!one.isEqual(to: try Texts.shaper.makeLayout(Texts.request("b"))))
    #expect(one.textDescription == #""a" system 17"#)
    #expect(one.boxes == nil)
  }
}
