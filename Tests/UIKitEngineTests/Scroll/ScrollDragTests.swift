// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Scrolling with a finger")
@MainActor
struct ScrollDragTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  @Test("A fling: every call in UIKit's order, to rest where it was said that it would")
  func fling() {
    fixture.fling(by: -120)
    #expect(scroll.isDecelerating)
    #expect(scroll.isDragging && !scroll.isTracking)
    stage.settle()
    #expect(!scroll.isDragging && !scroll.isDecelerating)
    #expect(
      fixture.log == [
        "will drag", "scroll", "will end drag", "did end drag true", "will slide", "scroll",
        "did slide",
      ]
    )
    #expect(isClose(fixture.y, fixture.proposed?.y ?? -1, within: 0.001))
    // 20 points a frame are 1.2 points a millisecond; the slop's frame is not part of the way.
    #expect(isClose(fixture.velocity?.y ?? 0, 1.2, within: 0.001))
  }

  @Test("The way after the finger is v / -1000 ln(rate): 0.998 of the speed a millisecond")
  func decelerationWay() {
    fixture.fling(by: -120)
    let start = fixture.y
    let way = CGFloat(1200 / (-1000 * log(0.998)))
    stage.settle()
    #expect(fixture.y == (min(start + way, 700) * 2).rounded() / 2)
  }

  @Test("Contents that move stand on whole pixels in each frame; what an app sets stays as it is")
  func wholePixels() {
    fixture.fling(by: -90)
    while scroll.isDecelerating {
      stage.advance(by: 1.0 / 60)
      #expect(fixture.y * 2 == (fixture.y * 2).rounded())
    }
    scroll.contentOffset.y = 100.3
    #expect(fixture.y == 100.3)
  }

  @Test("A slide that would go further ends exactly at the end of the contents")
  func exactEnd() {
    for _ in 0..<4 { fixture.fling(by: -250) }
    stage.settle()
    #expect(fixture.y == 700)
    #expect(fixture.proposed?.y == 700)
    for _ in 0..<6 { fixture.fling(by: 250) }
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("A finger that rests before it is lifted leaves the contents where they are")
  func slow() {
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 140))
    #expect(scroll.isDragging && scroll.isTracking)
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 140)
    #expect(fixture.log.last == "did end drag false")
    #expect(!scroll.isDecelerating)
    // 6 points a step: the pan begins with the second step, at 12.
    #expect(fixture.y == 48)
  }

  @Test("The delegate may choose where the contents come to rest")
  func chosenTarget() {
    fixture.target = CGPoint(x: 0, y: 100)
    fixture.fling(by: -60)
    stage.settle()
    #expect(fixture.y == 100)
    #expect(fixture.log.last == "did slide")
  }

  @Test("Past an end the contents follow by the rubber band's formula, and come back")
  func rubberBand() {
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    // 10 points of the 100 are the slop's step.
    let pulled: CGFloat = 90
    let expected = (1 - 1 / (pulled * 0.55 / 300 + 1)) * 300
    // On whole pixels, of which a point has two.
    #expect(fixture.y == (-expected * 2).rounded() / 2)
    stage.advance(by: 0.3)
    stage.finger(.ended, 100, 150)
    #expect(fixture.log.suffix(2) == ["did end drag true", "will slide"])
    #expect(fixture.proposed == .zero)
    stage.settle()
    #expect(fixture.y == 0)
    #expect(fixture.log.last == "did slide")
  }

  @Test("Without bouncing the contents stop at the end")
  func noBounce() {
    scroll.bounces = false
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150))
    #expect(fixture.y == 0)
    stage.finger(.ended, 100, 150)
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("A finger stops a slide, the delegate hears of it (iOS 13 and later), and nothing goes on")
  func stopped() {
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    let place = fixture.y
    fixture.log = []
    stage.finger(.began, 100, 100)
    #expect(!scroll.isDecelerating && scroll.isTracking && scroll.isDragging)
    // Contents in motion are tracked at once, without a slop.
    #expect(fixture.log == ["did slide", "will drag"])
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 100)
    #expect(fixture.log == ["did slide", "will drag", "will end drag", "did end drag false"])
    stage.settle()
    #expect(fixture.y == place)
    #expect(scroll.subviews.isEmpty)
  }

  @Test("A touch that stops a slide reaches no view in the contents, the next one does (inferred)")
  func stoppingTouch() {
    let view = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    scroll.addSubview(view)
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    view.phases = []
    stage.tap(100, 100)
    #expect(view.phases.isEmpty)
    stage.tap(100, 100)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("A finger on contents that bounce holds them; lifted, they go on coming back")
  func heldBounce() {
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 200))
    stage.finger(.ended, 100, 200)
    stage.advance(by: 0.05)
    let place = fixture.y
    #expect(place < -1)
    stage.finger(.began, 100, 100)
    stage.advance(by: 0.5)
    #expect(fixture.y == place)
    stage.finger(.ended, 100, 100)
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("Contents that are past an end do not jump when a finger takes hold of them")
  func grabbed() {
    stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 250))
    stage.finger(.ended, 100, 250)
    stage.advance(by: 0.05)
    let place = fixture.y
    #expect(place < -10)
    stage.finger(.began, 100, 100)
    #expect(fixture.y == place)
    stage.finger(.moved, 100, 101)
    #expect(fixture.y < place)
    #expect(fixture.y > place - 1)
    stage.finger(.ended, 100, 101)
  }

  @Test("A drag that is cut off ends without a slide")
  func disabled() {
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
    let place = fixture.y
    scroll.isScrollEnabled = false
    #expect(fixture.log.last == "did end drag false")
    stage.finger(.moved, 100, 50)
    stage.finger(.ended, 100, 50)
    stage.settle()
    #expect(fixture.y == place)
    fixture.log = []
    fixture.fling(by: -100)
    #expect(fixture.log.isEmpty)
  }

  @Test("Contents that fit are not dragged unless they always bounce")
  func fits() {
    scroll.contentSize = CGSize(width: 200, height: 100)
    fixture.log = []
    fixture.fling(by: 100)
    #expect(fixture.log.isEmpty)
    scroll.alwaysBounceVertical = true
    stage.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 100))
    #expect(fixture.y < -10)
    stage.finger(.ended, 100, 100)
    stage.settle()
    #expect(fixture.y == 0)
  }

  @Test("Empty contents rest at the upper left")
  func empty() {
    scroll.contentSize = .zero
    scroll.contentInset.top = 10
    scroll.alwaysBounceVertical = true
    fixture.fling(by: 100)
    stage.settle()
    #expect(fixture.y == -10)
    #expect(scroll.subviews.isEmpty)
  }
}
