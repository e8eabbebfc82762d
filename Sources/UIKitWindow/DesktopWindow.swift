// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation
internal import UIKitEngine

/// The window that the desktop shows, and how its units relate to points and pixels.
///
/// On X11 a window's unit is a pixel, on Wayland it is what the user's scale makes of it.
@MainActor
final class DesktopWindow {
  /// SDL's window, for as long as this one lives.
  let handle: OpaquePointer
  /// Pixels a point.
  private(set) var scale: CGFloat
  private let chosenScale: CGFloat?

  /// The size of an iPhone 15's screen, which a window has unless told otherwise; points.
  static let usualSize = CGSize(width: 393, height: 852)
  /// What the frame around a window takes of the display, about; points.
  private static let frameAllowance: CGFloat = 48

  /// Opens a window; it is not shown yet.
  ///
  /// - Throws: A `HostError` if the display does not give one.
  init(title: String, options: WindowOptions) throws {
    chosenScale = options.scale
    let display = DesktopWindow.usableBounds(display: 0)
    // Without a window there is no telling how many pixels the display has for a unit; where it
    // is more than one, the window's units are points.
    let unit = DisplayConnection.usesPixels ? options.scale ?? DisplayConnection.desktopScale : 1
    var size = options.size ?? DesktopWindow.usualSize
    if options.size == nil, let display {
      size.height = min(size.height, display.height / unit - DesktopWindow.frameAllowance)
      size.width = min(size.width, display.width / unit)
      size.height = max(size.height, 200)
    }
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    flags |= SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    guard
      let handle = SDL_CreateWindow(
        title,
        csdl_window_centered,
        csdl_window_centered,
        Int32((size.width * unit).rounded()),
        Int32((size.height * unit).rounded()),
        flags
      )
    else { throw HostError("No window could be opened: \(sdlReason).") }
    self.handle = handle
    scale = 1
    SDL_SetWindowMinimumSize(handle, Int32(160 * unit), Int32(160 * unit))
    updateScale()
  }

  isolated deinit { SDL_DestroyWindow(handle) }

  private static func usableBounds(display: Int32) -> CGSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0 else { return nil }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// The extent in pixels.
  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (max(Int(width), 1), max(Int(height), 1))
  }

  /// The extent in points.
  var pointSize: CGSize {
    let pixels = pixelSize
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Pixels a unit of the window's own.
  private var density: CGFloat {
    var width: Int32 = 0
    SDL_GetWindowSize(handle, &width, nil)
    return width > 0 ? CGFloat(pixelSize.width) / CGFloat(width) : 1
  }

  /// Takes the scale of the display that the window is on.
  func updateScale() {
    if let chosenScale {
      scale = chosenScale
    } else if DisplayConnection.usesPixels {
      scale = DisplayConnection.desktopScale
    } else {
      scale = density
    }
  }

  /// A place that SDL names in the window's units, in points.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let factor = density / scale
    return CGPoint(x: x * factor, y: y * factor)
  }

  /// A rectangle in points, in the window's units.
  func rectangle(_ rect: CGRect) -> SDL_Rect {
    let factor = scale / density
    return SDL_Rect(
      x: Int32((rect.minX * factor).rounded()),
      y: Int32((rect.minY * factor).rounded()),
      w: Int32((rect.width * factor).rounded(.up)),
      h: Int32((rect.height * factor).rounded(.up))
    )
  }

  /// What the window's frame says.
  var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Whether the window fills its display.
  var isFullScreen: Bool {
    get { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue != 0 }
    set {
      SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Frames a second: the display's rate, and 60 where that is lower or unknown.
  var framesPerSecond: Int {
    var mode = SDL_DisplayMode()
    let display = SDL_GetWindowDisplayIndex(handle)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0 else { return 60 }
    return max(Int(mode.refresh_rate), 60)
  }

  func show() { SDL_ShowWindow(handle) }
}
#endif
