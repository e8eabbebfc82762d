// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The running app: its delegate, its scenes and windows, and the way that events take.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// In front, receiving events.
    case active = 0
    /// In front, not receiving events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the app was asked to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  private unowned let context: ApplicationContext
  weak var keyWindowStorage: UIWindow? {
    didSet { if keyWindowStorage !== oldValue { context.keyRouter.firstResponderDidChange() } }
  }
  private var delegateStorage: (any UIApplicationDelegate)?

  init(context: ApplicationContext) {
    self.context = context
    super.init()
  }

  /// The application that the running code belongs to.
  ///
  /// Differs from iOS: each `TestScreen` has one of its own, so that tests cannot disturb each
  /// other.
  public class var shared: UIApplication { ApplicationContext.current.application }

  /// Told of the app's life.
  ///
  /// Differs from iOS: the application holds it strongly, as the launch does there.
  open var delegate: (any UIApplicationDelegate)? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// Whether the app is in front.
  open internal(set) var applicationState: State = .inactive

  /// The scenes that are connected; one after launch.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The windows that are shown, back to front.
  @available(*, deprecated, message: "Use UIWindowScene.windows on a relevant window scene instead")
  open var windows: [UIWindow] { context.windows }

  /// The window that gets the keys.
  @available(*, deprecated, message: "Use UIWindowScene.keyWindow on a relevant window scene")
  open var keyWindow: UIWindow? { keyWindowStorage }

  /// The direction of the interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    context.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    context.screen.traitCollection.preferredContentSizeCategory
  }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent { keyWindowStorage?.sendEvent(event) }
    for window in context.windows where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// Calls a method of `target`; false where there is nobody to call.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Who has it. Nil looks along the first responder's chain, else along the sender's.
  ///   - sender: Handed to the method.
  ///   - event: Handed to the method.
  /// - Returns: Whether somebody was called.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? context.keyRouter.target(for: action, sender: sender) else {
      return false
    }
    action.perform(on: target as AnyObject, sender: sender, event: event)
    return true
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegateStorage as? UIResponder }

  // MARK: Launch

  /// Makes the delegate and the first scene, as launching on a phone does.
  package func launch(_ delegate: any UIApplicationDelegate) {
    delegateStorage = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    connectScene(of: delegate)
    applicationState = .active
    // An app with scenes hears of them instead.
    if !hasSceneDelegate { delegate.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private var hasSceneDelegate: Bool { connectedScenes.contains { $0.delegate != nil } }

  private func connectScene(of delegate: any UIApplicationDelegate) {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self,
      configurationForConnecting: session,
      options: options
    )
    session.configuration = configuration
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    connectedScenes = [scene]
    guard let delegateClass = configuration.delegateClass as? NSObject.Type
    else { return }
    guard let sceneDelegate = ObjectCreation.make(delegateClass) as? any UISceneDelegate else {
      return
    }
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
  }

  // MARK: Life

  /// Whether the display stays on though nobody touches it; false unless set.
  ///
  /// On a `TestScreen` there is no display, and the value is only kept.
  open var isIdleTimerDisabled = false {
    didSet { context.host?.isDisplayKeptOn = isIdleTimerDisabled }
  }

  /// Tells the app that it is no longer to be seen; without effect on one that is not.
  package func enterBackground() {
    guard applicationState != .background else { return }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
    if !hasSceneDelegate { delegateStorage?.applicationWillResignActive(self) }
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillResignActive(scene)
    }
    applicationState = .background
    if !hasSceneDelegate { delegateStorage?.applicationDidEnterBackground(self) }
    for scene in connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Tells the app that it can be seen again; without effect on one that is.
  package func enterForeground() {
    guard applicationState == .background else { return }
    post(UIApplication.willEnterForegroundNotification)
    applicationState = .inactive
    if !hasSceneDelegate { delegateStorage?.applicationWillEnterForeground(self) }
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
    }
    applicationState = .active
    if !hasSceneDelegate { delegateStorage?.applicationDidBecomeActive(self) }
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Takes the scenes away and tells the delegates that the app ends.
  package func terminate() {
    enterBackground()
    for scene in connectedScenes {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
    }
    delegateStorage?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted when the app has come to the front.
  public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app leaves the front.
  public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app can no longer be seen.
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app can be seen again.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted before the app ends.
  public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification"
  )
}
