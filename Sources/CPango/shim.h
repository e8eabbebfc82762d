// SPDX-License-Identifier: Apache-2.0

#pragma once

#if !__has_include(<cairo.h>) || !__has_include(<cairo-ft.h>)
#error "cairo's headers are missing: apt-get install libcairo2-dev"
#endif
#if !__has_include(<pango/pangocairo.h>) || !__has_include(<pango/pangofc-fontmap.h>)
#error "Pango's headers are missing: apt-get install libpango1.0-dev"
#endif
#if !__has_include(<fontconfig/fontconfig.h>)
#error "fontconfig's headers are missing: apt-get install libfontconfig-dev"
#endif

#include <cairo-ft.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Swift does not see that a GObject of a subclass is one of its base class.
static inline PangoFcFontMap *cpango_fc_font_map(PangoFontMap *map) {
  return (PangoFcFontMap *)map;
}

// Owned by the font.
static inline cairo_scaled_font_t *cpango_scaled_font(PangoFont *font) {
  return pango_cairo_font_get_scaled_font((PangoCairoFont *)font);
}
