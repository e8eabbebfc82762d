// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view whose font can follow the text size that the user chose.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font made for a text style is made anew when the content size category changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
