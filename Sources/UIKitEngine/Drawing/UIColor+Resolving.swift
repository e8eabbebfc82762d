// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation
private import Synchronization

extension UIColor {
  /// Whether this is `UIColor.tintColor`, perhaps with another alpha.
  ///
  /// A view that shows such a color has to resolve it anew when its tint changes. A provider that
  /// answers with the tint color is resolved rightly too, but is not seen here.
  package var isTintColor: Bool {
    switch source {
    case .tint: true
    case .replacingAlpha(let color, _): color.isTintColor
    case .gray, .rgb, .system, .provider: false
    }
  }

  /// Whether the color is the same under all traits and in all views.
  package var isFixed: Bool { source.isFixed }

  /// The color to draw under the given traits, parts between 0 and 1.
  ///
  /// `UIColor.tintColor` is what `performWithTintColor(_:_:)` says, else system blue.
  package func rgba(for traits: UITraitCollection) -> RGBA {
    parts(for: traits, tintColor: nil).clampedToUnit
  }

  /// The color to draw in a view that has the given traits and accent color.
  package func rgba(
    for traits: UITraitCollection,
    tintColor: @autoclosure () -> UIColor?
  ) -> RGBA {
    // Most colors are no tint, and finding a view's tint may mean walking up its superviews.
    switch source {
    case .gray, .rgb, .system: parts(for: traits, tintColor: nil).clampedToUnit
    case .provider, .tint, .replacingAlpha:
      parts(for: traits, tintColor: tintColor()).clampedToUnit
    }
  }

  /// The parts under the given traits, as they are: possibly below 0 or above 1.
  private func parts(for traits: UITraitCollection, tintColor: UIColor?) -> RGBA {
    switch source {
    case .gray(let white, let alpha):
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let rgba):
      return rgba
    case .system(let color):
      return color.rgba(for: traits.values)
    case .provider(let provide):
      return provide(traits).parts(for: traits, tintColor: tintColor)
    case .tint:
      guard let tint = tintColor ?? UIColor.currentTint else {
        return SystemColor.systemBlue.rgba(for: traits.values)
      }
      // A tint that is itself the tint color ends here.
      return tint.parts(for: traits, tintColor: .systemBlue)
    case .replacingAlpha(let color, let alpha):
      var parts = color.parts(for: traits, tintColor: tintColor)
      parts.alpha = alpha
      return parts
    }
  }

  /// The parts under the current traits.
  var currentParts: RGBA {
    switch source {
    case .gray(let white, let alpha): RGBA(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let rgba): rgba
    case .system, .provider, .tint, .replacingAlpha: parts(for: .current, tintColor: nil)
    }
  }

  func resolved(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .gray, .rgb: self
    // What a provider answers keeps its own model, gray or RGB, and its identity.
    case .provider(let provide): provide(traits).resolvedColor(with: traits)
    case .system, .tint, .replacingAlpha: UIColor(parts: parts(for: traits, tintColor: nil))
    }
  }

  func makeCGColor() -> CGColor {
    switch resolved(with: isFixed ? UIColor.anyTraits : .current).source {
    case .gray(let white, let alpha):
      return CGColor(gray: white.clampedToUnit, alpha: alpha)
    case .rgb(let rgba):
      let shown = rgba.clampedToUnit
      return CGColor(red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    case .system, .provider, .tint, .replacingAlpha:
      raise("A color did not resolve to a fixed one: \(self)")
    }
  }

  /// A color that is a gray where the three parts are equal, as iOS resolves its own.
  private convenience init(parts: RGBA) {
    let isGray = parts.red == parts.green && parts.green == parts.blue
    self.init(source: isGray ? .gray(parts.red, alpha: parts.alpha) : .rgb(parts))
  }

  private static let anyTraits = UITraitCollection()

  // MARK: The current tint

  private static let tintStorage = Mutex<UIColor?>(nil)

  private static var currentTint: UIColor? { tintStorage.withLock { $0 } }

  /// Calls `body`, during which `UIColor.tintColor` means `tintColor` where no view is asked.
  ///
  /// The view core wraps `draw(_:)` in it, so that `UIColor.tintColor.setFill()` draws in the
  /// accent color of the view.
  package static func performWithTintColor(_ tintColor: UIColor?, _ body: () -> Void) {
    let previous = currentTint
    tintStorage.withLock { $0 = tintColor }
    defer { tintStorage.withLock { $0 = previous } }
    body()
  }
}
