// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

/// What a scroll view knows of the finger that moves its contents.
struct ScrollDrag {
  /// Where the contents would be if no edge had held them back and the finger had not moved.
  var origin = CGPoint.zero
  /// The only axis along which the contents may move; nil for both.
  var lockedAxis: ScrollAxis?
  /// The speed of the contents when the finger took hold of them.
  var momentum = CGVector.zero
  /// When the finger last moved.
  var lastMove: TimeInterval = 0
}

extension UIScrollView {
  /// A finger that rests this long takes the speed off contents that it has taken hold of; seconds.
  ///
  /// Inferred.
  private static let momentumPause: TimeInterval = 0.05

  /// A finger on contents that slide holds them where they are; false where they do not slide.
  func hold() -> Bool {
    guard let current = motion, current.isDeceleration else { return false }
    drag.momentum = current.velocity
    stopMotion()
    isHeld = true
    delegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// The finger that held the contents is gone.
  func letGo() {
    let wasHeld = isHeld
    isHeld = false
    drag.momentum = .zero
    guard motion == nil, !isBeingDragged else { return }
    if wasHeld || needsReturn, clamped(contentOffset) != contentOffset {
      bounceBack()
    } else if wasHeld {
      indicators.hideSoon()
    }
    needsReturn = false
  }

  func handlePan(_ pan: ScrollPanRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(pan)
    case .changed:
      followFinger(pan)
    case .ended:
      // To the delegate the finger is still there.
      isLifting = true
      defer { isLifting = false }
      let velocity = pan.velocity(in: self)
      endDrag(velocity: CGVector(dx: -velocity.x, dy: -velocity.y))
    case .cancelled, .failed:
      drag.momentum = .zero
      endDrag(velocity: .zero)
    case .possible:
      break
    }
  }

  private func beginDrag(_ pan: ScrollPanRecognizer) {
    endWheel()
    interruptMotion()
    isHeld = false
    drag.origin = unbanded(contentOffset)
    drag.lockedAxis = isDirectionalLockEnabled ? lockedAxis(for: pan.way) : nil
    drag.lastMove = attachment?.scheduler.now ?? 0
    isBeingDragged = true
    indicators.show()
    delegate?.scrollViewWillBeginDragging(self)
    dismissKeyboardOnDrag()
    // Contents that are held are not moved by a rounding error.
    guard isBeingDragged, pan.translation(in: self) != .zero else { return }
    moveContents(with: pan)
  }

  private func followFinger(_ pan: ScrollPanRecognizer) {
    guard isBeingDragged else { return }
    let now = attachment?.scheduler.now ?? 0
    if now - drag.lastMove > UIScrollView.momentumPause { drag.momentum = .zero }
    drag.lastMove = now
    // The finger has the last word where code has begun to scroll meanwhile.
    stopMotion()
    moveContents(with: pan)
    dismissKeyboardInteractively(pan)
  }

  /// A way that goes clearly along one axis keeps to it; a diagonal one is free.
  ///
  /// That the limit is twice as far is inferred.
  private func lockedAxis(for way: CGVector) -> ScrollAxis? {
    guard scrolls(.vertical), scrolls(.horizontal) else { return nil }
    let axis = way.mainAxis
    return abs(way[axis]) >= 2 * abs(way[axis.other]) ? axis : nil
  }

  func moves(_ axis: ScrollAxis) -> Bool {
    scrolls(axis) && (drag.lockedAxis == nil || drag.lockedAxis == axis)
  }

  private func moveContents(with pan: ScrollPanRecognizer) {
    let moved = pan.translation(in: self)
    var offset = contentOffset
    if moves(.vertical) { offset.y = banded(drag.origin.y - moved.y, .vertical) }
    if moves(.horizontal) { offset.x = banded(drag.origin.x - moved.x, .horizontal) }
    scroll(to: offset)
  }

  func dismissKeyboardOnDrag() {
    guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else {
      return
    }
    window?.firstResponder?.resignFirstResponder()
  }

  /// Without a keyboard on the screen the lowest third stands for it: a finger that gets there from
  /// above, on its way down, puts the keyboard away.
  ///
  /// Inferred.
  private func dismissKeyboardInteractively(_ pan: ScrollPanRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
      let window, pan.translation(in: window).y > 0,
      pan.location(in: window).y > window.bounds.height * 2 / 3
    else { return }
    window.firstResponder?.resignFirstResponder()
  }

