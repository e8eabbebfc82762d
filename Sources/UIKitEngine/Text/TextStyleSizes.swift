// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the system publishes of a text style: sizes by content size category, and weights.
///
/// Sizes are Apple's for iOS 13 to 18, in points; weights are named after the style at the
/// default category, and after it in bold. A name that is not a style's counts as body.
struct TextStyleSizes {
  let weight: UIFont.Weight
  /// The weight that bold text of the style has.
  let emphasizedWeight: UIFont.Weight
  /// One size for each of `UIContentSizeCategory.ascending`.
  private let sizes: [CGFloat]

  private init(
    _ sizes: [CGFloat],
    weight: UIFont.Weight = .regular,
    emphasized: UIFont.Weight = .semibold
  ) {
    self.sizes = sizes
    self.weight = weight
    emphasizedWeight = emphasized
  }

  init(_ style: UIFont.TextStyle) {
    self = Self.table[style] ?? Self.body
  }

  /// The size of the style's text in points.
  func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.order] }

  /// By how much distances grow against the default category: as the style's line spacing does.
  func factor(for category: UIContentSizeCategory) -> CGFloat {
    Self.lineSpacing(ofSize: size(for: category)) / Self.lineSpacing(ofSize: size(for: .large))
  }

  private static let body = TextStyleSizes([14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

  private static let largeTitle: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title1: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]

  private static let table: [UIFont.TextStyle: TextStyleSizes] = [
    // Only the default size of the two extra large titles is published. The others are guesses:
    // as far from it as the sizes of the title next to it.
    .extraLargeTitle: TextStyleSizes(largeTitle.map { $0 + 2 }, weight: .bold, emphasized: .bold),
    .extraLargeTitle2: TextStyleSizes(title1, weight: .bold, emphasized: .bold),
    .largeTitle: TextStyleSizes(largeTitle, emphasized: .bold),
    .title1: TextStyleSizes(title1, emphasized: .bold),
    .title2: TextStyleSizes(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      emphasized: .bold
    ),
    .title3: TextStyleSizes([17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    .headline: TextStyleSizes(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      weight: .semibold
    ),
    .body: body,
    .callout: TextStyleSizes([13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    .subheadline: TextStyleSizes([12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    .footnote: TextStyleSizes([12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    .caption1: TextStyleSizes([11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    .caption2: TextStyleSizes([11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
  ]

  /// The published distance from baseline to baseline for text of a size, in points.
  ///
  /// It is the same in all styles that have the size. Sizes without a published figure lie between
  /// their neighbors.
  private static func lineSpacing(ofSize size: CGFloat) -> CGFloat {
    guard let upper = spacings.firstIndex(where: { $0.size >= size }) else {
      return size * 7 / 6
    }
    guard upper > 0, spacings[upper].size != size else { return spacings[upper].spacing }
    let (low, high) = (spacings[upper - 1], spacings[upper])
    let fraction = (size - low.size) / (high.size - low.size)
    return low.spacing + (high.spacing - low.spacing) * fraction
  }

  private static let spacings: [(size: CGFloat, spacing: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46),
    (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59),
    (51, 60), (52, 61), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]
}

/// How a font's size follows the content size category.
enum FontScaling: Hashable, Sendable {
  /// The published size of a style.
  case textStyle(UIFont.TextStyle)
  /// A size that scales as a style does, up to a largest one.
  case metrics(UIFont.TextStyle, baseSize: CGFloat, maximum: CGFloat?)

  /// The size under the given traits, in points.
  func size(for traits: UITraitCollection) -> CGFloat {
    switch self {
    case .textStyle(let style):
      return TextStyleSizes(style).size(for: traits.preferredContentSizeCategory)
    case .metrics(let style, let baseSize, let maximum):
      let size = Self.scaled(baseSize, as: style, for: traits)
      return maximum.map { min(size, $0) } ?? size
    }
  }

  /// A distance scaled as text of a style is, rounded to the nearest pixel.
  static func scaled(
    _ value: CGFloat,
    as style: UIFont.TextStyle,
    for traits: UITraitCollection
  ) -> CGFloat {
    let factor = TextStyleSizes(style).factor(for: traits.preferredContentSizeCategory)
    guard factor != 1 else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    return (value * factor * scale).rounded() / scale
  }
}
