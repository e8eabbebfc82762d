// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation

/// Manages the view of one screen, or of a part of one: loads it and knows when it is seen.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// Creates a controller whose view is made by `loadView()`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Has to be nil: nib files cannot be loaded.
  ///   - nibBundleOrNil: Has no meaning without a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let nibNameOrNil {
      raise(
        "Could not load NIB in bundle: '\(nibBundleOrNil?.bundlePath ?? "main")' with name "
          + "'\(nibNameOrNil)': nib files are not supported; make the view in loadView().",
        name: "NSInternalInconsistencyException"
      )
    }
  }

  /// Creates a controller whose view is made by `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive; there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  var viewStorage: UIView?
  private var isLoadingView = false

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }

  /// The view if it is loaded already.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }
  /// Makes the view.
  ///
  /// Override it to make your own, without calling super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called once the view is loaded.
  open func viewDidLoad() {}
  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() { _ = loadedView() }

  private func loadedView() -> UIView {
    if let viewStorage { return viewStorage }
    guard !isLoadingView else {
      raise("loadView of \(type(of: self)) asks for the view that it is to make.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard let loaded = viewStorage else {
      raise(
        "-[UIViewController loadViewIfNeeded] \(type(of: self)): loadView did not set the view."
      )
    }
    viewDidLoad()
    return loaded
  }

  private func setView(_ view: UIView?) {
    guard view !== viewStorage else { return }
    viewStorage?.controllerStorage = nil
    viewStorage = view
    view?.controllerStorage = self
    view?.setDefaultMargins(systemMargins)
    if styleOverride != .unspecified { view?.overrideUserInterfaceStyle = styleOverride }
  }

  /// Side margins of a controller's root view: 20 from 390 points of width on, else 16.
  ///
  /// Source: metrics "table cell layout | leading margin rule".
  private var systemMargins: UIEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 390 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  // MARK: Appearing (UIViewController+Appearance.swift)

  var appearance = Appearance.disappeared

  /// How far the view has come; each step has its callback.
  enum Appearance { case disappeared, appearing, inWindow, appeared, disappearing }

  /// Called before the view is seen; it has no window yet.
  ///
  /// Call super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window, before layout.
  ///
  /// Call super.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is seen.
  ///
  /// Call super.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes out of sight.
  ///
  /// Call super.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is out of sight.
  ///
  /// Call super.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is short; on Linux that does not happen by itself.
  open func didReceiveMemoryWarning() {}

  /// Room at the edges added to the safe area of the view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.updateSafeArea() } }
  }

  // MARK: Containment (UIViewController+Containment.swift)

  var childStorage: [UIViewController] = []
  weak var parentStorage: UIViewController?

  /// The controllers that this one contains.
  open var children: [UIViewController] { childStorage }
  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }
  /// Takes a controller in; call `didMove(toParent:)` on it when its view is in place.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }
  /// Leaves the containing controller; call `willMove(toParent: nil)` before.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller goes into another one, or out (nil).
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller went into another one, or out (nil).
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether `viewWillAppear` and the like are passed on to contained controllers; true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Environment

  /// The environment that the view is in.
  open var traitCollection: UITraitCollection {
    viewStorage?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Called when the environment has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller's view, whatever the screen is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewStorage?.overrideUserInterfaceStyle ?? styleOverride }
    set {
      styleOverride = newValue
      viewStorage?.overrideUserInterfaceStyle = newValue
    }
  }
  private var styleOverride = UIUserInterfaceStyle.unspecified

  func traitsDidChange(from previous: UITraitCollection) { traitCollectionDidChange(previous) }

  // MARK: Keys

  var keyCommandStorage: [UIKeyCommand] = []
  /// Offers a command beside those in `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    removeKeyCommand(keyCommand)
    keyCommandStorage.append(keyCommand)
  }
  /// Takes a command away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommandStorage.removeAll { $0 === keyCommand }
  }

  /// A title for bars and tabs.
  open var title: String?

  /// The superview of the view, else the containing controller.
  open override var next: UIResponder? { viewStorage?.superview ?? parentStorage }
}
