// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UITableView.RowAnimation {
  /// Whether a row comes and goes by fading.
  var fades: Bool {
    switch self {
    case .none, .left, .right: false
    default: true
    }
  }

  /// How far off a row is when it begins to come or has gone.
  func displacement(of rect: CGRect, in width: CGFloat) -> CGVector {
    switch self {
    case .left: CGVector(dx: -width, dy: 0)
    case .right: CGVector(dx: width, dy: 0)
    case .top: CGVector(dx: 0, dy: -rect.height)
    case .bottom: CGVector(dx: 0, dy: rect.height)
    default: CGVector(dx: 0, dy: 0)
    }
  }
}
