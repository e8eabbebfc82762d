// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones lead inward.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from one distance for each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// The rectangle with each edge moved inward by its inset.
  ///
  /// Insets larger than the rectangle give a negative size, as on iOS.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    var rect = standardized
    rect.origin.x += insets.left
    rect.origin.y += insets.top
    rect.size.width -= insets.left + insets.right
    rect.size.height -= insets.top + insets.bottom
    return rect
  }
}
