// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("What a scroll view says of itself, and hands on")
@MainActor
struct ScrollStateTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  @Test("tracking, dragging and decelerating at each call of a fling")
  func states() {
    fixture.fling(by: -120)
    stage.settle()
    #expect(
      fixture.states == [
        "will drag: tracking dragging", "scroll: tracking dragging",
        "will end drag: tracking dragging", "did end drag true: tracking dragging",
        "will slide: tracking dragging", "scroll: dragging decelerating", "did slide: ",
      ]
    )
  }

  @Test("a drag that ends at rest: the finger is still there, the drag is over")
  func statesAtRest() {
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 140))
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 140)
    #expect(fixture.states.suffix(2).first == "will end drag: tracking dragging")
    #expect(fixture.states.last == "did end drag false: tracking")
    #expect(!scroll.isTracking && !scroll.isDragging)
  }

  @Test("code that scrolls is neither dragging nor decelerating, but animating")
  func animation() {
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.advance(by: 0.1)
    #expect(scroll.isScrollAnimating && !scroll.isDragging && !scroll.isDecelerating)
    stage.settle()
    #expect(!scroll.isScrollAnimating)
  }

  @Test("a flick onto contents that move goes faster by the law of momentum, one against them not")
  func momentum() {
    scroll.contentSize.height = 100_000
    fixture.y = 40_000
    // A slow flick leaves little, so that a quick one after it stands for itself.
    fixture.fling(by: -240)
    let first = fixture.velocity?.y ?? 0
    stage.advance(by: 0.05)
    fixture.fling(by: -240)
    let second = fixture.velocity?.y ?? 0
    #expect(isClose(first, 2.4, within: 0.001))
    let carried = 0.000816 * pow(2400 * pow(0.998, 50), 1.967) / 1000
    #expect(isClose(second, 2.4 + CGFloat(carried), within: 0.05))
    stage.advance(by: 0.05)
    fixture.fling(by: 240)
    #expect(isClose(fixture.velocity?.y ?? 0, -2.4, within: 0.001))
  }

  @Test("a finger that rests on the contents takes their momentum away")
  func momentumLost() {
    scroll.contentSize.height = 100_000
    fixture.fling(by: -240)
    stage.advance(by: 0.05)
    stage.finger(.began, 100, 290)
    stage.advance(by: 0.2)
    stage.move(from: CGPoint(x: 100, y: 290), to: CGPoint(x: 100, y: 50), steps: 6)
    stage.finger(.ended, 100, 50)
    #expect(isClose(fixture.velocity?.y ?? 0, 2.4, within: 0.001))
  }

  @Test("a slide past the end overshoots by the spring's law and comes back")
  func bounce() {
    scroll.contentSize.height = 400
    fixture.fling(by: -200)
    var furthest: CGFloat = 0
    for _ in 0..<120 {
      stage.advance(by: 1.0 / 60)
      furthest = max(furthest, fixture.y)
    }
    #expect(furthest > 110 && furthest < 200)
    stage.settle()
    #expect(fixture.y == 100)
    #expect(fixture.log.count { $0 == "did slide" } == 1)
  }

  @Test("stopped by code, contents that are past an end stand at the end")
  func stopped() {
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    let place = fixture.y
    scroll.stopScrollingAndZooming()
    #expect(fixture.y == place && fixture.log.last == "did slide")
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250))
    fixture.y = 0
    stage.finger(.moved, 100, 280)
    #expect(fixture.y < 0)
    scroll.stopScrollingAndZooming()
    stage.finger(.moved, 100, 290)
    #expect(fixture.y == 0 && !scroll.isDragging)
    stage.finger(.ended, 100, 290)
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("an offset set on the way leaves the slide going on, a jump ends it")
  func recentered() {
    scroll.contentSize.height = 10_000
    fixture.y = 5000
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    fixture.y -= 2000
    #expect(scroll.isDecelerating)
    let place = fixture.y
    stage.advance(by: 0.1)
    #expect(fixture.y > place + 50)
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(!scroll.isDecelerating && fixture.log.suffix(2) == ["did slide", "scroll"])
    stage.settle()
    #expect(fixture.y == 100)
  }

  @Test("an offset set under the finger stays, and the drag goes on from there")
  func recenteredDrag() {
    fixture.y = 300
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
    fixture.y = 500
    stage.finger(.moved, 100, 140)
    #expect(fixture.y == 510)
    stage.finger(.ended, 100, 140)
  }

  @Test("an app that holds the contents at the top in didScroll keeps them there")
  func pinned() {
    fixture.onCall = { [scroll] line in
      if line == "scroll", scroll.contentOffset.y < 0 { scroll.contentOffset.y = 0 }
    }
    fixture.isLoggingScrolls = true
    stage.finger(.began, 100, 50)
    for step in 1...10 {
      fixture.log = []
      stage.finger(.moved, 100, 50 + CGFloat(step) * 15)
      #expect(fixture.y == 0)
    }
    stage.finger(.ended, 100, 200)
    fixture.onCall = { _ in }
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("the delegate may scroll somewhere else from within any of the calls")
  func reentrant() {
    for call in ["will drag", "will end drag", "did end drag true", "will slide", "did slide"] {
      let fixture = ScrollFixture()
      var hasRun = false
      fixture.onCall = { [unowned fixture] line in
        guard line == call, !hasRun else { return }
        hasRun = true
        fixture.scroll.setContentOffset(CGPoint(x: 0, y: 650), animated: true)
      }
      fixture.fling(by: -60)
      fixture.stage.settle()
      #expect(hasRun && !fixture.scroll.isDragging, "\(call)")
      if call != "will drag", call != "will end drag" { #expect(fixture.y == 650, "\(call)") }
    }
  }

  @Test("the delegate may take the view away from within any of the calls")
  func removed() {
    for call in ["will drag", "scroll", "will end drag", "did end drag true", "will slide"] {
      let fixture = ScrollFixture()
      fixture.onCall = { [unowned fixture] line in
        if line == call { fixture.scroll.removeFromSuperview() }
      }
      fixture.fling(by: -60)
      fixture.stage.settle()
      #expect(!fixture.scroll.isDragging && !fixture.scroll.isTracking, "\(call)")
    }
  }

  @Test("a frame of a slide lays the scroll view out once and nothing in it")
  func work() {
    let inside = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    scroll.addSubview(inside)
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    let before = (LayoutWork.layoutCalls, inside.count)
    stage.advance(by: 1.0 / 60)
    #expect(scroll.isDecelerating)
    #expect(LayoutWork.layoutCalls - before.0 <= 1)
    #expect(inside.count == before.1)
  }

  @Test("a table that slides asks for no more cells than come into sight")
  func tableWork() {
    let fixture = TableFixture([.numbers(500)])
    let router = fixture.context.touchRouter
    router.dispatch(InputEvent(phase: .began, point: CGPoint(x: 100, y: 400)))
    for step in 1...8 {
      fixture.advance(by: 1.0 / 60)
      router.dispatch(InputEvent(phase: .moved, point: CGPoint(x: 100, y: 400 - step * 30)))
    }
    router.dispatch(InputEvent(phase: .ended, point: CGPoint(x: 100, y: 160)))
    fixture.frame()
    let (asked, start) = (fixture.table.work.cellsAsked, fixture.table.contentOffset.y)
    fixture.advance(by: 0.5)
    let way = fixture.table.contentOffset.y - start
    #expect(way > 200)
    #expect(fixture.table.work.cellsAsked - asked <= Int((way / 44).rounded(.up)) + 1)
    fixture.settle()
  }

  // MARK: Directions

  @Test("with a lock a drag keeps to its direction, a diagonal one is free")
  func lock() {
    let fixture = ScrollFixture(content: CGSize(width: 900, height: 900))
    let stage = fixture.stage
    fixture.scroll.isDirectionalLockEnabled = true
    func drag(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      fixture.scroll.setContentOffset(CGPoint(x: 300, y: 300), animated: false)
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + dx, y: 100 + dy))
      stage.advance(by: 0.3)
      stage.finger(.ended, 100 + dx, 100 + dy)
      stage.settle()
      return fixture.scroll.contentOffset
    }
    #expect(drag(10, -80).x == 300)
    #expect(drag(-80, 10).y == 300)
    let free = drag(-70, -60)
    #expect(free.x > 330 && free.y > 330)
    fixture.scroll.isDirectionalLockEnabled = false
    #expect(drag(10, -80).x < 300)
  }

  @Test("each direction bounces for itself")
  func bouncesByAxis() {
    let fixture = ScrollFixture(content: CGSize(width: 900, height: 900))
    fixture.scroll.bouncesVertically = false
    #expect(!fixture.scroll.bounces)
    fixture.stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 120, y: 150))
    #expect(fixture.y == 0 && fixture.scroll.contentOffset.x < -10)
    fixture.stage.finger(.ended, 120, 150)
    fixture.stage.settle()
    #expect(fixture.scroll.contentOffset == .zero)
    fixture.scroll.bounces = true
    #expect(fixture.scroll.bouncesVertically && fixture.scroll.bouncesHorizontally)
  }

  @Test("from right to left the contents begin at the same offset, and follow the finger")
  func rightToLeft() {
    let fixture = ScrollFixture(content: CGSize(width: 900, height: 300))
    fixture.scroll.semanticContentAttribute = .forceRightToLeft
    #expect(fixture.scroll.contentOffset == .zero)
    fixture.stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
    #expect(fixture.scroll.contentOffset.x == 90)
    fixture.stage.finger(.ended, 50, 100)
    fixture.stage.settle()
  }
}

/// Counts its layouts.
@MainActor
private final class CountingView: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
