// SPDX-License-Identifier: Apache-2.0

import GalleryScreens
import UIKit

/// The gallery as an app: a list of screens, each with a way back.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = GalleryCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    coordinator.start(in: window)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
