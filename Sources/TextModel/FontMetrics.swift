// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The vertical measures of a font in points.
///
/// Every font has those of San Francisco, whatever font draws in its place, so that rows and labels
/// are as high as on iOS. The proportions are the system font's published ones, in 1/2048 em:
/// ascender 1950, descender 494, capital height 1443, x-height 1078, no gap between lines.
package struct FontMetrics: Hashable, Sendable {
  /// Points per em.
  package let size: CGFloat

  /// Creates the measures of a font.
  package init(_ font: FontDescription) {
    self.init(size: font.size)
  }

  /// Creates the measures of a font of `size` points per em.
  package init(size: CGFloat) {
    self.size = size
  }

  /// From the baseline up to the top of the line.
  package var ascender: CGFloat { size * 1950 / 2048 }
  /// From the baseline to the bottom of the line: negative, as `UIFont.descender` is.
  package var descender: CGFloat { -size * 494 / 2048 }
  /// The height of capital letters.
  package var capHeight: CGFloat { size * 1443 / 2048 }
  /// The height of a small x.
  package var xHeight: CGFloat { size * 1078 / 2048 }
  /// The gap between lines: none.
  package var leading: CGFloat { 0 }
  /// From one baseline to the next: 1.19336 ems, 20.287 at 17 points.
  package var lineHeight: CGFloat { size * 2444 / 2048 }
}
