// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether the scene is in front.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, receiving events.
    case foregroundActive = 0
    /// In front, not receiving events.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// Why a scene was connected; always empty on Linux.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {}

  /// Creates a scene for a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What the scene is an instance of.
  public let session: UISceneSession
  /// Told of the scene's life; held strongly.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  open internal(set) var activationState: ActivationState = .unattached
  /// A title for the window's frame.
  open var title: String! = "" {
    didSet { ApplicationContext.current.host?.title = title ?? "" }
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private var windowReferences: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The screen that the scene is on.
  open var screen: UIScreen { UIScreen.main }
  /// The windows of the scene.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  /// The window of the scene that gets the keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The environment of the scene's windows.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  func add(_ window: UIWindow) {
    windowReferences = windowReferences.filter { $0.window != nil && $0.window !== window }
    windowReferences.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
  }
}

/// What outlives a scene that is taken away: its identifier and its configuration.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's interface on the main screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// What the scene is for.
  public let role: Role
  /// Which classes the scene was made of.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// Tells sessions apart.
  public let persistentIdentifier = UUID().uuidString
}

/// The classes that a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name under which an app's property list has it; there is none here.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The name under which an app's property list has the configuration.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The scene's class; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
}

/// Told of a scene's life.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be shown: the place to make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The scene was taken away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene receives events from now on.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is coming to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is no longer in front.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Told of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window of its own.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
