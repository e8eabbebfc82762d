// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("A tap on the status bar")
@MainActor
struct ScrollToTopTests {
  private let fixture = ScrollFixture(
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  )
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  private func tapStatusBar() {
    fixture.log = []
    stage.tap(100, 8)
    stage.settle()
  }

  init() { fixture.y = 500 }

  @Test("scrolls to the top in a motion, and the delegate is asked and told")
  func scrolls() {
    fixture.log = []
    stage.tap(100, 8)
    #expect(fixture.y == 500)
    stage.advance(by: 0.15)
    #expect(fixture.y > 0 && fixture.y < 500)
    stage.settle()
    #expect(fixture.y == -20)
    #expect(fixture.log == ["should top", "scroll", "did top"])
    tapStatusBar()
    #expect(fixture.log == ["should top", "did top"])
  }

  @Test("is nobody else's, and a tap below or a drag is no such tap")
  func others() {
    let view = TouchNotingView(frame: CGRect(x: 0, y: 400, width: 200, height: 300))
    scroll.addSubview(view)
    tapStatusBar()
    #expect(!view.phases.contains("ended"))
    fixture.y = 500
    view.phases = []
    stage.tap(100, 30)
    #expect(view.phases == ["began", "ended"] && fixture.y == 500)
    stage.finger(.began, 100, 5)
    stage.finger(.ended, 150, 5)
    stage.settle()
    #expect(fixture.y == 500)
  }

  @Test("does nothing where the delegate says no, or it is not wanted")
  func refused() {
    fixture.mayScrollToTop = false
    tapStatusBar()
    #expect(fixture.y == 500 && fixture.log == ["should top"])
    fixture.mayScrollToTop = true
    scroll.scrollsToTop = false
    tapStatusBar()
    #expect(fixture.y == 500 && fixture.log.isEmpty)
  }

  @Test("does nothing where two on the screen want it; one that is hidden or away does not count")
  func several() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
    stage.show(other)
    tapStatusBar()
    #expect(fixture.y == 500)
    other.isHidden = true
    tapStatusBar()
    #expect(fixture.y == -20)
    fixture.y = 500
    other.isHidden = false
    other.frame.origin.y = 900
    tapStatusBar()
    #expect(fixture.y == -20)
    fixture.y = 500
    other.frame.origin.y = 200
    other.scrollsToTop = false
    tapStatusBar()
    #expect(fixture.y == -20)
  }

  @Test("leaves a control there its tap")
  func control() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    stage.show(control)
    tapStatusBar()
    #expect(fixture.y == 500)
  }

  @Test("ends a slide")
  func sliding() {
    fixture.fling(by: -120)
    stage.advance(by: 0.1)
    // The touch itself stops the contents.
    tapStatusBar()
    #expect(fixture.y == -20)
    #expect(!scroll.isDecelerating && !scroll.isDragging)
  }
}
