// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import Testing
import TextModel

@Suite("Drawing with cairo")
@MainActor
struct CairoSurfaceTests {
  private typealias Pixel = Pixels.Pixel
  private let red = Pixels.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let nothing = Pixels.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  private let all = Shape.rect(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("a rectangle fills its pixels and no others", arguments: [1.0, 2, 3])
  func rectangle(scale: Double) {
    let pixels = Pixels(DisplayList([.fill(.rect(box(10, 20, 5, 6)), .red)]), scale: scale)
    let filled = CGRect(x: 10 * scale, y: 20 * scale, width: 5 * scale, height: 6 * scale)
    #expect(pixels.bounds { $0 != nothing } == filled)
    #expect(pixels.count { $0 == red } == Int(filled.width * filled.height))
  }

  @Test("half a point is one pixel at 2x")
  func hairline() {
    let pixels = Pixels(DisplayList([.fill(.rect(box(0, 43.5, 100, 0.5)), .red)]), scale: 2)
    #expect(pixels.count { $0 == red } == 200)
    #expect(pixels.count { $0 != nothing } == 200)
  }

  @Test("each frame begins from nothing, whether or not it covers the surface")
  func clearing() {
    let surface = CairoRasterizer().makeSurface(pixelWidth: 100, pixelHeight: 100, scale: 1)
    surface.render(DisplayList([.fill(all, .red)]), damage: nil)
    surface.render(
      DisplayList([.fill(all, RGBA.red.multiplyingAlpha(by: 0.5))]),
      damage: nil
    )
    #expect(Pixels(surface)[50, 50].isNear(Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
    surface.render(
      DisplayList([.save, .clip(.rect(box(0, 0, 50, 100))), .fill(all, .red), .restore]),
      damage: nil
    )
    #expect(Pixels(surface)[49, 50] == red)
    #expect(Pixels(surface)[50, 50] == nothing)
  }

  @Test("with damage, pixels outside it stay as they are")
  func damage() {
    let surface = CairoRasterizer().makeSurface(pixelWidth: 100, pixelHeight: 100, scale: 1)
    surface.render(DisplayList([.fill(all, .red)]), damage: nil)
    surface.render(DisplayList(), damage: box(10.5, 10.5, 4, 4))
    let pixels = Pixels(surface)
    #expect(pixels.bounds { $0 == nothing } == box(10, 10, 5, 5))
    surface.render(DisplayList(), damage: .null)
    surface.render(DisplayList(), damage: box(500, 0, 10, 10))
    #expect(Pixels(surface).difference(from: pixels) == 0)
  }

  @Test("transforms and clips end with the restore")
  func states() {
    let pixels = Pixels(
      DisplayList([
        .save, .concatenate(CGAffineTransform(translationX: 50, y: 0)),
        .clip(.rect(box(0, 0, 10, 10))), .fill(.rect(box(-50, 0, 100, 100)), .red), .restore,
        .fill(.rect(box(0, 90, 10, 10)), .blue),
      ])
    )
    #expect(pixels.bounds { $0 == red } == box(50, 0, 10, 10))
    #expect(pixels.bounds { $0.blue == 255 } == box(0, 90, 10, 10))
  }

  @Test("lists that do not balance harm neither this frame nor the next")
  func unbalanced() {
    let surface = CairoRasterizer().makeSurface(pixelWidth: 100, pixelHeight: 100, scale: 1)
    surface.render(
      DisplayList([
        .restore, .endGroup, .beginGroup(opacity: 0.5), .restore, .save, .save,
        .clip(.rect(box(0, 0, 10, 10))), .beginGroup(opacity: 0.5), .save, .fill(all, .red),
      ]),
      damage: nil
    )
    #expect(Pixels(surface).bounds { $0.alpha > 0 } == box(0, 0, 10, 10))
    #expect(Pixels(surface)[5, 5].isNear(Pixel(red: 64, green: 0, blue: 0, alpha: 64), levels: 2))
    surface.render(DisplayList([.fill(all, .red)]), damage: nil)
    #expect(Pixels(surface).count { $0 == red } == 10_000)
  }

  @Test("a group is composed apart, then made paler as a whole")
  func groups() {
    let pixels = Pixels(
      DisplayList([
        .fill(all, .white), .beginGroup(opacity: 0.5), .fill(.rect(box(10, 10, 20, 20)), .red),
        .fill(.rect(box(20, 20, 20, 20)), .blue), .endGroup, .beginGroup(opacity: 0),
        .fill(all, .black), .beginGroup(opacity: 1), .fill(all, .black), .endGroup, .endGroup,
        .beginGroup(opacity: 1), .fill(.rect(box(90, 90, 5, 5)), .red), .endGroup,
      ])
    )
    #expect(pixels[15, 15].isNear(Pixel(red: 255, green: 127, blue: 127, alpha: 255)))
    #expect(pixels[25, 25].isNear(Pixel(red: 127, green: 127, blue: 255, alpha: 255)))
    #expect(pixels[5, 5] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(pixels[92, 92] == red)
  }

  @Test("a clip to rounded corners cuts like a clip to their outline", arguments: [false, true])
  func roundedClip(isContinuous: Bool) {
    let rect = box(10, 10, 80, 60)
    let curve = CornerCurve(radius: 16, side: 60, isContinuous: isContinuous)
    let outline = CGPath(elements: curve.outline(of: rect))
    func list(_ shape: Shape) -> DisplayList {
      DisplayList([
        .save, .clip(shape), .fill(.rect(box(0, 0, 30, 100)), .red),
        .fill(.rect(box(30, 20, 40, 10)), .black),
        .concatenate(CGAffineTransform(translationX: 5, y: 0)), .beginGroup(opacity: 0.5),
        .fill(.rect(box(60, 0, 30, 100)), .blue), .endGroup, .restore,
        .fill(.rect(box(0, 0, 5, 5)), .blue),
      ])
    }
    let rounded = Pixels(list(.roundedRect(rect, radius: 16, isContinuous: isContinuous)), scale: 2)
    let path = Pixels(list(.path(outline)), scale: 2)
    #expect(rounded.difference(from: path) <= 6)
    #expect(rounded[21, 21] == nothing)
    #expect(rounded[160, 80].alpha > 120)
  }

  @Test("the even-odd rule leaves holes")
  func evenOdd() {
    let path = CGMutablePath()
    path.addRect(box(0, 0, 60, 60))
    path.addRect(box(20, 20, 20, 20))
    let hole = Pixels(DisplayList([.fill(.path(path.filled(by: .evenOdd)), .red)]))
    #expect(hole[30, 30] == nothing)
    #expect(Pixels(DisplayList([.fill(.path(path), .red)]))[30, 30] == red)
    let clipped = Pixels(
      DisplayList([.clip(.path(path.filled(by: .evenOdd))), .fill(all, .red)])
    )
    #expect(clipped[30, 30] == nothing)
    #expect(clipped[10, 10] == red)
  }

  @Test("strokes have their width, caps and dashes")
  func strokes() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50)])
    func ink(_ style: StrokeStyle) -> CGRect {
      Pixels(DisplayList([.stroke(.path(path), .red, style)])).bounds { $0.alpha > 100 }
    }
    #expect(ink(StrokeStyle(width: 4)) == box(20, 48, 40, 4))
    #expect(ink(StrokeStyle(width: 4, cap: .square)) == box(18, 48, 44, 4))
    let dashed = Pixels(
      DisplayList([.stroke(.path(path), .red, StrokeStyle(width: 4, dashes: [10, 10]))])
    )
    #expect(dashed[25, 50] == red)
    #expect(dashed[35, 50] == nothing)
    let shifted = StrokeStyle(width: 4, dashes: [10, 10], dashPhase: 10)
    let other = Pixels(DisplayList([.stroke(.path(path), .red, shifted)]))
    #expect(other[25, 50] == nothing)
    #expect(other[35, 50] == red)
  }

  @Test("pictures are drawn upright, stretched, tinted, and keep sharp edges")
  func images() {
    let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0, 0, 128, 0, 128]
    let image = CGImage(width: 2, height: 2, pixels: pixels)
    let exact = Pixels(DisplayList([.image(image, box(10, 10, 2, 2), tint: nil)]))
    #expect(exact[10, 10] == red)
    #expect(exact[11, 10] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(exact[10, 11] == nothing)
    #expect(exact[11, 11] == Pixel(red: 0, green: 128, blue: 0, alpha: 128))
    #expect(exact.bounds { $0.alpha > 0 } == box(10, 10, 2, 2))
    let large = Pixels(DisplayList([.image(image, box(10, 10, 40, 40), tint: nil)]))
    #expect(large[10, 10] == red)
    #expect(large.bounds { $0.alpha > 0 }.maxX == 50)
    let tinted = Pixels(DisplayList([.image(image, box(10, 10, 2, 2), tint: .blue)]))
    #expect(tinted[10, 10] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
    #expect(tinted[11, 11] == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    let flipped = Pixels(
      DisplayList([
        .concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 22)),
        .image(image, box(10, 10, 2, 2), tint: nil),
      ])
    )
    #expect(flipped[10, 11].isNear(red))
  }

  @Test("a picture made smaller is the mean of its pixels")
  func smallImage() {
    let pixels = (0..<16 * 16).flatMap { index -> [UInt8] in
      (index + index / 16) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let image = CGImage(width: 16, height: 16, pixels: pixels)
    let small = Pixels(DisplayList([.image(image, box(0, 0, 4, 4), tint: nil)]))
    #expect(small[1, 1].isNear(Pixel(red: 128, green: 128, blue: 128, alpha: 255), levels: 40))
    #expect(small[4, 4] == nothing)
  }

  @Test("PNG files can be read back, other bytes cannot")
  func png() throws {
    let surface = CairoRasterizer().makeSurface(pixelWidth: 20, pixelHeight: 10, scale: 1)
    surface.render(DisplayList([.fill(.rect(box(5, 5, 5, 5)), .red)]), damage: nil)
    let data = try surface.pngData()
    let decoder = CairoImageDecoder()
    let image = try #require(decoder.decode(data))
    #expect(image.width == 20)
    #expect(image.height == 10)
    let bytes = surface.withPixels { pixels, _ in Array(pixels) }
    #expect(image.withPixels { Array($0) } == bytes)
    #expect(decoder.decode(Data("GIF89a".utf8)) == nil)
    #expect(decoder.decode(data.prefix(40)) == nil)
    #expect(decoder.decode(Data()) == nil)
  }

  @Test("a surface that cairo cannot make ends the program")
  func impossibleSurface() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = CairoRasterizer().makeSurface(pixelWidth: 0, pixelHeight: 10, scale: 1)
    }
  }
}
