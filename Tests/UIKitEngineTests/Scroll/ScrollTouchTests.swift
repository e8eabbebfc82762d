// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine

@Suite("Touches in the contents of a scroll view")
@MainActor
struct ScrollTouchTests {
  private let stage = Stage()
  private let scroll = TouchRulingScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() {
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.addSubview(view)
    stage.show(scroll)
  }

  private var y: CGFloat { scroll.contentOffset.y }

  @Test("a touch reaches the view after 0.15 seconds")
  func delayed() {
    stage.finger(.began, 100, 100)
    stage.advance(by: 0.14)
    #expect(view.phases.isEmpty)
    stage.advance(by: 0.02)
    #expect(view.phases == ["began"])
    stage.finger(.ended, 100, 100)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("a tap before that reaches it whole as the finger is lifted")
  func tap() {
    stage.finger(.began, 100, 100)
    stage.advance(by: 0.05)
    stage.finger(.ended, 100, 100)
    #expect(view.phases == ["began", "ended"])
    stage.settle()
    #expect(view.phases == ["began", "ended"])
  }

  @Test("a drag that begins before that never reaches it, one that begins later cancels it")
  func dragged() {
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), steps: 5)
    stage.advance(by: 0.5)
    #expect(y == 40 && view.phases.isEmpty)
    stage.finger(.ended, 100, 150)
    stage.settle()
    stage.finger(.began, 100, 200)
    stage.advance(by: 0.2)
    stage.finger(.moved, 100, 180)
    #expect(view.phases == ["began", "cancelled"])
    stage.finger(.ended, 100, 180)
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test("without a delay, or where nothing scrolls, the view has it at once")
  func undelayed() {
    scroll.delaysContentTouches = false
    stage.finger(.began, 100, 100)
    #expect(view.phases == ["began"])
    stage.finger(.ended, 100, 100)
    view.phases = []
    scroll.delaysContentTouches = true
    scroll.contentSize.height = 100
    stage.finger(.began, 100, 100)
    #expect(view.phases == ["began"])
    stage.finger(.ended, 100, 100)
  }

  @Test("contents that may not be canceled keep a touch that has reached them")
  func notCanceled() {
    scroll.canCancelContentTouches = false
    stage.finger(.began, 100, 200)
    stage.advance(by: 0.2)
    stage.move(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100), steps: 4)
    stage.finger(.ended, 100, 100)
    #expect(y == 0)
    #expect(view.phases == ["began", "moved", "moved", "moved", "moved", "ended"])
    view.phases = []
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
    #expect(y > 50 && view.phases.isEmpty)
    stage.finger(.ended, 100, 100)
    stage.settle()
  }

  @Test("a control that is pressed is not canceled, unless the scroll view says so")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.addSubview(control)
    #expect(!UIScrollView(frame: .zero).touchesShouldCancel(in: control))
    #expect(UIScrollView(frame: .zero).touchesShouldCancel(in: view))
    stage.finger(.began, 100, 200)
    stage.advance(by: 0.2)
    #expect(control.isHighlighted)
    stage.finger(.moved, 100, 150)
    stage.finger(.moved, 100, 140)
    #expect(y == 0 && control.isTracking)
    stage.finger(.ended, 100, 140)
    scroll.cancels = true
    stage.finger(.began, 100, 200)
    stage.advance(by: 0.2)
    stage.finger(.moved, 100, 150)
    stage.finger(.moved, 100, 140)
    #expect(y == 10 && !control.isTracking)
    stage.finger(.ended, 100, 140)
  }

  @Test("a quick drag that begins on a control scrolls")
  func quickDragOnControl() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.addSubview(control)
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150), steps: 5)
    #expect(y == 40 && !control.isTracking)
    stage.finger(.ended, 100, 150)
  }

  @Test("a view that the scroll view keeps touches from gets none, and is asked for each")
  func refused() {
    scroll.begins = false
    stage.tap(100, 100)
    scroll.delaysContentTouches = false
    stage.tap(100, 100)
    #expect(view.phases.isEmpty)
    #expect(scroll.askedViews == [view, view])
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
    #expect(y > 50)
    stage.finger(.ended, 100, 100)
  }

  @Test("a tap recognizer that takes the tap keeps it from the view, one that shares it does not")
  func recognizers() {
    let target = TapTarget()
    let tap = UITapGestureRecognizer(target: target, action: Selector(TapTarget.tapped, "tapped:"))
    view.addGestureRecognizer(tap)
    stage.tap(100, 100)
    stage.advance(by: 0.5)
    #expect(target.count == 1 && view.phases.isEmpty)
    tap.cancelsTouchesInView = false
    stage.tap(100, 100)
    #expect(target.count == 2 && view.phases == ["began", "ended"])
    view.removeGestureRecognizer(tap)
    scroll.addGestureRecognizer(tap)
    view.phases = []
    stage.advance(by: 1)
    stage.tap(100, 100)
    #expect(target.count == 3 && view.phases == ["began", "ended"])
  }

  @Test("a touch that stops the contents is no tap for anything in them")
  func stopping() {
    let target = TapTarget()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector(TapTarget.tapped, "tapped:"))
    )
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), steps: 5)
    stage.finger(.ended, 100, 150)
    stage.advance(by: 0.1)
    view.phases = []
    stage.tap(100, 100)
    stage.advance(by: 0.5)
    #expect(target.count == 0 && view.phases.isEmpty)
    stage.tap(100, 100)
    #expect(target.count == 1)
  }

  @Test("of nested scroll views only one delays, and the view has the touch once")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    inner.contentSize = CGSize(width: 600, height: 300)
    scroll.addSubview(inner)
    inner.addSubview(view)
    stage.finger(.began, 100, 100)
    stage.advance(by: 0.3)
    #expect(view.phases == ["began"])
    stage.finger(.ended, 100, 100)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("a view that is taken away meanwhile gets nothing late")
  func removed() {
    stage.finger(.began, 100, 100)
    scroll.removeFromSuperview()
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 100)
    #expect(!view.phases.contains("began"))
  }

  // MARK: Keyboard

  @Test(
    "a drag puts the keyboard away where that is wanted",
    arguments: [UIScrollView.KeyboardDismissMode.none, .onDrag, .onDragWithAccessory]
  )
  func keyboard(mode: UIScrollView.KeyboardDismissMode) {
    let field = FirstResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(field)
    #expect(field.becomeFirstResponder())
    scroll.keyboardDismissMode = mode
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 80))
    #expect(field.isFirstResponder == (mode == .none))
    stage.finger(.ended, 100, 80)
    stage.settle()
  }

  @Test("an interactive drag puts it away where the finger gets low enough on its way down")
  func interactiveKeyboard() {
    let field = FirstResponderView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    scroll.keyboardDismissMode = .interactive
    stage.drag(from: CGPoint(x: 100, y: 290), to: CGPoint(x: 100, y: 210))
    #expect(field.isFirstResponder)
    stage.finger(.ended, 100, 210)
    stage.settle()
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 190))
    #expect(field.isFirstResponder)
    stage.finger(.moved, 100, 205)
    #expect(!field.isFirstResponder)
    stage.finger(.ended, 100, 205)
    stage.settle()
  }
}

@MainActor
private final class TouchRulingScrollView: UIScrollView {
  var begins = true
  var cancels: Bool?
  var askedViews: [UIView] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    askedViews.append(view)
    return begins
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    cancels ?? super.touchesShouldCancel(in: view)
  }
}

@MainActor
private final class TapTarget: NSObject {
  var count = 0
  func tapped(_ sender: UITapGestureRecognizer) { count += 1 }
}

@MainActor
private final class FirstResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
