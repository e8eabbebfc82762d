// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine
import UIKitTestSupport

@Suite("Nothing is left of a screen that is released")
@MainActor
struct LeakTests {
  /// Weak references to what a screen was made of.
  private final class Remains {
    private var objects: [(name: String, reference: () -> AnyObject?)] = []
    func watch(_ objects: AnyObject...) {
      for object in objects {
        self.objects.append(("\(type(of: object))", { [weak object] in object }))
      }
    }
    var names: [String] { objects.filter { $0.reference() != nil }.map(\.name) }
  }

  @Test("A screen with a controller and its child")
  func controllers() {
    let remains = Remains()
    do {
      let stage = Stage()
      let parent = UIViewController()
      let child = UIViewController()
      stage.window.rootViewController = parent
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.frame()
      remains.watch(stage.context, stage.window, parent, child, parent.view, child.view)
    }
    #expect(remains.names.isEmpty)
  }

  @Test("A child that was taken out, while its parent goes on")
  func removedChild() {
    let stage = Stage()
    let parent = UIViewController()
    stage.window.rootViewController = parent
    let remains = Remains()
    do {
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      stage.frame()
      child.view.removeFromSuperview()
      child.removeFromParent()
      remains.watch(child, child.view)
    }
    stage.frame()
    #expect(remains.names.isEmpty)
  }

  @Test("Views with recognizers, after taps, pans and touches")
  func gestures() {
    let stage = Stage()
    let remains = Remains()
    do {
      let log = GestureLog()
      let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let tap = log.tap("tap", on: view)
      let double = log.tap("double", on: view, taps: 2)
      tap.require(toFail: double)
      let pan = log.pan("pan", on: view)
      stage.show(view)
      stage.tap(10, 10)
      stage.settle()
      stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 100))
      stage.finger(.ended, 100, 100)
      stage.settle()
      view.removeFromSuperview()
      remains.watch(log, view, tap, double, pan)
    }
    // The event of the last touch is reused by the next one.
    stage.tap(199, 299)
    stage.frame()
    #expect(remains.names.isEmpty)
  }

  @Test("A screen that goes in the middle of everything")
  func inTheMiddle() {
    let remains = Remains()
    do {
      let fixture = ScrollFixture()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.scroll.addSubview(view)
      fixture.scroll.flashScrollIndicators()
      fixture.fling(by: -100)
      UIView.animate(
        withDuration: 5,
        animations: { view.alpha = 0 },
        completion: { _ in view.tag = 1 }
      )
      fixture.stage.context.scheduler.call(after: 9) { view.tag = 2 }
      fixture.stage.frame()
      fixture.stage.finger(.began, 50, 50)
      remains.watch(
        fixture,
        fixture.scroll,
        view,
        fixture.stage.context,
        fixture.stage.context.scheduler,
        fixture.stage.window
      )
    }
    #expect(remains.names.isEmpty)
  }

  @Test("A scroll view that was dragged and came to rest")
  func scrolled() {
    let stage = Stage()
    let remains = Remains()
    do {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      scroll.contentSize = CGSize(width: 200, height: 900)
      stage.show(scroll)
      stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), steps: 4)
      stage.finger(.ended, 100, 50)
      stage.settle()
      scroll.removeFromSuperview()
      remains.watch(scroll, scroll.panGestureRecognizer)
    }
    stage.tap(199, 299)
    stage.frame()
    #expect(remains.names.isEmpty)
  }

  @Test("A test screen with a table, after taps and scrolling")
  func table() {
    let remains = Remains()
    do {
      let screen = TestScreen(size: CGSize(width: 200, height: 300))
      let controller = RowsController(rowCount: 50)
      screen.show(controller)
      screen.tap("Row 1")
      screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50))
      screen.settle()
      remains.watch(screen, controller, controller.tableView)
      remains.watch(controller.tableView.visibleCells[0])
    }
    #expect(remains.names.isEmpty)
  }
}
