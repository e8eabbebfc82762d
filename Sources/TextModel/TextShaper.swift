// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// A font as a shaper needs it; `UIFont` wraps one.
package struct FontDescription: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    /// A family or full name that the font configuration may or may not have.
    case named(String)
  }
  package var family: Family
  /// Points per em.
  package var size: CGFloat
  /// UIKit's weight scale: -0.8 (ultra light), 0 (regular), 0.4 (bold), 0.62 (black).
  package var weight: CGFloat
  package var isItalic: Bool
  /// Digits all equally wide.
  package var hasMonospacedDigits: Bool
  package init(
    family: Family = .system,
    size: CGFloat,
    weight: CGFloat = 0,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// Where lines stand between the edges; `natural` follows the text's own direction.
package enum TextAlignment: Hashable, Sendable { case natural, left, center, right, justified }

/// How text that is too long for its width is broken or cut.
package enum TextLineBreak: Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction that neutral text and `natural` alignment take.
package enum TextDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// Everything that decides how a piece of text is shaped: equal requests give equal layouts.
package struct TextRequest: Hashable, Sendable {
  package var string: String
  package var font: FontDescription
  package var alignment: TextAlignment = .natural
  package var lineBreak: TextLineBreak = .byTruncatingTail
  /// The room in points; nil for as wide as the text is.
  package var width: CGFloat?
  /// The most lines there may be; 0 for no limit.
  package var maximumLineCount: Int = 1
  /// Direction of the surrounding interface, for `natural` alignment of neutral text.
  package var direction: TextDirection = .leftToRight
  /// Points added between characters beyond the font's own tracking.
  package var kern: CGFloat = 0
  package init(string: String, font: FontDescription) {
    self.string = string
    self.font = font
  }
}

/// A request that has been answered.
package protocol TextLayout: DrawableText {
  var request: TextRequest { get }
  /// The room the text takes, not rounded: widest line by line height times lines.
  var size: CGSize { get }
  var lineCount: Int { get }
  /// Distance from the top to the baseline of the first and of the last line.
  var firstBaseline: CGFloat { get }
  var lastBaseline: CGFloat { get }
  /// Whether characters were left out to fit width or line count.
  var isTruncated: Bool { get }
}

extension TextLayout {
  /// The characters of the request.
  package var string: String { request.string }
}

/// Shapes text.
///
/// The engine asks the one that is installed; tests may install a `BoxShaper`.
@MainActor
package protocol TextShaper: AnyObject {
  func layout(_ request: TextRequest) -> any TextLayout
}
