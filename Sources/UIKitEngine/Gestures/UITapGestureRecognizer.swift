// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Recognizes one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1.
  open var numberOfTouchesRequired = 1

  /// A finger that moves further than this, in points, does not tap.
  ///
  /// Inferred from the pan's slop.
  static let allowableMovement: CGFloat = 10
  /// Longest time between two taps of a multiple tap, in seconds.
  ///
  /// Grade K in the metrics.
  static let tapInterval: TimeInterval = 0.35

  private var taps = 0
  private var fingers = 0
  private var lastTap: CGPoint?
  private var waiting: ScheduledCall?

  override var isWaitingForMore: Bool { waiting != nil }

  override func stopWaiting() {
    waiting?.cancel()
    waiting = nil
  }

  /// Counts the fingers that come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    stopWaiting()
    fingers = max(fingers, numberOfTouches)
    guard numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
    if let lastTap, !TouchRouter.isSamePlace(lastTap, location(in: nil)) { state = .failed }
  }

  /// Fails where a finger goes too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches {
      let distance = hypot(
        touch.point.x - touch.beganPoint.x,
        touch.point.y - touch.beganPoint.y
      )
      if distance > UITapGestureRecognizer.allowableMovement { state = .failed }
    }
  }

  /// Recognizes, or waits for the next tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, numberOfTouches == touches.count else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    fingers = 0
    lastTap = location(in: nil)
    if taps >= numberOfTapsRequired {
      taps = 0
      state = .ended
    } else {
      waiting = view?.attachment?.scheduler.call(after: UITapGestureRecognizer.tapInterval) {
        [weak self] in
        guard let self, waiting != nil else { return }
        waiting = nil
        failBetweenTouches()
      }
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the fingers, and the taps unless one more is awaited.
  open override func reset() {
    super.reset()
    fingers = 0
    guard waiting == nil else { return }
    taps = 0
    lastTap = nil
  }
}
