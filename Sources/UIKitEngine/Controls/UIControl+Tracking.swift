// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIControl {
  /// How far outside a finger still counts as inside once it is down, in points.
  ///
  /// "button press cancels beyond": 70.
  private static let slack: CGFloat = 70

  private func isInside(_ touch: UITouch) -> Bool {
    let room = isTracking ? bounds.insetBy(dx: -UIControl.slack, dy: -UIControl.slack) : bounds
    return room.contains(touch.location(in: self))
  }

  func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    guard !continueTracking(touch, with: event) else { return }
    finishTracking()
  }

  func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isInside(touch)
    isTouchInside = inside
    endTracking(touch, with: event)
    finishTracking()
    send(inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
  }

  func cancelTouch(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    finishTracking()
    send(.touchCancel, event: event)
  }

  private func finishTracking() {
    isTracking = false
    isHighlighted = false
  }
}
