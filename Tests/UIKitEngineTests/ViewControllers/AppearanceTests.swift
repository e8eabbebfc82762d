// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

/// Notes its callbacks in a log that it may share, and whether its view has a window meanwhile.
@MainActor
class NotingController: UIViewController {
  final class Log { var lines: [String] = [] }
  let log: Log
  let label: String
  var onLoad: ((NotingController) -> Void)?
  var onWillAppear: ((NotingController) -> Void)?
  var onIsAppearing: ((NotingController) -> Void)?
  var onDidAppear: ((NotingController) -> Void)?

  init(_ label: String, log: Log = Log()) {
    self.label = label
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String) {
    let window = viewIfLoaded?.window == nil ? "" : " in window"
    log.lines.append("\(label) \(what)\(window)")
  }

  override func viewDidLoad() {
    note("didLoad")
    onLoad?(self)
  }
  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    onWillAppear?(self)
  }
  override func viewIsAppearing(_ animated: Bool) {
    note("isAppearing")
    onIsAppearing?(self)
  }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    onDidAppear?(self)
  }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.lines.append("\(label) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.lines.append("\(label) didMove \(parent == nil ? "out" : "in")")
  }

  /// Takes a child in the way that Apple's documentation shows.
  func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

@Suite("View controllers appear and disappear (behaviour 78 to 80)")
@MainActor
struct AppearanceTests {
  private let stage = Stage()
  private let log = NotingController.Log()

  private func make(_ label: String) -> NotingController { NotingController(label, log: log) }

  @Test("A root appears: loaded, will without window, is with it, layout, did")
  func root() {
    stage.window.rootViewController = make("a")
    #expect(log.lines == ["a didLoad", "a willAppear", "a isAppearing in window"])
    stage.frame()
    #expect(
      log.lines.suffix(3) == [
        "a willLayout in window", "a didLayout in window", "a didAppear in window",
      ]
    )
    #expect(log.lines.count == 6)
  }

  @Test("A root in a hidden window appears when the window is shown, and goes when it is hidden")
  func hiddenWindow() {
    let window = UIWindow(frame: stage.window.bounds)
    window.rootViewController = make("a")
    stage.frame()
    #expect(log.lines.isEmpty)
    window.makeKeyAndVisible()
    stage.frame()
    #expect(log.lines.last == "a didAppear in window")
    window.isHidden = true
    #expect(
      log.lines.suffix(2) == ["a willDisappear in window", "a didDisappear in window"]
    )
    window.isHidden = false
    stage.frame()
    #expect(log.lines.last == "a didAppear in window")
    #expect(log.lines.count { $0.contains("didLoad") } == 1)
  }

  @Test("A root that is replaced disappears, with its window until it is gone")
  func replaced() {
    stage.window.rootViewController = make("a")
    stage.frame()
    log.lines = []
    stage.window.rootViewController = make("b")
    stage.frame()
    let ofA = log.lines.filter { $0.hasPrefix("a") }
    #expect(ofA == ["a willDisappear in window", "a didDisappear"])
    #expect(
      log.lines.filter { $0.hasPrefix("b") } == [
        "b didLoad", "b willAppear", "b isAppearing in window", "b willLayout in window",
        "b didLayout in window", "b didAppear in window",
      ]
    )
  }

  @Test("A child that is there before appears with its parent, each step after the parent's")
  func childBefore() {
    let parent = make("p")
    let child = make("c")
    parent.onLoad = { $0.embed(child) }
    stage.window.rootViewController = parent
    stage.frame()
    let steps = log.lines.filter { $0.contains("ppear") }
    #expect(
      steps == [
        "p willAppear", "c willAppear", "p isAppearing in window", "c isAppearing in window",
        "p didAppear in window", "c didAppear in window",
      ]
    )
    log.lines = []
    stage.window.rootViewController = nil
    #expect(log.lines.count == 4)
    #expect(
      log.lines.prefix(2) == ["p willDisappear in window", "c willDisappear in window"]
    )
    #expect(Set(log.lines.suffix(2)) == ["p didDisappear", "c didDisappear"])
  }

  @Test("A child put into a visible parent appears at once, and did so after its layout")
  func childAfter() {
    let parent = make("p")
    stage.window.rootViewController = parent
    stage.frame()
    log.lines = []
    let child = make("c")
    parent.embed(child)
    stage.frame()
    #expect(
      log.lines.filter { $0.hasPrefix("c") } == [
        "c willMove in", "c didLoad", "c willAppear", "c isAppearing in window", "c didMove in",
        "c willLayout in window", "c didLayout in window", "c didAppear in window",
      ]
    )
    log.lines = []
    parent.remove(child)
    #expect(
      log.lines == [
        "c willMove out", "c willDisappear in window", "c didDisappear", "c didMove out",
      ]
    )
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test(
    "A child put in during any of the parent's callbacks gets each of its own once",
    arguments: ["load", "will", "is", "did"]
  )
  func childMeanwhile(moment: String) {
    let parent = make("p")
    let child = make("c")
    switch moment {
    case "load": parent.onLoad = { $0.embed(child) }
    case "will": parent.onWillAppear = { $0.embed(child) }
    case "is": parent.onIsAppearing = { $0.embed(child) }
    default: parent.onDidAppear = { $0.embed(child) }
    }
    stage.window.rootViewController = parent
    stage.frame()
    stage.frame()
    let steps = log.lines.filter { $0.hasPrefix("c") && $0.contains("ppear") }
    #expect(
      steps == ["c willAppear", "c isAppearing in window", "c didAppear in window"]
    )
    let layout = log.lines.firstIndex(of: "c didLayout in window") ?? .max
    let appeared = log.lines.firstIndex(of: "c didAppear in window") ?? -1
    #expect(layout < appeared)
  }

  @Test("Callbacks follow the view into a window even without addChild")
  func withoutParent() {
    let parent = make("p")
    stage.window.rootViewController = parent
    stage.frame()
    log.lines = []
    let other = make("o")
    parent.view.addSubview(other.view)
    stage.frame()
    #expect(log.lines.filter { $0.contains("ppear") }.count == 3)
    other.view.removeFromSuperview()
    #expect(log.lines.suffix(2) == ["o willDisappear in window", "o didDisappear"])
  }

  @Test("A view that comes and goes before a frame never did appear")
  func gone() {
    let parent = make("p")
    stage.window.rootViewController = parent
    stage.frame()
    log.lines = []
    let child = make("c")
    parent.embed(child)
    parent.remove(child)
    stage.frame()
    #expect(!log.lines.contains { $0.contains("didAppear") })
    #expect(log.lines.contains("c didDisappear"))
  }

  @Test("A parent that forwards by itself keeps its children silent")
  func manualForwarding() {
    final class Manual: NotingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual("p", log: log)
    stage.window.rootViewController = parent
    parent.embed(make("c"))
    stage.frame()
    #expect(!log.lines.contains { $0.hasPrefix("c") && $0.contains("ppear") })
  }
}
