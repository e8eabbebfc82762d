// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import TextModel

/// A font in one size; it never changes and may be used on every thread.
///
/// The system font's line metrics are those of San Francisco, so that lines and rows are as high
/// as on iOS whatever font draws the letters; every other font gets the same metrics.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the font was made from, with its size.
  private let descriptor: UIFontDescriptor

  /// Creates the font that a descriptor tells of.
  ///
  /// - Parameters:
  ///   - descriptor: family, weight, slant and size.
  ///   - pointSize: the size in points; 0 for the descriptor's own.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.descriptor = pointSize > 0 ? descriptor.sized(pointSize) : descriptor
    super.init()
  }

  /// Creates a font from its PostScript or family name.
  ///
  /// What follows the last hyphen is read as weight and slant, as in `HelveticaNeue-BoldItalic`.
  ///
  /// **Differences from UIKit:** fonts are looked for when text is first drawn, so that a name no
  /// font has does not give nil: the nearest font stands in, in that weight and slant.
  ///
  /// - Returns: nil for an empty name only.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: 0)
  }

  /// Creates a font from what a shaper takes.
  package convenience init(_ font: FontDescription) {
    self.init(descriptor: UIFontDescriptor(font: font), size: 0)
  }

  /// The font as a shaper takes it.
  package var fontDescription: FontDescription { descriptor.font }

  // MARK: Names and size

  /// The size in points per em.
  open var pointSize: CGFloat { descriptor.font.size }
  /// The family, `.AppleSystemUIFont` for the system font.
  open var familyName: String { descriptor.familyName }
  /// The PostScript name, `.SFUI-Regular` and the like for the system font.
  open var fontName: String { descriptor.postscriptName }
  /// What the font was made from.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// The same font in another size; it no longer follows the content size category.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor.sized(fontSize), size: 0)
  }

  // MARK: Line metrics

  /// From the baseline up to the top of the line.
  open var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the bottom of the line, negative.
  open var descender: CGFloat { metrics.descender }
  /// The height of capitals.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x.
  open var xHeight: CGFloat { metrics.xHeight }
  /// The height of a line: 1.19336 times the size, not rounded.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The gap between lines; 0.
  open var leading: CGFloat { metrics.leading }

  private var metrics: FontMetrics { FontMetrics(descriptor.font) }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || other.descriptor.isEqual(descriptor)
  }

  open override var hash: Int { descriptor.hash }

  open override var description: String {
    let font = fontDescription
    let weight = font.weight >= UIFont.Weight.semibold.rawValue ? "bold" : "normal"
    let style = font.isItalic ? "italic" : "normal"
    let size = String(format: "%.2f", font.size)
    return "font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); "
      + "font-size: \(size)pt"
  }

  /// Returns the font itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
