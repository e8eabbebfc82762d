// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
@_spi(Selectors) import UIKitEngine
import UIKitTestSupport

@Suite("A test's fingers")
@MainActor
struct GestureScreenTests {
  @MainActor
  private final class Log: NSObject {
    var lines: [String] = []
    var times: [TimeInterval] = []
    var time: () -> TimeInterval = { 0 }

    func fired(_ recognizer: UIGestureRecognizer) {
      guard recognizer.state != .changed else { return }
      lines.append("\(recognizer.name ?? "") \(recognizer.state)")
      times.append(time())
    }

    func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
      recognizer.name = name
      recognizer.addTarget(self, action: Selector(Log.fired, "fired:"))
      view.addGestureRecognizer(recognizer)
    }
  }

  private let screen = TestScreen(size: CGSize(width: 300, height: 400))
  private let log = Log()
  private let box = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

  init() {
    box.text = "Box"
    box.isUserInteractionEnabled = true
    let root = UIView()
    root.addSubview(box)
    screen.show(root)
    log.time = { [screen] in screen.time }
  }

  @Test("a double tap, by view and by text, and two fingers at once")
  func taps() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    log.watch(double, "double", on: box)
    screen.tap(box)
    screen.settle()
    #expect(log.lines.isEmpty)
    screen.tap(box, count: 2)
    screen.tap("Box", count: 2)
    #expect(log.lines == ["double ended", "double ended"])
    box.removeGestureRecognizer(double)
    let two = UITapGestureRecognizer()
    two.numberOfTouchesRequired = 2
    log.watch(two, "two", on: box)
    log.lines = []
    screen.tap(box)
    screen.tap(box, fingers: 2)
    screen.tap(at: CGPoint(x: 150, y: 200), fingers: 2)
    #expect(log.lines == ["two ended", "two ended"])
  }

  @Test("a long press takes its time on the screen's clock, and is too short for less")
  func longPress() {
    log.watch(UILongPressGestureRecognizer(), "press", on: box)
    screen.longPress(box, duration: 0.4)
    #expect(log.lines.isEmpty)
    let start = screen.time
    screen.longPress("Box")
    #expect(log.lines == ["press began", "press ended"])
    #expect(abs(log.times[0] - start - 0.5) < 0.02)
    #expect(abs(log.times[1] - start - 1) < 0.02)
    screen.longPress(at: CGPoint(x: 10, y: 10))
    #expect(log.lines.count == 2)
  }

  @Test("a swipe goes where it is told to")
  func swipe() {
    let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
    for direction in directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      log.watch(swipe, "\(direction.rawValue)", on: box)
    }
    for direction in directions { screen.swipe(box, direction) }
    screen.swipe("Box", .left)
    #expect(log.lines == ["2 ended", "1 ended", "4 ended", "8 ended", "2 ended"])
  }

  @Test("a pinch ends at the scale it was told, a rotation at the angle")
  func twoFingers() {
    let pinch = UIPinchGestureRecognizer()
    let turn = UIRotationGestureRecognizer()
    log.watch(pinch, "pinch", on: box)
    screen.pinch(box, scale: 4, duration: 2)
    #expect(log.lines == ["pinch began", "pinch ended"])
    log.lines = []
    var scale: CGFloat = 0
    let action = Follower { scale = pinch.scale }
    pinch.addTarget(action, action: Selector(Follower.fire, "fire"))
    screen.pinch(box, scale: 0.25, duration: 2)
    #expect(abs(scale - 0.28) < 0.03)
    log.watch(turn, "turn", on: box)
    log.lines = []
    var angle: CGFloat = 0
    let follower = Follower { if turn.state != .possible { angle = turn.rotation } }
    turn.addTarget(follower, action: Selector(Follower.fire, "fire"))
    screen.rotate(box, by: -2, duration: 1)
    #expect(log.lines == ["turn began", "turn ended"])
    // Less the part that it takes to begin: 10 points at a radius of 50.
    #expect(abs(angle + 1.8) < 0.04)
  }

  @MainActor
  private final class Follower: NSObject {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func fire() { body() }
  }

  @Test("fingers that cannot get there fail the test with what was to be done")
  func unreachable() {
    box.isHidden = true
    func expectFailure(_ verb: String, _ gesture: () -> Void) {
      withKnownIssue {
        gesture()
      } matching: {
        "\($0)".contains("Cannot \(verb) UILabel") && "\($0)".contains("it is hidden")
      }
    }
    expectFailure("press") { screen.longPress(box) }
    expectFailure("swipe") { screen.swipe(box, .left) }
    expectFailure("pinch") { screen.pinch(box, scale: 2) }
    expectFailure("rotate") { screen.rotate(box, by: 1) }
    withKnownIssue {
      screen.swipe("Nothing", .up)
    } matching: {
      "\($0)".contains("Cannot swipe \"Nothing\": no visible view shows it.")
    }
    box.isHidden = false
    withKnownIssue {
      screen.pinch(box, scale: -1)
    } matching: {
      "\($0)".contains("a scale is greater than 0.")
    }
    screen.drag(from: .zero, to: CGPoint(x: 10, y: 10), duration: .nan)
    screen.rotate(box, by: .nan)
    #expect(log.lines.isEmpty)
  }
}
