// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIViewController {
  /// Whether the contained controllers follow this one.
  private var followers: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods
      ? childStorage.filter { $0.viewIfLoaded?.isDescendant(of: view) == true } : []
  }

  func willAppear(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in followers { child.willAppear(animated: animated) }
  }

  func isAppearing(animated: Bool) {
    viewIsAppearing(animated)
    for child in followers { child.isAppearing(animated: animated) }
  }

  func didAppear(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(animated)
    for child in followers { child.didAppear(animated: animated) }
  }

  func willDisappear(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in followers { child.willDisappear(animated: animated) }
  }

  func didDisappear(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    viewDidDisappear(animated)
    for child in followers { child.didDisappear(animated: animated) }
  }

  /// The view has come into a window: it is seen as soon as it is laid out.
  func beginAppearing(in context: ApplicationContext) {
    willAppear(animated: false)
    guard appearance == .appearing else { return }
    isAppearing(animated: false)
    context.performAfterLayout { [weak self] in self?.didAppear(animated: false) }
  }

  /// The view has left its window.
  func endAppearing() {
    willDisappear(animated: false)
    didDisappear(animated: false)
  }
}
