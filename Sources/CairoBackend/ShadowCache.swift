// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

/// Blurred masks of shapes, kept for the next frame.
///
/// The mask of a rectangle is put together from one small mask, which depends on corner and blur
/// alone: so a rectangle that grows is not blurred anew for every size.
@MainActor
final class ShadowCache {
  /// A rectangle of whole pixels with equal corners.
  struct RoundedRect: Hashable {
    var width: Int
    var height: Int
    var radius: CGFloat
    var isContinuous: Bool
  }

  private enum Key: Hashable {
    case rect(RoundedRect, deviation: CGFloat)
    case path([PathElement], CGPathFillRule, deviation: CGFloat)
  }

  private struct Entry {
    var mask: CairoImage
    var lastUse: Int
  }

  /// The most bytes that masks may take together: 16 MB.
  private let capacity = 16 << 20
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var uses = 0

  /// How many masks were blurred rather than taken from the cache or put together.
  private(set) var blurCount = 0

  /// How many pixels beyond the shape a mask reaches.
  static func margin(deviation: CGFloat) -> Int { Int((3 * deviation).rounded(.up)) + 1 }

  /// The mask of a rectangle, which stands `margin` pixels from the mask's edges.
  func mask(of rect: RoundedRect, deviation: CGFloat) -> CairoImage {
    let margin = Self.margin(deviation: deviation)
    let corner = CornerCurve(
      radius: rect.radius,
      side: CGFloat(min(rect.width, rect.height)),
      isContinuous: rect.isContinuous
    )
    let inner = Int(corner.reach.rounded(.up)) + margin
    let key = Key.rect(rect, deviation: deviation)
    return cached(key) {
      guard rect.width > 2 * inner + 1, rect.height > 2 * inner + 1 else {
        return blurred(
          width: rect.width,
          height: rect.height,
          deviation: deviation,
          rule: .winding
        ) { context in
          context.addRoundedRect(
            CGRect(x: 0, y: 0, width: rect.width, height: rect.height),
            corner: corner
          )
        }
      }
      var small = rect
      small.width = 2 * inner + 1
      small.height = 2 * inner + 1
      let tile = mask(of: small, deviation: deviation)
      return Self.stretched(
        tile,
        width: rect.width + 2 * margin,
        height: rect.height + 2 * margin
      )
    }
  }

  /// The mask of a path in pixels, whose bounds begin at `origin`.
  func mask(of path: CGPath, origin: CGPoint, deviation: CGFloat) -> CairoImage {
    let moved = path.translated(by: CGVector(dx: -origin.x, dy: -origin.y))
    let bounds = moved.boundingBox
    return cached(.path(moved.elements, moved.fillRule, deviation: deviation)) {
      blurred(
        width: max(1, Int(bounds.maxX.rounded(.up))),
        height: max(1, Int(bounds.maxY.rounded(.up))),
        deviation: deviation,
        rule: moved.fillRule
      ) { context in
        context.add(moved.elements)
      }
    }
  }

  private func cached(_ key: Key, _ make: () -> CairoImage) -> CairoImage {
    uses += 1
    if let known = entries[key] {
      entries[key]?.lastUse = uses
      return known.mask
    }
    let mask = make()
    uses += 1
    bytes += mask.bytes.count
    entries[key] = Entry(mask: mask, lastUse: uses)
    while bytes > capacity, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.mask.bytes.count
      entries[oldest.key] = nil
    }
    return mask
  }

  private func blurred(
    width: Int,
    height: Int,
    deviation: CGFloat,
    rule: CGPathFillRule,
    _ addPath: (OpaquePointer) -> Void
  ) -> CairoImage {
    blurCount += 1
    let margin = Self.margin(deviation: deviation)
    let mask = CairoImage(
      width: width + 2 * margin,
      height: height + 2 * margin,
      format: CAIRO_FORMAT_A8
    )
    cairo_translate(mask.context, Double(margin), Double(margin))
    addPath(mask.context)
    cairo_set_fill_rule(
      mask.context,
      rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    cairo_set_source_rgba(mask.context, 0, 0, 0, 1)
    cairo_fill(mask.context)
    cairo_surface_flush(mask.surface)
    BoxBlur.blur(
      mask.bytes,
      width: mask.width,
      height: mask.height,
      bytesPerRow: mask.bytesPerRow,
      deviation: deviation
    )
    cairo_surface_mark_dirty(mask.surface)
    return mask
  }

  /// A mask with the corners of `tile`, its middle row and column repeated to fill the rest.
  private static func stretched(_ tile: CairoImage, width: Int, height: Int) -> CairoImage {
    let mask = CairoImage(width: width, height: height, format: CAIRO_FORMAT_A8)
    cairo_surface_flush(tile.surface)
    guard let source = tile.bytes.baseAddress, let target = mask.bytes.baseAddress else {
      return mask
    }
    let corner = tile.width / 2
    for row in 0..<height {
      let fromEnd = height - 1 - row
      let tileRow = row < corner ? row : fromEnd < corner ? tile.height - 1 - fromEnd : corner
      let from = source + tileRow * tile.bytesPerRow
      let to = target + row * mask.bytesPerRow
      memcpy(to, from, corner)
      memset(
        to + corner,
        Int32(from.load(fromByteOffset: corner, as: UInt8.self)),
        width - 2 * corner
      )
      memcpy(to + width - corner, from + tile.width - corner, corner)
    }
    cairo_surface_mark_dirty(mask.surface)
    return mask
  }
}
