// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Finds the scroll view that a wheel, a trackpad or a tap on the status bar is meant for.
@MainActor
package final class ScrollRouter {
  unowned let context: ApplicationContext
  /// The one that the wheel moves, until it has been quiet for a while.
  private weak var current: UIScrollView?
  private var lastTime = -TimeInterval.infinity

  init(context: ApplicationContext) { self.context = context }

  // MARK: Wheels and trackpads

  /// Moves the innermost scroll view under the pointer that has more to show in the direction.
  ///
  /// The one that was found keeps the wheel until it has been quiet for 0.3 seconds: at its end
  /// nothing moves, rather than the contents around it all of a sudden. What is not finite is
  /// ignored.
  ///
  /// - Complexity: O(depth of the views under the pointer).
  package func dispatch(_ input: ScrollInput) {
    guard input.delta.dx.isFinite, input.delta.dy.isFinite, input.delta != .zero,
      input.point.x.isFinite, input.point.y.isFinite
    else { return }
    context.perform {
      let now = context.scheduler.now
      let isGoingOn = now - lastTime <= UIScrollView.wheelPause
      let candidates = scrollViews(at: input.point)
      let axis = input.delta.mainAxis
      let known = isGoingOn ? current : nil
      let scrollView =
        candidates.first { $0 === known && $0.scrolls(axis) }
        ?? candidates.first { $0.hasRoom(for: input.delta, along: axis) }
      guard let scrollView else { return }
      current = scrollView
      lastTime = now
      scrollView.turnWheel(by: input.delta, isPrecise: input.isPrecise)
      context.scheduler.setNeedsFrame()
    }
  }

  /// The scroll views under a point that a finger could move, innermost first.
  func scrollViews(at point: CGPoint) -> [UIScrollView] {
    for window in context.windows.reversed() {
      guard let hit = window.hitTest(window.pointFromSuperview(point), with: nil) else { continue }
      return sequence(first: hit, next: \.superview).compactMap { $0 as? UIScrollView }
        .filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
    }
    return []
  }

  // MARK: The status bar

  /// How far a finger moves at most in a tap on the status bar, in points.
  private static let tapDistance: CGFloat = 10

  /// The scroll view that a touch sends to its top: it was a tap on the status bar, and nothing
  /// there takes taps.
  ///
  /// The status bar is as high as the screen's safe area. Controls, and views with recognizers of
  /// the app, keep their taps. Exactly one scroll view on the screen has to want it.
  ///
  /// - Parameters:
  ///   - beginning: Where the finger came down, on the screen.
  ///   - end: Where it was lifted.
  ///   - view: The view that was touched.
  /// - Returns: The scroll view that takes the tap, which is then nobody else's; nil for none.
  /// - Complexity: O(views on the screen) for a tap on the status bar, O(1) for any other.
  func scrollViewTakingTap(
    from beginning: CGPoint,
    to end: CGPoint,
    in view: UIView?
  ) -> UIScrollView? {
    let height = context.screen.safeArea.top
    guard beginning.y < height, end.y < height,
      abs(beginning.x - end.x) <= ScrollRouter.tapDistance,
      abs(beginning.y - end.y) <= ScrollRouter.tapDistance, !takesTaps(view)
    else { return nil }
    let candidates = context.windows.filter { !$0.isHidden }.flatMap { wanting(in: $0) }
    return candidates.count == 1 ? candidates.first : nil
  }

  private func takesTaps(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return sequence(first: view, next: \.superview).contains { view in
      view is UIControl
        || view.gestureRecognizerStorage.contains {
          $0.isEnabled && !($0 is ScrollPanRecognizer) && !($0 is ContentTouchRecognizer)
        }
    }
  }

  /// The scroll views in a view that are on the screen and want to be scrolled to the top.
  private func wanting(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha >= UIView.leastTouchableAlpha else { return [] }
    let inside = view.subviewStorage.flatMap { wanting(in: $0) }
    guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop, isOnScreen(view) else {
      return inside
    }
    return inside + [scrollView]
  }

  private func isOnScreen(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    return !view.convert(view.bounds, to: window).intersection(window.bounds).isEmpty
  }
}
