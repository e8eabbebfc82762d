// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIScrollView {
  /// Seconds that an animated scroll from code takes.
  ///
  /// Grade K: the usual 0.3.
  static let scrollDuration: TimeInterval = 0.3

  /// Goes to a point at once; what moves the contents by itself is over.
  func jump(to offset: CGPoint) {
    interruptMotion()
    setOffset(offset)
  }

  /// Goes to a point in a motion, and has the delegate, or `arrival`, hear that it has ended.
  func animateScroll(to offset: CGPoint, arrival: (() -> Void)? = nil) {
    requireFinite(offset, "contentOffset")
    guard let scheduler = attachment?.scheduler, UIView.areAnimationsEnabled else {
      jump(to: offset)
      arrival?()
      return
    }
    interruptMotion()
    guard offset != contentOffset else { return }
    let animation = ScrollMotion(from: contentOffset, to: offset, at: scheduler.now)
    animation.onArrival = arrival
    begin(animation)
  }

  /// Scrolls to the top as a tap on the status bar does, if the delegate agrees.
  ///
  /// The delegate hears of the arrival through `scrollViewDidScrollToTop(_:)` alone. Inferred.
  func scrollToTop() {
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.least.y)
    let tell: () -> Void = { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidScrollToTop(self)
    }
    guard contentOffset != top else { return tell() }
    animateScroll(to: top, arrival: tell)
  }

  func stopEverything() {
    endWheel()
    if isBeingDragged || isHeld {
      // A recognizer that is turned off lets go of its fingers.
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
    }
    interruptMotion()
    contentOffset = clamped(contentOffset)
    indicators.hideSoon()
  }
}
