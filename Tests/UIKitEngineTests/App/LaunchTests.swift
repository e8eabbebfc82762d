// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@MainActor private var launchLog: [String] = []

private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchLog.append("will finish \(application.applicationState)")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchLog.append("did finish \(application.delegate === self)")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    launchLog.append("active \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: UIApplication) { launchLog.append("resign") }
  func applicationWillTerminate(_ application: UIApplication) { launchLog.append("terminate") }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchLog.append("did finish")
    return true
  }
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    launchLog.append("configuration")
    let configuration = UISceneConfiguration(
      name: "Default",
      sessionRole: connectingSceneSession.role
    )
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func applicationDidBecomeActive(_ application: UIApplication) { launchLog.append("app active") }
  func applicationWillResignActive(_ application: UIApplication) { launchLog.append("app resign") }
  func applicationWillTerminate(_ application: UIApplication) { launchLog.append("terminate") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    launchLog.append("connect \(scene.activationState)")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { launchLog.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    launchLog.append("scene active \(scene.activationState)")
  }
  func sceneWillResignActive(_ scene: UIScene) { launchLog.append("scene resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { launchLog.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { launchLog.append("disconnect") }
}

@Suite("Launching and ending an app", .serialized)
@MainActor
struct LaunchTests {
  private let context = ApplicationContext(
    size: CGSize(width: 200, height: 300),
    scale: 2,
    safeArea: .zero
  )

  init() {
    launchLog = []
    context.becomeCurrent()
  }

  @Test("Without scenes the app's delegate hears of everything")
  func plain() {
    ApplicationLaunch.launch(PlainDelegate.self, in: context)
    #expect(launchLog == ["will finish inactive", "did finish true", "active active"])
    #expect(context.windows.count == 1)
    #expect(context.application.next is PlainDelegate)
    launchLog = []
    context.perform { context.application.terminate() }
    #expect(launchLog == ["resign", "terminate"])
  }

  @Test("With scenes the scene's delegate hears of its life, and the app's only of the process")
  func scenes() {
    ApplicationLaunch.launch(SceneAppDelegate.self, in: context)
    #expect(
      launchLog == [
        "did finish", "configuration", "connect foregroundInactive", "foreground",
        "scene active foregroundActive",
      ]
    )
    let scene = context.application.connectedScenes.first as? UIWindowScene
    let window = scene?.windows.first
    #expect(scene?.keyWindow === window)
    #expect(window?.windowScene === scene)
    #expect(window?.next === scene)
    #expect(scene?.next === context.application)
    #expect(scene?.session.scene === scene)
    #expect(scene?.session.configuration.name == "Default")
    #expect(context.application.openSessions.count == 1)
    launchLog = []
    context.perform { context.application.terminate() }
    #expect(launchLog == ["scene resign", "background", "disconnect", "terminate"])
  }

  @Test("The app says that it became active")
  func notification() {
    var states: [UIApplication.State] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification,
      object: context.application,
      queue: nil
    ) { [context] _ in
      MainActor.assumeIsolated { states.append(context.application.applicationState) }
    }
    ApplicationLaunch.launch(PlainDelegate.self, in: context)
    #expect(states == [.active])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("The key window is the one made key last")
  func keyWindow() {
    let stage = Stage()
    let second = UIWindow(frame: stage.window.bounds)
    stage.window.makeKeyAndVisible()
    #expect(stage.window.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(second.isKeyWindow && !stage.window.isKeyWindow)
    #expect(stage.context.windows.last === second)
    stage.window.makeKeyAndVisible()
    #expect(stage.context.windows.last === stage.window)
  }

  @Test("A delegate of the wrong kind stops the process")
  func wrongDelegate() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ApplicationLaunch.launch(NSString.self, in: .current) }
    }
    #expect(message(of: result).contains("is not a class that derives from NSObject and adopts"))
  }

  @Test("An app that is run without a window to run it in stops the process and says what to do")
  func noHost() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ApplicationLaunch.makeHost = nil
        ApplicationLaunch.run(delegateClass: PlainDelegate.self)
      }
    }
    #expect(message(of: result).contains("show the app on a TestScreen of UIKitTestSupport"))
  }
}
