// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A picture made of pixels that never change.
///
/// Two images are equal where their pixels are.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  private let storage: Data

  /// Creates a picture of `width` by `height` pixels.
  ///
  /// - Parameters:
  ///   - width: pixels in a row; at least 1.
  ///   - height: rows; at least 1.
  ///   - pixels: rows from the top without gaps, 4 bytes a pixel: blue, green, red, alpha,
  ///     premultiplied. A count other than `4 * width * height` ends the program.
  package init(width: Int, height: Int, pixels: Data) {
    guard width > 0, height > 0, pixels.count == 4 * width * height else {
      fatalError("CGImage: \(pixels.count) bytes do not make \(width) x \(height) pixels")
    }
    self.width = width
    self.height = height
    storage = pixels
  }

  /// Creates a picture from an array of bytes laid out as `init(width:height:pixels:)` says.
  package convenience init(width: Int, height: Int, pixels: [UInt8]) {
    self.init(width: width, height: height, pixels: Data(pixels))
  }

  /// Bits in one of the four parts of a pixel: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits in a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from the start of a row to the start of the next.
  public var bytesPerRow: Int { 4 * width }

  /// The bytes of all rows, as `init(width:height:pixels:)` describes them.
  package func withPixels<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try storage.withUnsafeBytes(body)
  }

  /// The part of the picture in `rect` (pixels), made whole outward; nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    let left = Int(part.minX)
    let rows = Int(part.minY)..<Int(part.maxY)
    var pixels = Data(capacity: 4 * Int(part.width) * rows.count)
    for row in rows {
      let start = storage.startIndex + row * bytesPerRow + 4 * left
      pixels.append(storage[start..<start + 4 * Int(part.width)])
    }
    return CGImage(width: Int(part.width), height: rows.count, pixels: pixels)
  }

  /// Whether both pictures have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.width == right.width && left.height == right.height
        && left.storage == right.storage)
  }

  /// Feeds the size to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
