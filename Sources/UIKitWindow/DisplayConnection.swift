// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation

/// What SDL does not tell of the connection to the display server.
@MainActor
enum DisplayConnection {
  /// Whether a window's unit is a pixel, so that the app has to choose its scale.
  static var usesPixels: Bool { driver != "wayland" }

  /// SDL's name for how it talks to the display.
  static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// The descriptor that can be read when the server has something to say; nil where the driver
  /// has none.
  static func descriptor(of window: OpaquePointer) -> Int32? {
    if let display = csdl_x11_display(window) {
      return call("XConnectionNumber", in: "libX11.so.6", display)
    }
    if let display = csdl_wayland_display(window) {
      return call("wl_display_get_fd", in: "libwayland-client.so.0", display)
    }
    return nil
  }

  /// Calls a function of a library that SDL has loaded, which the program is not linked with.
  private static func call(
    _ name: String,
    in library: String,
    _ display: UnsafeMutableRawPointer
  ) -> Int32? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let handle = dlopen(library, RTLD_NOW), let symbol = dlsym(handle, name) else {
      return nil
    }
    return unsafeBitCast(symbol, to: Function.self)(display)
  }

  /// Pixels a point where the server leaves it to the app: what the desktop's settings say.
  ///
  /// These are the variable that GTK knows, and the resolution that desktops keep among the X
  /// server's resources, of which 96 dots an inch mean a scale of 1.
  static let desktopScale: CGFloat = {
    let environment = ProcessInfo.processInfo.environment
    if let text = environment["GDK_SCALE"], let scale = Double(text), (1...8).contains(scale) {
      return CGFloat(scale)
    }
    guard driver == "x11", let dots = serverResources.flatMap({ dotsPerInch(resources: $0) }) else {
      return 1
    }
    return scale(dotsPerInch: dots)
  }()

  /// A scale in steps of a quarter, at least 1.
  static func scale(dotsPerInch dots: Double) -> CGFloat {
    CGFloat(min(max((dots / 96 * 4).rounded() / 4, 1), 8))
  }

  /// Reads `Xft.dpi` from the text of an X server's resources.
  static func dotsPerInch(resources: String) -> Double? {
    for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
      return Double(line.dropFirst("Xft.dpi:".count).trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  /// The text that desktops leave with the X server.
  private static var serverResources: String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    typealias Resources = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let open = dlsym(library, "XOpenDisplay"),
      let resources = dlsym(library, "XResourceManagerString"),
      let close = dlsym(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    return unsafeBitCast(resources, to: Resources.self)(display).map { String(cString: $0) }
  }
}
#endif
