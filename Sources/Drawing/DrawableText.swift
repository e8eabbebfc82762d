// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Text that has been shaped and broken into lines, ready to be drawn.
///
/// `Drawing` knows no more of text than this; `TextModel` refines it and a backend makes it.
package protocol DrawableText: AnyObject {
  /// What a dump of the display list shows: the string and its font.
  var textDescription: String { get }
  /// The characters as they were asked for, before any were left out to fit.
  var string: String { get }
  /// The area that ink may touch, relative to the origin at which the text is drawn.
  var inkBounds: CGRect { get }
  /// The glyphs as plain boxes, relative to the origin; nil for text in a real font.
  var boxes: [CGRect]? { get }
  /// Whether drawing `other` in place of this gives the same pixels.
  func isEqual(to other: any DrawableText) -> Bool
}

extension DrawableText {
  /// Text that does not know its characters apart from its font gives its description.
  package var string: String { textDescription }
}
