// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Recognizes a finger that comes from an edge of the screen, and follows it.
///
/// The finger comes down within 20 points of the edge (measure of the back swipe) and sets out
/// inward, less aside than ahead (inferred).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that a finger may come from; none, with which nothing is recognized.
  open var edges: UIRectEdge = []

  private static let edgeWidth: CGFloat = 20

  /// The edges where all fingers came down.
  private var touchedEdges: UIRectEdge = []

  /// Fails away from the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, !isHeldUp else { return }
    let others = trackedTouches.count > touches.count ? touchedEdges : .all
    touchedEdges = touches.reduce(others.intersection(edges)) { $0.intersection(edges(at: $1)) }
    if touchedEdges.isEmpty { state = .failed }
  }

  /// Begins where the way leads inward, fails where it leads along the edge.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !isHeldUp, isAstray { return state = .failed }
    super.touchesMoved(touches, with: event)
  }

  /// Only the part that leads inward counts.
  override func length(of way: CGVector) -> CGFloat { inward(way) }

  private var isAstray: Bool {
    let way = wayFromStart
    guard hypot(way.dx, way.dy) >= UIPanGestureRecognizer.slop else { return false }
    let ahead = inward(way)
    return ahead * ahead * 2 < way.dx * way.dx + way.dy * way.dy
  }

  private func inward(_ way: CGVector) -> CGFloat {
    var lengths: [CGFloat] = []
    if touchedEdges.contains(.left) { lengths.append(way.dx) }
    if touchedEdges.contains(.right) { lengths.append(-way.dx) }
    if touchedEdges.contains(.top) { lengths.append(way.dy) }
    if touchedEdges.contains(.bottom) { lengths.append(-way.dy) }
    return max(0, lengths.max() ?? 0)
  }

  /// The edges of the screen near which a finger came down.
  private func edges(at touch: UITouch) -> UIRectEdge {
    guard let window = touch.window else { return [] }
    let screen = window.screen.bounds
    let point = CGPoint(
      x: touch.beganPoint.x + window.frame.minX,
      y: touch.beganPoint.y + window.frame.minY
    )
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    var edges: UIRectEdge = []
    if point.x <= screen.minX + width { edges.insert(.left) }
    if point.x >= screen.maxX - width { edges.insert(.right) }
    if point.y <= screen.minY + width { edges.insert(.top) }
    if point.y >= screen.maxY - width { edges.insert(.bottom) }
    return edges
  }

  /// Forgets the edge.
  open override func reset() {
    super.reset()
    touchedEdges = []
  }
}
