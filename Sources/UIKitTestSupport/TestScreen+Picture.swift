// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// The screen as it is now, as a PNG file: one point is `scale` pixels.
  ///
  /// Equal screens give equal bytes. What no window covers is transparent.
  public func png() -> Data {
    do {
      return try render().pngData()
    } catch {
      raise("The screen could not be written as PNG: \(error)")
    }
  }

  /// Writes `png()` to a file, making the folders that it is in.
  ///
  /// - Throws: What Foundation throws where a folder or the file cannot be written.
  public func write(to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try png().write(to: url)
  }

  /// Draws the last frame, unless that is what the surface shows already.
  func render() -> any RasterSurface {
    update()
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    if let picture, picture.surface.pixelWidth == width, picture.surface.pixelHeight == height {
      guard picture.frame != context.frameCount else { return picture.surface }
      return draw(on: picture.surface)
    }
    return draw(
      on: Backend.rasterizer.makeSurface(pixelWidth: width, pixelHeight: height, scale: scale)
    )
  }

  private func draw(on surface: any RasterSurface) -> any RasterSurface {
    surface.render(context.displayList, damage: nil)
    picture = (surface, context.frameCount)
    return surface
  }
}
