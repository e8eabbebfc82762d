// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("View controllers load their views and contain each other")
@MainActor
struct ContainmentTests {
  private let stage = Stage()

  @Test("The view is loaded once, when it is first asked for")
  func loading() {
    let controller = NotingController("a")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.log.lines.isEmpty)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(view?.frame == stage.context.screen.bounds)
    #expect(controller.log.lines == ["a didLoad"])
  }

  @Test("loadView may give a view of its own")
  func ownView() {
    final class Controller: UIViewController {
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      override func loadView() { view = own }
    }
    let controller = Controller()
    #expect(controller.view === controller.own)
    #expect(controller.own.next === controller)
    controller.view = UIView(frame: .zero)
    #expect(controller.own.next == nil)
  }

  @Test("A style set before the view is loaded loads nothing, and holds for the view")
  func style() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(!controller.isViewLoaded)
    #expect(controller.overrideUserInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
  }

  @Test("A child that changes its parent leaves the old one")
  func otherParent() {
    let (one, two, child) = (UIViewController(), UIViewController(), NotingController("c"))
    one.addChild(child)
    two.addChild(child)
    #expect(one.children.isEmpty)
    #expect(two.children == [child])
    #expect(child.parent === two)
    two.addChild(child)
    #expect(two.children == [child])
    child.removeFromParent()
    child.removeFromParent()
    #expect(child.log.lines == ["c willMove in", "c willMove in", "c didMove out"])
  }

  @Test("A controller hears of changed traits once it is on screen")
  func traits() {
    final class Controller: UIViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    controller.changes = 0
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(controller.changes == 1)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A view that loadView did not set stops the process")
  func noView() async {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Empty().loadViewIfNeeded() }
    }
    #expect(message(of: result).contains("Empty: loadView did not set the view."))
  }

  @Test("loadView that asks for the view stops the process")
  func recursiveLoad() async {
    final class Recursive: UIViewController {
      override func loadView() { view.backgroundColor = .red }
    }
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Recursive().loadViewIfNeeded() }
    }
    #expect(
      message(of: result).contains("loadView of Recursive asks for the view that it is to make.")
    )
  }

  @Test("A controller in itself stops the process")
  func ownChild() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    #expect(message(of: result).contains("as a child of itself."))
  }

  @Test("A nib stops the process, with its name")
  func nib() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = UIViewController(nibName: "Main", bundle: nil) }
    }
    #expect(message(of: result).contains("with name 'Main'"))
  }
}
