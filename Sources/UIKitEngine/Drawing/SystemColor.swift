// SPDX-License-Identifier: Apache-2.0

package import Drawing

/// A color of the system palette: one value for each look of the interface.
///
/// This is the only table of these colors. Light and dark are the figures published for iOS 13 to
/// 18. The values for raised content and for increased contrast are those of Apple's design
/// guidelines, from memory; where none is given, the ordinary one holds.
package final class SystemColor: Sendable {
  /// What a description of the color says.
  package let name: String
  private let light: RGBA
  private let dark: RGBA
  private let darkElevated: RGBA
  private let highContrast: (light: RGBA, dark: RGBA)?

  private init(
    _ name: String,
    _ light: RGBA,
    _ dark: RGBA,
    darkElevated: RGBA? = nil,
    highContrast: (light: RGBA, dark: RGBA)? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.darkElevated = darkElevated ?? dark
    self.highContrast = highContrast
  }

  /// The color under the given traits; unspecified ones count as light, base and normal.
  package func rgba(for traits: TraitValues) -> RGBA {
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high, let highContrast {
      return isDark ? highContrast.dark : highContrast.light
    }
    guard isDark else { return light }
    return traits.userInterfaceLevel == .elevated ? darkElevated : dark
  }
}

/// A color from parts between 0 and 255, and an alpha between 0 and 1.
private func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> RGBA {
  RGBA(
    red: Double(red) / 255,
    green: Double(green) / 255,
    blue: Double(blue) / 255,
    alpha: alpha
  )
}

extension SystemColor {
  // MARK: Text

  static let label = SystemColor("labelColor", .black, .white)
  static let secondaryLabel = SystemColor(
    "secondaryLabelColor",
    color(60, 60, 67, 0.6),
    color(235, 235, 245, 0.6)
  )
  static let tertiaryLabel = SystemColor(
    "tertiaryLabelColor",
    color(60, 60, 67, 0.3),
    color(235, 235, 245, 0.3)
  )
  static let quaternaryLabel = SystemColor(
    "quaternaryLabelColor",
    color(60, 60, 67, 0.18),
    color(235, 235, 245, 0.18)
  )
  static let placeholderText = SystemColor(
    "placeholderTextColor",
    color(60, 60, 67, 0.3),
    color(235, 235, 245, 0.3)
  )
  static let link = SystemColor("linkColor", color(0, 122, 255), color(10, 132, 255))

  // MARK: Backgrounds

