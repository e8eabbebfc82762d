// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Shape {
  /// The smallest upright rectangle around the shape, control points among them.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .path(let path): path.boundingBox
    }
  }

  /// The shape moved by a vector.
  package func translated(by vector: CGVector) -> Shape {
    switch self {
    case .rect(let rect):
      .rect(rect.offsetBy(dx: vector.dx, dy: vector.dy))
    case .roundedRect(let rect, let radius, let isContinuous):
      .roundedRect(
        rect.offsetBy(dx: vector.dx, dy: vector.dy),
        radius: radius,
        isContinuous: isContinuous
      )
    case .path(let path):
      .path(path.translated(by: vector))
    }
  }
}
