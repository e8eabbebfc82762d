// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Long presses")
@MainActor
struct LongPressTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.show(view) }

  @Test("It begins after half a second, follows the finger and ends with it")
  func following() {
    let press = log.press("press", on: view)
    stage.finger(.began, 50, 50)
    stage.finger(.moved, 58, 50)
    stage.advance(by: 0.49)
    #expect(log.lines.isEmpty)
    stage.advance(by: 0.02)
    #expect(log.lines == ["press began"])
    #expect(press.location(in: view) == CGPoint(x: 58, y: 50))
    #expect(view.phases == ["began", "moved", "cancelled"])
    stage.finger(.moved, 150, 150)
    stage.finger(.ended, 150, 150)
    #expect(log.lines == ["press began", "press changed", "press ended"])
    #expect(press.state == .possible)
  }

  @Test("A finger that moves by more than 10 points, or is lifted too early, presses nothing")
  func failing() {
    let press = log.press("press", on: view)
    stage.finger(.began, 50, 50)
    stage.finger(.moved, 60.5, 50)
    #expect(press.state == .failed)
    stage.advance(by: 1)
    stage.finger(.ended, 60.5, 50)
    stage.finger(.began, 50, 50)
    stage.advance(by: 0.4)
    stage.finger(.ended, 50, 50)
    stage.advance(by: 1)
    #expect(log.lines.isEmpty)
    press.allowableMovement = 20
    stage.finger(.began, 50, 50)
    stage.finger(.moved, 69, 50)
    stage.advance(by: 0.6)
    #expect(log.lines == ["press began"])
    stage.finger(.cancelled, 69, 50)
    #expect(log.lines == ["press began", "press cancelled"])
  }

  @Test("Odd durations: at once for none, never for endless ones and what is no number")
  func odd() {
    let press = log.press("press", on: view)
    for duration in [0, -1] as [TimeInterval] {
      log.lines = []
      press.minimumPressDuration = duration
      stage.tap(50, 50)
      #expect(log.lines == ["press began", "press ended"])
    }
    log.lines = []
    press.minimumPressDuration = .infinity
    stage.finger(.began, 50, 50)
    #expect(stage.context.scheduler.nextCallTime == nil)
    stage.advance(by: 5)
    stage.finger(.ended, 50, 50)
    #expect(log.lines.isEmpty)
    press.minimumPressDuration = .nan
    stage.tap(50, 50)
    #expect(log.lines == ["press began", "press ended"])
  }

  @Test("With taps before it, and with two fingers")
  func tapsAndFingers() {
    let press = log.press("press", on: view)
    press.numberOfTapsRequired = 1
    stage.finger(.began, 50, 50)
    stage.advance(by: 1)
    stage.finger(.ended, 50, 50)
    #expect(log.lines.isEmpty)
    stage.advance(by: 1)
    stage.tap(50, 50)
    stage.advance(by: 0.2)
    stage.finger(.began, 52, 50)
    stage.advance(by: 0.6)
    #expect(log.lines == ["press began"])
    stage.finger(.ended, 52, 50)
    log.lines = []
    press.numberOfTapsRequired = 0
    press.numberOfTouchesRequired = 2
    stage.advance(by: 1)
    stage.finger(.began, 50, 50, touch: 1)
    stage.advance(by: 1)
    #expect(log.lines.isEmpty)
    stage.finger(.began, 90, 50, touch: 2)
    stage.advance(by: 0.6)
    #expect(log.lines == ["press began"])
    #expect(press.numberOfTouches == 2)
    #expect(press.location(in: view) == CGPoint(x: 70, y: 50))
    // A third one is left to others; the first one that is lifted ends it.
    stage.finger(.began, 10, 10, touch: 3)
    #expect(press.numberOfTouches == 2)
    stage.finger(.ended, 50, 50, touch: 1)
    #expect(log.lines == ["press began", "press ended"])
    stage.finger(.ended, 90, 50, touch: 2)
    stage.finger(.ended, 10, 10, touch: 3)
    #expect(press.state == .possible)
  }

  @Test("A press that begins makes a tap and a pan of the same finger fail")
  func competes() {
    _ = log.press("press", on: view)
    _ = log.tap("tap", on: view)
    _ = log.pan("pan", on: view)
    stage.finger(.began, 50, 50)
    stage.advance(by: 0.6)
    stage.finger(.moved, 90, 50)
    stage.finger(.ended, 90, 50)
    #expect(log.lines == ["press began", "press changed", "press ended"])
    log.lines = []
    stage.tap(50, 50)
    stage.advance(by: 1)
    #expect(log.lines == ["tap ended"])
  }

  @Test("A tap that waits for a press is told as the finger goes up")
  func tapAfterPress() {
    let press = log.press("press", on: view)
    log.tap("tap", on: view).require(toFail: press)
    stage.finger(.began, 50, 50)
    stage.advance(by: 0.2)
    stage.finger(.ended, 50, 50)
    #expect(log.lines == ["tap ended"])
    stage.finger(.began, 50, 50)
    stage.advance(by: 0.6)
    stage.finger(.ended, 50, 50)
    #expect(log.lines == ["tap ended", "press began", "press ended"])
  }
}
