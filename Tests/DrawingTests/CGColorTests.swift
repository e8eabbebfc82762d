// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Colors and images")
struct CGColorTests {
  @Test("grays have two parts, colors four")
  func components() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).components == [0.1, 0.2, 0.3, 1])
    #expect(CGColor.white.numberOfComponents == 2)
  }

  @Test("colors are equal by value; a gray is no RGB color")
  func equality() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red != red.copy(alpha: 0.5))
    #expect(red.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("a picture is cropped to whole pixels")
  func cropping() throws {
    let pixels = (0..<4 * 3 * 2).map { UInt8($0) }
    let image = CGImage(width: 3, height: 2, pixels: pixels)
    let part = try #require(image.cropping(to: CGRect(x: 1.2, y: 1, width: 0.5, height: 9)))
    #expect(part.width == 1)
    #expect(part.height == 1)
    #expect(part.withPixels { Array($0) } == [16, 17, 18, 19])
    #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 2, height: 2)) == nil)
    #expect(image == CGImage(width: 3, height: 2, pixels: pixels))
    #expect(image != CGImage(width: 2, height: 3, pixels: pixels))
  }

  @Test("a picture with too few bytes ends the program")
  func wrongSize() async {
    await #expect(processExitsWith: .failure) {
      _ = CGImage(width: 2, height: 2, pixels: [1, 2, 3])
    }
  }
}
