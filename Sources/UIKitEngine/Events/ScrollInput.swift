// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host tells the screen of a wheel or a trackpad.
package struct ScrollInput {
  /// Where the pointer is, in points from the screen's upper left corner.
  package var point: CGPoint
  /// How far the contents are to move, in points.
  ///
  /// Positive parts move them down and to the right, as a finger does that moves there.
  package var delta: CGVector
  /// Whether this is one of many fine steps, as of a trackpad, rather than a notch of a wheel.
  package var isPrecise: Bool

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is, on the screen.
  ///   - delta: How far the contents are to move, in points.
  ///   - isPrecise: Whether this is a fine step rather than a notch.
  package init(point: CGPoint, delta: CGVector, isPrecise: Bool) {
    self.point = point
    self.delta = delta
    self.isPrecise = isPrecise
  }
}
