// SPDX-License-Identifier: Apache-2.0

import UIKit
import UIKitTestSupport

/// What differs between the phones that a script runs on.
struct Look: Sendable {
  var scale: CGFloat = 2
  var style = UIUserInterfaceStyle.light
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var textSize = UIContentSizeCategory.large

  /// Makes a phone of that look with nothing on its screen.
  @MainActor
  func makeScreen() -> TestScreen {
    let screen = TestScreen(scale: scale)
    screen.userInterfaceStyle = style
    screen.layoutDirection = direction
    screen.contentSizeCategory = textSize
    return screen
  }
}
