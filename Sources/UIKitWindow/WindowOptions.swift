// SPDX-License-Identifier: Apache-2.0

#if Window
package import Foundation
package import UIKitEngine

/// What the environment says about the window of an app.
///
/// An app's arguments are its own, and UIKit has no names for these things, so that they stand in
/// variables that begin with `PLEAT_WINDOW_`.
package struct WindowOptions: Equatable {
  /// Points; nil for an iPhone's size, made smaller where the display is.
  package var size: CGSize?
  /// Pixels a point; nil for what suits the display.
  package var scale: CGFloat?
  /// Whether the app fills the display.
  package var isFullScreen = false
  /// Whether the pointer is shown; nil for hidden on a filled display.
  package var showsPointer: Bool?
  /// Light or dark; nil for the desktop's setting.
  package var style: UIUserInterfaceStyle?
  /// Nil for left to right.
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// Whether figures about the run are printed when it ends.
  package var printsStatistics = false

  package init() {}

  /// Reads the variables.
  ///
  /// - Throws: A `HostError` that names the variable whose value makes no sense.
  package init(environment: [String: String]) throws {
    size = try WindowOptions.read("SIZE", in: environment, as: "390x844") { text in
      let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        .map { Double($0).flatMap { (50...20_000).contains($0) ? $0 : nil } }
      guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
      return CGSize(width: width, height: height)
    }
    scale = try WindowOptions.read("SCALE", in: environment, as: "2") { text in
      Double(text).flatMap { (0.5...8).contains($0) ? CGFloat($0) : nil }
    }
    isFullScreen = try WindowOptions.readSwitch("FULLSCREEN", in: environment) ?? false
    showsPointer = try WindowOptions.readSwitch("POINTER", in: environment)
    printsStatistics = try WindowOptions.readSwitch("STATISTICS", in: environment) ?? false
    style = try WindowOptions.read("APPEARANCE", in: environment, as: "light or dark") { text in
      switch text.lowercased() {
      case "light": .light
      case "dark": .dark
      default: nil
      }
    }
    layoutDirection = try WindowOptions.read("DIRECTION", in: environment, as: "ltr or rtl") {
      switch $0.lowercased() {
      case "ltr": .leftToRight
      case "rtl": .rightToLeft
      default: nil
      }
    }
  }

  private static func readSwitch(_ name: String, in environment: [String: String]) throws -> Bool? {
    try read(name, in: environment, as: "1 or 0") { text in
      switch text {
      case "1": true
      case "0": false
      default: nil
      }
    }
  }

  /// A variable's value; nil where it is not set or empty.
  private static func read<Value>(
    _ name: String,
    in environment: [String: String],
    as example: String,
    _ parse: (String) -> Value?
  ) throws -> Value? {
    let name = "PLEAT_WINDOW_\(name)"
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let value = parse(text) else {
      throw HostError("\(name) is \"\(text)\", but has to be like this: \(example).")
    }
    return value
  }
}
#endif
