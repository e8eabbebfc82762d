// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Contents that change while they move, and odd values")
@MainActor
struct ScrollChangeTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  @Test("shorter contents: a slide turns back to their end, a drag does when it is over")
  func shorter() {
    scroll.contentSize.height = 5000
    fixture.fling(by: -250)
    stage.advance(by: 0.2)
    scroll.contentSize.height = 500
    stage.settle()
    #expect(fixture.y == 200 && fixture.log.last == "did slide")
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 80))
    scroll.contentSize.height = 400
    stage.advance(by: 0.5)
    stage.finger(.ended, 100, 80)
    stage.settle()
    #expect(fixture.y == 100)
  }

  @Test("an animation to a place that is gone ends at the end")
  func animationTarget() {
    scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.advance(by: 0.1)
    scroll.contentSize.height = 500
    stage.settle()
    #expect(fixture.y == 200)
  }

  @Test("under a finger that rests the contents wait until it is lifted")
  func underFinger() {
    fixture.y = 700
    stage.finger(.began, 100, 100)
    scroll.contentSize.height = 500
    stage.advance(by: 0.3)
    #expect(fixture.y == 700)
    stage.finger(.ended, 100, 100)
    stage.settle()
    #expect(fixture.y == 200)
  }

  @Test("a larger view, as after a turn of the phone, shows the end, in motion or not")
  func resized() {
    fixture.y = 700
    scroll.frame.size = CGSize(width: 300, height: 500)
    #expect(fixture.y == 500)
    scroll.frame.size = CGSize(width: 200, height: 300)
    #expect(fixture.y == 500)
    fixture.fling(by: -250)
    stage.advance(by: 0.05)
    scroll.frame.size = CGSize(width: 200, height: 600)
    stage.settle()
    #expect(fixture.y == 400)
  }

  @Test("a smaller inset takes contents back that stood in it")
  func inset() {
    scroll.contentInset.bottom = 200
    fixture.y = 900
    scroll.contentInset.bottom = 0
    #expect(fixture.y == 700)
    stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200))
    let place = fixture.y
    scroll.contentInset.top = 50
    #expect(fixture.y == place)
    stage.finger(.ended, 100, 200)
    stage.settle()
  }

  @Test("contents that fit lie where their alignment says, larger ones at their own offset")
  func alignment() {
    scroll.contentSize = CGSize(width: 100, height: 100)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    #expect(scroll.contentOffset == CGPoint(x: -50, y: 0))
    scroll.contentAlignmentPoint = .zero
    #expect(scroll.contentOffset == .zero)
  }

  @Test("whether an axis scrolls decides on the safe area, and is found out again when it changes")
  func scrollableAxes() {
    let fixture = ScrollFixture(safeArea: UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0))
    fixture.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    fixture.scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(fixture.scroll.adjustedContentInset == .zero)
    #expect(fixture.y == 0)
    fixture.scroll.alwaysBounceVertical = true
    #expect(fixture.scroll.adjustedContentInset.top == 20)
    #expect(fixture.y == -20)
    fixture.scroll.alwaysBounceVertical = false
    fixture.scroll.frame.size.height = 50
    #expect(fixture.scroll.adjustedContentInset.top == 20)
  }

  @Test("rates by which nothing comes to rest are taken as the nearest that do, with one warning")
  func rates() {
    Warnings.forgetAll()
    for rate in [CGFloat(0), -1, 1, 7, .nan, .infinity, 0.999_999_9, 1e-30] {
      let fixture = ScrollFixture(content: CGSize(width: 200, height: 50_000))
      fixture.scroll.decelerationRate = .init(rawValue: rate)
      fixture.fling(by: -100)
      fixture.stage.settle()
      fixture.stage.advance(by: 60)
      #expect(!fixture.scroll.isDecelerating, "\(rate)")
      #expect(fixture.y > 80 && fixture.y <= 49_700, "\(rate)")
    }
    #expect(Warnings.logged.count { $0.contains("deceleration rate") } == 1)
  }

  @Test("a target that is outside is the nearest that is not")
  func target() {
    fixture.target = CGPoint(x: 50, y: 99_999)
    fixture.fling(by: -60)
    stage.settle()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 700))
  }

  @Test("a view without extent, and one that is larger than anything, take all of it")
  func extents() {
    scroll.frame.size = .zero
    scroll.contentSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 10)
    scroll.isPagingEnabled = true
    scroll.flashScrollIndicators()
    scroll.frame.size = CGSize(width: 200, height: 300)
    fixture.fling(by: -100)
    stage.settle()
    #expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite)
    scroll.contentSize = CGSize(width: -50, height: -50)
    stage.settle()
    #expect(scroll.contentOffset == .zero)
  }

  @Test("an empty, null or infinite part is not scrolled to, or to an end")
  func rects() {
    fixture.y = 100
    for rect in [CGRect.null, .zero, CGRect(x: 0, y: 900, width: 0, height: 0)] {
      scroll.scrollRectToVisible(rect, animated: false)
      #expect(fixture.y == 100)
    }
    scroll.scrollRectToVisible(.infinite, animated: false)
    #expect(fixture.y >= 0 && fixture.y <= 700)
  }

  @Test("another scroll takes the place of one to a row of a table")
  func otherThanRow() {
    let fixture = TableFixture([.numbers(200)])
    fixture.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: true)
    fixture.advance(by: 0.1)
    fixture.table.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    fixture.settle()
    #expect(fixture.table.contentOffset.y == 40)
  }

  @Test("values that are not finite stop the process and say which they were")
  func traps() async {
    var result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scroll = UIScrollView(frame: .zero)
        scroll.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
      }
    }
    #expect(message(of: result).contains("contentOffset of <UIScrollView"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView(frame: .zero).contentSize.height = .nan }
    }
    #expect(message(of: result).contains("contentSize of <UIScrollView"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView(frame: .zero).contentInset.bottom = .infinity }
    }
    #expect(message(of: result).contains("contentInset of <UIScrollView"))
  }
}
