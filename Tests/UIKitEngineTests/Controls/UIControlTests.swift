// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("UIControl")
@MainActor
struct UIControlTests {
  private let screen = TestScreen(size: CGSize(width: 300, height: 400))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  private let log = Log()

  private final class Log { var lines: [String] = [] }

  init() {
    let root = UIView(frame: .zero)
    root.addSubview(control)
    screen.show(root)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in log.lines.append(name) }, for: event)
    }
  }

  @Test("a tap is down, then up inside, and the primary action")
  func tap() {
    screen.tap(control)
    #expect(log.lines == ["down", "up inside", "primary"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test("a control that moves takes a tap where it is seen, and there alone")
  func moving() {
    UIView.animate(withDuration: 2, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
      control.frame.origin.y = 300
    }
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 150, y: 220))
    #expect(log.lines == ["down", "up inside", "primary"])
    screen.tap(at: CGPoint(x: 150, y: 330))
    #expect(log.lines.count == 3)
  }

  @Test("a finger that is lifted far outside does nothing but say so")
  func outside() {
    screen.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 300))
    #expect(log.lines == ["down", "exit", "up outside"])
  }

  @Test("a finger may stray by 70 points")
  func slack() {
    screen.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 200))
    #expect(log.lines.last == "primary")
  }

  @Test("a disabled control says nothing")
  func disabled() {
    control.isEnabled = false
    screen.tap(at: CGPoint(x: 150, y: 120))
    #expect(log.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("an action with the same identifier replaces the other, and can be removed")
  func identifiers() {
    let identifier = UIAction.Identifier("save")
    for name in ["first", "second"] {
      control.addAction(
        UIAction(identifier: identifier) { [log] _ in log.lines.append(name) },
        for: .valueChanged
      )
    }
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["second"])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["second"])
  }

  @Test("targets are held weakly and called once however often they are added")
  func targets() {
    var calls = 0
    var counter: Counter? = Counter { calls += 1 }
    control.addTarget(counter, action: Counter.selector, for: .valueChanged)
    control.addTarget(counter, action: Counter.selector, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
    counter = nil
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
    #expect(control.allTargets.isEmpty)
  }

  @Test("a control in a header is tapped without the row or the table knowing")
  func inHeader() {
    let fixture = TableFixture([.numbers(3)])
    var taps = 0
    fixture.headerFor = { fixture, _ in
      let view = fixture.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      let control = UIControl(frame: CGRect(x: 200, y: 0, width: 100, height: 40))
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      view?.contentView.addSubview(control)
      return view
    }
    fixture.table.reloadData()
    fixture.frame()
    fixture.tap(CGPoint(x: 250, y: 20))
    #expect(taps == 1)
    #expect(fixture.selectionLog.isEmpty)
  }
}
