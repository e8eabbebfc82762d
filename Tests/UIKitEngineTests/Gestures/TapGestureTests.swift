// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Taps, and how recognizers compete")
@MainActor
struct TapGestureTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let outer = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = TouchNotingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    outer.addSubview(inner)
    stage.show(outer)
  }

  @Test("A tap is recognized where the finger goes up, also a little further on")
  func tap() {
    let tap = log.tap("tap", on: inner)
    stage.finger(.began, 100, 100)
    #expect(log.lines.isEmpty)
    stage.finger(.moved, 106, 106)
    stage.finger(.ended, 106, 106)
    #expect(log.lines == ["tap ended"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: inner) == CGPoint(x: 56, y: 56))
    stage.tap(100, 100)
    #expect(log.lines.count == 2)
  }

  @Test("A finger that moves by more than 45 points (grade K) does not tap, nor when it comes back")
  func movement() {
    let tap = log.tap("tap", on: inner)
    stage.finger(.began, 100, 100)
    stage.finger(.moved, 145, 100)
    #expect(tap.state == .possible)
    stage.finger(.moved, 146, 100)
    #expect(tap.state == .failed)
    stage.finger(.moved, 100, 100)
    stage.finger(.ended, 100, 100)
    #expect(log.lines.isEmpty)
    #expect(tap.state == .possible)
  }

  @Test("A touch outside, or one that is taken away, is no tap")
  func outside() {
    _ = log.tap("tap", on: inner)
    stage.tap(10, 10)
    stage.finger(.began, 100, 100)
    stage.finger(.cancelled, 100, 100)
    #expect(log.lines.isEmpty)
    #expect(inner.phases == ["began", "cancelled"])
  }

  @Test("The inner recognizer wins over the outer one")
  func innerWins() {
    _ = log.tap("outer", on: outer)
    _ = log.tap("inner", on: inner)
    stage.tap(100, 100)
    #expect(log.lines == ["inner ended"])
    stage.tap(10, 10)
    #expect(log.lines == ["inner ended", "outer ended"])
  }

  @Test("Both recognize where a delegate allows it")
  func simultaneous() {
    _ = log.tap("outer", on: outer)
    _ = log.tap("inner", on: inner)
    log.isSimultaneous = true
    stage.tap(100, 100)
    #expect(log.lines == ["inner ended", "outer ended"])
  }

  @Test("A delegate that says no leaves the touch, or the tap, to others")
  func delegateRefuses() {
    _ = log.tap("outer", on: outer)
    let tap = log.tap("inner", on: inner)
    log.mayBegin = { $0 !== tap }
    stage.tap(100, 100)
    #expect(log.lines == ["outer ended"])
    log.mayBegin = { _ in true }
    log.mayReceive = { [inner] in $0.view !== inner }
    stage.tap(100, 100)
    #expect(log.lines == ["outer ended"])
    stage.tap(10, 10)
    #expect(log.lines == ["outer ended", "outer ended"])
  }

  @Test("The touched view may refuse a recognizer further out")
  func viewRefuses() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    _ = log.tap("outer", on: outer)
    outer.addSubview(Stubborn(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    stage.tap(20, 20)
    #expect(log.lines.isEmpty)
    stage.tap(45, 20)
    #expect(log.lines == ["outer ended"])
  }

  // MARK: Two taps

  @Test("One tap waits until it can no longer become two")
  func singleAfterDouble() {
    let single = log.tap("single", on: inner)
    let double = log.tap("double", on: inner, taps: 2)
    single.require(toFail: double)
    stage.tap(100, 100)
    #expect(log.lines.isEmpty)
    stage.advance(by: 0.3)
    #expect(log.lines.isEmpty)
    stage.advance(by: 0.1)
    #expect(log.lines == ["single ended"])
    // And once more: both have started over.
    stage.tap(100, 100)
    stage.advance(by: 0.4)
    #expect(log.lines == ["single ended", "single ended"])
  }

  @Test("Two taps are two taps and not one")
  func double() {
    let single = log.tap("single", on: inner)
    let double = log.tap("double", on: inner, taps: 2)
    single.require(toFail: double)
    for round in 1...2 {
      stage.tap(100, 100)
      stage.advance(by: 0.1)
      stage.tap(102, 100)
      #expect(log.lines.count == round)
      stage.advance(by: 1)
    }
    #expect(log.lines == ["double ended", "double ended"])
  }

  @Test("Without a requirement the first tap is recognized at once, then the two")
  func withoutRequirement() {
    _ = log.tap("single", on: inner)
    _ = log.tap("double", on: inner, taps: 2)
    stage.tap(100, 100)
    #expect(log.lines == ["single ended"])
  }

  @Test("Taps far from each other are no double tap (inferred distance)")
  func farApart() {
    _ = log.tap("double", on: outer, taps: 2)
    stage.tap(10, 10)
    stage.tap(190, 190)
    stage.advance(by: 1)
    #expect(log.lines.isEmpty)
  }

  @Test("A recognizer that is turned off lets those go on that waited for it")
  func disabledRequirement() {
    let single = log.tap("single", on: inner)
    let double = log.tap("double", on: inner, taps: 2)
    single.require(toFail: double)
    stage.tap(100, 100)
    double.isEnabled = false
    #expect(log.lines == ["single ended"])
    double.isEnabled = true
    stage.tap(100, 100)
    stage.advance(by: 1)
    #expect(log.lines.count == 2)
  }

  @Test("Two fingers tap where two are asked for")
  func twoFingers() {
    let tap = log.tap("tap", on: inner)
    tap.numberOfTouchesRequired = 2
    stage.tap(100, 100)
    #expect(log.lines.isEmpty)
    stage.finger(.began, 90, 100, touch: 1)
    stage.finger(.began, 110, 100, touch: 2)
    stage.finger(.ended, 90, 100, touch: 1)
    stage.finger(.ended, 110, 100, touch: 2)
    #expect(log.lines == ["tap ended"])
    tap.numberOfTouchesRequired = 1
    stage.finger(.began, 90, 100, touch: 1)
    stage.finger(.began, 110, 100, touch: 2)
    stage.finger(.ended, 90, 100, touch: 1)
    stage.finger(.ended, 110, 100, touch: 2)
    #expect(log.lines.count == 1)
  }

  // MARK: Touches of the view

  @Test("Two taps are recognized after the first one was, but the second one is not one again")
  func singleThenDouble() {
    _ = log.tap("single", on: inner)
    _ = log.tap("double", on: inner, taps: 2)
    for _ in 1...2 {
      stage.tap(100, 100)
      stage.advance(by: 0.1)
      stage.tap(100, 100)
      stage.advance(by: 1)
    }
    #expect(log.lines == ["single ended", "double ended", "single ended", "double ended"])
  }

  @Test("A view loses a touch that was recognized, unless the recognizer leaves it")
  func cancelsTouches() {
    let tap = log.tap("tap", on: outer)
    stage.tap(100, 100)
    #expect(inner.phases == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    inner.phases = []
    stage.tap(100, 100)
    #expect(inner.phases == ["began", "ended"])
  }

  // MARK: Targets

  @Test("Targets are held weakly, called once for each action, and can be taken away")
  func targets() {
    let tap = log.tap("tap", on: inner)
    tap.addTarget(log, action: GestureLog.selector)
    var other: GestureLog? = GestureLog()
    weak let gone = other
    if let other { tap.addTarget(other, action: GestureLog.selector) }
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    #expect(other?.lines == ["tap ended"])
    other = nil
    #expect(gone == nil)
    stage.tap(100, 100)
    #expect(log.lines.count == 2)
    tap.removeTarget(nil, action: nil)
    stage.tap(100, 100)
    #expect(log.lines.count == 2)
  }

  @Test("A recognizer belongs to one view; on another one it works there")
  func moves() {
    let tap = log.tap("tap", on: inner)
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
    stage.show(other)
    other.addGestureRecognizer(tap)
    #expect(inner.gestureRecognizers == nil)
    #expect(tap.view === other)
    stage.tap(100, 100)
    #expect(log.lines.isEmpty)
    stage.tap(20, 220)
    #expect(log.lines == ["tap ended"])
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    stage.tap(20, 220)
    #expect(log.lines.count == 1)
  }

  @Test("A recognizer goes on working on a view that was taken out and put back")
  func reused() {
    _ = log.tap("tap", on: inner)
    stage.finger(.began, 100, 100)
    inner.removeFromSuperview()
    stage.finger(.ended, 100, 100)
    #expect(log.lines.isEmpty)
    outer.addSubview(inner)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
  }
}