  static let systemBackground = SystemColor(
    "systemBackgroundColor",
    .white,
    .black,
    darkElevated: color(28, 28, 30)
  )
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackgroundColor",
    color(242, 242, 247),
    color(28, 28, 30),
    darkElevated: color(44, 44, 46)
  )
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackgroundColor",
    .white,
    color(44, 44, 46),
    darkElevated: color(58, 58, 60)
  )
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackgroundColor",
    color(242, 242, 247),
    .black,
    darkElevated: color(28, 28, 30)
  )
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackgroundColor",
    .white,
    color(28, 28, 30),
    darkElevated: color(44, 44, 46)
  )
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackgroundColor",
    color(242, 242, 247),
    color(44, 44, 46),
    darkElevated: color(58, 58, 60)
  )

  // MARK: Lines and fills

  static let separator = SystemColor(
    "separatorColor",
    color(60, 60, 67, 0.29),
    color(84, 84, 88, 0.6)
  )
  static let opaqueSeparator = SystemColor(
    "opaqueSeparatorColor",
    color(198, 198, 200),
    color(56, 56, 58)
  )
  static let systemFill = SystemColor(
    "systemFillColor",
    color(120, 120, 128, 0.2),
    color(120, 120, 128, 0.36)
  )
  static let secondarySystemFill = SystemColor(
    "secondarySystemFillColor",
    color(120, 120, 128, 0.16),
    color(120, 120, 128, 0.32)
  )
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFillColor",
    color(118, 118, 128, 0.12),
    color(118, 118, 128, 0.24)
  )
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFillColor",
    color(116, 116, 128, 0.08),
    color(118, 118, 128, 0.18)
  )

  // MARK: Accents

  static let systemBlue = SystemColor(
    "systemBlueColor",
    color(0, 122, 255),
    color(10, 132, 255),
    highContrast: (color(0, 64, 221), color(64, 156, 255))
  )
  static let systemGreen = SystemColor(
    "systemGreenColor",
    color(52, 199, 89),
    color(48, 209, 88),
    highContrast: (color(36, 138, 61), color(48, 219, 91))
  )
  static let systemRed = SystemColor(
    "systemRedColor",
    color(255, 59, 48),
    color(255, 69, 58),
    highContrast: (color(215, 0, 21), color(255, 105, 97))
  )
  static let systemOrange = SystemColor(
    "systemOrangeColor",
    color(255, 149, 0),
    color(255, 159, 10),
    highContrast: (color(201, 52, 0), color(255, 179, 64))
  )
  static let systemYellow = SystemColor(
    "systemYellowColor",
    color(255, 204, 0),
    color(255, 214, 10),
    highContrast: (color(178, 80, 0), color(255, 212, 38))
  )
  static let systemPink = SystemColor(
    "systemPinkColor",
    color(255, 45, 85),
    color(255, 55, 95),
    highContrast: (color(211, 15, 69), color(255, 100, 130))
  )
  static let systemPurple = SystemColor(
    "systemPurpleColor",
    color(175, 82, 222),
    color(191, 90, 242),
    highContrast: (color(137, 68, 171), color(218, 143, 255))
  )
  static let systemTeal = SystemColor(
    "systemTealColor",
    color(48, 176, 199),
    color(64, 200, 224),
    highContrast: (color(0, 130, 153), color(93, 230, 255))
  )
  static let systemMint = SystemColor(
    "systemMintColor",
    color(0, 199, 190),
    color(99, 230, 226),
    highContrast: (color(12, 129, 123), color(102, 212, 207))
  )
  static let systemCyan = SystemColor(
    "systemCyanColor",
    color(50, 173, 230),
    color(100, 210, 255),
    highContrast: (color(0, 113, 164), color(112, 215, 255))
  )
  static let systemIndigo = SystemColor(
    "systemIndigoColor",
    color(88, 86, 214),
    color(94, 92, 230),
    highContrast: (color(54, 52, 163), color(125, 122, 255))
  )
  static let systemBrown = SystemColor(
    "systemBrownColor",
    color(162, 132, 94),
    color(172, 142, 104),
    highContrast: (color(127, 101, 69), color(181, 148, 105))
  )

  // MARK: Grays

  static let systemGray = SystemColor(
    "systemGrayColor",
    color(142, 142, 147),
    color(142, 142, 147),
    highContrast: (color(108, 108, 112), color(174, 174, 178))
  )
  static let systemGray2 = SystemColor(
    "systemGray2Color",
    color(174, 174, 178),
    color(99, 99, 102),
    highContrast: (color(142, 142, 147), color(124, 124, 128))
  )
  static let systemGray3 = SystemColor(
    "systemGray3Color",
    color(199, 199, 204),
    color(72, 72, 74),
    highContrast: (color(174, 174, 178), color(84, 84, 86))
  )
  static let systemGray4 = SystemColor(
    "systemGray4Color",
    color(209, 209, 214),
    color(58, 58, 60),
    highContrast: (color(188, 188, 192), color(68, 68, 70))
  )
  static let systemGray5 = SystemColor(
    "systemGray5Color",
    color(229, 229, 234),
    color(44, 44, 46),
    highContrast: (color(216, 216, 220), color(54, 54, 56))
  )
  static let systemGray6 = SystemColor(
    "systemGray6Color",
    color(242, 242, 247),
    color(28, 28, 30),
    highContrast: (color(235, 235, 240), color(36, 36, 38))
  )
}
