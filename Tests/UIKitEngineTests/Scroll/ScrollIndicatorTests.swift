// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

/// The figures are the rows "scroll indicator" of the metrics.
@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
  private let fixture = ScrollFixture()
  private var scroll: UIScrollView { fixture.scroll }
  private var stage: Stage { fixture.stage }

  private var bar: UIView? { scroll.subviews.last }

  /// A bar's place in what is seen.
  private func place(of bar: UIView?) -> CGRect {
    bar?.frame.offsetBy(dx: -scroll.bounds.minX, dy: -scroll.bounds.minY) ?? .null
  }

  @Test("3 points thick, 3 from the edges, as long as the share that is seen")
  func geometry() {
    #expect(scroll.subviews.isEmpty)
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.count == 1)
    // 300 of 1000 are seen, on a track of 300 less 3 at each end.
    #expect(isClose(place(of: bar), CGRect(x: 194, y: 3, width: 3, height: 88.2)))
    #expect(bar?.layer.cornerRadius == 1.5)
    #expect(bar?.isUserInteractionEnabled == false)
    fixture.y = 700
    #expect(isClose(place(of: bar), CGRect(x: 194, y: 208.8, width: 3, height: 88.2)))
    fixture.y = 350
    #expect(isClose(place(of: bar).midY, 150))
  }

  @Test("At least 36 long, and down to 8 while the contents are past an end")
  func lengths() {
    scroll.contentSize.height = 100_000
    scroll.flashScrollIndicators()
    #expect(place(of: bar).height == 36)
    fixture.y = -10
    #expect(place(of: bar).height == 26)
    #expect(place(of: bar).minY == 3)
    fixture.y = -500
    #expect(place(of: bar).height == 8)
    fixture.y = 100_000
    #expect(place(of: bar).maxY == 297)
    #expect(place(of: bar).height == 8)
  }

  @Test("The horizontal bar lies at the lower edge")
  func horizontal() {
    scroll.contentSize = CGSize(width: 400, height: 300)
    scroll.flashScrollIndicators()
    #expect(isClose(place(of: bar), CGRect(x: 3, y: 294, width: 97, height: 3)))
    scroll.showsHorizontalScrollIndicator = false
    #expect(scroll.subviews.isEmpty)
  }

  @Test("From right to left the bar lies on the left")
  func mirrored() {
    scroll.semanticContentAttribute = .forceRightToLeft
    scroll.flashScrollIndicators()
    #expect(place(of: bar).minX == 3)
  }

  @Test("The indicator's own insets shorten the track, the contents' inset does not")
  func insets() {
    scroll.contentInset.top = 50
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 7, left: 0, bottom: 20, right: 5)
    scroll.flashScrollIndicators()
    #expect(place(of: bar).minY == 10)
    #expect(place(of: bar).maxX == 192)
    fixture.y = 700
    #expect(isClose(place(of: bar).maxY, 277))
  }

  @Test("The safe area shortens the track, unless that is not wanted")
  func safeArea() {
    let fixture = ScrollFixture(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let scroll = fixture.scroll
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.last?.frame.minY == 23 + fixture.y)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(scroll.subviews.last?.frame.minY == 3 + fixture.y)
  }

  @Test("A scroll from code shows the bars only where that is asked for")
  func shownByCode() {
    fixture.y = 20
    #expect(scroll.subviews.isEmpty)
    scroll.withScrollIndicatorsShown { fixture.y = 40 }
    #expect(scroll.subviews.count == 1)
    stage.settle()
    #expect(scroll.subviews.isEmpty)
  }

  @Test("Black at .35 in the light, white at .5 in the dark, or as told")
  func colors() {
    scroll.flashScrollIndicators()
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 0.35)
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(bar?.layer.model.backgroundColor == black)
    stage.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(bar?.layer.model.backgroundColor == white)
    scroll.indicatorStyle = .black
    #expect(bar?.layer.model.backgroundColor == black)
    scroll.indicatorStyle = .white
    #expect(bar?.layer.model.backgroundColor == white)
  }

  @Test("Shown while dragging, gone 1.2 seconds after rest, faded within 0.25")
  func fading() {
    stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
    #expect(bar?.alpha == 1)
    stage.advance(by: 5)
    #expect(bar?.alpha == 1)
    stage.finger(.ended, 100, 100)
    stage.advance(by: 1.1)
    #expect(bar?.alpha == 1)
    stage.advance(by: 0.1 + 0.125 + 1.0 / 60)
    let shown = bar?.layer.presented.opacity ?? -1
    #expect(shown > 0.3 && shown < 0.7)
    stage.settle()
    #expect(scroll.subviews.isEmpty)
  }

  @Test("Shown again while fading, a bar is there at once and stays")
  func shownAgain() {
    scroll.flashScrollIndicators()
    stage.advance(by: 1.3)
    scroll.flashScrollIndicators()
    #expect(bar?.layer.presented.opacity == 1)
    stage.advance(by: 1)
    #expect(bar?.layer.presented.opacity == 1)
    stage.settle()
    #expect(scroll.subviews.isEmpty)
  }

  @Test("A bar stays in front of contents that come later")
  func inFront() {
    scroll.flashScrollIndicators()
    let shown = bar
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 900)))
    fixture.y = 10
    #expect(bar === shown)
  }

  @Test("Contents that fit have no bar")
  func fits() {
    scroll.contentSize.height = 300
    scroll.flashScrollIndicators()
    #expect(scroll.subviews.isEmpty)
  }
}
