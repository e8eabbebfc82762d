// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates an offset of 0.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
