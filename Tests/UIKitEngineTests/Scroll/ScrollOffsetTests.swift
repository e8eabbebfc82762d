// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Scrolling from code")
@MainActor
struct ScrollOffsetTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  @Test("Defaults are those of behaviour 64")
  func defaults() {
    let fresh = UIScrollView(frame: .zero)
    #expect(fresh.bounces && fresh.isScrollEnabled && fresh.clipsToBounds)
    #expect(fresh.showsVerticalScrollIndicator && fresh.showsHorizontalScrollIndicator)
    #expect(!fresh.alwaysBounceVertical && !fresh.alwaysBounceHorizontal)
    #expect(fresh.contentInsetAdjustmentBehavior == .automatic)
    #expect(fresh.indicatorStyle == .default)
    #expect(fresh.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(!fresh.isDragging && !fresh.isTracking && !fresh.isDecelerating)
  }

  @Test("The delegate hears of any change of the offset, at once, and only of changes")
  func didScroll() {
    fixture.y = 100
    #expect(fixture.log == ["scroll"])
    fixture.log = []
    fixture.y = 100
    #expect(fixture.log.isEmpty)
    scroll.bounds.origin.y = 120
    #expect(fixture.log == ["scroll"])
    #expect(fixture.y == 120)
  }

  @Test("An offset from code is taken as it is, also outside")
  func outside() {
    scroll.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
    #expect(fixture.y == -50)
    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
    stage.settle()
    #expect(fixture.y == 5000)
  }

  @Test("An animated scroll takes 0.3 seconds (grade K), scrolls first and then says that it ended")
  func animated() {
    fixture.isLoggingScrolls = true
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(fixture.y == 0)
    #expect(fixture.log.isEmpty)
    stage.advance(by: 0.15)
    #expect(isClose(fixture.y, 200, within: 1))
    #expect(!scroll.isDecelerating)
    stage.advance(by: 0.15)
    #expect(fixture.y == 400)
    #expect(fixture.log == ["scroll", "did animate"])
    fixture.log = []
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.settle()
    #expect(fixture.log.isEmpty)
  }

  @Test("Another target on the way is gone to from where the contents are, with one end")
  func retarget() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.advance(by: 0.15)
    let middle = fixture.y
    scroll.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    #expect(fixture.y == middle)
    stage.settle()
    #expect(fixture.y == 0)
    #expect(fixture.log.count { $0 == "did animate" } == 1)
  }

  @Test("A jump ends an animated scroll")
  func jump() {
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.advance(by: 0.1)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    stage.settle()
    #expect(fixture.y == 30)
  }

  @Test("Off screen, and with animation switched off, there is only the jump")
  func noAnimation() {
    let off = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    off.contentSize = CGSize(width: 100, height: 900)
    off.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(off.contentOffset.y == 200)
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    stage.advance(by: 0.1)
    let place = fixture.y
    scroll.removeFromSuperview()
    stage.advance(by: 1)
    #expect(fixture.y == place)
  }

  @Test("Inside UIView.animate the contents move with the animation")
  func viewAnimation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scroll.contentOffset.y = 100
    }
    #expect(fixture.y == 100)
    #expect(fixture.log == ["scroll"])
    stage.advance(by: 0.5)
    #expect(isClose(scroll.layer.presented.boundsOrigin.y, 50))
  }

  // MARK: scrollRectToVisible

  @Test("A part is scrolled to its nearest edge, not at all where it is seen, and never outside")
  func rectToVisible() {
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return fixture.y
    }
    #expect(show(100, 50) == 0)
    #expect(show(500, 100) == 300)
    #expect(show(350, 50) == 300)
    #expect(show(200, 50) == 200)
    #expect(show(990, 50) == 700)
    #expect(show(-100, 10) == 0)
  }

  @Test("The inset is no place to be seen in")
  func rectBesideInset() {
    scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    fixture.y = 300
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: false)
    #expect(fixture.y == 260)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 540, width: 10, height: 10), animated: false)
    #expect(fixture.y == 310)
  }

  // MARK: Insets

  @Test("Contents at the top stay there when the inset changes, others stay where they are")
  func inset() {
    scroll.contentInset.top = 30
    #expect(fixture.y == -30)
    #expect(fixture.log == ["inset", "scroll"])
    fixture.y = 200
    scroll.contentInset.top = 50
    #expect(fixture.y == 200)
    #expect(scroll.adjustedContentInset.top == 50)
  }

  @Test(
    "What the safe area adds depends on the behavior",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGFloat(0), CGFloat(0)),
      (.always, 20, 10), (.automatic, 20, 0), (.scrollableAxes, 20, 0),
    ]
  )
  func safeArea(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    top: CGFloat,
    left: CGFloat
  ) {
    let fixture = ScrollFixture(
      safeArea: UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    )
    fixture.scroll.contentInsetAdjustmentBehavior = behavior
    fixture.scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let expected = UIEdgeInsets(top: top + 1, left: left + 2, bottom: 3, right: 4)
    #expect(fixture.scroll.adjustedContentInset == expected)
    #expect(fixture.y == -(top + 1))
    fixture.scroll.contentSize = CGSize(width: 200, height: 10)
    let isKept = behavior == .always || behavior == .automatic
    #expect(fixture.scroll.adjustedContentInset.top == (isKept ? top : 0) + 1)
  }

  @Test("An offset that is not a number stops the process")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UIScrollView(frame: .zero).contentOffset.y = .nan }
    }
    #expect(message(of: result).contains("contentOffset of <UIScrollView"))
  }
}
