// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

extension UIColor {
  /// Where the parts of a color come from.
  package enum Source {
    case gray(CGFloat, alpha: CGFloat)
    case rgb(RGBA)
    case system(SystemColor)
    case provider((UITraitCollection) -> UIColor)
    /// The accent color of whatever view uses the color.
    case tint
    /// A dynamic color with its alpha replaced.
    case replacingAlpha(UIColor, alpha: CGFloat)

    /// Whether the color is the same under all traits and in all views.
    package var isFixed: Bool {
      switch self {
      case .gray, .rgb: true
      case .system, .provider, .tint, .replacingAlpha: false
      }
    }

    func withAlpha(_ alpha: CGFloat, of owner: UIColor) -> Source {
      switch self {
      case .gray(let white, _): return .gray(white, alpha: alpha)
      case .rgb(var rgba):
        rgba.alpha = alpha
        return .rgb(rgba)
      case .replacingAlpha(let color, _): return .replacingAlpha(color, alpha: alpha)
      case .system, .provider, .tint: return .replacingAlpha(owner, alpha: alpha)
      }
    }

    func isEqual(to other: Source) -> Bool {
      switch (self, other) {
      case (.gray(let left, let leftAlpha), .gray(let right, let rightAlpha)):
        left == right && leftAlpha == rightAlpha
      case (.rgb(let left), .rgb(let right)):
        left == right
      case (.system(let left), .system(let right)):
        left === right
      case (.tint, .tint):
        true
      case (.replacingAlpha(let left, let leftAlpha), .replacingAlpha(let right, let rightAlpha)):
        leftAlpha == rightAlpha && left.isEqual(right)
      default:
        false
      }
    }

    func hash(into hasher: inout Hasher, owner: UIColor) {
      switch self {
      case .gray(let white, let alpha):
        hasher.combine(white)
        hasher.combine(alpha)
      case .rgb(let rgba):
        hasher.combine(rgba)
      case .system(let color):
        hasher.combine(color.name)
      case .provider:
        hasher.combine(ObjectIdentifier(owner))
      case .tint:
        hasher.combine("tint")
      case .replacingAlpha(let color, let alpha):
        hasher.combine(color.hash)
        hasher.combine(alpha)
      }
    }

    var summary: String {
      switch self {
      case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(white) \(alpha)"
      case .rgb(let rgba):
        "UIExtendedSRGBColorSpace \(rgba.red) \(rgba.green) \(rgba.blue) \(rgba.alpha)"
      case .system(let color): "<UIDynamicSystemColor; name = \(color.name)>"
      case .provider: "<UIDynamicProviderColor>"
      case .tint: "<UITintColor>"
      case .replacingAlpha(let color, let alpha):
        "<UIDynamicModifiedColor; base = \(color); alpha = \(alpha)>"
      }
    }
  }
}
