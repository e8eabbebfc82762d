// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

/// What is thrown where cairo cannot write a picture.
package struct PNGError: Error, CustomStringConvertible {
  /// Why, in cairo's words.
  package let description: String
}

/// Reads and writes PNG files through cairo.
enum PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes that are written to, or read from a place on.
  private final class Stream {
    var data: Data
    var position = 0
    init(_ data: Data) { self.data = data }
  }

  static func encode(_ image: CairoImage) throws(PNGError) -> Data {
    let stream = Stream(Data())
    let status = cairo_surface_write_to_png_stream(
      image.surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let stream = Unmanaged<Stream>.fromOpaque(closure).takeUnretainedValue()
        stream.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(stream).toOpaque()
    )
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown"
      throw PNGError(description: "Cannot write PNG: \(reason)")
    }
    return stream.data
  }

  /// The picture in a PNG file; nil for anything else and for a broken file.
  static func decode(_ data: Data) -> CGImage? {
    guard data.starts(with: signature) else { return nil }
    let stream = Stream(data)
    let created = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let stream = Unmanaged<Stream>.fromOpaque(closure).takeUnretainedValue()
        let end = stream.position + Int(count)
        guard end <= stream.data.count else { return CAIRO_STATUS_READ_ERROR }
        let start = stream.data.startIndex
        stream.data.copyBytes(to: bytes, from: start + stream.position..<start + end)
        stream.position = end
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(stream).toOpaque()
    )
    guard let surface = created else { return nil }
    defer { cairo_surface_destroy(surface) }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0, height > 0 else {
      return nil
    }
    // Files without alpha come in a format whose fourth byte means nothing: draw them into one
    // where it does.
    let image = CairoImage(width: width, height: height, format: CAIRO_FORMAT_ARGB32)
    cairo_set_operator(image.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(image.context, surface, 0, 0)
    cairo_paint(image.context)
    cairo_surface_flush(image.surface)
    return CGImage(width: width, height: height, pixels: Data(image.bytes))
  }
}
