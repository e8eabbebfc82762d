// SPDX-License-Identifier: Apache-2.0

public import Foundation
import TextModel

extension UIFont {
  /// The system font in regular weight.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize))
  }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
  }

  /// The system font in semibold weight, which is what iOS calls its bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }

  /// The system's font whose characters are all equally wide.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontDescription(family: .monospaced, size: fontSize, weight: weight.rawValue))
  }

  /// The system font with digits that are all equally wide.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      FontDescription(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true)
    )
  }

  /// The size of a new label's text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The system's small size, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The system's standard size, in points.
  public class var systemFontSize: CGFloat { 14 }
}
