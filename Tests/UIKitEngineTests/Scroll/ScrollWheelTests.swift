// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Wheels, trackpads and keys")
@MainActor
struct ScrollWheelTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  private func turn(_ dx: CGFloat, _ dy: CGFloat, isPrecise: Bool = false, y: CGFloat = 100) {
    stage.context.scrollRouter.dispatch(
      ScrollInput(
        point: CGPoint(x: 100, y: y),
        delta: CGVector(dx: dx, dy: dy),
        isPrecise: isPrecise
      )
    )
  }

  @Test("a notch moves smoothly and exactly, further notches add up")
  func notches() {
    turn(0, -60)
    #expect(fixture.y == 0)
    stage.advance(by: 0.05)
    let place = fixture.y
    #expect(place > 0 && place < 60)
    turn(0, -60)
    #expect(fixture.y == place)
    var last = place
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      #expect(fixture.y >= last && fixture.y <= 120)
      last = fixture.y
    }
    #expect(fixture.y == 120)
    #expect(fixture.log == ["will drag", "scroll", "will end drag", "did end drag false"])
    #expect(scroll.subviews.count <= 1)
    stage.settle()
    #expect(scroll.subviews.isEmpty)
  }

  @Test("a fine step moves at once; the wheel is at rest after 0.3 seconds without one")
  func precise() {
    turn(0, -7, isPrecise: true)
    #expect(fixture.y == 7)
    #expect(scroll.isDragging && !scroll.isTracking)
    stage.advance(by: 0.2)
    turn(0, -8, isPrecise: true)
    #expect(fixture.y == 15)
    stage.advance(by: 0.28)
    #expect(scroll.isDragging)
    stage.advance(by: 0.05)
    #expect(!scroll.isDragging)
    #expect(fixture.log == ["will drag", "scroll", "will end drag", "did end drag false"])
  }

  @Test("contents stop at their ends, without a rubber band")
  func ends() {
    turn(0, 500)
    stage.advance(by: 0.1)
    #expect(fixture.y == 0 && fixture.log.isEmpty)
    for _ in 0..<30 {
      turn(0, -80)
      stage.advance(by: 0.03)
      #expect(fixture.y <= 700)
    }
    stage.settle()
    #expect(fixture.y == 700)
    turn(0, 9999, isPrecise: true)
    #expect(fixture.y == 0)
  }

  @Test("the innermost with room moves, keeps the wheel at its end, and gives it up after a pause")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 300)
    scroll.addSubview(inner)
    for _ in 0..<10 {
      turn(0, -20, isPrecise: true)
      stage.advance(by: 0.05)
    }
    #expect(inner.contentOffset.y == 100 && fixture.y == 0)
    stage.advance(by: 0.31)
    turn(0, -20, isPrecise: true)
    #expect(inner.contentOffset.y == 100 && fixture.y == 20)
    // Still the outer one's, though the inner one has room in this direction.
    turn(0, 10, isPrecise: true)
    #expect(inner.contentOffset.y == 100 && fixture.y == 10)
    stage.advance(by: 0.31)
    turn(0, 10, isPrecise: true)
    #expect(inner.contentOffset.y == 90 && fixture.y == 10)
    turn(-30, 0, isPrecise: true)
    #expect(inner.contentOffset.x == 0)
    stage.settle()
  }

  @Test("one that is switched off, or takes no touches, is passed by")
  func disabled() {
    scroll.isScrollEnabled = false
    turn(0, -20, isPrecise: true)
    #expect(fixture.y == 0)
    scroll.isScrollEnabled = true
    scroll.isUserInteractionEnabled = false
    turn(0, -20, isPrecise: true)
    #expect(fixture.y == 0 && fixture.log.isEmpty)
  }

  @Test("a finger ends the wheel, and the wheel waits for a finger")
  func finger() {
    turn(0, -60)
    stage.advance(by: 0.05)
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
    #expect(
      fixture.log == [
        "will drag", "scroll", "will end drag", "did end drag false", "will drag", "scroll",
      ]
    )
    let place = fixture.y
    turn(0, -60, isPrecise: true)
    #expect(fixture.y == place)
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 150)
    stage.settle()
    #expect(fixture.log.last == "did end drag false")
  }

  @Test("a wheel stops a slide, and turns pages that come to rest at one")
  func slideAndPages() {
    fixture.fling(by: -120)
    stage.advance(by: 0.05)
    fixture.log = []
    turn(0, -5, isPrecise: true)
    #expect(fixture.log == ["did slide", "will drag", "scroll"])
    stage.settle()
    scroll.isPagingEnabled = true
    scroll.setContentOffset(.zero, animated: false)
    turn(0, -200, isPrecise: true)
    stage.settle()
    #expect(fixture.y == 300)
    #expect(fixture.log.suffix(4) == ["did end drag true", "will slide", "scroll", "did slide"])
  }

  @Test("a view that goes off the screen ends what the wheel does")
  func removed() {
    turn(0, -60)
    stage.advance(by: 0.05)
    scroll.removeFromSuperview()
    #expect(!scroll.isDragging && fixture.log.last == "did end drag false")
    stage.settle()
  }

  @Test("nothing and what is not finite is ignored")
  func odd() {
    turn(0, 0)
    turn(.nan, 5)
    turn(0, -.infinity)
    turn(0, -20, y: 5000)
    turn(0, -20, y: .nan)
    stage.settle()
    #expect(fixture.y == 0 && fixture.log.isEmpty)
  }

  @Test("keys go by nine tenths of a page, to the ends and no further")
  func keys() {
    #expect(scroll.scroll(byPages: 1))
    stage.settle()
    #expect(isClose(fixture.y, 270))
    #expect(scroll.scroll(byPages: 5))
    stage.settle()
    #expect(fixture.y == 700)
    #expect(!scroll.scroll(byPages: 1))
    #expect(scroll.scrollToEdge(isEnd: false))
    stage.settle()
    #expect(fixture.y == 0)
    scroll.allowsKeyboardScrolling = false
    #expect(!scroll.scrollToEdge(isEnd: true))
  }
}
