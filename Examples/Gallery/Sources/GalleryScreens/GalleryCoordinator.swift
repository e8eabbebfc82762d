// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Decides which screen of the gallery a window shows.
@MainActor
public final class GalleryCoordinator {
  private weak var window: UIWindow?
  private var list: GalleryListController?

  /// Creates a coordinator that shows nothing yet.
  public init() {}

  /// The list, which stays as the user has left it while another screen is shown.
  public var listController: GalleryListController {
    if let list { return list }
    let list = GalleryListController { [weak self] in self?.show($0) }
    self.list = list
    return list
  }

  /// Shows the list in a window and all later screens in its place.
  public func start(in window: UIWindow) {
    self.window = window
    showList()
  }

  /// Goes back to the list.
  public func showList() { window?.rootViewController = listController }

  /// Shows a screen in place of what is shown.
  public func show(_ screen: GalleryScreen) {
    window?.rootViewController = screen.makeController()
  }
}
