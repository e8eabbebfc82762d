// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Who waits for whom, and who keeps whom from recognizing")
@MainActor
struct GestureRuleTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = TouchNotingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() {
    outer.addSubview(inner)
    stage.show(outer)
  }

  private func scripted(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    log.add(ScriptedRecognizer(), name, on: view ?? inner)
  }

  // MARK: Waiting

  @Test("A chain of three: each goes on only when all before it have failed")
  func chain() {
    let single = log.tap("single", on: inner)
    let double = log.tap("double", on: inner, taps: 2)
    let triple = log.tap("triple", on: inner, taps: 3)
    single.require(toFail: double)
    double.require(toFail: triple)
    for (count, name) in [(1, "single"), (2, "double"), (3, "triple")] {
      log.lines = []
      for tap in 1...count {
        if tap > 1 { stage.advance(by: 0.1) }
        stage.tap(100, 100)
      }
      if count < 3 { #expect(log.lines.isEmpty) }
      stage.advance(by: 1)
      #expect(log.lines == ["\(name) ended"])
    }
    #expect([single, double, triple].allSatisfy { $0.state == .possible })
  }

  @Test("A pan that waits for a swipe begins when the swipe has failed")
  func panAfterSwipe() {
    let swipe = log.swipe("swipe", on: inner)
    let pan = log.pan("pan", on: inner)
    pan.require(toFail: swipe)
    stage.finger(.began, 60, 60)
    stage.finger(.moved, 85, 60)
    #expect(log.lines.isEmpty)
    #expect(pan.state == .possible)
    stage.finger(.moved, 85, 125)
    #expect(log.lines == ["pan began"])
    stage.finger(.moved, 90, 125)
    stage.finger(.ended, 90, 125)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    log.lines = []
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 140, y: 60), steps: 4)
    stage.finger(.ended, 140, 60)
    #expect(log.lines == ["swipe ended"])
  }

  @Test("A pan that is over before the swipe has failed does not happen (inferred)")
  func panOverTooEarly() {
    let swipe = log.swipe("swipe", on: inner)
    log.pan("pan", on: inner).require(toFail: swipe)
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 80, y: 60), steps: 2)
    stage.finger(.ended, 80, 60)
    #expect(log.lines.isEmpty)
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 60, y: 80), steps: 2)
    #expect(log.lines == ["pan began", "pan changed"])
  }

  @Test("A requirement of one that sees no touch of its own holds nobody back")
  func absentRequirement() {
    let elsewhere = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.show(elsewhere)
    log.tap("tap", on: inner).require(toFail: log.tap("double", on: elsewhere, taps: 2))
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    // It counts while it waits for its second tap.
    stage.tap(20, 220)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    stage.advance(by: 0.5)
    #expect(log.lines == ["tap ended", "tap ended"])
  }

  @Test("Delegates and subclasses may ask for a failure, each pair once for a touch")
  func dynamicRequirements() {
    var asked: [String] = []
    let single = log.tap("single", on: inner)
    let double = log.tap("double", on: inner, taps: 2)
    let third = scripted("third", on: outer)
    third.waits = {
      asked.append("waits for \($0.name ?? "")"); return false
    }
    third.isAwaited = {
      asked.append("awaited by \($0.name ?? "")"); return false
    }
    log.waits = { $0 === single && $1 === double }
    stage.finger(.began, 100, 100)
    #expect(
      asked.sorted() == [
        "awaited by double", "awaited by single", "waits for double", "waits for single",
      ]
    )
    stage.finger(.moved, 101, 100)
    stage.finger(.ended, 100, 100)
    #expect(asked.count == 4)
    #expect(log.lines.isEmpty)
    stage.advance(by: 0.5)
    #expect(log.lines == ["single ended"])
    // Answers may differ for the next touch.
    log.waits = { _, _ in false }
    stage.tap(100, 100)
    #expect(log.lines == ["single ended", "single ended"])
    stage.advance(by: 0.5)
    log.isAwaited = { $0 === double && $1 === single }
    stage.tap(100, 100)
    #expect(log.lines.count == 2)
    stage.advance(by: 0.5)
    #expect(log.lines.count == 3)
    log.isAwaited = { _, _ in false }
    third.isAwaited = { $0 === single }
    third.onEnded = { _ in }
    stage.tap(100, 100)
    // The third one never says that it has failed, but then no finger is left to wait for.
    #expect(log.lines.count == 4)
  }

  @Test("Two that wait for each other both fail, and start over (inferred)")
  func circle() {
    let one = log.tap("one", on: inner)
    let other = log.tap("other", on: inner)
    let behind = log.tap("behind", on: inner)
    one.require(toFail: other)
    other.require(toFail: one)
    behind.require(toFail: one)
    for _ in 1...2 {
      stage.tap(100, 100)
      #expect(log.lines.isEmpty)
      #expect([one, other, behind].allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
    one.isEnabled = false
    stage.tap(100, 100)
    #expect(log.lines == ["other ended"])
  }

  @Test("One that waits for itself is no trap")
  func selfRequirement() {
    let tap = log.tap("tap", on: inner)
    tap.require(toFail: tap)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
  }

  @Test("Who waits for one that has recognized with another finger fails")
  func brokenRequirement() {
    let pan = log.pan("pan", on: outer)
    let tap = log.tap("tap", on: inner)
    tap.require(toFail: pan)
    stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), steps: 2, touch: 1)
    #expect(log.lines.first == "pan began")
    stage.finger(.began, 100, 100, touch: 2)
    stage.finger(.ended, 100, 100, touch: 2)
    stage.finger(.ended, 40, 10, touch: 1)
    #expect(!log.lines.contains("tap ended"))
    stage.tap(100, 100)
    #expect(log.lines.last == "tap ended")
  }

  // MARK: Preventing

  @Test("A recognizer that cannot prevent, or be prevented, shares")
  func canPrevent() {
    let scripted = scripted("own")
    _ = log.tap("tap", on: inner)
    scripted.onEnded = { $0.state = .recognized }
    stage.tap(100, 100)
    #expect(log.lines == ["own ended"])
    scripted.prevents = { _ in false }
    scripted.isPrevented = { _ in false }
    log.lines = []
    stage.tap(100, 100)
    #expect(log.lines == ["own ended", "tap ended"])
    // Where only one of two may prevent the other it wins, whichever comes first (inferred).
    scripted.isPrevented = { _ in true }
    log.lines = []
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    inner.removeGestureRecognizer(scripted)
    inner.addGestureRecognizer(scripted)
    scripted.prevents = { _ in true }
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended", "tap ended"])
    scripted.isPrevented = { _ in false }
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended", "tap ended", "own ended"])
  }

  @Test("A movement that goes on keeps others from beginning with the same finger")
  func laterFinger() {
    let first = log.pan("first", on: outer)
    let second = scripted("second", on: outer)
    second.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    first.delegate = nil
    log.mayReceive = { $0.location(in: nil).y > 50 }
    stage.finger(.began, 10, 10, touch: 1)
    stage.finger(.moved, 30, 10, touch: 1)
    stage.finger(.began, 10, 100, touch: 2)
    stage.finger(.moved, 30, 100, touch: 2)
    stage.finger(.moved, 35, 100, touch: 2)
    stage.finger(.ended, 30, 10, touch: 1)
    stage.finger(.ended, 35, 100, touch: 2)
    #expect(second.calls.first == "began 1")
    #expect(!log.lines.contains { $0.hasPrefix("second") })
    #expect(log.lines.last == "first ended")
  }

  // MARK: States

  @Test("Targets are told once for each state, after all recognizers have seen the touch")
  func order() {
    var seen: [String] = []
    let one = scripted("one")
    let two = scripted("two", on: outer)
    log.isSimultaneous = true
    log.onAction = { seen.append("action \($0.name ?? "") \($0.state)") }
    one.onBegan = {
      $0.state = .began
      seen.append("one saw, \($0.state)")
    }
    two.onBegan = { _ in seen.append("two saw") }
    one.onMoved = {
      $0.state = .changed
      $0.state = .changed
      $0.state = .ended
    }
    stage.finger(.began, 100, 100)
    #expect(seen == ["one saw, began", "two saw", "action one began"])
    stage.finger(.moved, 110, 100)
    stage.finger(.moved, 120, 100)
    stage.finger(.ended, 120, 100)
    #expect(log.lines == ["one began", "one changed", "one ended"])
    #expect(one.calls == ["began 1", "moved 1", "reset from ended"])
  }

  @Test("Steps that are not allowed are ignored")
  func illegalSteps() {
    let own = scripted("own")
    own.onBegan = {
      $0.state = .changed
      #expect($0.state == .possible)
      $0.state = .began
      $0.state = .possible
      #expect($0.state == .began)
    }
    own.onMoved = { $0.state = .failed }
    stage.finger(.began, 100, 100)
    stage.finger(.moved, 101, 100)
    stage.finger(.ended, 101, 100)
    #expect(log.lines == ["own began", "own cancelled"])
    #expect(own.calls.last == "reset from cancelled")
    #expect(own.state == .possible)
  }

  @Test("An action that says \"changed\" of its own recognizer does not go on for ever")
  func changedInAction() {
    let pan = log.pan("pan", on: inner)
    log.onAction = { $0.state = .changed }
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), steps: 2)
    stage.finger(.ended, 90, 60)
    #expect(log.lines == ["pan began", "pan changed", "pan ended"])
    log.onAction = { if $0.state == .began { $0.state = .ended } }
    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), steps: 2)
    stage.finger(.ended, 90, 60)
    #expect(log.lines.suffix(2) == ["pan began", "pan ended"])
    #expect(pan.state == .possible)
  }

  @Test("What reset says of the state is forgotten; a failure has no action, but a reset")
  func resetting() {
    let own = scripted("own")
    own.onReset = { $0.state = .failed }
    stage.tap(100, 100)
    #expect(own.calls == ["began 1", "ended 1", "reset from failed"])
    #expect(own.state == .possible)
    #expect(log.lines.isEmpty)
  }

  @Test("One that stays possible when the fingers are gone may go on with the next ones")
  func staysPossible() {
    let own = scripted("own")
    var taps = 0
    own.onEnded = {
      taps += 1
      if taps == 3 { $0.state = .recognized }
    }
    for _ in 1...3 {
      stage.tap(100, 100)
      stage.advance(by: 2)
    }
    #expect(log.lines == ["own ended"])
    #expect(own.calls.filter { $0.hasPrefix("reset") } == ["reset from ended"])
  }

  @Test(
    "A movement that is never said to be over is cancelled when the fingers are gone (inferred)"
  )
  func neverEnds() {
    let own = scripted("own")
    own.onBegan = { $0.state = .began }
    own.onEnded = { _ in }
    stage.tap(100, 100)
    #expect(log.lines == ["own began", "own cancelled"])
  }

  @Test("A state that is set between events, or without a window, is told at once")
  func betweenEvents() {
    let own = scripted("own")
    stage.finger(.began, 100, 100)
    own.state = .began
    #expect(log.lines == ["own began"])
    #expect(inner.phases == ["began", "cancelled"])
    own.state = .ended
    stage.finger(.ended, 100, 100)
    #expect(log.lines == ["own began", "own ended"])
    #expect(own.state == .possible)
    let loose = log.add(ScriptedRecognizer(), "loose", on: UIView())
    loose.state = .recognized
    #expect(log.lines.last == "loose ended")
    #expect(loose.state == .possible)
  }

  // MARK: Receiving

  @Test("A delegate that wants no events is not asked about the touch")
  func shouldReceiveEvent() {
    _ = log.tap("tap", on: inner)
    var touches = 0
    log.mayReceive = { _ in
      touches += 1
      return true
    }
    log.mayReceiveEvent = { $0.type != .touches }
    stage.tap(100, 100)
    #expect(touches == 0)
    #expect(log.lines.isEmpty)
    log.mayReceiveEvent = { _ in true }
    stage.tap(100, 100)
    #expect(touches == 1)
    #expect(log.lines == ["tap ended"])
  }

  @Test("An ignored touch is left to the view and to others; without touches one fails")
  func ignoring() {
    let own = scripted("own")
    own.onBegan = { recognizer in
      for touch in stage.context.touchRouter.touches where recognizer.numberOfTouches > 0 {
        recognizer.ignore(touch, for: UIEvent())
      }
    }
    _ = log.tap("tap", on: outer)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
    #expect(own.calls == ["began 1", "reset from failed"])
  }

  @Test("Recognizers that come while a finger is down see the next one")
  func addedMeanwhile() {
    stage.finger(.began, 100, 100)
    let tap = log.tap("tap", on: inner)
    stage.finger(.moved, 101, 100)
    stage.finger(.ended, 101, 100)
    #expect(log.lines.isEmpty)
    #expect(tap.state == .possible)
    stage.tap(100, 100)
    #expect(log.lines == ["tap ended"])
  }

  @Test("Only the allowed kinds of touches are seen, and one kind at a time")
  func touchTypes() {
    let tap = log.tap("tap", on: inner)
    func click(_ touch: Int, _ type: UITouch.TouchType, _ phase: InputEvent.Phase) {
      stage.context.touchRouter.dispatch(
        InputEvent(
          touch: touch,
          phase: phase,
          point: CGPoint(x: 100, y: 100),
          type: type,
          buttons: phase == .ended ? [] : .primary,
          modifierFlags: .shift
        )
      )
    }
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    click(1, .indirectPointer, .began)
    click(1, .indirectPointer, .ended)
    #expect(log.lines.isEmpty)
    tap.allowedTouchTypes += [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    click(1, .indirectPointer, .began)
    #expect(tap.buttonMask == .primary)
    #expect(tap.modifierFlags == .shift)
    // A finger that comes meanwhile is left alone.
    click(2, .direct, .began)
    #expect(tap.numberOfTouches == 1)
    click(2, .direct, .ended)
    click(1, .indirectPointer, .ended)
    #expect(log.lines == ["tap ended"])
    tap.buttonMaskRequired = .secondary
    click(1, .indirectPointer, .began)
    click(1, .indirectPointer, .ended)
    #expect(log.lines == ["tap ended"])
    click(1, .direct, .began)
    click(1, .direct, .ended)
    #expect(log.lines == ["tap ended", "tap ended"])
  }
}
