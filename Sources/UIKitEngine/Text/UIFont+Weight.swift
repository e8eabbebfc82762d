// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIFont {
  /// How heavy the strokes of a font are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 (lightest) to 1 (heaviest).
    public let rawValue: CGFloat

    /// Creates a weight between -1 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight between -1 and 1.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// 100 on the scale from 100 to 900 that font files use.
    public static let ultraLight = Weight(-0.8)
    /// 200 on the scale from 100 to 900 that font files use.
    public static let thin = Weight(-0.6)
    /// 300 on the scale from 100 to 900 that font files use.
    public static let light = Weight(-0.4)
    /// 400 on the scale from 100 to 900 that font files use.
    public static let regular = Weight(0)
    /// 500 on the scale from 100 to 900 that font files use.
    public static let medium = Weight(0.23)
    /// 600 on the scale from 100 to 900 that font files use.
    public static let semibold = Weight(0.3)
    /// 700 on the scale from 100 to 900 that font files use.
    public static let bold = Weight(0.4)
    /// 800 on the scale from 100 to 900 that font files use.
    public static let heavy = Weight(0.56)
    /// 900 on the scale from 100 to 900 that font files use.
    public static let black = Weight(0.62)

    /// The named weights and what a PostScript name calls them, lightest first.
    static let named: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// What a PostScript name calls the named weight nearest to this one.
    var postscriptName: String {
      let nearest = Self.named.min {
        abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
      }
      return nearest?.name ?? "Regular"
    }
  }
}
