// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import Foundation
internal import UIKitEngine

/// What benchmarks need beside the public members: a frame drawn into pixels without a PNG file.
extension TestScreen {
  /// Makes a frame and draws it into pixels that are kept, as the host of a window does.
  ///
  /// All passes run, even where nothing asks for them: timers and animations, layout, recording and
  /// drawing. Only what differs from the pixels is drawn anew, unless frames were made meanwhile
  /// that were not drawn.
  ///
  /// - Parameters:
  ///   - interval: Seconds by which the clock moves on first, 0 or more.
  ///   - isWhole: Whether the whole picture is drawn anew, whatever differs.
  @_spi(Measuring)
  public func drawFrame(after interval: TimeInterval = 0, isWhole: Bool = false) {
    let isCurrent = !isWhole && picture?.frame == context.frameCount
    let onCommit = context.onCommit
    context.onCommit = { [unowned self] list, damage in
      onCommit?(list, damage)
      draw(list, damage: damage, on: isCurrent ? picture?.surface : nil)
    }
    defer { context.onCommit = onCommit }
    runFrame(at: context.scheduler.now + max(interval, 0))
  }

  /// Calls `body` with the pixels of the screen as it is now.
  ///
  /// - Parameter body: Gets 32 bits a pixel, blue first in memory, alpha last and premultiplied, row
  ///   by row from the top, and how many bytes a row takes.
  /// - Returns: What `body` returns.
  @_spi(Measuring)
  public func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try render().withPixels(body)
  }

  /// Draws a frame, all of it where no surface shows the one before.
  private func draw(_ list: DisplayList, damage: CGRect?, on current: (any RasterSurface)?) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    func isOfScreen(_ surface: any RasterSurface) -> Bool {
      surface.pixelWidth == width && surface.pixelHeight == height
    }
    if let current, isOfScreen(current) {
      if let damage { current.render(list, damage: damage) }
      picture = (current, context.frameCount)
      return
    }
    let surface: any RasterSurface
    if let kept = picture?.surface, isOfScreen(kept) {
      surface = kept
    } else {
      surface = Backend.rasterizer.makeSurface(
        pixelWidth: width,
        pixelHeight: height,
        scale: scale
      )
    }
    surface.render(list, damage: nil)
    picture = (surface, context.frameCount)
  }
}
