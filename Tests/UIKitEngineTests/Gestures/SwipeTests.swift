// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Swipes and pans from an edge")
@MainActor
struct SwipeTests {
  private let stage = Stage()
  private let log = GestureLog()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() { stage.show(view) }

  /// Moves a finger by a way in a time, and lifts it.
  private func move(_ dx: CGFloat, _ dy: CGFloat, in seconds: Double = 0.1) {
    stage.finger(.began, 100, 150)
    for step in 1...6 {
      stage.advance(by: seconds / 6)
      stage.finger(.moved, 100 + dx * CGFloat(step) / 6, 150 + dy * CGFloat(step) / 6)
    }
    stage.finger(.ended, 100 + dx, 150 + dy)
  }

  @Test("A swipe is 50 points to its side (grade K), told once, while the finger is down")
  func direction() {
    let swipe = log.swipe("swipe", on: view)
    stage.finger(.began, 100, 150)
    stage.finger(.moved, 130, 150)
    stage.finger(.moved, 149, 150)
    #expect(log.lines.isEmpty)
    stage.finger(.moved, 151, 150)
    #expect(log.lines == ["swipe ended"])
    // It is where it began.
    log.onAction = { #expect($0.location(in: nil) == CGPoint(x: 100, y: 150)) }
    stage.finger(.moved, 190, 150)
    stage.finger(.ended, 190, 150)
    #expect(swipe.state == .possible)
    move(80, 0)
    #expect(log.lines.count == 2)
  }

  @Test("Each direction, and several at once")
  func directions() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
      (.right, 70, 0), (.left, -70, 0), (.up, 0, -70), (.down, 0, 70),
    ]
    let swipe = log.swipe("swipe", on: view)
    for (direction, _, _) in ways {
      swipe.direction = direction
      for (other, dx, dy) in ways {
        log.lines = []
        move(dx, dy)
        #expect(log.lines.isEmpty == (other != direction))
      }
    }
    swipe.direction = [.left, .down]
    for (other, dx, dy) in ways {
      log.lines = []
      move(dx, dy)
      #expect(log.lines.isEmpty != swipe.direction.contains(other))
    }
    log.lines = []
    swipe.direction = []
    move(70, 0)
    #expect(log.lines.isEmpty)
  }

  @Test("Too slow, too slanting or too short is no swipe")
  func failing() {
    _ = log.swipe("swipe", on: view)
    move(80, 0, in: 2)
    move(70, 75)
    move(45, 0)
    #expect(log.lines.isEmpty)
    move(70, 40)
    #expect(log.lines == ["swipe ended"])
  }

  @Test("Two fingers swipe where two are asked for, and the middle says where")
  func twoFingers() {
    let swipe = log.swipe("swipe", on: view, .up)
    swipe.numberOfTouchesRequired = 2
    var place = CGPoint.zero
    log.onAction = { place = $0.location(in: nil) }
    move(0, -80)
    #expect(log.lines.isEmpty)
    stage.finger(.began, 60, 200, touch: 1)
    stage.finger(.began, 100, 200, touch: 2)
    for step in 1...4 {
      stage.advance(by: 0.02)
      stage.finger(.moved, 60, 200 - CGFloat(step) * 20, touch: 1)
      stage.finger(.moved, 100, 200 - CGFloat(step) * 20, touch: 2)
    }
    #expect(log.lines == ["swipe ended"])
    #expect(place == CGPoint(x: 80, y: 200))
    stage.finger(.ended, 60, 120, touch: 1)
    stage.finger(.ended, 100, 120, touch: 2)
  }

  @Test("Without a requirement a pan is faster than a swipe")
  func panWins() {
    _ = log.swipe("swipe", on: view)
    _ = log.pan("pan", on: view)
    move(80, 0)
    #expect(log.lines.first == "pan began")
    #expect(!log.lines.contains("swipe ended"))
  }

  // MARK: Edges

  @Test("A pan from an edge begins inward from within 20 points of it")
  func edges() {
    let edge = log.add(UIScreenEdgePanGestureRecognizer(), "edge", on: view)
    func drag(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat)) -> [String] {
      log.lines = []
      stage.drag(
        from: CGPoint(x: from.0, y: from.1),
        to: CGPoint(x: to.0, y: to.1),
        steps: 3
      )
      stage.finger(.ended, to.0, to.1)
      return log.lines
    }
    #expect(drag((5, 100), (65, 100)).isEmpty)
    edge.edges = .left
    #expect(
      drag((5, 100), (65, 110)) == ["edge began", "edge changed", "edge changed", "edge ended"]
    )
    #expect(drag((25, 100), (85, 100)).isEmpty)
    #expect(drag((5, 100), (5, 160)).isEmpty)
    #expect(drag((195, 100), (135, 100)).isEmpty)
    edge.edges = [.right, .bottom]
    #expect(drag((195, 100), (135, 100)).first == "edge began")
    #expect(drag((100, 295), (100, 235)).first == "edge began")
    #expect(drag((5, 100), (65, 100)).isEmpty)
  }

  @Test("The edge is the screen's, also in a window that does not fill it")
  func edgeOfScreen() {
    let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 300))
    let edge = log.add(UIScreenEdgePanGestureRecognizer(), "edge", on: window)
    edge.edges = .left
    window.isHidden = false
    stage.drag(from: CGPoint(x: 105, y: 50), to: CGPoint(x: 160, y: 50), steps: 3)
    stage.finger(.ended, 160, 50)
    #expect(log.lines.isEmpty)
    edge.edges = .right
    stage.drag(from: CGPoint(x: 195, y: 50), to: CGPoint(x: 140, y: 50), steps: 3)
    #expect(log.lines.first == "edge began")
    window.isHidden = true
  }
}
