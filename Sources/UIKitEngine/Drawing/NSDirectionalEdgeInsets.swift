// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Distances from the edges of a rectangle whose sides follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance at the side where reading begins.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance at the side where reading ends.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from one distance for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets from those by side, read in the given direction.
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top,
      leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left
    )
  }

  /// The insets by side in the given direction.
  package func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top,
      left: isLeftToRight ? leading : trailing,
      bottom: bottom,
      right: isLeftToRight ? trailing : leading
    )
  }
}
