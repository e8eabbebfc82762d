// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Scroll views in scroll views")
@MainActor
struct ScrollNestingTests {
  private let fixture = ScrollFixture()
  private var outer: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 250))

  init() { outer.addSubview(inner) }

  /// Drags slowly, so that nothing slides on.
  private func drag(from start: CGPoint, by dx: CGFloat, _ dy: CGFloat) {
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    stage.drag(from: start, to: end)
    stage.advance(by: 0.5)
    stage.finger(.ended, end.x, end.y)
    stage.settle()
  }

  @Test("a strip in a column: each takes the way along its own direction, however quick it is")
  func crossing() {
    inner.contentSize = CGSize(width: 800, height: 250)
    drag(from: CGPoint(x: 100, y: 150), by: -3, -100)
    #expect(fixture.y > 50)
    #expect(inner.contentOffset == .zero)
    outer.setContentOffset(.zero, animated: false)
    drag(from: CGPoint(x: 150, y: 100), by: -100, -3)
    #expect(inner.contentOffset.x > 50)
    #expect(fixture.y == 0)
    // One step that goes beyond the slop along both.
    stage.finger(.began, 150, 100)
    stage.finger(.moved, 120, 20)
    stage.finger(.moved, 120, 10)
    #expect(fixture.y == 10)
    stage.finger(.ended, 120, 10)
  }

  @Test("a column in a strip: the inner one has its direction only")
  func crossingInside() {
    outer.contentSize = CGSize(width: 800, height: 300)
    inner.contentSize = CGSize(width: 200, height: 900)
    drag(from: CGPoint(x: 100, y: 150), by: -3, -100)
    #expect(inner.contentOffset.y > 50 && outer.contentOffset == .zero)
    let place = inner.contentOffset
    drag(from: CGPoint(x: 150, y: 100), by: -100, -12)
    #expect(outer.contentOffset.x > 50 && inner.contentOffset == place)
  }

  @Test("in the same direction the inner one moves while it can, then the next drag is the outer's")
  func same() {
    inner.contentSize = CGSize(width: 200, height: 400)
    drag(from: CGPoint(x: 100, y: 240), by: 0, -100)
    #expect(inner.contentOffset.y == 90 && fixture.y == 0)
    drag(from: CGPoint(x: 100, y: 240), by: 0, -100)
    #expect(inner.contentOffset.y == 150 && fixture.y == 0)
    drag(from: CGPoint(x: 100, y: 240), by: 0, -100)
    #expect(inner.contentOffset.y == 150 && fixture.y == 90)
    drag(from: CGPoint(x: 100, y: 50), by: 0, 100)
    #expect(inner.contentOffset.y == 60 && fixture.y == 90)
  }

  @Test("where the outer one has nothing more to show the inner one bounces")
  func bothAtTop() {
    inner.contentSize = CGSize(width: 200, height: 400)
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    #expect(inner.contentOffset.y < -10 && fixture.y == 0)
    stage.finger(.ended, 100, 150)
    stage.settle()
    inner.bounces = false
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    #expect(inner.contentOffset.y == 0 && fixture.y < -10)
    stage.finger(.ended, 100, 150)
    stage.settle()
  }

  @Test("one that does not transfer its scrolling keeps the drag at its end")
  func noTransfer() {
    inner.contentSize = CGSize(width: 200, height: 400)
    inner.contentOffset.y = 150
    inner.transfersVerticalScrollingToParent = false
    stage.drag(from: CGPoint(x: 100, y: 240), to: CGPoint(x: 100, y: 140))
    #expect(inner.contentOffset.y > 160 && fixture.y == 0)
    stage.finger(.ended, 100, 140)
    stage.settle()
    #expect(inner.contentOffset.y == 150)
  }

  @Test("an inner one that is switched off, or whose contents fit, is no obstacle")
  func inert() {
    inner.contentSize = CGSize(width: 200, height: 100)
    drag(from: CGPoint(x: 100, y: 240), by: 0, -50)
    #expect(fixture.y > 30)
    let place = fixture.y
    inner.contentSize = CGSize(width: 200, height: 900)
    inner.isScrollEnabled = false
    drag(from: CGPoint(x: 100, y: 190), by: 0, -50)
    #expect(fixture.y > place + 30)
  }
}
