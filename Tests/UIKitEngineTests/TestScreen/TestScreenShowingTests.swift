// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("TestScreen shows controllers, views and apps")
@MainActor
struct TestScreenShowingTests {
  final class NotingController: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("will") }
    override func viewDidLayoutSubviews() { calls.append("layout") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
  }

  @Test("a shown controller has appeared and is laid out, and no time has passed")
  func shows() {
    let screen = TestScreen()
    let controller = NotingController()
    screen.show(controller)
    #expect(controller.calls == ["load", "will", "layout", "did"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.time == 0)
    #expect(screen.window?.isKeyWindow == true)
  }

  @Test("another controller takes the first one's place")
  func replaces() {
    let screen = TestScreen()
    let first = NotingController()
    screen.show(first)
    let second = NotingController()
    screen.show(second)
    #expect(first.calls.last == "gone")
    #expect(second.calls.last == "did")
    #expect(screen.application.connectedScenes.isEmpty)
    #expect(screen.dump().split(separator: "\n").count == 2)
  }

  @Test("a view without extent fills the screen, another keeps its frame")
  func showsViews() {
    let screen = TestScreen(size: .small)
    let whole = UIView()
    screen.show(whole)
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    let part = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    screen.show(part)
    #expect(part.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(whole.window == nil)
  }

  @Test(
    "the safe area is that of the phone with the size",
    arguments: [
      (393, 852, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      (390, 844, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      (375, 812, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)),
      (375, 667, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      (667, 375, UIEdgeInsets.zero),
      (852, 393, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
      (300, 300, UIEdgeInsets.zero),
    ] as [(CGFloat, CGFloat, UIEdgeInsets)]
  )
  func safeAreas(width: CGFloat, height: CGFloat, insets: UIEdgeInsets) {
    let screen = TestScreen(size: CGSize(width: width, height: height))
    let view = UIView()
    screen.show(view)
    #expect(view.safeAreaInsets == insets)
  }

  @Test("a safe area of one's own is taken")
  func ownSafeArea() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let screen = TestScreen(safeArea: insets)
    let view = UIView()
    screen.show(view)
    #expect(view.safeAreaInsets == insets)
  }

  @Test("style, direction and text size reach the views at once")
  func traits() {
    let screen = TestScreen(size: .small, scale: 1)
    let view = label("Text", 0, 0)
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    screen.show(view)
    #expect(screen.pixel(at: CGPoint(x: 150, y: 150)).description == "#FFFFFF")
    screen.userInterfaceStyle = .dark
    screen.layoutDirection = .rightToLeft
    screen.contentSizeCategory = .accessibilityLarge
    #expect(screen.pixel(at: CGPoint(x: 150, y: 150)).description == "#000000")
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.font.pointSize == 33)
    #expect(screen.userInterfaceStyle == .dark)
    #expect(screen.layoutDirection == .rightToLeft)
    #expect(screen.contentSizeCategory == .accessibilityLarge)
  }

  @Test("a screen that is turned lays its controller out anew")
  func resizes() {
    let screen = TestScreen()
    let view = UIView()
    screen.show(view)
    screen.resize(to: CGSize(width: 852, height: 393))
    #expect(view.frame.size == CGSize(width: 852, height: 393))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(screen.size == CGSize(width: 852, height: 393))
  }

  // MARK: Apps

  final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view.addSubview(label("Launched", 10, 10))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = RowsController(rowCount: 2)
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

  @Test("an app that makes its window at launch is shown")
  func launchesWindow() {
    let screen = TestScreen(size: .small)
    screen.launch(WindowDelegate.self)
    #expect(screen.visibleTexts == ["Launched"])
    #expect(screen.application.delegate is WindowDelegate)
    #expect(screen.application.applicationState == .active)
  }

  @Test("an app with a scene is shown")
  func launchesScene() {
    let screen = TestScreen()
    screen.launch(SceneAppDelegate.self)
    #expect(screen.visibleTexts == ["Row 0", "Row 1"])
    #expect(screen.application.connectedScenes.count == 1)
  }

  @Test("an app without a window fails the test")
  func launchesNothing() {
    let screen = TestScreen(size: .small)
    withKnownIssue {
      screen.launch(EmptyDelegate.self)
    } matching: {
      "\($0)".contains("EmptyDelegate was launched but shows no window")
    }
  }

  // MARK: Leaks

  @Test("what a screen has shown is gone with it")
  func leaksNothing() {
    weak var weakController: RowsController?
    weak var weakWindow: UIWindow?
    weak var weakCell: UIView?
    weak var weakScreen: TestScreen?
    do {
      let screen = TestScreen(scale: 1)
      let controller = RowsController(rowCount: 100)
      screen.show(controller)
      screen.tap("Row 3")
      screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 100))
      screen.advance(by: 0.1)
      screen.settle()
      _ = screen.png()
      weakController = controller
      weakWindow = screen.window
      weakCell = controller.tableView.visibleCells.first
      weakScreen = screen
      #expect(weakCell != nil)
      #expect(controller.selected == [IndexPath(row: 3, section: 0)])
    }
    #expect(weakScreen == nil)
    #expect(weakController == nil)
    #expect(weakWindow == nil)
    #expect(weakCell == nil)
  }

  @Test("an app is gone with the screen it was launched on")
  func leaksNoApp() {
    weak var weakDelegate: AnyObject?
    weak var weakWindow: UIWindow?
    do {
      let screen = TestScreen()
      screen.launch(SceneAppDelegate.self)
      weakDelegate = screen.application.delegate
      let scene = screen.application.connectedScenes.first as? UIWindowScene
      weakWindow = (scene?.delegate as? SceneDelegate)?.window
      #expect(weakWindow != nil)
    }
    #expect(weakDelegate == nil)
    #expect(weakWindow == nil)
  }
}
