// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation

/// Brings what is drawn to the window.
@MainActor
protocol Presenter: AnyObject {
  /// What to draw on: as large as the window, and another object than before where what was drawn
  /// is lost.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: Nil where the window cannot be drawn on for the time being.
  func surface(scale: CGFloat) -> (any RasterSurface)?

  /// Shows a part of the surface.
  ///
  /// - Parameter area: What differs from what the window shows, in pixels, within the surface.
  func present(_ area: SDL_Rect)
}

extension RasterSurface {
  /// Whether a surface has a size in pixels and a scale.
  func fits(_ pixelWidth: Int, _ pixelHeight: Int, _ scale: CGFloat) -> Bool {
    self.pixelWidth == pixelWidth && self.pixelHeight == pixelHeight && self.scale == scale
  }
}
#endif
