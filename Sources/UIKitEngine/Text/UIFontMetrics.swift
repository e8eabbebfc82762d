// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Scales fonts and distances as text of a style grows with the content size category.
///
/// As on iOS the factor is not that of the style's sizes but of its line spacings: a value of 17
/// scaled as body text is 16.333 at the medium category of a 3x screen, not 16.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that scale as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { bodyMetrics }

  private static let bodyMetrics = UIFontMetrics(forTextStyle: .body)

  /// A font whose size follows the current content size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, traits: nil)
  }

  /// A font whose size follows the current content size category up to a largest size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: nil)
  }

  /// A font whose size follows the content size category of the given traits; nil: the current.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: nil, traits: traitCollection)
  }

  /// A font whose size follows the given traits up to a largest size.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// A distance scaled for the current content size category, rounded to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A distance scaled for the given traits, rounded to the nearest pixel; nil: the current.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    FontScaling.scaled(value, as: style, for: traitCollection ?? .current)
  }

  private func scaled(_ font: UIFont, maximum: CGFloat?, traits: UITraitCollection?) -> UIFont {
    var baseSize = font.pointSize
    // A font that was scaled before is scaled from the size it had then.
    if case .metrics(_, let unscaled, _) = font.fontDescriptor.scaling { baseSize = unscaled }
    // Zero means no limit.
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let scaling = FontScaling.metrics(style, baseSize: baseSize, maximum: limit)
    let descriptor = font.fontDescriptor.following(scaling, traits: traits ?? .current)
    return UIFont(descriptor: descriptor, size: 0)
  }
}
