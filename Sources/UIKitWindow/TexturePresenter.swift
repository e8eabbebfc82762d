// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import UIKitEngine

/// Hands pixels to a renderer, which is the only way to the display's own pixels on Wayland.
@MainActor
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: (handle: OpaquePointer, width: Int, height: Int)?

  init(window: OpaquePointer) throws {
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      throw HostError("Nothing can be drawn in the window: \(sdlReason).")
    }
    self.renderer = renderer
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture.handle) }
    SDL_DestroyRenderer(renderer)
  }

  func present(_ surface: any RasterSurface, area: SDL_Rect) {
    guard let target = texture(width: surface.pixelWidth, height: surface.pixelHeight) else {
      return
    }
    // A new texture has nothing of what was shown before.
    var area =
      target.isNew
      ? SDL_Rect(
        x: 0,
        y: 0,
        w: Int32(surface.pixelWidth),
        h: Int32(surface.pixelHeight)
      ) : area
    surface.withPixels { pixels, bytesPerRow in
      guard let base = pixels.baseAddress else { return }
      let start = base + Int(area.y) * bytesPerRow + Int(area.x) * 4
      SDL_UpdateTexture(target.handle, &area, start, Int32(bytesPerRow))
    }
    // What a renderer shows is gone with the next frame, so that all of it is drawn.
    SDL_RenderCopy(renderer, target.handle, nil, nil)
    SDL_RenderPresent(renderer)
  }

  private func texture(width: Int, height: Int) -> (handle: OpaquePointer, isNew: Bool)? {
    if let texture, texture.width == width, texture.height == height {
      return (texture.handle, false)
    }
    if let texture { SDL_DestroyTexture(texture.handle) }
    texture = nil
    guard
      let handle = SDL_CreateTexture(
        renderer,
        SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(width),
        Int32(height)
      )
    else { return nil }
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
    texture = (handle, width, height)
    return (handle, true)
  }
}
#endif
