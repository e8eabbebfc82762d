// SPDX-License-Identifier: Apache-2.0

extension UIFont {
  /// A use of text, for which the system has a size and a weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The value as UIKit stores it.
    public let rawValue: String

    /// Creates a value from the one that UIKit stores.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 36 points, bold, at the default content size category.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points, bold, at the default content size category.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points, regular, at the default content size category.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points, regular, at the default content size category.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points, regular, at the default content size category.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points, regular, at the default content size category.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the default content size category.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points, regular, at the default content size category.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points, regular, at the default content size category.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points, regular, at the default content size category.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points, regular, at the default content size category.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points, regular, at the default content size category.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points, regular, at the default content size category.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// What scales fonts and distances as text of this style scales.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
