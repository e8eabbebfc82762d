// SPDX-License-Identifier: Apache-2.0

import CPango
package import Drawing
package import Foundation

/// Pixels in memory that cairo draws into.
@MainActor
package final class CairoSurface: RasterSurface {
  package let pixelWidth: Int
  package let pixelHeight: Int
  package let scale: CGFloat
  private let image: CairoImage
  private let painter: CairoPainter

  init(
    pixelWidth: Int,
    pixelHeight: Int,
    scale: CGFloat,
    memory: PixelMemory?,
    painter: CairoPainter
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.painter = painter
    image = CairoImage(
      width: pixelWidth,
      height: pixelHeight,
      format: CAIRO_FORMAT_ARGB32,
      memory: memory
    )
  }

  package func render(_ list: DisplayList, damage: CGRect?) {
    painter.paint(list, on: image, scale: scale, damage: damage)
  }

  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(image.surface)
    return try body(UnsafeRawBufferPointer(image.bytes), image.bytesPerRow)
  }

  package func pngData() throws -> Data {
    try PNGFile.encode(image)
  }
}
