// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIControl {
  /// How far outside a finger still counts as inside once it is down, in points.
  ///
  /// "button press cancels beyond": 70.
  private static let slack: CGFloat = 70

  private func isInside(_ touch: UITouch) -> Bool {
    let room = isTracking ? bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack) : bounds
    // Where the control is seen, as the touch was given to it there: it may be moving.
    return room.contains(pointFromWindow(touch.point))
  }

  func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil else { return }
    // Of fingers that come down together, the first one counts.
    guard let touch = touches.min(by: { $0.serial < $1.serial }) else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = followed(touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    // Somebody may have disabled the control.
    guard isTracking else { return }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    guard isTracking, !continueTracking(touch, with: event) else { return }
    finishTracking()
  }

  func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = followed(touches) else { return }
    let inside = isInside(touch)
    isTouchInside = inside
    endTracking(touch, with: event)
    finishTracking()
    send(inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
  }

  func cancelTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard followed(touches) != nil else { return }
    stopTracking(event)
  }

  /// Lets go of the finger as of one that is taken away.
  func stopTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finishTracking()
    isTouchInside = false
    send(.touchCancel, event: event)
  }

  private func followed(_ touches: Set<UITouch>) -> UITouch? {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return nil }
    return touch
  }

  private func finishTracking() {
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
  }

  // MARK: Recognizers

  func mayLoseTouch(to recognizer: UIGestureRecognizer) -> Bool {
    guard
      keepsTapsFromOuterRecognizers, isEnabled, let tap = recognizer as? UITapGestureRecognizer,
      tap.numberOfTapsRequired <= 1, tap.numberOfTouchesRequired <= 1, let view = tap.view
    else { return true }
    return view === self || !isDescendant(of: view)
  }
}
