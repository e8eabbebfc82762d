// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import Testing
import TextModel

@Suite("Drawing text")
@MainActor
struct TextDrawingTests {
  private func draw(
    _ request: TextRequest,
    color: RGBA = .black,
    width: Int = 220,
    height: Int = 60,
    scale: CGFloat = 2
  ) -> Pixels {
    let text = Texts.layout(request)
    return Pixels(
      DisplayList([.text(text, origin: CGPoint(x: 10, y: 10), color)]),
      width: width,
      height: height,
      scale: scale
    )
  }

  private func isColored(_ pixel: Pixels.Pixel) -> Bool {
    pixel.alpha > 200
      && max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue) > 60
  }

  @Test("emoji are drawn in color", arguments: ["🎉", "❤️", "🇰🇷", "👩🏽‍💻", "1️⃣", "☀️"])
  func emoji(string: String) {
    let pixels = draw(Texts.request(string, size: 20))
    #expect(pixels.count(where: isColored) > 100)
    #expect(pixels.bounds { $0.alpha > 0 }.width < 60)
  }

  @Test("a family is one glyph")
  func family() {
    let pixels = draw(Texts.request("👨‍👩‍👧‍👦", size: 20))
    #expect(pixels.bounds { $0.alpha > 0 }.width < 60)
    #expect(pixels.count { $0.alpha > 200 } > 200)
  }

  @Test("emoji in translucent text are translucent")
  func paleEmoji() {
    let pixels = draw(Texts.request("🎉"), color: RGBA.black.multiplyingAlpha(by: 0.5))
    #expect(pixels.count { $0.alpha > 60 } > 100)
    #expect(pixels.count { $0.alpha > 130 } == 0)
  }

  @Test("letters have the color of the text", arguments: ["Title", "한국어", "שלום", "مرحبا"])
  func color(string: String) {
    let pixels = draw(Texts.request(string), color: .red)
    #expect(pixels.count { $0.red > 200 && $0.alpha > 200 } > 50)
    #expect(pixels.count { $0.green > 0 || $0.blue > 0 } == 0)
  }

  @Test(
    "ink stays within its bounds",
    arguments: [
      "Ajgpq", "한국어 힣", "🎉👨‍👩‍👧‍👦", "مرحبا العالم", "ไม้ปู", "हिन्दी", "Ünïcödé",
    ]
  )
  func ink(string: String) {
    for scale in [1.0, 2, 3] {
      let layout = Texts.layout(Texts.request(string))
      let pixels = draw(Texts.request(string), scale: scale)
      let seen = pixels.bounds { $0.alpha > 0 }
      let bounds = layout.inkBounds.offsetBy(dx: 10, dy: 10).insetBy(dx: -1, dy: -1)
      let allowed = bounds.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      #expect(allowed.contains(seen), "\(seen) not in \(allowed) at \(scale)x")
      #expect(!seen.isNull)
    }
  }

  @Test("a small x stands on the baseline")
  func baseline() {
    let layout = Texts.layout(Texts.request("xxx", size: 40))
    let pixels = draw(Texts.request("xxx", size: 40), height: 100)
    let bottom = pixels.bounds { $0.alpha > 128 }.maxY / 2
    #expect(abs(bottom - (10 + layout.firstBaseline)) <= 0.75)
  }

  @Test("Hebrew stands on the right of its room, drawn from right to left")
  func rightToLeft() {
    let pixels = draw(Texts.request("שלום", width: 200))
    #expect(pixels.bounds { $0.alpha > 128 }.maxX > 2 * 205)
    #expect(pixels.bounds { $0.alpha > 128 }.minX > 2 * 150)
  }

  @Test("clipped text ends where its room does")
  func clipped() {
    let request = Texts.request(
      "A long line of text that goes on",
      width: 100,
      breaking: .byClipping
    )
    let bounds = draw(request).bounds { $0.alpha > 0 }
    #expect(bounds.maxX <= 220)
    #expect(bounds.maxX > 200)
  }

  @Test("boxes of the box font are drawn as rectangles")
  func boxes() {
    let text = BoxShaper().layout(TextRequest(string: "ab", font: FontDescription(size: 20)))
    let pixels = Pixels(DisplayList([.text(text, origin: .zero, .red)]))
    #expect(pixels.count { $0.alpha == 255 } == 20 * 14)
  }

  @Test("one layout draws the same at every whole pixel")
  func position() {
    let text = Texts.layout(Texts.request("Settings"))
    let here = Pixels(
      DisplayList([.text(text, origin: CGPoint(x: 10, y: 10), .black)]),
      width: 150,
      scale: 2
    )
    let there = Pixels(
      DisplayList([.text(text, origin: CGPoint(x: 15, y: 30), .black)]),
      width: 150,
      scale: 2
    )
    for y in 20..<60 {
      for x in 10..<200 where here[x, y] != there[x + 10, y + 40] {
        Issue.record("pixel \(x),\(y) differs")
        return
      }
    }
  }
}
