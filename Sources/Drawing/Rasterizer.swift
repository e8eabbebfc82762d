// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Turns display lists into pixels.
@MainActor
package protocol Rasterizer: AnyObject {
  /// A surface of whole pixels, cleared to transparent, on which one point is `scale` pixels.
  ///
  /// - Parameters:
  ///   - pixelWidth: Pixels in a row.
  ///   - pixelHeight: The number of rows.
  ///   - scale: Pixels a point.
  ///   - memory: Where the pixels are; nil for memory of the surface's own.
  /// - Returns: The surface.
  func makeSurface(
    pixelWidth: Int,
    pixelHeight: Int,
    scale: CGFloat,
    memory: PixelMemory?
  ) -> any RasterSurface
}

extension Rasterizer {
  /// A surface in memory of its own.
  package func makeSurface(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) -> any RasterSurface {
    makeSurface(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, memory: nil)
  }
}

/// Memory of somebody else's, which has to stay where it is as long as a surface draws there.
package struct PixelMemory: Equatable {
  /// The first byte of the uppermost row.
  package var address: UnsafeMutableRawPointer
  /// From a row to the next; a multiple of 4.
  package var bytesPerRow: Int

  package init(address: UnsafeMutableRawPointer, bytesPerRow: Int) {
    self.address = address
    self.bytesPerRow = bytesPerRow
  }
}

/// Pixels that keep their contents between frames.
@MainActor
package protocol RasterSurface: AnyObject {
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }
  var scale: CGFloat { get }
  /// Draws the list. With `damage` (points), only what lies in it is cleared and drawn anew; nil
  /// means the whole surface.
  func render(_ list: DisplayList, damage: CGRect?)
  /// The pixels, 32 bits each, blue first in memory, alpha last and premultiplied.
  func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result
  /// The surface as a PNG file; equal pixels give equal bytes.
  func pngData() throws -> Data
}

/// Turns the bytes of picture files into pixels.
@MainActor
package protocol ImageDecoder: AnyObject {
  /// The picture in `data`, or nil where the format is not one this decoder reads.
  func decode(_ data: Data) -> CGImage?
}
