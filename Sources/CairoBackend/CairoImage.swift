// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

/// An image surface of cairo's and the context that draws on it, freed with this object.
final class CairoImage: @unchecked Sendable {
  let width: Int
  let height: Int
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Creates a surface without any color: all its bytes are zero.
  ///
  /// Ends the program where the size is not one that cairo can make (1 to 32,767 each way).
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: The number of rows.
  ///   - format: What a pixel is.
  ///   - memory: Where the bytes are; nil for memory of cairo's.
  init(width: Int, height: Int, format: cairo_format_t, memory: PixelMemory? = nil) {
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let surface = Self.makeSurface(Int32(width), Int32(height), format, memory),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface),
      cairo_status(context) == CAIRO_STATUS_SUCCESS
    else {
      fatalError("cairo cannot create a surface of \(width) x \(height) pixels")
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
  }

  private static func makeSurface(
    _ width: Int32,
    _ height: Int32,
    _ format: cairo_format_t,
    _ memory: PixelMemory?
  ) -> OpaquePointer? {
    guard let memory else { return cairo_image_surface_create(format, width, height) }
    memset(memory.address, 0, memory.bytesPerRow * Int(height))
    return cairo_image_surface_create_for_data(
      memory.address.assumingMemoryBound(to: UInt8.self),
      format,
      width,
      height,
      Int32(memory.bytesPerRow)
    )
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The bytes of all rows.
  ///
  /// Call `cairo_surface_flush` before reading what cairo drew.
  var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(
      start: cairo_image_surface_get_data(surface),
      count: bytesPerRow * height
    )
  }
}
