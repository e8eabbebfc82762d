// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Pinches and rotations")
@MainActor
struct TwoFingerTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() { stage.show(view) }

  private func fingers(_ phase: InputEvent.Phase, _ one: CGPoint, _ two: CGPoint) {
    stage.context.perform {
      stage.context.touchRouter.dispatch([
        InputEvent(touch: 1, phase: phase, point: one),
        InputEvent(touch: 2, phase: phase, point: two),
      ])
    }
  }

  /// Two fingers around the middle, so far apart and turned.
  private func pair(_ phase: InputEvent.Phase, distance: CGFloat, angle: CGFloat = 0) {
    let arm = CGVector(dx: cos(angle) * distance / 2, dy: sin(angle) * distance / 2)
    fingers(
      phase,
      CGPoint(x: 100 - arm.dx, y: 150 - arm.dy),
      CGPoint(x: 100 + arm.dx, y: 150 + arm.dy)
    )
  }

  @Test("A pinch begins at a scale of 1, follows the distance and ends with the last finger")
  func pinch() {
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", on: view)
    pair(.began, distance: 40)
    pair(.moved, distance: 48)
    #expect(log.lines.isEmpty)
    pair(.moved, distance: 50)
    #expect(log.lines == ["pinch began"])
    #expect(pinch.scale == 1)
    stage.advance(by: 0.1)
    pair(.moved, distance: 100)
    #expect(log.lines == ["pinch began", "pinch changed"])
    #expect(pinch.scale == 2)
    #expect(isClose(pinch.velocity, 10))
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    pair(.moved, distance: 50)
    #expect(pinch.scale == 0.5)
    stage.finger(.ended, 75, 150, touch: 1)
    #expect(pinch.numberOfTouches == 1)
    stage.finger(.moved, 140, 150, touch: 2)
    #expect(log.lines.count == 3)
    #expect(pinch.scale == 0.5)
    // Another finger goes on from there.
    stage.finger(.began, 100, 150, touch: 1)
    #expect(pinch.scale == 0.5)
    stage.finger(.moved, 60, 150, touch: 1)
    #expect(pinch.scale == 1)
    pair(.ended, distance: 80)
    #expect(log.lines.last == "pinch ended")
    #expect(pinch.state == .possible)
    #expect(pinch.scale == 1)
  }

  @Test("One finger, or two that keep their distance, pinch nothing; a third is left to others")
  func noPinch() {
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", on: view)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 2)
    stage.finger(.ended, 150, 50)
    fingers(.began, CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 50))
    fingers(.moved, CGPoint(x: 90, y: 90), CGPoint(x: 120, y: 90))
    #expect(log.lines.isEmpty)
    stage.finger(.began, 10, 10, touch: 3)
    #expect(pinch.numberOfTouches == 2)
    stage.finger(.ended, 10, 10, touch: 3)
    fingers(.ended, CGPoint(x: 90, y: 90), CGPoint(x: 120, y: 90))
    #expect(pinch.state == .possible)
  }

  @Test("Fingers at one place have a scale all the same")
  func noDistance() {
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", on: view)
    pair(.began, distance: 20)
    pair(.moved, distance: 0)
    #expect(log.lines == ["pinch began"])
    pair(.moved, distance: 100)
    #expect(pinch.scale.isFinite)
    pair(.cancelled, distance: 100)
    #expect(log.lines.last == "pinch cancelled")
  }

  @Test("A rotation begins at 0, follows more than a whole turn and tells its speed")
  func rotation() {
    let rotation = log.add(UIRotationGestureRecognizer(), "turn", on: view)
    pair(.began, distance: 100)
    pair(.moved, distance: 100, angle: 0.1)
    #expect(log.lines.isEmpty)
    pair(.moved, distance: 100, angle: 0.25)
    #expect(log.lines == ["turn began"])
    #expect(rotation.rotation == 0)
    for step in 1...20 {
      stage.advance(by: 0.05)
      pair(.moved, distance: 100, angle: 0.25 + CGFloat(step) * 0.5)
    }
    #expect(isClose(rotation.rotation, 10))
    #expect(isClose(rotation.velocity, 10, within: 0.01))
    rotation.rotation = 0
    #expect(rotation.velocity == 0)
    pair(.moved, distance: 100, angle: 10)
    #expect(isClose(rotation.rotation, -0.25))
    pair(.ended, distance: 100, angle: 10)
    #expect(log.lines.last == "turn ended")
    #expect(rotation.state == .possible)
  }

  @Test("Pinch and rotation share the fingers where a delegate allows it, else the first one wins")
  func together() {
    _ = log.add(UIPinchGestureRecognizer(), "pinch", on: view)
    _ = log.add(UIRotationGestureRecognizer(), "turn", on: view)
    func turnAndPinch() {
      log.lines = []
      pair(.began, distance: 60)
      for step in 1...6 {
        pair(.moved, distance: 60 + CGFloat(step) * 20, angle: CGFloat(step) * 0.5)
      }
      pair(.ended, distance: 180, angle: 3)
    }
    turnAndPinch()
    #expect(Set(log.lines) == ["pinch began", "pinch changed", "pinch ended"])
    log.isSimultaneous = true
    turnAndPinch()
    #expect(log.lines.filter { $0.hasSuffix("began") } == ["pinch began", "turn began"])
    #expect(log.lines.suffix(2) == ["pinch ended", "turn ended"])
  }

  @Test("Fingers that move at the same moment make one event")
  func oneEvent() {
    let own = log.add(ScriptedRecognizer(), "own", on: view)
    pair(.began, distance: 60)
    pair(.moved, distance: 70)
    pair(.ended, distance: 70)
    #expect(own.calls == ["began 2", "moved 2", "ended 2", "reset from failed"])
  }

  @Test("Two fingers of a pan are where their middle is")
  func pan() {
    let pan = log.pan("pan", on: view)
    fingers(.began, CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50))
    fingers(.moved, CGPoint(x: 70, y: 50), CGPoint(x: 90, y: 50))
    fingers(.moved, CGPoint(x: 75, y: 60), CGPoint(x: 95, y: 60))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 10))
    #expect(pan.location(in: view) == CGPoint(x: 85, y: 60))
    fingers(.ended, CGPoint(x: 75, y: 60), CGPoint(x: 95, y: 60))
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
  }

  @Test("A tap of two fingers is in their middle, and twice two fingers are a double tap")
  func taps() {
    let tap = log.tap("tap", on: view, taps: 2, fingers: 2)
    var places: [CGPoint] = []
    log.onAction = { recognizer in
      places = [recognizer.location(in: nil)]
      places += (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    for _ in 1...2 {
      pair(.began, distance: 60)
      pair(.ended, distance: 60)
    }
    #expect(log.lines == ["tap ended"])
    #expect(
      places == [CGPoint(x: 100, y: 150), CGPoint(x: 70, y: 150), CGPoint(x: 130, y: 150)]
    )
    #expect(tap.numberOfTouches == 0)
    // One finger after the other is no tap of two.
    stage.tap(70, 150)
    stage.tap(130, 150)
    stage.advance(by: 1)
    #expect(log.lines == ["tap ended"])
  }
}
