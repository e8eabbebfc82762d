// SPDX-License-Identifier: Apache-2.0

import CPango

/// A font of Pango's at one size, kept for as long as layouts draw with it.
final class FontReference: @unchecked Sendable {
  private let font: UnsafeMutablePointer<PangoFont>
  /// The font as cairo knows it; lives as long as this object.
  let scaledFont: OpaquePointer
  /// Whether its glyphs bring their own colors.
  let isColor: Bool

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let scaledFont = cpango_scaled_font(font) else {
      fatalError("cairo cannot open a font that Pango found")
    }
    self.font = font
    self.scaledFont = scaledFont
    g_object_ref(font)
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) }
    isColor = family == "Noto Color Emoji"
  }

  deinit { g_object_unref(font) }
}
