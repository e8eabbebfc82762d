// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextModel
import UIKitEngine

@MainActor
@Suite("Fonts that follow the content size category")
struct PreferredFontTests {
  private func traits(
    _ category: UIContentSizeCategory,
    scale: CGFloat = 2
  ) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = scale
    }
  }

  @Test(
    "text styles have their published size and weight",
    arguments: [
      (.extraLargeTitle, 36, .bold), (.extraLargeTitle2, 28, .bold), (.largeTitle, 34, .regular),
      (.title1, 28, .regular), (.title2, 22, .regular), (.title3, 20, .regular),
      (.headline, 17, .semibold), (.body, 17, .regular), (.callout, 16, .regular),
      (.subheadline, 15, .regular), (.footnote, 13, .regular), (.caption1, 12, .regular),
      (.caption2, 11, .regular),
    ] as [(UIFont.TextStyle, CGFloat, UIFont.Weight)]
  )
  func defaultSizes(style: UIFont.TextStyle, size: CGFloat, weight: UIFont.Weight) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontDescription.weight == weight.rawValue)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: nil) == font)
  }

  @Test(
    "sizes follow the category as published",
    arguments: [
      (.body, .extraSmall, 14), (.body, .medium, 16), (.body, .extraExtraExtraLarge, 23),
      (.body, .accessibilityMedium, 28), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .extraSmall, 31), (.largeTitle, .accessibilityExtraExtraExtraLarge, 60),
      (.title2, .extraExtraLarge, 26), (.title3, .accessibilityLarge, 37),
      (.callout, .accessibilityExtraLarge, 38), (.subheadline, .extraLarge, 17),
      (.footnote, .small, 12), (.footnote, .accessibilityMedium, 23),
      (.caption1, .extraExtraExtraLarge, 18), (.caption2, .small, 11),
      (.caption2, .accessibilityExtraExtraLarge, 34), (.headline, .unspecified, 17),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
  )
  func sizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
    #expect(font.pointSize == size)
  }

  @Test("no style is smaller in a larger category")
  func growing() {
    let styles: [UIFont.TextStyle] = [
      .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
      .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.ascending.map {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
      }
      #expect(sizes == sizes.sorted() && sizes.count == 12, "\(style.rawValue)")
      #expect(Set(sizes).count > 8, "\(style.rawValue)")
    }
  }

  @Test("the current traits count where none are given")
  func currentTraits() {
    traits(.extraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
      #expect(
        UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 30
      )
    }
  }

  @Test("the bold of a style has its published weight and follows the category")
  func boldStyles() throws {
    let title = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        .withSymbolicTraits(.traitBold)
    )
    let font = UIFont(descriptor: title, size: 0)
    #expect(font.fontDescription.weight == UIFont.Weight.bold.rawValue)
    #expect(font.adjusted(for: traits(.extraLarge)).pointSize == 30)
    #expect(
      font.adjusted(for: traits(.extraLarge)).fontDescription.weight
        == UIFont.Weight.bold.rawValue
    )
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.withSymbolicTraits(.traitBold)?.font.weight == UIFont.Weight.semibold.rawValue)
  }

  @Test("only fonts of a style or of metrics follow the category")
  func following() {
    let large = traits(.accessibilityLarge)
    let fixed = UIFont.systemFont(ofSize: 17)
    #expect(!fixed.followsContentSizeCategory)
    #expect(fixed.adjusted(for: large) === fixed)
    let preferred = UIFont.preferredFont(forTextStyle: .body)
    #expect(preferred.followsContentSizeCategory)
    #expect(preferred.adjusted(for: large).pointSize == 33)
    #expect(preferred.adjusted(for: large).adjusted(for: traits(.large)) == preferred)
    #expect(!preferred.withSize(20).followsContentSizeCategory)
    #expect(preferred != fixed)
  }

  // MARK: UIFontMetrics

  @Test("values scale as line spacing does, rounded to the nearest pixel")
  func scaledValues() {
    let body = UIFontMetrics(forTextStyle: .body)
    // Seen on iOS: 16 1/3 at the medium category on a 3x screen, 48 at the largest.
    let medium = body.scaledValue(for: 17, compatibleWith: traits(.medium, scale: 3))
    #expect(abs(medium - 49.0 / 3) < 0.0001)
    #expect(
      body.scaledValue(for: 17, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)) == 48
    )
    #expect(body.scaledValue(for: 17.3, compatibleWith: traits(.large)) == 17.3)
    #expect(body.scaledValue(for: 0, compatibleWith: traits(.small)) == 0)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    traits(.extraLarge).performAsCurrent {
      // 44 · 24 / 22.
      #expect(UIFontMetrics.default.scaledValue(for: 44) == 48)
      #expect(UIFont.TextStyle.body.metrics.scaledValue(for: 44) == 48)
    }
  }

  @Test("a scaled font keeps its face and goes on following the category")
  func scaledFonts() throws {
    let base = try #require(UIFont(name: "AvenirNext-Bold", size: 20))
    let large = traits(.accessibilityMedium)
    let scaled = UIFontMetrics.default.scaledFont(for: base, compatibleWith: large)
    // 20 · 34 / 22 is 30.909, at 2x 31.
    #expect(scaled.pointSize == 31)
    #expect(scaled.fontName == "AvenirNext-Bold")
    #expect(scaled.adjusted(for: traits(.large)).pointSize == 20)
    #expect(scaled.adjusted(for: traits(.large)).adjusted(for: large) == scaled)
  }

  @Test("a scaled font is no larger than its maximum, 0 meaning none")
  func maximum() {
    let base = UIFont.systemFont(ofSize: 20)
    let large = traits(.accessibilityMedium)
    let limited = UIFontMetrics.default.scaledFont(
      for: base,
      maximumPointSize: 25,
      compatibleWith: large
    )
    #expect(limited.pointSize == 25)
    #expect(limited.adjusted(for: traits(.accessibilityExtraLarge)).pointSize == 25)
    #expect(limited.adjusted(for: traits(.large)).pointSize == 20)
    let free = UIFontMetrics.default.scaledFont(
      for: base,
      maximumPointSize: 0,
      compatibleWith: large
    )
    #expect(free.pointSize == 31)
  }

  @Test("scaling a scaled font begins at its first size")
  func scaledTwice() {
    let base = UIFont.systemFont(ofSize: 20)
    traits(.accessibilityMedium).performAsCurrent {
      let once = UIFontMetrics.default.scaledFont(for: base)
      #expect(UIFontMetrics.default.scaledFont(for: once).pointSize == once.pointSize)
      #expect(UIFontMetrics.default.scaledFont(for: base, maximumPointSize: 22).pointSize == 22)
    }
  }
}
