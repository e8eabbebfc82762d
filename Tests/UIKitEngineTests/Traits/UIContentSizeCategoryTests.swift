// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKitEngine

@Suite("UIContentSizeCategory")
struct UIContentSizeCategoryTests {
  private let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test("the twelve categories are ordered and all different")
  func order() {
    #expect(Set(ascending).count == 12)
    for (smaller, larger) in zip(ascending, ascending.dropFirst()) {
      #expect(smaller < larger && smaller <= larger)
      #expect(larger > smaller && larger >= smaller)
      #expect(!(larger < smaller) && !(larger <= smaller))
    }
    #expect(UIContentSizeCategory.large <= .large && UIContentSizeCategory.large >= .large)
    #expect(!(UIContentSizeCategory.large < .large) && !(UIContentSizeCategory.large > .large))
  }

  @Test("the last five are accessibility categories")
  func accessibility() {
    #expect(ascending.filter(\.isAccessibilityCategory) == Array(ascending.suffix(5)))
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
