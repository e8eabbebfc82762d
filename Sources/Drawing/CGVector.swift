// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A distance with a direction in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// The vector of no length.
  public static let zero = CGVector(dx: CGFloat(0), dy: 0)

  /// Creates the vector of no length.
  public init() {
    self.init(dx: CGFloat(0), dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from parts of type `Double`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from whole parts.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
