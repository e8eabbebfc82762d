// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

/// What a scroll view knows of a wheel or trackpad that moves its contents.
struct WheelSession {
  /// Ends the session once the wheel has been quiet for long enough.
  var end: ScheduledCall?
}

extension UIScrollView {
  /// Seconds without a step after which a wheel has come to rest.
  static let wheelPause: TimeInterval = 0.3
  /// The spring that takes the contents over a notch, in radians per second: about a quarter second.
  private static let notchFrequency = 30.0

  /// Moves the contents as a wheel or trackpad does: within their ends, without a rubber band.
  ///
  /// To the delegate it is a drag: it hears that the drag begins, of each movement, and after 0.3
  /// seconds without a step that the drag has ended. On iPadOS a wheel moves contents through their
  /// pan recognizer as well; that the calls are just these is inferred.
  ///
  /// - Parameters:
  ///   - delta: Points; positive parts move the contents down and to the right.
  ///   - isPrecise: Whether the contents go there at once; a notch takes them there smoothly.
  func turnWheel(by delta: CGVector, isPrecise: Bool) {
    guard let scheduler = attachment?.scheduler, wheel != nil || !isBeingDragged else { return }
    if wheel == nil { beginWheel() }
    // The delegate may have taken the view away, or ended the drag.
    guard wheel != nil else { return }
    let base = motion.map { $0.kind == .wheel ? $0.target : contentOffset } ?? contentOffset
    let target = clamped(
      CGPoint(
        x: scrolls(.horizontal) ? base.x - delta.dx : base.x,
        y: scrolls(.vertical) ? base.y - delta.dy : base.y
      )
    )
    endWheelSoon(on: scheduler)
    if isPrecise {
      stopMotion()
      scroll(to: target)
    } else {
      goSmoothly(to: target)
    }
  }

  private func goSmoothly(to target: CGPoint) {
    guard target != contentOffset || motion != nil else { return }
    let velocity = motion?.velocity ?? .zero
    let (x, y) = glides(velocity: .zero)
    func notch(_ glide: ScrollGlide, _ target: CGFloat, _ velocity: CGFloat) -> ScrollGlide {
      glide.drawn(
        to: Double(target),
        velocity: Double(velocity),
        frequency: UIScrollView.notchFrequency
      )
    }
    begin(
      ScrollMotion(
        kind: .wheel,
        x: notch(x, target.x, velocity.dx),
        y: notch(y, target.y, velocity.dy)
      )
    )
  }

  private func beginWheel() {
    interruptMotion()
    drag = ScrollDrag()
    wheel = WheelSession()
    isBeingDragged = true
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardOnDrag()
  }

  private func endWheelSoon(on scheduler: FrameScheduler) {
    wheel?.end?.cancel()
    wheel?.end = scheduler.call(after: UIScrollView.wheelPause) { [weak self, weak scheduler] in
      guard let self, let scheduler, wheel != nil else { return }
      if motion?.kind == .wheel { return endWheelSoon(on: scheduler) }
      wheel = nil
      endDrag(velocity: .zero)
    }
  }

  /// Ends what a wheel does at once: a finger has come, or the view has left the screen.
  func endWheel() {
    guard let session = wheel else { return }
    session.end?.cancel()
    wheel = nil
    if motion?.kind == .wheel { stopMotion() }
    var target = contentOffset
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: .zero,
      targetContentOffset: &target
    )
    isBeingDragged = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    if motion == nil { indicators.hideSoon() }
  }

  // MARK: Keys

  /// Scrolls by pages, as the page keys and the space bar do; a little of the page stays in sight.
  ///
  /// Does nothing where `allowsKeyboardScrolling` is false. That a tenth stays is inferred.
  ///
  /// - Parameter pages: Positive toward the end, negative toward the start.
  /// - Returns: Whether there was anything to scroll.
  @discardableResult
  package func scroll(byPages pages: CGFloat) -> Bool {
    let inset = effectiveContentInset
    let axis: ScrollAxis = scrolls(.vertical) ? .vertical : .horizontal
    let seen =
      axis == .vertical
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    let way = pages * max(seen, 0) * 0.9
    let base = motion.map { $0.kind == .animation ? $0.target : contentOffset } ?? contentOffset
    return scrollByKey(
      to: axis == .vertical
        ? CGPoint(x: base.x, y: base.y + way) : CGPoint(x: base.x + way, y: base.y)
    )
  }

  /// Scrolls to the start or the end of the contents, as the keys Home and End do.
  ///
  /// Does nothing where `allowsKeyboardScrolling` is false.
  ///
  /// - Parameter isEnd: Whether to scroll to the end.
  /// - Returns: Whether there was anything to scroll.
  @discardableResult
  package func scrollToEdge(isEnd: Bool) -> Bool {
    let range = offsetRange
    let edge = isEnd ? range.greatest : range.least
    return scrollByKey(
      to: scrolls(.vertical)
        ? CGPoint(x: contentOffset.x, y: edge.y) : CGPoint(x: edge.x, y: contentOffset.y)
    )
  }

  private func scrollByKey(to offset: CGPoint) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled, !isBeingDragged else { return false }
    let target = clamped(offset)
    guard target != contentOffset else { return false }
    interruptMotion()
    setContentOffset(target, animated: true)
    return true
  }
}
