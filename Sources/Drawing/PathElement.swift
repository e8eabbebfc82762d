// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// One step of a path, in absolute coordinates.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// Back to where the part began.
  case close

  /// The element with all its points transformed.
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point):
      .move(point.applying(transform))
    case .line(let point):
      .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    case .close:
      .close
    }
  }

  /// Where the element ends; nil for a close.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(_, let end), .curve(_, _, let end): end
    case .close: nil
    }
  }
}
