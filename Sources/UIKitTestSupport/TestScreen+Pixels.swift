// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// The color of one pixel.
  public struct Pixel: Hashable, Sendable, CustomStringConvertible {
    /// 0 to 255, not multiplied by `alpha`.
    public var red: UInt8
    /// 0 to 255, not multiplied by `alpha`.
    public var green: UInt8
    /// 0 to 255, not multiplied by `alpha`.
    public var blue: UInt8
    /// 0 where nothing was drawn to 255 for opaque.
    public var alpha: UInt8

    /// Creates a color from levels of 0 to 255.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// `#RRGGBB`, or `#RRGGBBAA` for a color that is not opaque.
    public var description: String {
      let parts = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return parts.reduce(into: "#") { text, part in
        text += (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }
    }
  }

  /// The color at a point of the screen: that of the pixel which has the point.
  ///
  /// A point off the screen fails the test and has no color, alpha 0.
  ///
  /// - Parameters:
  ///   - point: Points from the screen's upper left corner.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  /// - Returns: The color.
  /// - Complexity: O(pixels) after a change on the screen, O(1) until the next one.
  public func pixel(
    at point: CGPoint,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Pixel {
    guard context.screen.bounds.contains(point) else {
      fail(
        "There is no pixel at \(point): the screen is \(TestScreen.text(size.width)) by "
          + "\(TestScreen.text(size.height)) points.",
        at: CallSite(fileID, filePath, line, column)
      )
      return Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let surface = render()
    let column = min(Int(point.x * scale), surface.pixelWidth - 1)
    let row = min(Int(point.y * scale), surface.pixelHeight - 1)
    return surface.withPixels { pixels, bytesPerRow in
      let start = row * bytesPerRow + column * 4
      let alpha = Int(pixels[start + 3])
      func level(_ index: Int) -> UInt8 {
        guard alpha > 0 else { return 0 }
        return UInt8(min(255, (Int(pixels[start + index]) * 255 + alpha / 2) / alpha))
      }
      return Pixel(red: level(2), green: level(1), blue: level(0), alpha: UInt8(alpha))
    }
  }

  /// The pixels of the screen, or of a part of it; nil for a part that is off the screen.
  func image(of rect: CGRect?) -> CGImage? {
    let surface = render()
    var pixels = Data(capacity: surface.pixelWidth * surface.pixelHeight * 4)
    surface.withPixels { bytes, bytesPerRow in
      for row in 0..<surface.pixelHeight {
        let start = row * bytesPerRow
        pixels.append(contentsOf: bytes[start..<start + surface.pixelWidth * 4])
      }
    }
    let whole = CGImage(
      width: surface.pixelWidth,
      height: surface.pixelHeight,
      pixels: pixels
    )
    guard let rect else { return whole }
    return whole.cropping(
      to: CGRect(
        x: rect.minX * scale,
        y: rect.minY * scale,
        width: rect.width * scale,
        height: rect.height * scale
      )
    )
  }
}
