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
    guard appearance == .appearing else { return }
    appearance = .inWindow
    // A child that is put in meanwhile finds a window and hears of it from there.
    let children = followers
    viewIsAppearing(animated)
    for child in children { child.isAppearing(animated: animated) }
  }

  func didAppear(animated: Bool) {
    guard appearance == .inWindow else { return }
    appearance = .appeared
    let children = followers
    viewDidAppear(animated)
    for child in children { child.didAppear(animated: animated) }
  }

  func willDisappear(animated: Bool) {
    guard appearance != .disappeared, appearance != .disappearing else { return }
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
    isAppearing(animated: false)
    guard appearance == .inWindow else { return }
    context.performAfterLayout { [weak self] in self?.didAppear(animated: false) }
  }

  /// Whether the callbacks follow the view into windows by themselves.
  private var followsView: Bool {
    parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// The view is about to come into a window, or to leave its own, alone or with others.
  ///
  /// What will appear has no window yet, and what will disappear still has one. A controller's
  /// callbacks follow its view, whether or not it was added as a child.
  func viewWindowWillChange(to window: UIWindow?) {
    guard let window else { return willDisappear(animated: false) }
    guard window.rootViewController !== self, followsView else { return }
    switch parentStorage?.appearance {
    case .appearing, .inWindow, .appeared, nil: willAppear(animated: false)
    case .disappeared, .disappearing: break
    }
  }

  /// The view has come into a window, or left its own.
  func viewWindowDidChange() {
    guard let window = viewIfLoaded?.window else { return endAppearing() }
    guard appearance == .appearing, window.rootViewController !== self, followsView else { return }
    switch parentStorage?.appearance {
    case .inWindow: isAppearing(animated: false)
    case .appeared, nil: beginAppearing(in: .current)
    // What is still to come is passed on by a parent that is appearing.
    case .appearing, .disappeared, .disappearing: break
    }
  }

  /// The view has left its window.
  func endAppearing() {
    willDisappear(animated: false)
    didDisappear(animated: false)
  }
}
