// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine

@Suite("Pans")
@MainActor
struct PanGestureTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.show(view) }

  @Test("A pan begins beyond 10 points (grade K), without a jump, then follows to the end")
  func slop() {
    let pan = log.pan("pan", on: view)
    stage.finger(.began, 100, 100)
    stage.finger(.moved, 109, 100)
    #expect(log.lines.isEmpty)
    stage.finger(.moved, 110, 100)
    #expect(log.lines == ["pan began"])
    #expect(pan.translation(in: view) == .zero)
    #expect(view.phases == ["began", "moved", "cancelled"])
    stage.finger(.moved, 115, 120)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 20))
    pan.setTranslation(CGPoint(x: 1, y: 0), in: view)
    stage.finger(.moved, 117, 120)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: 0))
    stage.finger(.ended, 117, 120)
    #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("A finger that is lifted before pans nothing")
  func tooShort() {
    _ = log.pan("pan", on: view)
    stage.tap(100, 100)
    #expect(log.lines.isEmpty)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("Translation and velocity are in the view's coordinates, turned and scaled")
  func viewCoordinates() {
    let pan = log.pan("pan", on: view)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    view.addSubview(inner)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 120, y: 100), steps: 1)
    stage.move(from: CGPoint(x: 120, y: 100), to: CGPoint(x: 150, y: 100), steps: 1)
    let moved = pan.translation(in: inner)
    #expect(isClose(pan.translation(in: view), CGPoint(x: 30, y: 0)))
    // To the right outside is up inside, at half the length.
    #expect(isClose(moved, CGPoint(x: 0, y: -15)))
    let speed = pan.velocity(in: inner)
    #expect(isClose(speed.x, 0))
    #expect(isClose(speed.y, -pan.velocity(in: view).x / 2))
  }

  @Test("The velocity is that of the last tenth of a second, and 0 after a rest")
  func velocity() {
    let pan = log.pan("pan", on: view)
    stage.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 120, y: 100), steps: 12)
    #expect(isClose(pan.velocity(in: nil), CGPoint(x: 600, y: 0)))
    stage.advance(by: 0.5)
    stage.finger(.ended, 120, 100)
    #expect(log.lines.last == "pan ended")
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test("A second finger that comes or goes moves nothing")
  func secondFinger() {
    let pan = log.pan("pan", on: view)
    stage.finger(.began, 50, 50, touch: 1)
    stage.finger(.moved, 70, 50, touch: 1)
    stage.finger(.moved, 80, 50, touch: 1)
    #expect(isClose(pan.translation(in: view), CGPoint(x: 10, y: 0)))
    stage.finger(.began, 180, 180, touch: 2)
    #expect(pan.numberOfTouches == 2)
    #expect(isClose(pan.translation(in: view), CGPoint(x: 10, y: 0)))
    stage.finger(.moved, 180, 190, touch: 2)
    #expect(isClose(pan.translation(in: view), CGPoint(x: 10, y: 5)))
    stage.finger(.ended, 80, 50, touch: 1)
    stage.finger(.moved, 180, 191, touch: 2)
    #expect(isClose(pan.translation(in: view), CGPoint(x: 10, y: 6)))
    #expect(log.lines.last == "pan changed")
    stage.finger(.ended, 180, 191, touch: 2)
    #expect(log.lines.last == "pan ended")
  }

  @Test("Too few fingers neither begin nor change, the last one ends; too many are ignored")
  func fingerCounts() {
    let pan = log.pan("pan", on: view)
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    stage.finger(.began, 50, 50, touch: 1)
    stage.finger(.moved, 90, 50, touch: 1)
    #expect(log.lines.isEmpty)
    stage.finger(.began, 100, 100, touch: 2)
    stage.finger(.moved, 130, 50, touch: 1)
    #expect(log.lines == ["pan began"])
    stage.finger(.began, 10, 10, touch: 3)
    #expect(pan.numberOfTouches == 2)
    stage.finger(.ended, 10, 10, touch: 3)
    stage.finger(.ended, 130, 50, touch: 1)
    stage.finger(.moved, 110, 100, touch: 2)
    #expect(log.lines == ["pan began"])
    stage.finger(.ended, 110, 100, touch: 2)
    #expect(log.lines == ["pan began", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("Fingers in two views pan both")
  func twoViews() {
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
    stage.show(other)
    _ = log.pan("one", on: view)
    _ = log.pan("two", on: other)
    stage.finger(.began, 50, 50, touch: 1)
    stage.finger(.began, 50, 250, touch: 2)
    stage.finger(.moved, 80, 50, touch: 1)
    stage.finger(.moved, 80, 250, touch: 2)
    #expect(log.lines == ["one began", "two began"])
    stage.finger(.ended, 80, 50, touch: 1)
    stage.finger(.ended, 80, 250, touch: 2)
    #expect(log.lines.suffix(2) == ["one ended", "two ended"])
  }

  @Test("Turning a pan off in the middle cancels it once, and it works again when turned on")
  func disabled() {
    let pan = log.pan("pan", on: view)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50), steps: 2)
    pan.isEnabled = false
    #expect(log.lines.last == "pan cancelled")
    let count = log.lines.count
    stage.finger(.moved, 150, 50)
    pan.isEnabled = true
    stage.finger(.moved, 170, 50)
    stage.finger(.ended, 170, 50)
    #expect(log.lines.count == count)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50), steps: 1)
    #expect(log.lines.last == "pan began")
  }

  @Test("A pan may turn itself, or another one, off from its own action")
  func disabledFromAction() {
    let pan = log.pan("pan", on: view)
    let second = log.pan("second", on: view)
    log.isSimultaneous = true
    log.onAction = { recognizer in
      guard recognizer === pan, pan.state == .began else { return }
      pan.isEnabled = false
      second.isEnabled = false
    }
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50), steps: 2)
    #expect(log.lines == ["pan began", "pan cancelled"])
  }

  @Test("A view that leaves the window in the middle cancels its pan (inferred)")
  func viewRemoved() {
    let pan = log.pan("pan", on: view)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50), steps: 2)
    view.removeFromSuperview()
    #expect(log.lines.last == "pan cancelled")
    #expect(pan.numberOfTouches == 0)
    let count = log.lines.count
    stage.finger(.moved, 150, 50)
    stage.finger(.ended, 150, 50)
    #expect(log.lines.count == count)
    stage.show(view)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50), steps: 1)
    #expect(log.lines.last == "pan began")
  }

  @Test("A pan that begins makes a tap fail, also one of an outer view")
  func panOverTap() {
    _ = log.tap("tap", on: stage.window)
    _ = log.pan("pan", on: view)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 62, y: 50), steps: 1)
    stage.finger(.ended, 50, 50)
    #expect(log.lines == ["pan began", "pan ended"])
  }

  @Test("A recognizer that recognizes on touch down waits for one further out")
  func immediate() {
    final class Immediate: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .ended
      }
    }
    let immediate = Immediate(target: log, action: GestureLog.selector)
    immediate.name = "down"
    view.addGestureRecognizer(immediate)
    let outer = log.tap("outer", on: stage.window)
    immediate.require(toFail: outer)
    stage.finger(.began, 50, 50)
    #expect(log.lines.isEmpty)
    stage.finger(.moved, 100, 50)
    #expect(log.lines == ["down ended"])
    stage.finger(.ended, 100, 50)
    stage.tap(50, 50)
    #expect(log.lines == ["down ended", "outer ended"])
  }

  @Test("An index beyond the touches stops the process in UIKit's words")
  func touchIndex() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = UIPanGestureRecognizer(target: nil, action: nil).location(ofTouch: 0, in: nil)
      }
    }
    #expect(
      message(of: result).contains(
        "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (0) beyond bounds (0)."
      )
    )
  }
}
