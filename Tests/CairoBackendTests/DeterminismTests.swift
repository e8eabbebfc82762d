// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Drawing
import Foundation
import Testing
import TextModel

@Suite("The same list, the same pixels")
@MainActor
struct DeterminismTests {
  private static func png(_ list: DisplayList, scale: CGFloat = 2) throws -> Data {
    let surface = CairoRasterizer().makeSurface(
      pixelWidth: Int(SampleScene.size.width * scale),
      pixelHeight: Int(SampleScene.size.height * scale),
      scale: scale
    )
    surface.render(list, damage: nil)
    return try surface.pngData()
  }

  @Test("twice in one process")
  func twice() throws {
    let first = try Self.png(SampleScene.list(seed: 7))
    #expect(try Self.png(SampleScene.list(seed: 7)) == first)
    #expect(try Self.png(SampleScene.list(seed: 8)) != first)
  }

  @Test("in a process of its own")
  func child() async throws {
    let expected = try Self.png(SampleScene.list(seed: 7)).base64EncodedString()
    await #expect(processExitsWith: .success) { @MainActor [expected = expected as String] in
      let surface = CairoRasterizer().makeSurface(pixelWidth: 320, pixelHeight: 240, scale: 2)
      surface.render(SampleScene.list(seed: 7), damage: nil)
      let png = try surface.pngData().base64EncodedString()
      #expect(png == expected)
    }
  }

  @Test("whatever was shaped before", arguments: [["한국어", "🎉", "Latin"], ["Latin", "🎉", "한국어"]])
  func order(strings: [String]) throws {
    let shaper = try PangoShaper(folders: FontFolders.all)
    for string in strings { _ = shaper.layout(Texts.request(string)) }
    let fresh = try PangoShaper(folders: FontFolders.all)
    for string in ["Latin", "한국어 mixed 🎉", "☎ ✓ ① ∑"] {
      let one = shaper.layout(Texts.request(string))
      let other = fresh.layout(Texts.request(string))
      #expect(one.size == other.size)
      let left = try Self.png(DisplayList([.text(one, origin: .zero, .black)]))
      let right = try Self.png(DisplayList([.text(other, origin: .zero, .black)]))
      #expect(left == right)
    }
  }

  @Test(
    "drawing only the damage gives what drawing everything does",
    arguments: RandomSource.seeds(60)
  )
  func damage(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let bounds = CGRect(origin: .zero, size: SampleScene.size)
    let scale = CGFloat(Int.random(in: 1...3, using: &random))
    let rasterizer = CairoRasterizer()
    func surface() -> any RasterSurface {
      rasterizer.makeSurface(
        pixelWidth: Int(bounds.width * scale),
        pixelHeight: Int(bounds.height * scale),
        scale: scale
      )
    }
    // cairo cuts a sloping edge at the damage before it smooths it, which shifts it a little.
    let hasTurns = Bool.random(using: &random)
    let tolerance = hasTurns ? 16 : 2
    let kept = surface()
    var old = SampleScene.list(seed: seed, hasTurns: hasTurns)
    kept.render(old, damage: nil)
    for step in 0..<4 {
      var new = old
      if Bool.random(using: &random) {
        let place = Int.random(in: 5..<new.commands.count, using: &random)
        let isRemovable: Bool
        switch new.commands[place] {
        case .fill, .text, .stroke, .concatenate: isRemovable = true
        default: isRemovable = false
        }
        if isRemovable {
          new.commands.remove(at: place)
        } else {
          let row = SampleScene.row(using: &random, hasTurns: hasTurns)
          var moved = DisplayList()
          moved.append(contentsOf: row, translatedBy: CGVector(dx: 10, dy: 33))
          new.commands.insert(contentsOf: moved.commands, at: place)
        }
      } else {
        new = SampleScene.list(seed: seed &+ UInt64(step) &* 1_000, hasTurns: hasTurns)
      }
      if let damage = new.damage(from: old, in: bounds) { kept.render(new, damage: damage) }
      let fresh = surface()
      fresh.render(new, damage: nil)
      let difference = Pixels(kept).difference(from: Pixels(fresh))
      #expect(difference <= tolerance, "SEED=\(seed) step \(step) at \(scale)x")
      old = new
    }
  }
}
