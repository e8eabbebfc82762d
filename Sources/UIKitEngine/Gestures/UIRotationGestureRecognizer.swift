// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes two fingers that turn around each other, and follows them.
///
/// It begins when each has gone 10 points around the middle (inferred), with a rotation of 0, changes
/// while both are down and ends when both are lifted. A third finger is left to others.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; more than a whole turn too.
  ///
  /// Set it to go on from another value; that forgets the velocity.
  open var rotation: CGFloat {
    get { turned }
    set {
      turned = newValue
      recent.removeAll()
    }
  }

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat {
    guard let ends = recent.ends else { return 0 }
    return (ends.last - ends.first) / CGFloat(ends.duration)
  }

  private var turned: CGFloat = 0
  private var last: FingerPair?
  private var recent = RecentValues<CGFloat>()

  /// Measures once two fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreAllButTwo(of: touches, event)
    last = FingerPair(touchPoints)
    guard last != nil else { return }
    if state == .possible { turned = 0 }
    recent.removeAll()
    recent.note(turned, at: event.timestamp)
  }

  /// Begins, then follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(touchPoints), let last else { return }
    turned += pair.turn(since: last)
    self.last = pair
    guard state == .possible else {
      recent.note(turned, at: event.timestamp)
      return state = .changed
    }
    guard !isHeldUp, abs(turned) * pair.distance / 2 >= UIPanGestureRecognizer.slop else { return }
    turned = 0
    recent.note(turned, at: event.timestamp)
    state = .began
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    last = FingerPair(touchPoints)
    guard touchPoints.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    turned = 0
    last = nil
    recent.removeAll()
  }
}
