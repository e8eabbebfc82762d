// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import TextModel

/// What a list looks like, for tests to look at.
@MainActor
struct Pixels {
  struct Pixel: Equatable {
    var red, green, blue, alpha: Int

    /// Whether each part is within `levels` of the other's.
    func isNear(_ other: Pixel, levels: Int = 1) -> Bool {
      abs(red - other.red) <= levels && abs(green - other.green) <= levels
        && abs(blue - other.blue) <= levels && abs(alpha - other.alpha) <= levels
    }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Draws a list on a new surface.
  init(
    _ list: DisplayList,
    width: Int = 100,
    height: Int = 100,
    scale: CGFloat = 1,
    rasterizer: CairoRasterizer = CairoRasterizer()
  ) {
    let pixels = CGSize(width: CGFloat(width) * scale, height: CGFloat(height) * scale)
    let surface = rasterizer.makeSurface(
      pixelWidth: Int(pixels.width),
      pixelHeight: Int(pixels.height),
      scale: scale
    )
    surface.render(list, damage: nil)
    self.init(surface)
  }

  /// Reads a surface.
  init(_ surface: any RasterSurface) {
    width = surface.pixelWidth
    height = surface.pixelHeight
    bytes = surface.withPixels { pixels, bytesPerRow in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(4 * surface.pixelWidth * surface.pixelHeight)
      for row in 0..<surface.pixelHeight {
        let start = row * bytesPerRow
        bytes.append(contentsOf: pixels[start..<start + 4 * surface.pixelWidth])
      }
      return bytes
    }
  }

  subscript(_ x: Int, _ y: Int) -> Pixel {
    let start = 4 * (y * width + x)
    return Pixel(
      red: Int(bytes[start + 2]),
      green: Int(bytes[start + 1]),
      blue: Int(bytes[start]),
      alpha: Int(bytes[start + 3])
    )
  }

  /// The most by which any byte differs.
  func difference(from other: Pixels) -> Int {
    guard bytes != other.bytes else { return 0 }
    return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// The smallest rectangle around the pixels for which `isIncluded` is true.
  func bounds(where isIncluded: (Pixel) -> Bool) -> CGRect {
    var bounds = CGRect.null
    for y in 0..<height {
      for x in 0..<width where isIncluded(self[x, y]) {
        bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return bounds
  }

  func count(where isIncluded: (Pixel) -> Bool) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where isIncluded(self[x, y]) { count += 1 }
    }
    return count
  }
}

extension RGBA {
  static let red = RGBA(red: 1, green: 0, blue: 0)
  static let blue = RGBA(red: 0, green: 0, blue: 1)
}

/// Requests and layouts in few words.
@MainActor
enum Texts {
  /// One shaper for all tests: what it caches never changes what it makes.
  static let shaper = PangoShaper()

  static func request(
    _ string: String,
    size: CGFloat = 17,
    weight: CGFloat = 0,
    width: CGFloat? = nil,
    lines: Int = 1,
    breaking lineBreak: TextLineBreak = .byTruncatingTail,
    alignment: TextAlignment = .natural
  ) -> TextRequest {
    var request = TextRequest(string: string, font: FontDescription(size: size, weight: weight))
    request.width = width
    request.maximumLineCount = lines
    request.lineBreak = lineBreak
    request.alignment = alignment
    return request
  }

  static func layout(_ request: TextRequest) -> PangoTextLayout {
    guard let layout = shaper.layout(request) as? PangoTextLayout else {
      fatalError("PangoShaper made no PangoTextLayout")
    }
    return layout
  }
}
