// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import TextModel

@testable import UIKitEngine

/// With the box font a character is half as wide as the font's size: 10 points at 20.
@MainActor
@Suite("UILabel: drawing")
struct UILabelDrawTests {
  private func makeLabel(_ text: String, width: CGFloat = 200, height: CGFloat = 24) -> UILabel {
    let label = UILabel(frame: CGRect(x: 30, y: 40, width: width, height: height))
    label.text = text
    label.font = .systemFont(ofSize: 20)
    return label
  }

  /// What the label records in a frame.
  private func commands(of label: UILabel) -> [DrawCommand] {
    var list = DisplayList()
    label.recordContents(into: &list)
    return list.commands
  }

  private func texts(of label: UILabel) -> [DrawnText] {
    commands(of: label).compactMap(DrawnText.init)
  }

  private func firstText(of label: UILabel) throws -> DrawnText {
    try #require(texts(of: label).first)
  }

  // MARK: Position

  @Test("text begins at the left and is centered in height, on a pixel")
  func leading() throws {
    try CountingShaper.run { _ in
      let text = try firstText(of: makeLabel("abc", height: 44))
      #expect(text.left == 0 && text.right == 30)
      #expect(text.origin.y == 10)
      // (44 - 20.5) / 2 is 11.75, between two pixels.
      let label = makeLabel("abc", height: 44)
      label.font = .systemFont(ofSize: 17)
      #expect(texts(of: label).first?.origin.y == 12)
    }
  }

