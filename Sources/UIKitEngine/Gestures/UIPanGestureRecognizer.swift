// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes a finger that moves, and follows it.
///
/// It begins when enough fingers have moved by 10 points, changes as one moves while there are
/// enough, and ends when all are lifted.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least; 1.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most; no limit.
  ///
  /// More fingers than that fail before it begins, and are left to others afterwards.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that are followed.
  @available(*, unavailable, message: "Wheels and trackpads move scroll views only.")
  open var allowedScrollTypesMask: UIScrollTypeMask {
    get { [] }
    set {}
  }

  /// How far a finger moves before it pans, in points.
  ///
  /// Grade K in the metrics.
  static let slop: CGFloat = 10

  private var start = CGPoint.zero
  private var offset = CGPoint.zero
  private var recent = RecentValues<CGPoint>()

  /// How far the finger has moved since the pan began, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let now = vector(middle, in: view)
    let then = vector(start, in: view)
    return CGPoint(x: now.x - then.x + offset.x, y: now.y - then.y + offset.y)
  }

  /// Sets what `translation(in:)` answers right now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = middle
    offset = translation
  }

  /// The finger's speed in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let ends = recent.ends else { return .zero }
    let from = vector(ends.first, in: view)
    let to = vector(ends.last, in: view)
    let duration = CGFloat(ends.duration)
    return CGPoint(x: (to.x - from.x) / duration, y: (to.y - from.y) / duration)
  }

  /// How far a way takes the finger beyond the slop.
  func length(of way: CGVector) -> CGFloat { hypot(way.dx, way.dy) }

  /// The way of the fingers since they came down, or since the pan began.
  var wayFromStart: CGVector { CGVector(dx: middle.x - start.x, dy: middle.y - start.y) }

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
    let limit = max(1, maximumNumberOfTouches)
    guard state == .possible, !isHeldUp else {
      for touch in touches.sorted(by: { $0.serial > $1.serial }) where touchPoints.count > limit {
        ignore(touch, for: event)
      }
      // The middle of the fingers is elsewhere now; what is dragged stays where it is.
      let former = trackedTouches.filter { !touches.contains($0) }.map(\.point)
      if !former.isEmpty { follow(from: CGPoint.middle(of: former), to: middle) }
      return
    }
    if numberOfTouches > limit { return state = .failed }
    start = middle
    recent.removeAll()
    sample(event)
  }

  /// Begins beyond the slop, then follows.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    sample(event)
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    guard state == .possible else { return state = .changed }
    guard !isHeldUp, length(of: wayFromStart) >= UIPanGestureRecognizer.slop else { return }
    // The slop is not made up for: what is dragged does not jump.
    start = middle
    state = .began
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard touchPoints.isEmpty else {
      let former = trackedTouches.filter { !$0.isOver || touches.contains($0) }.map(\.point)
      return follow(from: CGPoint.middle(of: former), to: middle)
    }
    sample(event)
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
    recent.removeAll()
    offset = .zero
  }

  /// Goes on from another middle, as if the fingers had always been there.
  private func follow(from old: CGPoint, to new: CGPoint) {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + new.x - old.x, y: point.y + new.y - old.y)
    }
    start = moved(start)
    recent.shift(moved)
  }

  private func sample(_ event: UIEvent) { recent.note(middle, at: event.timestamp) }
}
