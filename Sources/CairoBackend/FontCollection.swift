// SPDX-License-Identifier: Apache-2.0

import CPango
import TextModel

/// A Pango font map that sees a few given faces and nothing else.
final class FontCollection: @unchecked Sendable {
  private let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer

  /// Rules that a bare configuration lacks.
  ///
  /// The first two scale bitmap fonts, without which emoji keep the size of their bitmaps. There
  /// must be no rule for antialiasing: with one, cairo 1.16 draws no color emoji at all.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
    </match>
    <match target="font"><test name="outline"><bool>false</bool></test>
    <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double><double>0</double>
    <name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name>
    </divide></edit></match>
    <match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit></match>
    <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer>
    </alias></fontconfig>
    """

  /// Creates a map of the faces `patterns`, one of which is the first in `firstFile`.
  init(firstFile: String, patterns: [FontPattern]) {
    guard let configuration = FcConfigCreate() else {
      fatalError("fontconfig cannot create a configuration")
    }
    _ = FcConfigParseAndLoadFromMemory(configuration, Self.rules, 1)
    // Adding a file is what makes the set of fonts; the faces read before go straight into it.
    _ = FcConfigAppFontAddFile(configuration, firstFile)
    guard let fonts = FcConfigGetFonts(configuration, FcSetApplication) else {
      fatalError("fontconfig cannot read \(firstFile)")
    }
    for pattern in patterns.dropFirst() {
      FcPatternReference(pattern.pointer)
      _ = FcFontSetAdd(fonts, pattern.pointer)
    }
    // Without a current configuration Pango starts a thread that loads the machine's own.
    _ = FcConfigSetCurrent(configuration)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let leftToRight = pango_font_map_create_context(map),
      let rightToLeft = pango_font_map_create_context(map)
    else {
      fatalError("Pango cannot create a font map for FreeType")
    }
    pango_fc_font_map_set_config(cpango_fc_font_map(map), configuration)
    self.configuration = configuration
    self.map = map
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
    Self.setUp(leftToRight, direction: PANGO_DIRECTION_WEAK_LTR)
    Self.setUp(rightToLeft, direction: PANGO_DIRECTION_WEAK_RTL)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// The context in which text without a direction of its own runs in `direction`.
  func context(_ direction: TextDirection) -> OpaquePointer {
    direction == .leftToRight ? leftToRight : rightToLeft
  }

  /// One point is one unit; glyphs are neither hinted nor rounded, so that text scales evenly.
  private static func setUp(_ context: OpaquePointer, direction: PangoDirection) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("ko-kr"))
    pango_context_set_base_dir(context, direction)
  }
}
