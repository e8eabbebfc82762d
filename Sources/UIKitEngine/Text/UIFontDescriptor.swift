// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import TextModel

/// The family, weight, slant and size from which a font is made; it never changes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The font as a shaper takes it.
  package let font: FontDescription
  /// The name that the descriptor was made with, for fonts other than the system's.
  private let givenName: String?
  /// How the size follows the content size category; nil for a fixed one.
  let scaling: FontScaling?

  init(font: FontDescription, givenName: String? = nil, scaling: FontScaling? = nil) {
    var font = font
    // Less than nothing, or no number at all, would make lines of that height.
    if !(font.size.isFinite && font.size >= 0) { font.size = 0 }
    self.font = font
    self.givenName = givenName
    self.scaling = scaling
    super.init()
  }

  /// Creates a descriptor from a PostScript or family name.
  ///
  /// What follows the last hyphen is read as weight and slant.
  public convenience init(name fontName: String, size: CGFloat) {
    let parsed = PostScriptName(fontName)
    let isSystem = parsed.family.hasPrefix(".SFUI") || parsed.family == ".AppleSystemUIFont"
    self.init(
      font: FontDescription(
        family: isSystem ? .system : .named(parsed.family),
        size: size,
        weight: parsed.weight.rawValue,
        isItalic: parsed.isItalic
      ),
      givenName: isSystem ? nil : fontName
    )
  }

  /// Creates the descriptor of a style's font in the size that the current traits ask for.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Creates the descriptor of a style's font in the size that the given traits ask for.
  ///
  /// - Parameters:
  ///   - style: the use of the text.
  ///   - traitCollection: whose content size category counts; nil for the current traits.
  /// - Returns: The descriptor, whose size goes on following the category.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let scaling = FontScaling.textStyle(style)
    return UIFontDescriptor(
      font: FontDescription(
        size: scaling.size(for: traitCollection ?? .current),
        weight: TextStyleSizes(style).weight.rawValue
      ),
      scaling: scaling
    )
  }

  // MARK: Reading

  /// The size in points.
  open var pointSize: CGFloat { font.size }

  /// The font's PostScript name, `.SFUI-Regular` and the like for the system font.
  open var postscriptName: String {
    if let givenName { return givenName }
    let face = UIFont.Weight(font.weight).postscriptName + (font.isItalic ? "Italic" : "")
    switch font.family {
    case .system: return ".SFUI-" + face
    case .monospaced: return ".AppleSystemUIFontMonospaced-" + face
    case .named(let family):
      return family.filter { $0 != " " } + (face == "Regular" ? "" : "-" + face)
    }
  }

  /// The family's name.
  package var familyName: String {
    switch font.family {
    case .system: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let family): family
    }
  }

  /// Whether the font is bold, italic, or has characters that are all equally wide.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  // MARK: Deriving

  /// The same font in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { sized(newPointSize) }

  /// The font of a family in this weight, slant and size.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changing { $0.family = .named(newFamily) }
  }

  /// The font with exactly the given traits, in this family and size.
  ///
  /// The bold of the system font is semibold; that of a text style is the weight that Apple
  /// publishes for bold text of the style.
  ///
  /// - Returns: nil where no such font exists: a font that is not the system's has no form with
  ///   equally wide characters here.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if isMonospaced, case .named = font.family { return nil }
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let isBold = symbolicTraits.contains(.traitBold)
    return changing { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      if isMonospaced {
        font.family = .monospaced
      } else if font.family == .monospaced {
        font.family = .system
      }
      if isBold != wasBold {
        font.weight = isBold ? boldWeight.rawValue : UIFont.Weight.regular.rawValue
      }
    }
  }

  /// The system font in another design.
  ///
  /// - Returns: nil for the rounded and the serif design, which have no font here, and where the
  ///   font is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = font.family { return nil }
    switch design {
    case .default: return changing { $0.family = .system }
    case .monospaced: return changing { $0.family = .monospaced }
    default: return nil
    }
  }

  private var boldWeight: UIFont.Weight {
    switch scaling {
    case .textStyle(let style): TextStyleSizes(style).emphasizedWeight
    case .metrics, nil:
      if case .named = font.family { .bold } else { .semibold }
    }
  }

  /// The same font with some of its parts changed; the size goes on following the category.
  private func changing(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font: font, scaling: scaling)
  }

  /// The same font in a fixed size.
  func sized(_ size: CGFloat) -> UIFontDescriptor {
    guard size != font.size else { return self }
    var font = font
    font.size = size
    return UIFontDescriptor(font: font, givenName: givenName)
  }

  /// The same font in another size, which goes on following the category.
  func rescaled(to size: CGFloat) -> UIFontDescriptor {
    var font = font
    font.size = size
    return UIFontDescriptor(font: font, givenName: givenName, scaling: scaling)
  }

  /// The same font in a size that follows the category.
  func following(_ scaling: FontScaling, traits: UITraitCollection) -> UIFontDescriptor {
    var font = font
    font.size = scaling.size(for: traits)
    return UIFontDescriptor(font: font, givenName: givenName, scaling: scaling)
  }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other === self
      || (other.font == font && other.scaling == scaling && other.givenName == givenName)
  }

  open override var hash: Int { font.hashValue }

  /// Returns the descriptor itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
