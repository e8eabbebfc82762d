// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Decides which screen of the gallery a window shows.
@MainActor
package final class GalleryCoordinator {
  private weak var window: UIWindow?
  private var list: GalleryListController?

  /// Creates a coordinator that shows nothing yet.
  package init() {}

  /// The list, which stays as the user has left it while another screen is shown.
  package var listController: GalleryListController {
    if let list { return list }
    let list = GalleryListController { [weak self] in self?.show($0) }
    self.list = list
    return list
  }

  /// Shows the list in a window and all later screens in its place.
  package func start(in window: UIWindow) {
    self.window = window
    showList()
  }

  /// Goes back to the list.
  package func showList() { window?.rootViewController = listController }

  /// Shows a screen in place of what is shown.
  package func show(_ screen: GalleryScreen) {
    window?.rootViewController = BackBarController(
      content: screen.makeController(),
      title: screen.title
    ) { [weak self] in
      self?.showList()
    }
  }
}
