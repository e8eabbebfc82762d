// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Paging")
@MainActor
struct ScrollPagingTests {
  private let fixture = ScrollFixture(content: CGSize(width: 900, height: 300))
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }
  private var x: CGFloat { scroll.contentOffset.x }

  init() { scroll.isPagingEnabled = true }

  private func drag(by distance: CGFloat, steps: Int = 6, rest: Double = 0) {
    let start: CGFloat = distance < 0 ? 195 : 5
    stage.drag(
      from: CGPoint(x: start, y: 100),
      to: CGPoint(x: start + distance, y: 100),
      steps: steps
    )
    if rest > 0 { stage.advance(by: rest) }
    stage.finger(.ended, start + distance, 100)
  }

  @Test("a quick finger turns one page, however far it would have slid")
  func flick() {
    drag(by: -60)
    #expect(fixture.proposed?.x == 200)
    var last = x
    while scroll.isDecelerating {
      stage.advance(by: 1.0 / 60)
      #expect(x >= last && x <= 200)
      last = x
    }
    #expect(x == 200)
    #expect(
      fixture.log == [
        "will drag", "scroll", "will end drag", "did end drag true", "will slide", "scroll",
        "did slide",
      ]
    )
    drag(by: -190)
    stage.settle()
    #expect(x == 400)
    drag(by: 60)
    stage.settle()
    #expect(x == 200)
  }

  @Test("a slow one goes to the page of which more is seen")
  func half() {
    drag(by: -90, rest: 0.5)
    stage.settle()
    #expect(x == 0)
    drag(by: -150, rest: 0.5)
    stage.settle()
    #expect(x == 200)
  }

  @Test("the last page is the end of the contents, and the ends bounce")
  func ends() {
    for _ in 0..<6 {
      drag(by: -100)
      stage.settle()
    }
    #expect(x == 700)
    scroll.setContentOffset(.zero, animated: false)
    drag(by: 150)
    #expect(x < -10)
    stage.settle()
    #expect(x == 0)
  }

  @Test("the target cannot be changed (documented), and contents at a page stay")
  func target() {
    fixture.target = CGPoint(x: 130, y: 0)
    drag(by: -60)
    stage.settle()
    #expect(x == 200)
    fixture.log = []
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100), steps: 5)
    stage.move(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 110, y: 100), steps: 5)
    stage.advance(by: 0.4)
    stage.finger(.ended, 110, 100)
    #expect(fixture.log.last == "did end drag false")
    #expect(x == 200)
  }
}
