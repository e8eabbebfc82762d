// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation

/// Copies pixels into memory that is shared with the X server.
@MainActor
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer

  init(window: OpaquePointer) { self.window = window }

  func present(_ surface: any RasterSurface, area: SDL_Rect) {
    // SDL makes a new one when the window's size has changed.
    guard let target = SDL_GetWindowSurface(window), let pixels = target.pointee.pixels else {
      return
    }
    var wanted = area
    var bounds = SDL_Rect(
      x: 0,
      y: 0,
      w: min(target.pointee.w, Int32(surface.pixelWidth)),
      h: min(target.pointee.h, Int32(surface.pixelHeight))
    )
    var area = SDL_Rect()
    guard SDL_IntersectRect(&wanted, &bounds, &area) == SDL_TRUE else { return }
    let pitch = Int(target.pointee.pitch)
    surface.withPixels { source, bytesPerRow in
      guard let base = source.baseAddress else { return }
      for row in Int(area.y)..<Int(area.y + area.h) {
        memcpy(
          pixels + row * pitch + Int(area.x) * 4,
          base + row * bytesPerRow + Int(area.x) * 4,
          Int(area.w) * 4
        )
      }
    }
    SDL_UpdateWindowSurfaceRects(window, &area, 1)
  }
}
#endif
