// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation
internal import UIKitEngine

/// Hands pixels to a renderer, which is the only way to the display's own pixels on Wayland, and to
/// displays of other formats.
@MainActor
final class TexturePresenter: Presenter {
  private let window: DesktopWindow
  private let renderer: OpaquePointer
  private var current: (surface: any RasterSurface, texture: OpaquePointer)?

  /// - Throws: A `HostError` where SDL has no renderer for the window.
  init(window: DesktopWindow) throws {
    guard let renderer = SDL_CreateRenderer(window.handle, -1, 0) else {
      throw HostError("Nothing can be drawn in the window: \(sdlReason).")
    }
    self.window = window
    self.renderer = renderer
  }

  isolated deinit {
    if let current { SDL_DestroyTexture(current.texture) }
    SDL_DestroyRenderer(renderer)
  }

  func surface(scale: CGFloat) -> (any RasterSurface)? {
    let (width, height) = window.pixelSize
    if let current, current.surface.fits(width, height, scale) {
      return current.surface
    }
    if let current { SDL_DestroyTexture(current.texture) }
    current = nil
    guard
      let texture = SDL_CreateTexture(
        renderer,
        SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(width),
        Int32(height)
      )
    else { return nil }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    let surface = Backend.rasterizer.makeSurface(
      pixelWidth: width,
      pixelHeight: height,
      scale: scale
    )
    current = (surface, texture)
    return surface
  }

  func present(_ area: SDL_Rect) {
    guard let (surface, texture) = current else { return }
    var area = area
    surface.withPixels { pixels, bytesPerRow in
      guard let base = pixels.baseAddress else { return }
      let start = base + Int(area.y) * bytesPerRow + Int(area.x) * 4
      SDL_UpdateTexture(texture, &area, start, Int32(bytesPerRow))
    }
    // What a renderer shows is gone with the next frame, so that all of it is drawn.
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
#endif
