// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Controls and the recognizers around them")
@MainActor
struct ControlGestureTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let control = NotingControl(frame: CGRect(x: 50, y: 20, width: 100, height: 40))

  /// Notes its events and what its tracking methods are called for.
  final class NotingControl: UIControl {
    var lines: [String] = []
    var mayBegin = true
    var mayContinue = true

    override init(frame: CGRect) {
      super.init(frame: frame)
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
        (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      ]
      for (event, name) in names {
        addAction(UIAction { [unowned self] _ in lines.append(name) }, for: event)
      }
    }
    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("begin")
      return mayBegin
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      lines.append("continue")
      return mayContinue
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end") }
    override func cancelTracking(with event: UIEvent?) { lines.append("cancelled") }
  }

  init() {
    header.addSubview(control)
    stage.show(header)
  }

  @Test("A control that a tap is meant for keeps it from the header's own tap")
  func buttonInHeader() {
    control.keepsTapsFromOuterRecognizers = true
    _ = log.tap("header", on: header)
    stage.tap(100, 40)
    #expect(log.lines.isEmpty)
    #expect(control.lines == ["begin", "down", "end", "up inside"])
    control.lines = []
    stage.tap(10, 10)
    #expect(log.lines == ["header ended"])
    #expect(control.lines.isEmpty)
  }

  @Test("A control of an app's own loses the tap to the header's, and is told so")
  func plainControlInHeader() {
    _ = log.tap("header", on: header)
    stage.tap(100, 40)
    #expect(log.lines == ["header ended"])
    #expect(control.lines == ["begin", "down", "cancelled", "cancel"])
  }

  @Test("A recognizer on the control itself wins over it")
  func onControl() {
    control.keepsTapsFromOuterRecognizers = true
    _ = log.tap("own", on: control)
    stage.tap(100, 40)
    #expect(log.lines == ["own ended"])
    #expect(control.lines == ["begin", "down", "cancelled", "cancel"])
  }

  @Test("Only single taps of one finger are kept: a long press and a double tap around it are not")
  func otherGestures() {
    control.keepsTapsFromOuterRecognizers = true
    _ = log.press("press", on: header)
    stage.finger(.began, 100, 40)
    stage.advance(by: 0.6)
    stage.finger(.ended, 100, 40)
    #expect(log.lines == ["press began", "press ended"])
    #expect(control.lines == ["begin", "down", "cancelled", "cancel"])
    control.lines = []
    log.lines = []
    _ = log.tap("double", on: header, taps: 2)
    stage.tap(100, 40)
    stage.tap(100, 40)
    #expect(log.lines == ["double ended"])
    #expect(control.lines.contains("repeat"))
    #expect(control.lines.last == "cancel")
  }

  @Test("A disabled control leaves the tap to the header")
  func disabled() {
    control.keepsTapsFromOuterRecognizers = true
    control.isEnabled = false
    _ = log.tap("header", on: header)
    stage.tap(100, 40)
    #expect(log.lines == ["header ended"])
    #expect(control.lines.isEmpty)
  }

  @Test("A tap recognizer that leaves touches to views lets both happen")
  func both() {
    log.tap("header", on: header).cancelsTouchesInView = false
    stage.tap(100, 40)
    #expect(log.lines == ["header ended"])
    #expect(control.lines == ["begin", "down", "end", "up inside"])
  }

  @Test("In a header of a table either the button, the header or nobody is told, and no row")
  func inTable() {
    let fixture = TableFixture([.numbers(3)])
    let button = NotingControl(frame: CGRect(x: 200, y: 0, width: 100, height: 40))
    button.keepsTapsFromOuterRecognizers = true
    fixture.headerFor = { [log] fixture, _ in
      let view = fixture.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.contentView.addSubview(button)
      if let view { _ = log.tap("header", on: view) }
      return view
    }
    fixture.table.reloadData()
    fixture.frame()
    fixture.tap(CGPoint(x: 250, y: 20))
    #expect(button.lines.last == "up inside")
    #expect(log.lines.isEmpty)
    button.lines = []
    fixture.tap(CGPoint(x: 50, y: 20))
    #expect(log.lines == ["header ended"])
    #expect(button.lines.isEmpty)
    #expect(fixture.selectionLog.isEmpty)
  }

  // MARK: Tracking

  @Test("A finger leaves beyond 70 points, comes back, and is told at each step")
  func dragging() {
    stage.finger(.began, 100, 40)
    stage.finger(.moved, 100, 130)
    stage.finger(.moved, 100, 131)
    stage.finger(.moved, 100, 140)
    stage.finger(.moved, 100, 129)
    stage.finger(.ended, 100, 200)
    #expect(
      control.lines == [
        "begin", "down", "exit", "outside", "continue", "outside", "continue", "outside",
        "continue", "enter", "inside", "continue", "end", "up outside",
      ]
    )
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A second tap is a repeated one")
  func repeated() {
    stage.tap(100, 40)
    stage.tap(100, 40)
    #expect(control.lines.filter { $0 == "repeat" }.count == 1)
  }

  @Test("A control that does not want to begin, or to go on, is left alone")
  func refusing() {
    control.mayBegin = false
    stage.tap(100, 40)
    #expect(control.lines == ["begin"])
    #expect(!control.isTracking)
    control.lines = []
    stage.advance(by: 1)
    control.mayBegin = true
    control.mayContinue = false
    stage.finger(.began, 100, 40)
    stage.finger(.moved, 101, 40)
    stage.finger(.moved, 102, 40)
    stage.finger(.ended, 102, 40)
    #expect(control.lines == ["begin", "down", "inside", "continue"])
    #expect(!control.isHighlighted)
  }

  @Test("Of two fingers the first one counts")
  func twoFingers() {
    control.isMultipleTouchEnabled = true
    stage.finger(.began, 90, 40, touch: 1)
    stage.finger(.began, 110, 40, touch: 2)
    stage.finger(.moved, 110, 41, touch: 2)
    stage.finger(.ended, 110, 41, touch: 2)
    #expect(control.isTracking)
    stage.finger(.ended, 90, 40, touch: 1)
    #expect(control.lines == ["begin", "down", "end", "up inside"])
  }

  @Test("Disabled under a finger it lets go, also in an action of its own (inferred)")
  func disabledMeanwhile() {
    stage.finger(.began, 100, 40)
    control.isEnabled = false
    stage.finger(.ended, 100, 40)
    #expect(control.lines == ["begin", "down", "cancelled", "cancel"])
    control.lines = []
    stage.advance(by: 1)
    control.isEnabled = true
    control.addAction(UIAction { $0.disableSender() }, for: .touchDragExit)
    stage.finger(.began, 100, 40)
    stage.finger(.moved, 100, 250)
    stage.finger(.ended, 100, 40)
    #expect(control.lines == ["begin", "down", "exit", "cancelled", "cancel"])
  }

  @Test("The host takes the touch away")
  func cancelled() {
    stage.finger(.began, 100, 40)
    stage.context.touchRouter.cancelTouches()
    #expect(control.lines == ["begin", "down", "cancelled", "cancel"])
    stage.tap(100, 40)
    #expect(control.lines.last == "up inside")
  }

  @Test("A control says who is called for what")
  func handlers() {
    let plain = UIControl(frame: .zero)
    let counter = Counter {}
    plain.addTarget(counter, action: Counter.selector, for: [.touchDown, .valueChanged])
    plain.addAction(UIAction { _ in }, for: .editingChanged)
    #expect(plain.actions(forTarget: counter, forControlEvent: .touchDown) == ["fire"])
    #expect(plain.actions(forTarget: nil, forControlEvent: .valueChanged) == ["fire"])
    #expect(plain.actions(forTarget: counter, forControlEvent: .touchUpInside) == nil)
    #expect(plain.actions(forTarget: self.log, forControlEvent: .touchDown) == nil)
    var found: [String] = []
    plain.enumerateEventHandlers { action, target, events, _ in
      found.append("\(action == nil) \(target?.1.description ?? "") \(events.rawValue)")
    }
    #expect(found == ["true fire 4097", "false  131072"])
    plain.enumerateEventHandlers { _, _, _, isStopped in
      found = []
      isStopped = true
    }
    #expect(found.isEmpty)
    var primary = 0
    plain.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    plain.performPrimaryAction()
    #expect(primary == 1)
  }
}

extension UIAction {
  fileprivate func disableSender() { (sender as? UIControl)?.isEnabled = false }
}
