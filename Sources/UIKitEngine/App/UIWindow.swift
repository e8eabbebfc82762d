// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The view at the top of a hierarchy: it fills the screen and hands touches to what is in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// What lies in front of what: a higher level is in front.
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The height.
    public var rawValue: CGFloat
    /// Creates a level from its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// An app's own windows.
    public static let normal = Level(0)
    /// Over the status bar.
    public static let statusBar = Level(1000)
    /// Alerts.
    public static let alert = Level(2000)
    /// Whether the left level lies behind the right one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  let gestureArena = GestureArena()
  /// Touches of which recognizers keep something back from the views (UIWindow+Touches.swift).
  var heldBackTouches: [UITouch] = []
  /// The event whose touches went round last.
  weak var lastEvent: UIEvent?
  private unowned let context: ApplicationContext
  /// Who gets what is typed while this is the key window.
  package internal(set) weak var firstResponder: UIResponder? {
    didSet { if isKeyWindow { context.keyRouter.firstResponderDidChange() } }
  }

  /// Creates a window; it is shown by `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    context = .current
    super.init(frame: frame)
    finishInit()
  }

  /// Creates a window that fills a scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    // Observers are not called for what a class sets in its own initializer.
    windowScene.add(self)
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    context = .current
    super.init(coder: coder)
    finishInit()
  }

  private func finishInit() {
    gestureArena.window = self
    layer.isHidden = true
    attachment = WindowAttachment(window: self, scheduler: context.scheduler)
    updateTraits()
    updateSafeArea()
  }

  /// The screen the window is on.
  open var screen: UIScreen { context.screen }

  /// The scene the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }

  /// What lies in front of what.
  open var windowLevel: Level = .normal {
    didSet { context.bringToFront(self) }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  /// Whether the window gets the keys.
  open var isKeyWindow: Bool { context.application.keyWindowStorage === self }

  /// Makes this the window that gets the keys.
  open func makeKey() { context.application.keyWindowStorage = self }

  /// Shows the window in front of others of its level, and makes it key.
  open func makeKeyAndVisible() {
    if frame == .zero { frame = screen.bounds }
    makeKey()
    isHidden = false
    context.bringToFront(self)
  }

  /// Whether the window is out of sight; true until it is made visible.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue {
        endTouches(of: context.touchRouter)
        context.hide(self)
        rootViewController?.endAppearing()
      } else {
        context.show(self)
        showRootView()
      }
    }
  }

  /// Nothing: a window is the top of its hierarchy.
  open override var superview: UIView? { nil }

  /// The scene, else the application.
  open override var next: UIResponder? { windowScene ?? context.application }

  /// Hands the touches of an event to recognizers, then to views; presses to their responders.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return event.deliver() }
    deliver(event)
  }

  // MARK: Root view

  private func rootViewControllerDidChange(from old: UIViewController?) {
    guard rootViewController !== old else { return }
    if let old {
      old.viewIfLoaded?.removeFromSuperview()
      if !isHidden { old.endAppearing() }
    }
    if !isHidden { showRootView() }
  }

  private func showRootView() {
    guard let controller = rootViewController else { return }
    let view: UIView = controller.view
    // Loading the view, or telling that it will appear, may have put another controller here.
    guard rootViewController === controller else { return }
    guard view.superview !== self else { return controller.beginAppearing(in: context) }
    controller.willAppear(animated: false)
    guard rootViewController === controller else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    controller.beginAppearing(in: context)
  }

  override var rootTraits: UITraitCollection { screen.traitCollection }

  override func updateSafeAreaFromScreen() {
    let display = screen.bounds
    let rect = frame
    let outer = screen.safeArea
    setSafeArea(
      UIEdgeInsets(
        top: max(0, outer.top - rect.minY),
        left: max(0, outer.left - rect.minX),
        bottom: max(0, rect.maxY - (display.maxY - outer.bottom)),
        right: max(0, rect.maxX - (display.maxX - outer.right))
      )
    )
  }
}
