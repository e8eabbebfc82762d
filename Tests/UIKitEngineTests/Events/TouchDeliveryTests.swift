// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine

@Suite("Touches on their way to views")
@MainActor
struct TouchDeliveryTests {
  private let stage = Stage()
  private let view = TouchNotingView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

  init() { stage.show(view) }

  final class Keeping: UIView {
    var touches: [UITouch] = []
    var counts: [Int] = []
    var events: [UIEvent] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches
      counts += touches.map(\.tapCount)
      if let event { events.append(event) }
    }
  }

  @Test("A touch stays with its view wherever it goes, in the view's coordinates")
  func stays() {
    stage.finger(.began, 30, 50)
    stage.finger(.moved, 190, 290)
    stage.finger(.ended, 0, 0)
    #expect(view.phases == ["began", "moved", "ended"])
    #expect(
      view.points == [
        CGPoint(x: 10, y: 20), CGPoint(x: 170, y: 260), CGPoint(x: -20, y: -30),
      ]
    )
  }

  @Test("A touch that is taken away by the host is cancelled, and forgotten")
  func cancelled() {
    stage.finger(.began, 30, 50)
    stage.finger(.cancelled, 30, 50)
    stage.finger(.moved, 40, 50)
    #expect(view.phases == ["began", "cancelled"])
    #expect(stage.context.touchRouter.activeTouchCount == 0)
  }

  @Test("A touch that begins twice was lost: it is cancelled first")
  func beganTwice() {
    stage.finger(.began, 30, 50)
    stage.finger(.began, 31, 50)
    stage.finger(.ended, 31, 50)
    #expect(view.phases == ["began", "cancelled", "began", "ended"])
  }

  @Test("A touch knows its window, view, times and former place")
  func knows() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 100, height: 100))
    stage.show(keeping)
    stage.advance(by: 0.5)
    stage.finger(.began, 10, 160)
    let touch = keeping.touches.first
    #expect(touch?.view === keeping)
    #expect(touch?.window === stage.window)
    #expect(touch?.timestamp == stage.now)
    #expect(touch?.phase == .began)
    stage.finger(.moved, 15, 165)
    #expect(touch?.previousLocation(in: keeping) == CGPoint(x: 10, y: 10))
    #expect(touch?.location(in: nil) == CGPoint(x: 15, y: 165))
    #expect(keeping.events.first?.allTouches?.count == 1)
    #expect(keeping.events.first?.type == .touches)
    stage.finger(.ended, 15, 165)
  }

  @Test("In a window that does not begin at the screen's corner, coordinates are the window's")
  func movedWindow() {
    let window = UIWindow(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let keeping = Keeping(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(keeping)
    window.isHidden = false
    stage.finger(.began, 70, 130)
    #expect(keeping.touches.first?.location(in: keeping) == CGPoint(x: 10, y: 20))
    #expect(keeping.touches.first?.location(in: nil) == CGPoint(x: 20, y: 30))
    stage.finger(.ended, 70, 130)
    window.isHidden = true
  }

  @Test("Taps at one place are counted, until too much time or way lies between")
  func tapCount() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
    stage.show(keeping)
    stage.tap(10, 160)
    stage.advance(by: 0.2)
    stage.tap(12, 162)
    stage.tap(150, 160)
    stage.advance(by: 0.5)
    stage.tap(150, 160)
    #expect(keeping.counts == [1, 2, 1, 1])
  }

  @Test("A drag is no tap for the count of the next one")
  func tapCountAfterDrag() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
    stage.show(keeping)
    stage.finger(.began, 10, 160)
    stage.finger(.moved, 150, 160)
    stage.finger(.ended, 150, 160)
    stage.tap(10, 160)
    #expect(keeping.counts == [1, 1])
  }

  @Test("Two fingers that tap at two places are counted each for itself")
  func tapCountOfTwoFingers() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
    keeping.isMultipleTouchEnabled = true
    stage.show(keeping)
    for _ in 1...2 {
      stage.finger(.began, 20, 200, touch: 1)
      stage.finger(.began, 180, 200, touch: 2)
      stage.finger(.ended, 20, 200, touch: 1)
      stage.finger(.ended, 180, 200, touch: 2)
      stage.advance(by: 0.1)
    }
    #expect(keeping.counts == [1, 1, 2, 2])
  }

  @Test("A finger is a finger, a mouse is a pointer with buttons, and both say all that is known")
  func kinds() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
    keeping.isMultipleTouchEnabled = true
    stage.show(keeping)
    stage.finger(.began, 20, 200)
    #expect(keeping.touches[0].type == .direct)
    #expect(keeping.events[0].buttonMask.isEmpty)
    #expect(keeping.touches[0].preciseLocation(in: keeping) == CGPoint(x: 20, y: 50))
    #expect(keeping.touches[0].majorRadius > 0)
    stage.context.touchRouter.dispatch(
      InputEvent(
        touch: 1,
        phase: .began,
        point: CGPoint(x: 180, y: 200),
        type: .indirectPointer,
        buttons: [.secondary, .button(3)],
        modifierFlags: [.shift, .command]
      )
    )
    let event = keeping.events[1]
    #expect(keeping.touches[1].type == .indirectPointer)
    #expect(event.buttonMask == [.secondary, .button(3)])
    #expect(event.modifierFlags == [.shift, .command])
    #expect(event.subtype == .none)
    #expect(event.touches(for: keeping)?.count == 2)
    #expect(event.touches(for: view) == [])
    #expect(event.coalescedTouches(for: keeping.touches[1]) == [keeping.touches[1]])
    #expect(event.predictedTouches(for: keeping.touches[1]) == [])
    stage.context.touchRouter.cancelTouches()
    #expect(event.coalescedTouches(for: keeping.touches[1]) == nil)
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(.max).isEmpty)
  }

  @Test("What is said twice of one touch at one moment makes two events")
  func twiceInOne() {
    let point = CGPoint(x: 30, y: 50)
    stage.context.touchRouter.dispatch(
      [.began, .moved, .moved, .ended, .began, .began, .ended].map {
        InputEvent(phase: $0, point: point)
      }
    )
    #expect(
      view.phases == ["began", "moved", "moved", "ended", "began", "cancelled", "began", "ended"]
    )
  }

  @Test("Two fingers that come down in one view at one moment are told together")
  func together() {
    let keeping = Keeping(frame: CGRect(x: 0, y: 150, width: 200, height: 100))
    stage.show(keeping)
    func down() {
      stage.context.touchRouter.dispatch([
        InputEvent(touch: 1, phase: .began, point: CGPoint(x: 20, y: 200)),
        InputEvent(touch: 2, phase: .began, point: CGPoint(x: 150, y: 200)),
      ])
      stage.context.touchRouter.cancelTouches()
    }
    keeping.isMultipleTouchEnabled = true
    down()
    #expect(keeping.events.count == 1 && keeping.touches.count == 2)
    keeping.isMultipleTouchEnabled = false
    down()
    #expect(keeping.events.count == 2 && keeping.touches.count == 3)
  }

  // MARK: More than one finger

  @Test("A view gets one finger at a time unless it asks for more")
  func multipleTouch() {
    stage.finger(.began, 30, 50, touch: 1)
    stage.finger(.began, 60, 50, touch: 2)
    stage.finger(.moved, 61, 50, touch: 2)
    stage.finger(.ended, 30, 50, touch: 1)
    stage.finger(.ended, 61, 50, touch: 2)
    #expect(view.phases == ["began", "ended"])
    view.phases = []
    view.isMultipleTouchEnabled = true
    stage.finger(.began, 30, 50, touch: 1)
    stage.finger(.began, 60, 50, touch: 2)
    stage.finger(.ended, 30, 50, touch: 1)
    stage.finger(.ended, 60, 50, touch: 2)
    #expect(view.phases == ["began", "began", "ended", "ended"])
  }

  @Test("An exclusive view keeps others in its window from touches, and them it")
  func exclusive() {
    let other = TouchNotingView(frame: CGRect(x: 0, y: 150, width: 100, height: 100))
    stage.show(other)
    stage.finger(.began, 30, 50, touch: 1)
    stage.finger(.began, 10, 160, touch: 2)
    #expect(other.phases == ["began"])
    stage.finger(.ended, 30, 50, touch: 1)
    stage.finger(.ended, 10, 160, touch: 2)
    view.isExclusiveTouch = true
    (view.phases, other.phases) = ([], [])
    stage.finger(.began, 30, 50, touch: 1)
    stage.finger(.began, 10, 160, touch: 2)
    stage.finger(.ended, 30, 50, touch: 1)
    stage.finger(.ended, 10, 160, touch: 2)
    #expect(view.phases == ["began", "ended"])
    #expect(other.phases.isEmpty)
    stage.finger(.began, 10, 160, touch: 2)
    stage.finger(.began, 30, 50, touch: 1)
    stage.finger(.ended, 30, 50, touch: 1)
    stage.finger(.ended, 10, 160, touch: 2)
    #expect(other.phases == ["began", "ended"])
    #expect(view.phases == ["began", "ended"])
  }

  // MARK: Responders

  @Test("What a view does not handle goes up: superview, controller, window, application")
  func chain() {
    final class Controller: UIViewController {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    stage.window.sendSubviewToBack(view)
    stage.tap(150, 250)
    #expect(controller.count == 1)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === stage.window)
    #expect(stage.window.next === stage.context.application)
    #expect(stage.context.application.next == nil)
  }

  @Test("The chain of a child controller goes through its parent's view")
  func childChain() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(child.next === parent)
    parent.view.addSubview(child.view)
    #expect(child.next === parent.view)
  }

  @Test("A view may pass a touch on by hand, and a window may see all events first")
  func sendEvent() {
    final class Watching: UIWindow {
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.touches(for: self)?.map(\.phase) ?? []
        super.sendEvent(event)
      }
    }
    let window = Watching(frame: stage.window.bounds)
    window.isHidden = false
    stage.finger(.began, 1, 1)
    stage.finger(.moved, 2, 2)
    stage.finger(.ended, 2, 2)
    #expect(window.phases == [.began, .moved, .ended])
    window.isHidden = true
  }

  @Test("A sender of another class stops the process")
  func wrongSender() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage()
        _ = stage.context.application.sendAction(
          GestureLog.selector,
          to: GestureLog(),
          from: UIView(frame: .zero),
          for: nil
        )
      }
    }
    #expect(
      message(of: result).contains(
        "-[GestureLog fired:] takes a UIGestureRecognizer, but was sent by UIView."
      )
    )
  }
}
