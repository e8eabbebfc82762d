// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// What status bar, home indicator and display corners cover on iPhones.
///
/// Source: metrics, "safe area"; iPhones with a home button have the status bar of 20 points alone.
enum PhoneSafeArea {
  /// The short and the long side in points, and what is covered at the top when held upright.
  private static let phones: [(width: CGFloat, height: CGFloat, top: CGFloat)] = [
    (320, 568, 20), (375, 667, 20), (414, 736, 20),
    (375, 812, 44), (414, 896, 44), (360, 780, 50),
    (390, 844, 47), (428, 926, 47),
    (393, 852, 59), (430, 932, 59),
    (402, 874, 62), (440, 956, 62),
  ]
  private static let homeIndicator: CGFloat = 34
  private static let homeIndicatorInLandscape: CGFloat = 21

  /// The insets of the iPhone of that size, upright or on its side; zero where there is none.
  static func insets(for size: CGSize) -> UIEdgeInsets {
    let short = min(size.width, size.height)
    let long = max(size.width, size.height)
    guard let phone = phones.first(where: { $0.width == short && $0.height == long }) else {
      return .zero
    }
    let hasHomeButton = phone.top == 20
    if size.width < size.height {
      return UIEdgeInsets(
        top: phone.top,
        left: 0,
        bottom: hasHomeButton ? 0 : homeIndicator,
        right: 0
      )
    }
    guard !hasHomeButton else { return .zero }
    return UIEdgeInsets(
      top: 0,
      left: phone.top,
      bottom: homeIndicatorInLandscape,
      right: phone.top
    )
  }
}
