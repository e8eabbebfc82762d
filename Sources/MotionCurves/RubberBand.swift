// SPDX-License-Identifier: Apache-2.0

/// How far content follows a finger that drags it beyond its edge, along one axis.
package struct RubberBand: Hashable, Sendable {
  /// The figure commonly given for UIKit's resistance; Apple does not publish one.
  package static let standardConstant = 0.55

  /// The length of the scroll view, in points: what the content approaches but never reaches.
  package let dimension: Double
  /// The part of the finger's way that the content follows at first.
  package let constant: Double

  /// Creates a rubber band.
  ///
  /// - Precondition: the dimension is finite and not negative, the constant finite and positive.
  package init(dimension: Double, constant: Double = RubberBand.standardConstant) {
    guard dimension >= 0, dimension.isFinite, constant > 0, constant.isFinite else {
      fail("there is no rubber band of dimension \(dimension) and constant \(constant)")
    }
    self.dimension = dimension
    self.constant = constant
  }

  /// How far the content is beyond its edge when the finger is `distance` points beyond it.
  ///
  /// Odd: a negative distance gives a negative offset.
  package func offset(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = distance.magnitude * constant / dimension
    let offset = (1 - 1 / (pull + 1)) * dimension
    return distance < 0 ? -offset : offset
  }

  /// How far the finger is beyond the edge when the content is `offset` points beyond it.
  ///
  /// The inverse of `offset(forDistance:)`, for a finger that takes hold of content while it
  /// bounces; infinite from the dimension on.
  package func distance(forOffset offset: Double) -> Double {
    let size = offset.magnitude
    if size == 0 { return 0 }
    let distance = size < dimension ? size * dimension / (constant * (dimension - size)) : .infinity
    return offset < 0 ? -distance : distance
  }

  /// The part of the finger's speed that content has which is `offset` points beyond its edge.
  ///
  /// The constant at the edge, less and less from there on, and 0 from the dimension on.
  package func slope(atOffset offset: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let left = max(1 - offset.magnitude / dimension, 0)
    return constant * left * left
  }
}
