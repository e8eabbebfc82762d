// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine

@Suite("Recognizers and touches whose ground is taken away")
@MainActor
struct GestureLifeTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = TouchNotingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    outer.addSubview(inner)
    stage.show(outer)
  }

  private func beginPan() -> UIPanGestureRecognizer {
    let pan = log.pan("pan", on: inner)
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), steps: 1)
    #expect(log.lines == ["pan began"])
    return pan
  }

  private func expectCancelledOnce(_ pan: UIPanGestureRecognizer) {
    #expect(log.lines == ["pan began", "pan cancelled"])
    stage.finger(.moved, 140, 60)
    stage.finger(.ended, 140, 60)
    #expect(log.lines == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
    #expect(stage.context.touchRouter.activeTouchCount == 0)
  }

  @Test("A recognizer that is taken away is cancelled")
  func removed() {
    let pan = beginPan()
    inner.removeGestureRecognizer(pan)
    expectCancelledOnce(pan)
  }

  @Test("A view that is hidden, or in one that is, cancels its recognizers (inferred)")
  func hiddenView() {
    let pan = beginPan()
    outer.isHidden = true
    expectCancelledOnce(pan)
    outer.isHidden = false
    log.lines = []
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), steps: 1)
    #expect(log.lines == ["pan began"])
  }

  @Test("A window that is hidden takes its touches from recognizers and views")
  func hiddenWindow() {
    let pan = beginPan()
    let other = TouchNotingView(frame: CGRect(x: 0, y: 210, width: 50, height: 50))
    stage.show(other)
    stage.finger(.began, 10, 220, touch: 2)
    stage.window.isHidden = true
    #expect(other.phases == ["began", "cancelled"])
    expectCancelledOnce(pan)
  }

  @Test("An action that hides its window in the middle of a movement, and at its end")
  func hiddenByAction() {
    let pan = log.pan("pan", on: inner)
    log.onAction = { if $0.state == .changed { stage.window.isHidden = true } }
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), steps: 2)
    #expect(log.lines == ["pan began", "pan changed", "pan cancelled"])
    #expect(stage.context.touchRouter.activeTouchCount == 0)
    #expect(pan.state == .possible)
    stage.window.isHidden = false
    let tap = log.tap("tap", on: outer)
    log.lines = []
    log.onAction = { _ in stage.window.isHidden = true }
    stage.tap(10, 10)
    #expect(log.lines == ["tap ended"])
    #expect(tap.state == .possible)
    #expect(stage.context.touchRouter.activeTouchCount == 0)
  }

  @Test("A tap that waits is forgotten with its window")
  func waitingInHiddenWindow() {
    log.tap("single", on: inner).require(toFail: log.tap("double", on: inner, taps: 2))
    stage.tap(100, 100)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.advance(by: 1)
    #expect(log.lines.isEmpty)
    stage.tap(100, 100)
    stage.advance(by: 1)
    #expect(log.lines == ["single ended"])
  }

  @Test("A view that leaves for another window cancels its recognizers")
  func otherWindow() {
    let pan = beginPan()
    let window = UIWindow(frame: CGRect(x: 0, y: 250, width: 50, height: 50))
    window.isHidden = false
    window.addSubview(inner)
    expectCancelledOnce(pan)
    window.isHidden = true
  }

  @Test("A view that changes places in its window goes on panning")
  func otherSuperview() {
    _ = beginPan()
    stage.window.addSubview(inner)
    stage.finger(.moved, 120, 60)
    #expect(log.lines == ["pan began", "pan changed"])
    stage.finger(.ended, 120, 60)
    #expect(log.lines.last == "pan ended")
  }

  @Test("A view that is taken out still learns how its touch ends")
  func removedView() {
    stage.finger(.began, 100, 100)
    inner.removeFromSuperview()
    stage.finger(.moved, 101, 100)
    stage.finger(.ended, 101, 100)
    #expect(inner.phases == ["began", "moved", "ended"])
  }

  @Test("A view that another view's action removes in the middle of an event")
  func removedByAction() {
    let tap = log.tap("tap", on: outer)
    log.onAction = { _ in inner.removeFromSuperview() }
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    #expect(inner.phases == ["began", "cancelled"])
    #expect(tap.state == .possible)
  }

  @Test("A recognizer that turns itself off in its action works when it is turned on again")
  func disabledInAction() {
    let tap = log.tap("tap", on: inner)
    log.onAction = { $0.isEnabled = false }
    stage.tap(100, 100)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    tap.isEnabled = true
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended", "tap ended"])
  }

  @Test("Off and on again gives up the touches that are down")
  func offAndOn() {
    let pan = beginPan()
    pan.isEnabled = false
    pan.isEnabled = true
    expectCancelledOnce(pan)
  }

  @Test("A delegate that turns its recognizer off when asked stops it")
  func disabledWhenAsked() {
    let tap = log.tap("tap", on: inner)
    log.mayBegin = {
      $0.isEnabled = false
      return true
    }
    stage.tap(100, 100)
    #expect(log.lines.isEmpty)
    #expect(tap.state == .possible)
    #expect(inner.phases == ["began", "ended"])
  }

  @Test("The host may take all touches away at any time, also from within an action")
  func hostCancels() {
    let router = stage.context.touchRouter
    router.cancelTouches()
    let pan = beginPan()
    router.cancelTouches()
    expectCancelledOnce(pan)
    log.lines = []
    log.onAction = { _ in router.cancelTouches() }
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 60), steps: 1)
    expectCancelledOnce(pan)
    log.onAction = nil
    stage.finger(.cancelled, 0, 0, touch: 99)
    #expect(router.activeTouchCount == 0)
  }

  @Test("Touches outside of every window, or at no place at all, are none")
  func outside() {
    _ = log.pan("pan", on: inner)
    stage.finger(.began, -50, 1000)
    stage.finger(.ended, -50, 1000)
    stage.finger(.began, .nan, 100)
    #expect(stage.context.touchRouter.activeTouchCount == 0)
    stage.finger(.began, 60, 60)
    stage.finger(.moved, .nan, .infinity)
    #expect(log.lines.isEmpty)
    stage.finger(.moved, -500, 9000)
    #expect(log.lines == ["pan began"])
    stage.finger(.ended, .infinity, 0)
    #expect(log.lines.last == "pan ended")
    #expect(inner.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test("Fingers in two windows are told apart, and hiding one leaves the other alone")
  func twoWindows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 250, width: 200, height: 50))
    let low = log.pan("low", on: window)
    window.isHidden = false
    _ = log.pan("high", on: outer)
    stage.finger(.began, 20, 20, touch: 1)
    stage.finger(.began, 20, 270, touch: 2)
    stage.finger(.moved, 60, 20, touch: 1)
    stage.finger(.moved, 60, 270, touch: 2)
    #expect(log.lines == ["high began", "low began"])
    window.isHidden = true
    #expect(log.lines == ["high began", "low began", "low cancelled"])
    stage.finger(.moved, 70, 20, touch: 1)
    #expect(log.lines.last == "high changed")
    stage.finger(.ended, 60, 270, touch: 2)
    stage.finger(.ended, 70, 20, touch: 1)
    #expect(log.lines.last == "high ended")
    #expect(low.state == .possible)
  }

  // MARK: Touches that are kept from the view

  @Test("A view learns of a touch only when a recognizer that delays it has failed")
  func delaysBegan() {
    let press = log.press("press", on: inner)
    press.delaysTouchesBegan = true
    stage.finger(.began, 100, 100)
    stage.finger(.moved, 105, 100)
    #expect(inner.phases.isEmpty)
    stage.finger(.moved, 120, 100)
    #expect(inner.phases == ["began", "moved"])
    #expect(inner.points == [CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50)])
    stage.finger(.ended, 120, 100)
    #expect(inner.phases == ["began", "moved", "ended"])
    inner.phases = []
    stage.tap(100, 100)
    #expect(inner.phases == ["began", "ended"])
    inner.phases = []
    stage.finger(.began, 100, 100)
    stage.advance(by: 1)
    stage.finger(.ended, 100, 100)
    #expect(log.lines == ["press began", "press ended"])
    #expect(inner.phases.isEmpty)
    stage.finger(.began, 100, 100)
    stage.finger(.cancelled, 100, 100)
    #expect(inner.phases.isEmpty)
  }

  @Test("The end of a touch is kept back while a double tap may come of it, unless told otherwise")
  func delaysEnded() {
    let double = log.tap("double", on: outer, taps: 2)
    stage.tap(100, 100)
    #expect(inner.phases == ["began"])
    stage.advance(by: 0.4)
    #expect(inner.phases == ["began", "ended"])
    inner.phases = []
    stage.tap(100, 100)
    stage.tap(100, 100)
    #expect(log.lines == ["double ended"])
    #expect(inner.phases == ["began", "began", "cancelled"])
    inner.phases = []
    double.delaysTouchesEnded = false
    stage.tap(100, 100)
    #expect(inner.phases == ["began", "ended"])
  }

  @Test("A new finger of a movement that goes on is none of the view's (inferred)")
  func laterFinger() {
    let pan = log.pan("pan", on: outer)
    inner.isMultipleTouchEnabled = true
    stage.finger(.began, 60, 60, touch: 1)
    stage.finger(.moved, 90, 60, touch: 1)
    stage.finger(.began, 100, 100, touch: 2)
    #expect(inner.phases == ["began", "cancelled"])
    pan.maximumNumberOfTouches = 2
    stage.finger(.began, 120, 120, touch: 3)
    #expect(inner.phases.last == "began")
    for touch in 1...3 { stage.finger(.ended, 100, 100, touch: touch) }
    #expect(inner.phases.last == "ended")
  }

  // MARK: Leaks

  @Test("A touch that is kept back, and taps that wait, go with their screen")
  func leaks() {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    weak var context: ApplicationContext?
    do {
      let stage = Stage()
      let log = GestureLog()
      let target = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.show(target)
      let single = log.tap("single", on: target)
      single.require(toFail: log.tap("double", on: target, taps: 2))
      let press = log.press("press", on: target)
      press.delaysTouchesBegan = true
      stage.tap(100, 100)
      stage.finger(.began, 20, 20)
      (view, recognizer, context) = (target, single, stage.context)
    }
    #expect(view == nil)
    #expect(recognizer == nil)
    #expect(context == nil)
  }
}
