// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing

/// Pictures made smaller for the size at which they were drawn last.
///
/// Making a photo small takes milliseconds, drawing the small one microseconds.
@MainActor
final class PictureCache {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var width: Int
    var height: Int
  }

  private struct Entry {
    /// Kept, so that no other picture takes its identity.
    var image: CGImage
    var small: CairoImage
    var lastUse: Int
  }

  /// The most bytes that small pictures may take together: 32 MB.
  private let capacity = 32 << 20
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var uses = 0

  /// How many pictures were made smaller rather than taken from the cache.
  private(set) var scaleCount = 0

  /// The picture at a size in pixels.
  func scaled(_ image: CGImage, width: Int, height: Int) -> CairoImage {
    uses += 1
    let key = Key(image: ObjectIdentifier(image), width: width, height: height)
    if let known = entries[key] {
      entries[key]?.lastUse = uses
      return known.small
    }
    let small = Self.scale(image, width: width, height: height)
    scaleCount += 1
    bytes += small.bytes.count
    entries[key] = Entry(image: image, small: small, lastUse: uses)
    while bytes > capacity, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.small.bytes.count
      entries[oldest.key] = nil
    }
    return small
  }

  private static func scale(_ image: CGImage, width: Int, height: Int) -> CairoImage {
    let small = CairoImage(
      width: max(1, width),
      height: max(1, height),
      format: CAIRO_FORMAT_ARGB32
    )
    image.withCairoSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix,
        Double(image.width) / Double(small.width),
        Double(image.height) / Double(small.height)
      )
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_operator(small.context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source(small.context, pattern)
      cairo_paint(small.context)
      cairo_pattern_destroy(pattern)
    }
    cairo_surface_flush(small.surface)
    return small
  }
}
