// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIViewController {
  /// Adds a view that has the size of the controller's view, whatever size that takes on.
  func fillView(with content: UIView) {
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
