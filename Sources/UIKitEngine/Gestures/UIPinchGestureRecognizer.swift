// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes two fingers that move toward each other or apart, and follows them.
///
/// It begins when their distance has changed by 10 points (inferred), with a scale of 1, changes
/// while both are down and ends when both are lifted. A third finger is left to others.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers now as a multiple of that at the beginning.
  ///
  /// Set it to go on from another value; that forgets the velocity.
  open var scale: CGFloat {
    get { pair.map { base * $0.distance / start } ?? base }
    set {
      base = newValue
      if let pair { start = pair.distance }
      recent.removeAll()
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat {
    guard let ends = recent.ends else { return 0 }
    return (ends.last - ends.first) / CGFloat(ends.duration)
  }

  /// The scale when the fingers were `start` points apart.
  private var base: CGFloat = 1
  private var start: CGFloat = 1
  private var recent = RecentValues<CGFloat>()
  private var pair: FingerPair? { FingerPair(touchPoints) }

  /// Measures once two fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    ignoreAllButTwo(of: touches, event)
    guard let pair else { return }
    start = pair.distance
    recent.removeAll()
    recent.note(base, at: event.timestamp)
  }

  /// Begins, then follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair else { return }
    guard state == .possible else {
      recent.note(scale, at: event.timestamp)
      return state = .changed
    }
    guard !isHeldUp, abs(pair.distance - start) >= UIPanGestureRecognizer.slop else { return }
    start = pair.distance
    recent.note(base, at: event.timestamp)
    state = .began
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    base = scale(before: touches)
    guard touchPoints.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  /// The scale with those fingers that are just being lifted.
  private func scale(before lifted: Set<UITouch>) -> CGFloat {
    let points = trackedTouches.filter { !$0.isOver || lifted.contains($0) }.map(\.point)
    return FingerPair(points).map { base * $0.distance / start } ?? base
  }

  /// Is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    base = 1
    start = 1
    recent.removeAll()
  }
}

extension UIGestureRecognizer {
  /// Leaves every finger beyond the second to others.
  func ignoreAllButTwo(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.sorted(by: { $0.serial > $1.serial }) where touchPoints.count > 2 {
      ignore(touch, for: event)
    }
  }
}
