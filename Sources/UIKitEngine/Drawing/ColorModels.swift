// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

extension CGFloat {
  /// The number brought into 0...1.
  var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}

/// A color as its position on the color wheel.
struct HueColor {
  /// 0 to 1 for a full turn: red, yellow, green, cyan, blue, magenta.
  var hue: CGFloat
  /// 0 (gray) to 1.
  var saturation: CGFloat
  /// 0 (black) to 1.
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(_ color: RGBA) {
    let highest = max(color.red, color.green, color.blue)
    let lowest = min(color.red, color.green, color.blue)
    let range = highest - lowest
    brightness = highest
    saturation = highest > 0 ? range / highest : 0
    guard range > 0 else {
      hue = 0
      return
    }
    // A sixth of a turn lies between one pure color and the next.
    let sixths: CGFloat
    if highest == color.red {
      sixths = (color.green - color.blue) / range
    } else if highest == color.green {
      sixths = (color.blue - color.red) / range + 2
    } else {
      sixths = (color.red - color.green) / range + 4
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The color in sRGB.
  func rgba(alpha: CGFloat) -> RGBA {
    let turn = hue.clampedToUnit * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let position = (turn + offset).truncatingRemainder(dividingBy: 6)
      let distance = min(position, 4 - position).clampedToUnit
      return brightness - brightness * saturation * distance
    }
    return RGBA(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

extension RGBA {
  /// The color with its parts brought into 0...1.
  var clampedToUnit: RGBA {
    RGBA(
      red: red.clampedToUnit,
      green: green.clampedToUnit,
      blue: blue.clampedToUnit,
      alpha: alpha.clampedToUnit
    )
  }

  /// How light the color is; the part itself for a gray.
  var luminance: CGFloat {
    guard red != green || green != blue else { return red }
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Creates the sRGB color that looks like the given Display P3 color.
  ///
  /// Both share white point and transfer curve; the matrix follows from their primaries.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // White, black and grays are the same in both; rounding errors must not tint them.
    guard red != green || green != blue else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.224_940_18 * r - 0.224_940_18 * g),
      green: Self.encoded(-0.042_056_95 * r + 1.042_056_95 * g),
      blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_60 * b),
      alpha: alpha
    )
  }

  private static func linear(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return part < 0 ? -value : value
  }

  private static func encoded(_ part: CGFloat) -> CGFloat {
    let size = abs(part)
    let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return part < 0 ? -value : value
  }
}
