// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import TextModel

/// What draws and shapes for the engine; the module `UIKit` installs Cairo and Pango as it loads.
@MainActor
package enum Backend {
  /// Makes the rasterizer when the first surface is asked for.
  package nonisolated(unsafe) static var makeRasterizer: (@MainActor () -> any Rasterizer)?
  /// Makes the shaper when the first text is measured.
  package nonisolated(unsafe) static var makeTextShaper: (@MainActor () -> any TextShaper)?

  /// Makes the decoder when the first picture file is read.
  package nonisolated(unsafe) static var makeImageDecoder: (@MainActor () -> any ImageDecoder)?

  private static var installedRasterizer: (any Rasterizer)?
  private static var installedTextShaper: (any TextShaper)?
  private static var installedImageDecoder: (any ImageDecoder)?

  /// Turns display lists into pixels.
  package static var rasterizer: any Rasterizer {
    if let installedRasterizer { return installedRasterizer }
    guard let rasterizer = makeRasterizer?() else {
      raise("No rasterizer is installed: import the module UIKit, which installs Cairo.")
    }
    installedRasterizer = rasterizer
    return rasterizer
  }

  /// Reads picture files.
  package static var imageDecoder: any ImageDecoder {
    if let installedImageDecoder { return installedImageDecoder }
    guard let decoder = makeImageDecoder?() else {
      raise("No image decoder is installed: import the module UIKit, which installs one.")
    }
    installedImageDecoder = decoder
    return decoder
  }

  /// Measures and breaks the text of the current screen.
  ///
  /// A test may give its screen another shaper, such as a `BoxShaper`, without others noticing.
  package static var textShaper: any TextShaper {
    get {
      if let own = ApplicationContext.current.ownTextShaper { return own }
      if let installedTextShaper { return installedTextShaper }
      guard let shaper = makeTextShaper?() else {
        raise("No text shaper is installed: import the module UIKit, which installs Pango.")
      }
      installedTextShaper = shaper
      return shaper
    }
    set {
      ApplicationContext.current.ownTextShaper = newValue
      textGeneration += 1
    }
  }

  /// Grows whenever a screen gets another shaper, so that labels drop what they cached.
  package private(set) static var textGeneration = 0

  /// Gives the current screen the installed shaper back.
  package static func resetTextShaper() {
    ApplicationContext.current.ownTextShaper = nil
    textGeneration += 1
  }
}
