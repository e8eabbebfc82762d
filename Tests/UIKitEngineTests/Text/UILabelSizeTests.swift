// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextModel
import UIKitEngine

/// With the box font a character is half as wide as the font's size: 10 points at 20.
@MainActor
@Suite("UILabel: sizes")
struct UILabelSizeTests {
  private func makeLabel(_ text: String?, size: CGFloat = 20, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.0006 }

  @Test("a new label has iOS's defaults")
  func defaults() {
    let label = UILabel(frame: .zero)
    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.isEnabled && !label.isHighlighted && label.highlightedTextColor == nil)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
  }

  @Test("nil brings back the default font and color")
  func resetting() {
    let label = makeLabel("a", size: 40)
    label.textColor = .red
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test(
    "one line is 1.19336 times the size high, rounded up to a pixel at 2x and 3x",
    arguments: [
      (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (15, 18, 18),
      (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24),
      (22, 26.5, 26.333), (28, 33.5, 33.667), (30, 36, 36), (34, 41, 40.667),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func lineHeights(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
    for (scale, expected) in [(2, at2x), (3, at3x)] as [(CGFloat, CGFloat)] {
      CountingShaper.run({ $0.displayScale = scale }) { _ in
        let label = makeLabel("gyjq", size: size)
        #expect(isClose(label.intrinsicContentSize.height, expected))
        #expect(isClose(label.sizeThatFits(.zero).height, expected))
      }
    }
  }

  @Test(
    "labels of every text style are as high as on iOS",
    arguments: [
      (.largeTitle, 41, 40.667), (.title1, 33.5, 33.667), (.title2, 26.5, 26.333),
      (.title3, 24, 24), (.headline, 20.5, 20.333), (.body, 20.5, 20.333),
      (.callout, 19.5, 19.333), (.subheadline, 18, 18), (.footnote, 16, 15.667),
      (.caption1, 14.5, 14.333), (.caption2, 13.5, 13.333),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)]
  )
  func textStyles(style: UIFont.TextStyle, at2x: CGFloat, at3x: CGFloat) {
    for (scale, expected) in [(2, at2x), (3, at3x)] as [(CGFloat, CGFloat)] {
      CountingShaper.run({ $0.displayScale = scale }) { _ in
        let label = makeLabel("Text")
        label.font = .preferredFont(forTextStyle: style)
        #expect(isClose(label.intrinsicContentSize.height, expected))
      }
    }
  }

  @Test("widths are rounded up to a pixel")
  func widths() {
    CountingShaper.run { _ in
      #expect(makeLabel("abc", size: 17).intrinsicContentSize.width == 25.5)
      #expect(makeLabel("abc", size: 16.1).intrinsicContentSize.width == 24.5)
    }
    CountingShaper.run({ $0.displayScale = 3 }) { _ in
      #expect(isClose(makeLabel("abc", size: 16.1).intrinsicContentSize.width, 24.333))
    }
  }

  @Test("a label without text has no size and asks nothing", arguments: [nil, ""])
  func empty(text: String?) {
    CountingShaper.run { shaper in
      let label = makeLabel(text)
      #expect(label.intrinsicContentSize == .zero)
      #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
      #expect(shaper.count == 0)
    }
  }

  @Test("a single line wants its whole width, however little is offered")
  func singleLine() {
    CountingShaper.run { _ in
      let label = makeLabel("0123456789")
      #expect(label.intrinsicContentSize == CGSize(width: 100, height: 24))
      #expect(
        label.sizeThatFits(CGSize(width: 30, height: 10)) == CGSize(width: 100, height: 24)
      )
      #expect(
        label.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 100, height: 24)
      )
    }
  }

  @Test("without a limit a label has as many lines as it needs")
  func unlimitedLines() {
    CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb cccc", lines: 0)
      // Two words and the space between them are 90 wide; three lines are 71.602 high.
      #expect(
        label.sizeThatFits(CGSize(width: 95, height: 0)) == CGSize(width: 90, height: 48)
      )
      #expect(
        label.sizeThatFits(CGSize(width: 45, height: 0)) == CGSize(width: 40, height: 72)
      )
      #expect(label.sizeThatFits(.zero) == CGSize(width: 140, height: 24))
      #expect(label.intrinsicContentSize == CGSize(width: 140, height: 24))
    }
  }

  @Test("a label of two lines is no higher than two")
  func twoLines() {
    CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb cccc dddd", lines: 2)
      #expect(label.sizeThatFits(CGSize(width: 45, height: 0)).height == 48)
      #expect(label.sizeThatFits(CGSize(width: 1000, height: 0)).height == 24)
    }
  }

  @Test("line feeds count where several lines may be")
  func lineFeeds() {
    CountingShaper.run { _ in
      #expect(makeLabel("a\nb\nc", lines: 0).intrinsicContentSize.height == 72)
      #expect(makeLabel("a\nb\nc", lines: 1).intrinsicContentSize.height == 24)
    }
  }

  @Test("the preferred width breaks several lines and leaves a single one alone")
  func preferredWidth() {
    CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb", lines: 0)
      label.preferredMaxLayoutWidth = 50
      #expect(label.intrinsicContentSize == CGSize(width: 40, height: 48))
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize == CGSize(width: 90, height: 24))
    }
  }

  @Test("the text's rectangle is at the left of the bounds, centered in their height")
  func textRect() {
    CountingShaper.run { _ in
      let label = makeLabel("aaaa bbbb")
      let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
      #expect(
        label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
          == CGRect(x: 10, y: 58, width: 90, height: 24)
      )
      let narrow = CGRect(x: 0, y: 0, width: 50, height: 10)
      #expect(
        label.textRect(forBounds: narrow, limitedToNumberOfLines: 1)
          == CGRect(x: 0, y: 0, width: 50, height: 10)
      )
      #expect(
        label.textRect(
          forBounds: CGRect(x: 0, y: 0, width: 50, height: 1000),
          limitedToNumberOfLines: 0
        ).size == CGSize(width: 40, height: 48)
      )
    }
  }

  @Test("a subclass that overrides textRect alone adds room around the text")
  func paddedLabel() {
    CountingShaper.run { _ in
      let label = PaddedLabel(frame: .zero)
      label.font = .systemFont(ofSize: 20)
      label.text = "aaaa bbbb"
      #expect(label.intrinsicContentSize == CGSize(width: 90 + 12, height: 24 + 4))
      label.numberOfLines = 0
      #expect(
        label.sizeThatFits(CGSize(width: 62, height: 0)) == CGSize(width: 40 + 12, height: 48 + 4)
      )
    }
  }
}

/// The label with insets that many projects have.
private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 1, left: 5, bottom: 3, right: 7)

  override func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: insets),
      limitedToNumberOfLines: numberOfLines
    )
    let outward = UIEdgeInsets(
      top: -insets.top,
      left: -insets.left,
      bottom: -insets.bottom,
      right: -insets.right
    )
    return rect.inset(by: outward)
  }
}
