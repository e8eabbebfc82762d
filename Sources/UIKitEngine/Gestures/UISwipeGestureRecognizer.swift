// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Recognizes fingers that move quickly in one direction, once.
///
/// A swipe is 50 points in an allowed direction, no more than 50 aside and less aside than ahead,
/// within half a second (grade K). It is recognized while the finger still moves. A finger that sets
/// out in another direction fails at 10 points (inferred).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How many fingers it takes; 1, and 1 is also what less is taken for.
  open var numberOfTouchesRequired = 1
  /// Where a swipe may go; to the right.
  open var direction: Direction = .right

  private static let length: CGFloat = 50
  private static let width: CGFloat = 50
  private static let longestDuration: TimeInterval = 0.5

  /// Where the fingers came down.
  private var beginnings: [CGPoint] = []
  private var start = CGPoint.zero
  private var wantedFingers: Int { max(1, numberOfTouchesRequired) }

  /// The fingers as they came down: where a swipe begins is where it belongs.
  override var touchPoints: [CGPoint] {
    settledState == .ended ? beginnings : super.touchPoints
  }

  /// Counts the fingers that come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let points = super.touchPoints
    guard points.count <= wantedFingers else { return state = .failed }
    guard points.count == wantedFingers else { return }
    beginnings = points
    start = CGPoint.middle(of: points)
    startTimer(after: UISwipeGestureRecognizer.longestDuration) { $0.state = .failed }
  }

  /// Recognizes a way that is long enough, fails where it leads elsewhere.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let points = super.touchPoints
    guard points.count == wantedFingers else {
      if touches.contains(where: { TapSequence.isTooFar($0) }) { state = .failed }
      return
    }
    let now = CGPoint.middle(of: points)
    let way = CGVector(dx: now.x - start.x, dy: now.y - start.y)
    let (ahead, aside) = measured(way)
    if ahead >= UISwipeGestureRecognizer.length, ahead > aside,
      aside <= UISwipeGestureRecognizer.width
    {
      return state = .ended
    }
    let isAstray = hypot(way.dx, way.dy) >= UIPanGestureRecognizer.slop && ahead <= aside
    if isAstray || aside > UISwipeGestureRecognizer.width { state = .failed }
  }

  /// How far a way leads in the best allowed direction, and how far aside.
  private func measured(_ way: CGVector) -> (ahead: CGFloat, aside: CGFloat) {
    let ways: [(Direction, CGFloat, CGFloat)] = [
      (.right, way.dx, way.dy), (.left, -way.dx, way.dy),
      (.down, way.dy, way.dx), (.up, -way.dy, way.dx),
    ]
    let allowed = ways.filter { direction.contains($0.0) }
    guard let best = allowed.max(by: { $0.1 < $1.1 }) else { return (0, hypot(way.dx, way.dy)) }
    return (max(best.1, 0), best.1 < 0 ? max(abs(best.2), -best.1) : abs(best.2))
  }

  /// Fails: the way was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    beginnings = []
  }
}
