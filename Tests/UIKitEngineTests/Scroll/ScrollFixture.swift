// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UIKitEngine

/// A scroll view of 200 by 300 points on 1000 points of contents, whose delegate notes its calls.
@MainActor
final class ScrollFixture: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  /// Calls but for `scrollViewDidScroll`, a run of which is one "scroll".
  var log: [String] = []
  var isLoggingScrolls = true
  var target: CGPoint?
  var velocity: CGPoint?
  var proposed: CGPoint?
  var mayScrollToTop = true
  /// What the scroll view says of itself at each call: tracking, dragging, decelerating.
  var states: [String] = []
  /// Called at each call, after it was noted.
  var onCall: (String) -> Void = { _ in }

  init(content: CGSize = CGSize(width: 200, height: 1000), safeArea: UIEdgeInsets = .zero) {
    stage = Stage(safeArea: safeArea)
    super.init()
    scroll.contentSize = content
    stage.show(scroll)
    scroll.delegate = self
  }

  var y: CGFloat {
    get { scroll.contentOffset.y }
    set { scroll.contentOffset.y = newValue }
  }

  /// Drags by a distance within `steps` frames and lifts the finger at speed.
  func fling(by distance: CGFloat, steps: Int = 6) {
    let start = CGPoint(x: 100, y: distance < 0 ? 290 : 10)
    let end = CGPoint(x: 100, y: start.y + distance)
    stage.drag(from: start, to: end, steps: steps)
    stage.finger(.ended, end.x, end.y)
  }

  private func note(_ line: String) {
    log.append(line)
    let state = [
      scroll.isTracking ? "tracking" : "", scroll.isDragging ? "dragging" : "",
      scroll.isDecelerating ? "decelerating" : "",
    ]
    states.append(line + ": " + state.filter { !$0.isEmpty }.joined(separator: " "))
    onCall(line)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if isLoggingScrolls, log.last != "scroll" { note("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("will end drag")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("did end drag \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will slide") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("did slide") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("did animate") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note("should top")
    return mayScrollToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("did top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
