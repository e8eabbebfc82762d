// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes a finger that moves, and follows it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least; 1.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most; no limit.
  open var maximumNumberOfTouches = Int.max

  /// How far a finger moves before it pans, in points.
  ///
  /// Grade K in the metrics.
  static let slop: CGFloat = 10

  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// How far the finger has moved since the pan began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let now = vector(windowLocation, in: view)
    let then = vector(start, in: view)
    return CGPoint(x: now.x - then.x + offset.x, y: now.y - then.y + offset.y)
  }

  /// Sets what `translation(in:)` answers right now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = windowLocation
    offset = translation
  }

  /// The finger's speed in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let last = samples.last else { return .zero }
    // The last tenth of a second says how fast the finger is.
    let recent = samples.drop { last.time - $0.time > 0.1 }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let elapsed = CGFloat(last.time - first.time)
    let from = vector(first.point, in: view)
    let to = vector(last.point, in: view)
    return CGPoint(x: (to.x - from.x) / elapsed, y: (to.y - from.y) / elapsed)
  }

  private var windowLocation: CGPoint { location(in: nil) }

  private func vector(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    // Only directions and lengths matter, and the view may be moving under the finger.
    let transform = view.convert(CGPoint(x: 1, y: 1), from: window)
    let origin = view.convert(CGPoint.zero, from: window)
    return CGPoint(x: point.x * (transform.x - origin.x), y: point.y * (transform.y - origin.y))
  }

  /// Notes where the finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible {
      if numberOfTouches > maximumNumberOfTouches { return state = .failed }
      start = windowLocation
      samples = []
    }
    sample(event)
  }

  /// Begins beyond the slop, then follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    sample(event)
    if state == .possible {
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let moved = CGPoint(x: windowLocation.x - start.x, y: windowLocation.y - start.y)
      guard hypot(moved.x, moved.y) >= UIPanGestureRecognizer.slop else { return }
      // The slop is not made up for: what is dragged does not jump.
      start = windowLocation
      state = .began
    } else {
      state = .changed
    }
  }

  /// Ends with the last finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    sample(event)
    guard numberOfTouches == touches.count else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the movement.
  open override func reset() {
    super.reset()
    samples = []
    offset = .zero
  }

  private func sample(_ event: UIEvent) { samples.append((event.timestamp, windowLocation)) }
}
