// SPDX-License-Identifier: Apache-2.0

extension UIFontDescriptor {
  /// What sets a font apart in its family.
  ///
  /// Only the traits that fonts here have are declared: there are no narrow and wide forms.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The strokes are heavy: semibold or more.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All characters are equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The value as UIKit stores it.
    public let rawValue: String

    /// Creates a value from the one that UIKit stores.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The proportional font of interfaces.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Has no font here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Has no font here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The font whose characters are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