  @Test(
    "an alignment moves every line",
    arguments: [
      (.left, 0, 0), (.natural, 0, 0), (.right, 30, 80), (.center, 15, 40),
    ] as [(NSTextAlignment, CGFloat, CGFloat)]
  )
  func alignment(alignment: NSTextAlignment, first: CGFloat, last: CGFloat) throws {
    try CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb cccc", width: 120, height: 48)
      label.numberOfLines = 0
      label.textAlignment = alignment
      let text = try firstText(of: label)
      // The lines are 90 and 40 wide.
      #expect(text.lineLefts == [first, last])
    }
  }

  @Test("natural alignment begins where the interface does, whatever the text's own direction")
  func naturalAlignment() {
    CountingShaper.run { _ in
      #expect(texts(of: makeLabel("שלום")).first?.left == 0)
      #expect(texts(of: makeLabel("123")).first?.left == 0)
    }
    CountingShaper.run({ $0.layoutDirection = .rightToLeft }) { _ in
      #expect(texts(of: makeLabel("123")).first?.right == 200)
      #expect(texts(of: makeLabel("abc")).first?.right == 200)
      let left = makeLabel("123")
      left.textAlignment = .left
      #expect(texts(of: left).first?.left == 0)
    }
  }

  @Test("text is where it would be, whether the label was measured before or not")
  func measuredBefore() throws {
    try CountingShaper.run { _ in
      for alignment in [NSTextAlignment.left, .center, .right, .natural] {
        for lines in [0, 1, 2] {
          let (fresh, measured) = (
            makeLabel("aaaa bbbb", width: 60, height: 48),
            makeLabel("aaaa bbbb", width: 60, height: 48)
          )
          for label in [fresh, measured] {
            label.textAlignment = alignment
            label.numberOfLines = lines
          }
          _ = measured.intrinsicContentSize
          _ = measured.sizeThatFits(CGSize(width: 75, height: 0))
          let (one, other) = (
            try firstText(of: fresh), try firstText(of: measured)
          )
          #expect(one.boxes == other.boxes, "\(alignment) \(lines)")
          #expect(!one.boxes.isEmpty)
        }
      }
    }
  }

  // MARK: Too long

  @Test("a line that is too long is cut with an ellipsis")
  func truncation() throws {
    try CountingShaper.run { _ in
      let text = try firstText(of: makeLabel("0123456789", width: 55))
      #expect(text.layout.isTruncated)
      #expect(text.boxes.count == 5)
      #expect(text.right <= 55)
    }
  }

  @Test("the line break mode reaches the shaper")
  func lineBreakMode() {
    CountingShaper.run { shaper in
      let label = makeLabel("0123456789", width: 55)
      label.lineBreakMode = .byTruncatingMiddle
      _ = texts(of: label)
      #expect(shaper.requests.last?.lineBreak == .byTruncatingMiddle)
      #expect(shaper.requests.last?.width == 55)
    }
  }

  @Test("text that is clipped is drawn inside the bounds only")
  func clipping() {
    CountingShaper.run { _ in
      let label = makeLabel("0123456789", width: 55)
      label.lineBreakMode = .byClipping
      let drawn = commands(of: label)
      let bounds = CGRect(x: 0, y: 0, width: 55, height: 24)
      #expect(drawn.count == 4)
      #expect(Array(drawn.prefix(2)) == [.save, .clip(.rect(bounds))])
      #expect(drawn.last == .restore)
      label.frame.size.width = 200
      #expect(commands(of: label).count == 1)
    }
  }

  @Test("only lines that the height has room for are drawn, the last one cut")
  func limitedHeight() throws {
    try CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb cccc dddd", width: 45, height: 48)
      label.numberOfLines = 0
      let text = try firstText(of: label)
      #expect(text.layout.lineCount == 2)
      #expect(text.layout.isTruncated)
      label.frame.size.height = 10
      let clipped = commands(of: label)
      #expect(clipped.count == 4)
      #expect(texts(of: label).first?.layout.lineCount == 1)
    }
  }

  @Test("a label without extent or text draws nothing and asks nothing")
  func nothing() {
    CountingShaper.run { shaper in
      #expect(commands(of: makeLabel("abc", width: 0)).isEmpty)
      #expect(commands(of: makeLabel("abc", height: 0)).isEmpty)
      #expect(commands(of: makeLabel("")).isEmpty)
      #expect(shaper.count == 0)
    }
  }

  // MARK: Shrinking

  @Test("a line that is too wide is drawn in the largest size that fits")
  func shrinking() throws {
    try CountingShaper.run { _ in
      let label = makeLabel("0123456789", width: 81)
      label.adjustsFontSizeToFitWidth = true
      let text = try firstText(of: label)
      #expect(text.layout.request.font.size == 16)
      #expect(!text.layout.isTruncated)
      #expect(text.right == 80)
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 24))
      #expect(label.font.pointSize == 20)
    }
  }

  @Test("shrinking stops at the minimum, where the text is cut")
  func minimumScale() throws {
    try CountingShaper.run { _ in
      let label = makeLabel("0123456789", width: 50)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.75
      let text = try firstText(of: label)
      #expect(text.layout.request.font.size == 15)
      #expect(text.layout.isTruncated)
      #expect(text.right <= 50)
    }
  }

  @Test("text that fits, and several lines, are not shrunk")
  func noShrinking() {
    CountingShaper.run { _ in
      let label = makeLabel("abc")
      label.adjustsFontSizeToFitWidth = true
      #expect(texts(of: label).first?.layout.request.font.size == 20)
      let lines = makeLabel("aaaa bbbb", width: 50, height: 48)
      lines.adjustsFontSizeToFitWidth = true
      lines.numberOfLines = 2
      #expect(texts(of: lines).first?.layout.request.font.size == 20)
    }
  }

  @Test("the baseline adjustment says where shrunk text stands")
  func baselineAdjustment() throws {
    try CountingShaper.run { _ in
      let label = makeLabel("0123456789", width: 51, height: 24)
      label.adjustsFontSizeToFitWidth = true
      let text = try firstText(of: label)
      #expect(text.layout.request.font.size == 10)
      let full = UIFont.systemFont(ofSize: 20)
      #expect(abs(text.origin.y + text.layout.firstBaseline - full.ascender) < 0.0001)
      label.baselineAdjustment = .alignCenters
      #expect(texts(of: label).first?.origin.y == 6)
      label.baselineAdjustment = .none
      #expect(texts(of: label).first?.origin.y == 0)
    }
  }

  // MARK: Color

  @Test("the text is drawn in its color, highlighted in the other, dimmed when disabled")
  func colors() {
    CountingShaper.run { _ in
      let label = makeLabel("abc")
      #expect(texts(of: label).map(\.color) == [.black])
      label.textColor = .red
      let red = RGBA(red: 1, green: 0, blue: 0)
      #expect(texts(of: label).map(\.color) == [red])
      label.isHighlighted = true
      #expect(texts(of: label).map(\.color) == [red])
      label.highlightedTextColor = .white
      #expect(texts(of: label).map(\.color) == [.white])
      label.isHighlighted = false
      label.isEnabled = false
      #expect(texts(of: label).map(\.color) == [red.multiplyingAlpha(by: 0.5)])
    }
  }

  @Test("dynamic colors and the tint color are those of the label")
  func dynamicColors() {
    CountingShaper.run({ $0.userInterfaceStyle = .dark }) { _ in
      let label = makeLabel("abc")
      #expect(texts(of: label).map(\.color) == [.white])
      label.textColor = .tintColor
      label.tintColor = .green
      #expect(texts(of: label).map(\.color) == [RGBA(red: 0, green: 1, blue: 0)])
    }
  }

  @Test("the shadow is drawn first, moved by its offset")
  func shadow() {
    CountingShaper.run { _ in
      let label = makeLabel("abc")
      label.shadowColor = .blue
      label.shadowOffset = CGSize(width: 2, height: 3)
      let drawn = texts(of: label)
      #expect(drawn.map(\.color) == [RGBA(red: 0, green: 0, blue: 1), .black])
      #expect(drawn.map(\.origin) == [CGPoint(x: 2, y: 3), .zero])
    }
  }

  // MARK: Overrides

  @Test("a subclass draws the same as a label")
  func plainSubclass() {
    CountingShaper.run { _ in
      final class Subclass: UILabel {}
      let label = Subclass(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
      label.text = "abc"
      label.font = .systemFont(ofSize: 20)
      #expect(commands(of: label) == commands(of: makeLabel("abc")))
    }
  }

  @Test("overriding drawText moves the text, overriding draw adds to it")
  func overriding() {
    CountingShaper.run { _ in
      final class Inset: UILabel {
        override func drawText(in rect: CGRect) {
          super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)))
        }
      }
      final class Framed: UILabel {
        override func draw(_ rect: CGRect) {
          UIColor.red.setFill()
          UIRectFill(rect)
          super.draw(rect)
        }
      }
      let frame = CGRect(x: 0, y: 0, width: 100, height: 24)
      let (inset, framed) = (Inset(frame: frame), Framed(frame: frame))
      for label in [inset, framed] {
        label.text = "abc"
        label.font = .systemFont(ofSize: 20)
      }
      #expect(texts(of: inset).map(\.origin) == [CGPoint(x: 8, y: 0)])
      inset.textAlignment = .right
      #expect(texts(of: inset).first?.right == 92)
      let drawn = commands(of: framed)
      #expect(drawn.first == .fill(.rect(frame), RGBA(red: 1, green: 0, blue: 0)))
      #expect(drawn.count == 2 && texts(of: framed).count == 1)
    }
  }

  // MARK: Content size category

  @Test("the font follows the content size category where the label was told so")
  func contentSizeCategory() {
    CountingShaper.run { _ in
      let (following, fixed) = (makeLabel("abc"), makeLabel("abc"))
      for label in [following, fixed] { label.font = .preferredFont(forTextStyle: .body) }
      following.adjustsFontForContentSizeCategory = true
      for label in [following, fixed] {
        label.setTraits(
          UITraitCollection.current.modifyingTraits {
            $0.preferredContentSizeCategory = .accessibilityLarge
          }
        )
      }
      #expect(following.font.pointSize == 33)
      #expect(following.intrinsicContentSize.height == 39.5)
      #expect(fixed.font.pointSize == 17)
    }
  }
}

/// A text command, taken apart.
private struct DrawnText {
  let layout: any TextLayout
  let origin: CGPoint
  let color: RGBA

  init?(_ command: DrawCommand) {
    guard case .text(let text, let origin, let color) = command,
      let layout = text as? any TextLayout
    else { return nil }
    self.layout = layout
    self.origin = origin
    self.color = color
  }

  /// The boxes of the characters in the label's coordinates.
  var boxes: [CGRect] {
    (layout.boxes ?? []).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  var left: CGFloat { boxes.map(\.minX).min() ?? .nan }
  var right: CGFloat { boxes.map(\.maxX).max() ?? .nan }

  /// Where each line begins, from the first to the last.
  var lineLefts: [CGFloat] {
    Dictionary(grouping: boxes, by: \.minY).sorted { $0.key < $1.key }
      .map { $0.value.map(\.minX).min() ?? .nan }
  }
}
