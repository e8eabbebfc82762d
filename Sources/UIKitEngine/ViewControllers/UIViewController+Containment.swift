// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIViewController {
  func takeIn(_ child: UIViewController) {
    guard child !== self else {
      raise("Can't add \(self) as a child of itself.", name: "NSInvalidArgumentException")
    }
    guard child.parentStorage !== self else { return }
    if let former = child.parentStorage {
      former.childStorage.removeAll { $0 === child }
    }
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parentStorage = self
    // A view that is put in a seen parent later appears with its window, see `windowDidChange`.
  }

  func leaveParent() {
    guard let former = parentStorage else { return }
    former.childStorage.removeAll { $0 === self }
    parentStorage = nil
    didMove(toParent: nil)
  }
}
