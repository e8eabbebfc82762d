// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIGestureRecognizer {
  // MARK: Which touches

  /// Whether the recognizer will follow a touch that comes down.
  func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, !hasSeenEnough,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else {
      return false
    }
    if requiresExclusiveTouchType, let first = trackedTouches.first, first.type != touch.type {
      return false
    }
    guard shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  func leave(_ touch: UITouch) {
    guard trackedTouches.contains(touch) else { return }
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    sequence.remove(touch.serial)
    if trackedTouches.isEmpty, !isHeldUp { state = .failed }
  }

  // MARK: Receiving

  /// Hands the touches of an event that this recognizer follows to its methods.
  func receive(_ touches: [UITouch], event: UIEvent) {
    // The action of another one may have turned this one off meanwhile.
    let own = touches.filter { trackedTouches.contains($0) }
    guard !own.isEmpty else { return }
    lastPoint = middle
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = Set(own.filter { $0.phase == phase && trackedTouches.contains($0) })
      guard !changed.isEmpty, wantsTouches else { continue }
      switch phase {
      case .began: touchesBegan(changed, with: event)
      case .moved: touchesMoved(changed, with: event)
      case .ended: touchesEnded(changed, with: event)
      default: touchesCancelled(changed, with: event)
      }
    }
  }

  /// Forgets the touches that are gone from the screen.
  func dropTouchesThatAreOver() { trackedTouches.removeAll(where: \.isOver) }

  // MARK: Places

  /// The middle of the fingers in the window; of those just lifted where none is left.
  var middle: CGPoint {
    let points = touchPoints
    if !points.isEmpty { return CGPoint.middle(of: points) }
    return trackedTouches.isEmpty ? lastPoint : CGPoint.middle(of: trackedTouches.map(\.point))
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  func place(ofTouch index: Int, in view: UIView?) -> CGPoint {
    let points = touchPoints
    guard points.indices.contains(index) else {
      raise(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
          + "(\(points.count)).",
        name: "NSRangeException"
      )
    }
    return convert(points[index], to: view)
  }

  // MARK: Requirements

  func addRequirement(_ other: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    requirements.append(WeakRecognizer(recognizer: other))
  }

  /// Asks whether this recognizer has to wait for another one, now that both follow touches.
  func noteRequirement(of other: UIGestureRecognizer) {
    guard !waits(for: other) else { return }
    guard
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    else { return }
    dynamicRequirements.append(WeakRecognizer(recognizer: other))
  }

  func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || dynamicRequirements.contains { $0.recognizer === other }
  }

  // MARK: Prevention

  /// Whether this recognizer keeps another one from recognizing once it has recognized itself.
  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard other !== self, !sequence.isDisjoint(with: other.sequence) else { return false }
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !sharesTouches(with: other)
  }

  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }
}

extension CGPoint {
  /// The middle of points; zero for none.
  static func middle(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }
}
