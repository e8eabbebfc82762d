// SPDX-License-Identifier: Apache-2.0

/// The text size that the user chose, from extra small to the largest accessibility size.
///
/// Comparison works among the twelve named sizes; anything else compares as ``large`` would.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The value as UIKit stores it.
  public let rawValue: String

  /// Creates a value from the one that UIKit stores.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No size was chosen; fonts then take the size of ``large``.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The size that a new device has.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// Body text of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Whether this is one of the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { order >= 7 }

  /// The twelve sizes from the smallest to the largest, as every table of sizes lists them.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in ``ascending``; that of ``large`` for anything that is not in it.
  package var order: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether `left` is a smaller text size than `right`.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order < right.order
  }

  /// Whether `left` is at most as large as `right`.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order <= right.order
  }

  /// Whether `left` is a larger text size than `right`.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order > right.order
  }

  /// Whether `left` is at least as large as `right`.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.order >= right.order
  }
}
