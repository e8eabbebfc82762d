// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// Everything about a layer that can be animated, as one value.
///
/// A layer keeps one of these as its model and, while something moves, a second one that says what
/// is on screen.
package struct LayerProperties: Equatable {
  package var boundsOrigin = CGPoint.zero
  package var boundsSize = CGSize.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity
  package var opacity: CGFloat = 1
  package var backgroundColor: RGBA?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor = RGBA.black
  package var shadowColor = RGBA.black
  package var shadowOpacity: CGFloat = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3

  /// The names of the parts, as an animation refers to them.
  package enum Key: Hashable, Sendable {
    case boundsOrigin, boundsSize, position, transform, opacity, backgroundColor
    case cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius

    /// The name of the property in key paths and among a layer's animations.
    var path: String {
      switch self {
      case .boundsOrigin: "bounds.origin"
      case .boundsSize: "bounds.size"
      case .position: "position"
      case .transform: "transform"
      case .opacity: "opacity"
      case .backgroundColor: "backgroundColor"
      case .cornerRadius: "cornerRadius"
      case .borderWidth: "borderWidth"
      case .borderColor: "borderColor"
      case .shadowColor: "shadowColor"
      case .shadowOpacity: "shadowOpacity"
      case .shadowOffset: "shadowOffset"
      case .shadowRadius: "shadowRadius"
      }
    }
  }

  /// The bounds as one rectangle.
  package var bounds: CGRect { CGRect(origin: boundsOrigin, size: boundsSize) }

  /// The upper left corner in the superlayer's coordinates, leaving the transform aside.
  package var untransformedOrigin: CGPoint {
    CGPoint(
      x: position.x - anchorPoint.x * boundsSize.width,
      y: position.y - anchorPoint.y * boundsSize.height
    )
  }

  /// Takes a point of the layer's own coordinates to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let corner = CGPoint(
      x: -boundsOrigin.x - anchorPoint.x * boundsSize.width,
      y: -boundsOrigin.y - anchorPoint.y * boundsSize.height
    )
    return CGAffineTransform(translationX: corner.x, y: corner.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Whether the transform leaves nothing to see: it has no way back.
  package var isCollapsed: Bool {
    !transform.isIdentity && transform.a * transform.d == transform.b * transform.c
  }

  /// The rectangle in the superlayer that encloses the layer.
  package var frame: CGRect {
    guard transform.isIdentity else { return bounds.applying(transformToSuperlayer) }
    return CGRect(origin: untransformedOrigin, size: boundsSize)
  }

  /// Takes back what springs may overshoot and no picture can show.
  mutating func limitToShowable() {
    opacity = min(max(opacity, 0), 1)
    boundsSize = CGSize(width: max(boundsSize.width, 0), height: max(boundsSize.height, 0))
    cornerRadius = max(cornerRadius, 0)
    borderWidth = max(borderWidth, 0)
    shadowOpacity = min(max(shadowOpacity, 0), 1)
    shadowRadius = max(shadowRadius, 0)
  }

  /// The value of one part.
  package subscript(key: Key) -> AnimatableValue {
    get {
      switch key {
      case .boundsOrigin: .point(boundsOrigin)
      case .boundsSize: .size(boundsSize)
      case .position: .point(position)
      case .transform: .transform(transform)
      case .opacity: .scalar(opacity)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .scalar(cornerRadius)
      case .borderWidth: .scalar(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .scalar(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .scalar(shadowRadius)
      }
    }
    set {
      switch (key, newValue) {
      case (.boundsOrigin, .point(let value)): boundsOrigin = value
      case (.boundsSize, .size(let value)): boundsSize = value
      case (.position, .point(let value)): position = value
      case (.transform, .transform(let value)): transform = value
      case (.opacity, .scalar(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .scalar(let value)): cornerRadius = value
      case (.borderWidth, .scalar(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value ?? .clear
      case (.shadowColor, .color(let value)): shadowColor = value ?? .clear
      case (.shadowOpacity, .scalar(let value)): shadowOpacity = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .scalar(let value)): shadowRadius = value
      default: raise("A layer's \(key) was given a value of another kind: \(newValue).")
      }
    }
  }
}
