// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

/// The pan that moves a scroll view's contents.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(ScrollPanRecognizer.didPan, "didPan:"))
  }

  private func didPan(_ sender: UIPanGestureRecognizer) { scrollView?.handlePan(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard scrollView?.hold() == true else { return }
    // A touch that stops the contents does nothing else: no row is selected by it.
    for touch in touches { touch.isTakenFromView = true }
  }

  /// Only ways that move the contents count, so that another scroll view can have the rest.
  ///
  /// Inferred.
  override func length(of way: CGVector) -> CGFloat {
    guard let scrollView else { return 0 }
    return hypot(
      scrollView.scrollsHorizontally ? way.dx : 0,
      scrollView.scrollsVertically ? way.dy : 0
    )
  }

  /// Lets go of contents that were held but not moved.
  override func reset() {
    super.reset()
    scrollView?.letGo()
  }
}

extension UIScrollView {
  fileprivate var scrollsVertically: Bool {
    alwaysBounceVertical || offsetRange.greatest.y > offsetRange.least.y
  }

  fileprivate var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || offsetRange.greatest.x > offsetRange.least.x
  }

  /// A finger on contents that slide holds them where they are; false where they do not slide.
  fileprivate func hold() -> Bool {
    guard motion?.isDeceleration == true else { return false }
    stopMotion()
    isHeld = true
    delegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// The finger that held the contents is gone.
  fileprivate func letGo() {
    guard isHeld else { return }
    isHeld = false
    guard motion == nil, !isDragging else { return }
    if clamped(contentOffset) != contentOffset { bounceBack() } else { indicators.hideSoon() }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stopMotion()
      isHeld = false
      dragStartOffset = unbanded(contentOffset)
      isDraggingStorage = true
      indicators.show()
      delegate?.scrollViewWillBeginDragging(self)
      drag(pan)
    case .changed:
      drag(pan)
    case .ended:
      endDrag(velocity: pan.velocity(in: self))
    case .cancelled, .failed:
      endDrag(velocity: .zero)
    case .possible:
      break
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self)
    let range = offsetRange
    var offset = contentOffset
    if scrollsVertically {
      offset.y = banded(
        dragStartOffset.y - moved.y,
        range.least.y,
        range.greatest.y,
        length: bounds.height
      )
    }
    if scrollsHorizontally {
      offset.x = banded(
        dragStartOffset.x - moved.x,
        range.least.x,
        range.greatest.x,
        length: bounds.width
      )
    }
    scroll(to: offset)
  }

  /// Past an end the contents follow the finger ever less.
  private func banded(
    _ value: CGFloat,
    _ least: CGFloat,
    _ greatest: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    let inside = min(max(value, least), greatest)
    guard bounces, value != inside else { return inside }
    let band = RubberBand(dimension: Double(length))
    let past = CGFloat(band.offset(forDistance: Double(abs(value - inside))))
    return value < inside ? inside - past : inside + past
  }

  /// Where the finger would have pulled contents that are past an end to.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    func pulled(_ past: CGFloat, _ length: CGFloat) -> CGFloat {
      guard past != 0, bounces else { return 0 }
      let distance = RubberBand(dimension: Double(length)).distance(forOffset: Double(past))
      return CGFloat(distance.isFinite ? distance : Double(past))
    }
    return CGPoint(
      x: inside.x + pulled(offset.x - inside.x, bounds.width),
      y: inside.y + pulled(offset.y - inside.y, bounds.height)
    )
  }

  private func endDrag(velocity: CGPoint) {
    isDraggingStorage = false
    let speed = CGPoint(
      x: scrollsHorizontally ? -velocity.x : 0,
      y: scrollsVertically ? -velocity.y : 0
    )
    let start = contentOffset
    let isPastEnd = clamped(start) != start
    func slide(_ position: CGFloat, _ speed: CGFloat) -> ScrollDeceleration {
      ScrollDeceleration(
        initialPosition: Double(position),
        initialVelocity: Double(speed),
        rate: Double(decelerationRate.rawValue)
      )
    }
    let (slideX, slideY) = (slide(start.x, speed.x), slide(start.y, speed.y))
    var target = CGPoint(x: slideX.finalPosition, y: slideY.finalPosition)
    target = clamped(isPastEnd ? start : target)
    let natural = target
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
      targetContentOffset: &target
    )
    let isMoving =
      max(abs(speed.x), abs(speed.y)) > UIScrollView.restSpeed || isPastEnd || target != natural
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    guard isMoving, let scheduler = attachment?.scheduler else { return indicators.hideSoon() }
    delegate?.scrollViewWillBeginDecelerating(self)
    if isPastEnd { return bounceBack() }
    let rest = clamped(target)
    // The way is scaled so that it ends exactly at the target, an end of the contents included.
    let slower = abs(speed.x) > abs(speed.y) ? slideX : slideY
    let duration = max(slower.duration(untilSpeedBelow: Double(UIScrollView.restSpeed)), 0.05)
    let whole = slower.position(at: duration) - slower.initialPosition
    begin(
      ScrollMotion(
        kind: .deceleration,
        start: scheduler.now,
        duration: duration,
        target: rest
      ) { elapsed, duration, _ in
        let made = slower.position(at: elapsed) - slower.initialPosition
        let share = CGFloat(whole == 0 ? elapsed / duration : made / whole)
        return CGPoint(
          x: start.x + (rest.x - start.x) * share,
          y: start.y + (rest.y - start.y) * share
        )
      }
    )
  }

  /// Contents slower than this, in points per second, are at rest.
  ///
  /// Inferred.
  private static let restSpeed: CGFloat = 10
}