  // MARK: Rubber band

  /// Past an end the contents follow the finger ever less.
  private func banded(_ value: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let range = offsetRange
    let inside = min(max(value, range.least[axis]), range.greatest[axis])
    guard bounces(axis), value != inside else { return inside }
    let past = CGFloat(band(axis).offset(forDistance: Double(abs(value - inside))))
    return value < inside ? inside - past : inside + past
  }

  private func band(_ axis: ScrollAxis) -> RubberBand {
    RubberBand(dimension: Double(axis == .horizontal ? bounds.width : bounds.height))
  }

  /// Where the finger would have pulled contents that are past an end to.
  private func unbanded(_ offset: CGPoint) -> CGPoint {
    let inside = clamped(offset)
    func pulled(_ axis: ScrollAxis) -> CGFloat {
      let past = offset[axis] - inside[axis]
      guard past != 0, bounces(axis) else { return 0 }
      let distance = band(axis).distance(forOffset: Double(past))
      return CGFloat(distance.isFinite ? distance : Double(past))
    }
    return CGPoint(x: inside.x + pulled(.horizontal), y: inside.y + pulled(.vertical))
  }

  /// Somebody else has moved the contents: the drag goes on from where they are.
  func contentsMovedInDrag() {
    guard wheel == nil else { return }
    let moved = panGestureRecognizer.translation(in: self)
    let origin = unbanded(contentOffset)
    drag.origin = CGPoint(x: origin.x + moved.x, y: origin.y + moved.y)
  }

  // MARK: The end

  /// Ends a drag, by a finger or a wheel, and has the contents go where they will.
  ///
  /// - Parameter velocity: Of the contents' offset, in points per second.
  func endDrag(velocity: CGVector) {
    guard isBeingDragged else { return }
    stopMotion()
    let speed = releaseVelocity(velocity)
    let (x, y) = glides(velocity: speed)
    var motion = ScrollMotion(kind: .deceleration, x: x, y: y)
    if isPagingEnabled { motion = paging(x, y, speed) }
    let natural = onPixels(motion.target)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000),
      targetContentOffset: &target
    )
    var isMoving = isPagingEnabled ? natural != contentOffset : !x.isAtRest || !y.isAtRest
    if target != natural, !isPagingEnabled {
      requireFinite(target, "targetContentOffset")
      motion = ScrollMotion(
        kind: .deceleration,
        x: target.x == natural.x ? x : x.sliding(to: Double(target.x)),
        y: target.y == natural.y ? y : y.sliding(to: Double(target.y))
      )
      isMoving = motion.target != contentOffset
    }
    // The delegate may have begun to scroll somewhere else.
    if self.motion != nil { isMoving = false }
    drag.momentum = .zero
    needsReturn = false
    // `isDragging` answers true to the delegate as long as the contents go on.
    willDecelerate = isMoving
    defer { willDecelerate = false }
    isBeingDragged = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    guard self.motion == nil, !isBeingDragged else { return }
    guard isMoving else {
      // Without a bounce, or by less than a pixel, contents may be outside all the same.
      scroll(to: clamped(contentOffset))
      return indicators.hideSoon()
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard self.motion == nil, !isBeingDragged else { return }
    begin(motion)
  }

  /// The speed of contents that a finger lets go: none along an axis that they do not move on, more
  /// where flicks follow each other, and less where the rubber band slowed them down.
  private func releaseVelocity(_ velocity: CGVector) -> CGVector {
    let now = attachment?.scheduler.now ?? 0
    if now - drag.lastMove > UIScrollView.momentumPause { drag.momentum = .zero }
    let inside = clamped(contentOffset)
    func speed(_ axis: ScrollAxis) -> CGFloat {
      guard moves(axis), velocity[axis].isFinite else { return 0 }
      let flick = ScrollMomentum.velocity(
        ofFlick: Double(velocity[axis]),
        onto: Double(drag.momentum[axis])
      )
      let past = contentOffset[axis] - inside[axis]
      guard past != 0 else { return CGFloat(flick) }
      return CGFloat(flick * band(axis).slope(atOffset: Double(past)))
    }
    return CGVector(dx: speed(.horizontal), dy: speed(.vertical))
  }
}
