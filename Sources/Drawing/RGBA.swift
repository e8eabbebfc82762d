// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A color in sRGB, not premultiplied, as display lists carry it.
package struct RGBA: Hashable, Sendable {
  /// The red, green, blue and alpha parts, 0 to 1.
  package var red, green, blue, alpha: CGFloat

  /// Creates a color from parts between 0 and 1.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same color with its alpha scaled by `factor`.
  package func multiplyingAlpha(by factor: CGFloat) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The color on the way from this one (0) to `other` (1), part by part.
  package func interpolated(to other: RGBA, fraction: CGFloat) -> RGBA {
    RGBA(
      red: red + (other.red - red) * fraction,
      green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction,
      alpha: alpha + (other.alpha - alpha) * fraction
    )
  }

  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Nothing at all: black with alpha 0.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
