// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import Testing

@Suite("Shadows")
@MainActor
struct ShadowTests {
  private func shadow(
    _ shape: Shape,
    radius: CGFloat = 4,
    offset: CGSize = .zero
  ) -> DrawCommand {
    .shadow(shape, ShadowStyle(color: .black, radius: radius, offset: offset))
  }

  private let card = CGRect(x: 30, y: 30, width: 60, height: 50)

  @Test("half of the shadow lies beyond the edge, and it fades within three deviations")
  func profile() {
    let pixels = Pixels(
      DisplayList([shadow(.rect(CGRect(x: 50, y: -100, width: 200, height: 400)))]),
      width: 120
    )
    let before = pixels[49, 50].alpha
    let after = pixels[50, 50].alpha
    #expect(abs((before + after) / 2 - 128) <= 3)
    #expect(pixels[36, 50].alpha <= 1)
    #expect(pixels[70, 50].alpha == 255)
    // One deviation from the edge a Gaussian has fallen to 15.9 %.
    #expect(abs((pixels[45, 50].alpha + pixels[46, 50].alpha) / 2 - 40) <= 6)
  }

  @Test("a mask put together from a small one is the mask itself", arguments: [1.0, 2.0])
  func nineSlice(scale: Double) {
    let large = CGRect(x: 30, y: 30, width: 140, height: 120)
    let outline = CornerCurve(radius: 10, side: 120, isContinuous: true).outline(of: large)
    let put = Pixels(
      DisplayList([shadow(.roundedRect(large, radius: 10, isContinuous: true))]),
      width: 200,
      height: 200,
      scale: scale
    )
    let whole = Pixels(
      DisplayList([shadow(.path(CGPath(elements: outline)))]),
      width: 200,
      height: 200,
      scale: scale
    )
    #expect(put.difference(from: whole) <= 2)
    #expect(put[Int(100 * scale), Int(100 * scale)].alpha == 255)
  }

  @Test("the offset moves the shadow")
  func offset() {
    let still = Pixels(DisplayList([shadow(.rect(card))]), width: 120, height: 120)
    let moved = Pixels(
      DisplayList([shadow(.rect(card), offset: CGSize(width: 3, height: 5))]),
      width: 120,
      height: 120
    )
    for y in stride(from: 10, to: 100, by: 7) {
      for x in stride(from: 10, to: 100, by: 7) {
        #expect(moved[x + 3, y + 5] == still[x, y])
      }
    }
  }

  @Test("leaving out what the shape hides changes no pixel")
  func hidden() {
    let shape = Shape.roundedRect(card, radius: 12, isContinuous: true)
    let short = Pixels(
      DisplayList([shadow(shape), .fill(shape, .white)]),
      width: 120,
      height: 120
    )
    let full = Pixels(
      DisplayList([shadow(shape), .save, .fill(shape, .white), .restore]),
      width: 120,
      height: 120
    )
    #expect(short.difference(from: full) == 0)
    let translucent = Pixels(
      DisplayList([shadow(shape), .fill(shape, RGBA.white.multiplyingAlpha(by: 0.5))]),
      width: 120,
      height: 120
    )
    #expect(translucent[60, 55].red < 140)
    #expect(translucent[60, 55].alpha == 255)
  }

  @Test("without blur, a shadow is the shape")
  func sharp() {
    let pixels = Pixels(DisplayList([shadow(.rect(card), radius: 0)]), width: 120, height: 120)
    #expect(pixels.bounds { $0.alpha > 0 } == card)
  }

  @Test("turned shapes and paths cast shadows of their form")
  func turned() {
    let turn = CGAffineTransform(translationX: 60, y: 60).rotated(by: .pi / 4)
    let square = CGRect(x: -20, y: -20, width: 40, height: 40)
    let pixels = Pixels(
      DisplayList([.save, .concatenate(turn), shadow(.rect(square), radius: 2), .restore]),
      width: 120,
      height: 120
    )
    #expect(pixels[60, 60].alpha == 255)
    #expect(pixels[60, 36].alpha > 100)
    #expect(pixels[42, 42].alpha < 20)
  }
}
