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

  /// How far a way takes the finger beyond the slop.
  func length(of way: CGVector) -> CGFloat { hypot(way.dx, way.dy) }

  private var windowLocation: CGPoint { location(in: nil) }

  private func vector(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    // Only directions and lengths matter, and the view may be moving under the finger.
    let placed = view.convert(point, from: window)
    let origin = view.convert(CGPoint.zero, from: window)
    return CGPoint(x: placed.x - origin.x, y: placed.y - origin.y)
  }

  /// Notes where the finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      guard numberOfTouches <= maximumNumberOfTouches else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      // The middle of the fingers is elsewhere now; what is dragged stays where it is.
      return follow(from: middle(without: touches), to: windowLocation)
    }
    if numberOfTouches > maximumNumberOfTouches { return state = .failed }
    start = windowLocation
    samples = []
    sample(event)
  }

  /// Begins beyond the slop, then follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    sample(event)
    guard state == .possible else { return state = .changed }
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let way = CGVector(dx: windowLocation.x - start.x, dy: windowLocation.y - start.y)
    guard length(of: way) >= UIPanGestureRecognizer.slop else { return }
    // The slop is not made up for: what is dragged does not jump.
    start = windowLocation
    state = .began
  }

  /// Ends when there are too few fingers left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    sample(event)
    let remaining = numberOfTouches - touches.count
    guard remaining > 0, state == .possible || remaining >= minimumNumberOfTouches else {
      return state = state == .possible ? .failed : .ended
    }
    follow(from: windowLocation, to: middle(without: touches))
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

  /// The middle of the fingers but for some.
  private func middle(without touches: Set<UITouch>) -> CGPoint {
    let points = trackedTouches.filter { !touches.contains($0) }.map(\.point)
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }

  /// Goes on from another middle, as if the fingers had always been there.
  private func follow(from old: CGPoint, to new: CGPoint) {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + new.x - old.x, y: point.y + new.y - old.y)
    }
    start = moved(start)
    samples = samples.map { ($0.time, moved($0.point)) }
  }

  private func sample(_ event: UIEvent) { samples.append((event.timestamp, windowLocation)) }
}
