// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing

/// Brings pixels from memory to the window.
@MainActor
protocol Presenter: AnyObject {
  /// Shows a part of a surface that is as large as the window.
  ///
  /// - Parameters:
  ///   - surface: What was drawn.
  ///   - area: The part that differs from what the window shows, in pixels.
  func present(_ surface: any RasterSurface, area: SDL_Rect)
}
#endif
