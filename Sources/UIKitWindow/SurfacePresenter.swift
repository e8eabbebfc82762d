// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation
internal import UIKitEngine

/// Has everything drawn where the X server reads it: in memory that both share.
@MainActor
final class SurfacePresenter: Presenter {
  private let window: DesktopWindow
  private var current: (surface: any RasterSurface, memory: PixelMemory)?

  /// Creates a presenter; nil where a window's memory is not what can be drawn on.
  init?(window: DesktopWindow) {
    // On Wayland there is no such memory in the display's own pixels.
    guard DisplayConnection.usesPixels, let surface = SDL_GetWindowSurface(window.handle) else {
      return nil
    }
    let format = surface.pointee.format.pointee.format
    guard format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    else { return nil }
    self.window = window
  }

  func surface(scale: CGFloat) -> (any RasterSurface)? {
    // SDL makes new memory when the window's size has changed.
    guard let target = SDL_GetWindowSurface(window.handle), let pixels = target.pointee.pixels
    else { return nil }
    let width = Int(target.pointee.w)
    let height = Int(target.pointee.h)
    let memory = PixelMemory(address: pixels, bytesPerRow: Int(target.pointee.pitch))
    if let current, current.memory == memory, current.surface.fits(width, height, scale) {
      return current.surface
    }
    let surface = Backend.rasterizer.makeSurface(
      pixelWidth: width,
      pixelHeight: height,
      scale: scale,
      memory: memory
    )
    current = (surface, memory)
    return surface
  }

  func present(_ area: SDL_Rect) {
    var area = area
    SDL_UpdateWindowSurfaceRects(window.handle, &area, 1)
  }
}
#endif
