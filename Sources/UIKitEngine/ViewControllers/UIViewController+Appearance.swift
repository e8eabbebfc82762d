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

  /// The view was put into a window, or taken out, with a view that is seen already.
  ///
  /// A controller's callbacks follow its view, whether or not it was added as a child.
  func viewWindowDidChange() {
    guard let window = viewIfLoaded?.window else { return endAppearing() }
    guard appearance == .disappeared, window.rootViewController !== self else { return }
    switch parentStorage?.appearance {
    case .appearing:
      // What is still to come is passed on by the parent.
      willAppear(animated: false)
      isAppearing(animated: false)
    case .appeared, nil:
      beginAppearing(in: .current)
    case .disappeared, .disappearing:
      break
    }
  }

  /// The view has left its window.
  func endAppearing() {
    willDisappear(animated: false)
    didDisappear(animated: false)
  }
}
