// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation
package import TextModel

/// Shapes text with Pango in Inter and the Noto fonts, spaced and measured as San Francisco is.
///
/// - Widths follow San Francisco through letter spacing; line metrics are those of `FontMetrics`
///   whatever fonts a line needs.
/// - `natural` alignment follows the first character with a direction of its own.
/// - A family that is not among the fonts is drawn in the system font.
/// - The layouts asked for last are kept, and handed out again for equal requests.
///
/// Where a font file that a text needs is missing, the program ends with a message that names the
/// file and the package that has it.
@MainActor
package final class PangoShaper: TextShaper {
  private let library: FontLibrary
  private var cache: LayoutCache
  private var fonts: [UnsafeMutablePointer<PangoFont>: FontReference] = [:]

  /// How many layouts were made rather than taken from the cache.
  package private(set) var shapeCount = 0

  /// How many layouts are kept.
  package var cachedLayoutCount: Int { cache.count }

  /// Creates a shaper that looks for fonts in `PLEAT_FONTS` and where Debian puts them.
  ///
  /// Ends the program where the system font is missing.
  package convenience init() {
    do {
      try self.init(folders: FontLibrary.defaultFolders)
    } catch {
      fatalError(error.description)
    }
  }

  /// Creates a shaper that looks for fonts in the given folders only.
  ///
  /// - Parameters:
  ///   - folders: where to look, in this order.
  ///   - cacheCapacity: the most layouts to keep.
  /// - Throws: where the system font is missing.
  package init(folders: [String], cacheCapacity: Int = 2_000) throws(MissingFontError) {
    library = try FontLibrary(folders: folders)
    cache = LayoutCache(capacity: cacheCapacity)
  }

  /// Whether a family is among the fonts; others are drawn in the system font.
  package static func hasFamily(_ name: String) -> Bool {
    FontGroup.all.contains { $0.family == name }
  }

  package func layout(_ request: TextRequest) -> any TextLayout {
    if let layout = cache.layout(for: request) { return layout }
    do {
      let layout = try makeLayout(request)
      cache.insert(layout, for: request)
      return layout
    } catch {
      fatalError(error.description)
    }
  }

  /// Shapes a request without looking into the cache.
  ///
  /// - Throws: where a font that the text needs is missing.
  package func makeLayout(_ request: TextRequest) throws(MissingFontError) -> PangoTextLayout {
    shapeCount += 1
    let needs = FontNeeds(of: request.string, in: request.font, isInText: library.isInText)
    let collection = try library.collection(for: needs)
    let breaker = PangoLineBreaker(
      request: request,
      needs: needs,
      context: collection.context(request.direction)
    )
    return PangoTextLayout(request, broken: breaker.broken(), reference: reference)
  }

  /// The one object that stands for a font of Pango's.
  private func reference(_ font: UnsafeMutablePointer<PangoFont>) -> FontReference {
    if let known = fonts[font] { return known }
    let reference = FontReference(font)
    fonts[font] = reference
    return reference
  }
}
