// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation
internal import UIKitEngine

extension DisplayConnection {
  /// Starts SDL as an app with a window wants it.
  ///
  /// - Throws: A `HostError` if there is no display.
  static func open() throws {
    // A pixel buffer that goes through OpenGL is many times slower where OpenGL is software.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // Desktops turn composition off for games, which a table is not.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    let environment = ProcessInfo.processInfo.environment
    let isWayland = environment["WAYLAND_DISPLAY"]?.isEmpty == false
    let isX11 = environment["DISPLAY"]?.isEmpty == false
    if isWayland || isX11 {
      // Wayland knows the display's own pixels; the other one is for where it does not answer.
      SDL_SetHint(SDL_HINT_VIDEODRIVER, isWayland ? (isX11 ? "wayland,x11" : "wayland") : "x11")
    }
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      let name = (isWayland ? environment["WAYLAND_DISPLAY"] : environment["DISPLAY"]) ?? ""
      throw noDisplay(isWayland || isX11 ? "\(name) does not answer (\(sdlReason))" : sdlReason)
    }
    // What the server says of the time of an input is the truth; SDL only knows when it has read it.
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    // Without a display SDL draws into memory, where nobody would see the app, or how to end it.
    guard
      environment["SDL_VIDEODRIVER"] != nil
        || !["offscreen", "dummy"].contains(driver)
    else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw noDisplay("neither DISPLAY nor WAYLAND_DISPLAY names one")
    }
  }

  private static func noDisplay(_ reason: String) -> HostError {
    HostError(
      "The app needs a display to show its window on, and there is none: \(reason). Start it from a "
        + "desktop, or under Xvfb: xvfb-run -a COMMAND. Without a display, show it on a TestScreen "
        + "of UIKitTestSupport."
    )
  }
}
#endif
