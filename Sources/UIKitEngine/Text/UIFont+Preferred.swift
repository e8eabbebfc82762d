// SPDX-License-Identifier: Apache-2.0

extension UIFont {
  /// The system font for a use of text, in the size that the current traits ask for.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a use of text, in the size that the given traits ask for.
  ///
  /// - Parameters:
  ///   - style: the use of the text.
  ///   - traitCollection: whose content size category counts; nil for the current traits.
  /// - Returns: The font, which can be adjusted to other traits later.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection),
      size: 0
    )
  }

  /// Whether the font was made for a text style or by `UIFontMetrics`.
  package var followsContentSizeCategory: Bool { fontDescriptor.scaling != nil }

  /// The font in the size that other traits ask for; itself if it follows no category.
  package func adjusted(for traitCollection: UITraitCollection) -> UIFont {
    guard let size = fontDescriptor.scaling?.size(for: traitCollection), size != pointSize else {
      return self
    }
    return UIFont(descriptor: fontDescriptor.rescaled(to: size), size: 0)
  }
}
