// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Turns input into touches and finds the view and the recognizers that they belong to.
@MainActor
package final class TouchRouter {
  private unowned let context: ApplicationContext
  private var touches: [Int: UITouch] = [:]
  /// Where the touches began on the screen.
  private var beginnings: [Int: CGPoint] = [:]
  private let event = UIEvent()
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// Two taps further apart than this are not a double tap; seconds.
  ///
  /// Grade K in the metrics.
  static let multipleTapInterval: TimeInterval = 0.35
  /// Two taps further apart than this are not a double tap; points.
  ///
  /// Inferred.
  static let multipleTapDistance: CGFloat = 40

  init(context: ApplicationContext) { self.context = context }

  /// Lets go of the fingers that are down: they hold their views, which hold their recognizers,
  /// which hold them.
  isolated deinit {
    for touch in touches.values { touch.letGo() }
  }

  /// The number of fingers on the screen.
  package var activeTouchCount: Int { touches.count }

  /// Routes one input: hit test on the way down, then to the views and recognizers found there.
  package func dispatch(_ input: InputEvent) {
    var input = input
    let scrollsToTop = statusBarTap(input)
    if scrollsToTop != nil { input.phase = .cancelled }
    let time = context.scheduler.now
    let touch: UITouch
    switch input.phase {
    case .began:
      // A host that lost the end of a touch must not leave it down for ever.
      if touches[input.touch] != nil {
        dispatch(InputEvent(touch: input.touch, phase: .cancelled, point: input.point))
      }
      guard let (window, view) = target(at: input.point) else { return }
      touch = UITouch(window: window, point: window.pointFromSuperview(input.point), time: time)
      touch.tapCount = tapCount(at: input.point, time: time)
      touch.view = view
      touch.isTakenFromView = isRefused(by: view)
      touch.gestureRecognizers = recognizers(above: view, for: touch)
      touches[input.touch] = touch
      beginnings[input.touch] = input.point
    case .moved, .ended, .cancelled:
      guard let known = touches[input.touch] else { return }
      touch = known
      touch.previousPoint = touch.point
      touch.point = touch.window?.pointFromSuperview(input.point) ?? input.point
      touch.phase =
        switch input.phase {
        case .moved: .moved
        case .ended: .ended
        default: .cancelled
        }
    }
    touch.timestamp = time
    event.timestamp = time
    for other in touches.values where other !== touch { other.phase = .stationary }
    event.touchStorage = Set(touches.values)
    context.application.sendEvent(event)
    if input.phase == .ended || input.phase == .cancelled {
      touches[input.touch] = nil
      noteTap(touch, input)
      event.touchStorage = Set(touches.values)
    }
    scrollsToTop?.scrollToTop()
    context.scheduler.setNeedsFrame()
  }

  /// The scroll view that an input sends to its top: a finger was lifted from the status bar.
  private func statusBarTap(_ input: InputEvent) -> UIScrollView? {
    guard input.phase == .ended, let beginning = beginnings[input.touch] else { return nil }
    return context.scrollRouter.scrollViewTakingTap(
      from: beginning,
      to: input.point,
      in: touches[input.touch]?.view
    )
  }

  /// The frontmost view under a point, in the frontmost window that has one there.
  private func target(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in context.windows.reversed() {
      if let view = window.hitTest(window.pointFromSuperview(point), with: event) {
        return (window, view)
      }
    }
    return nil
  }

  /// Whether a view gets nothing of a new touch because of those that are down already.
  private func isRefused(by view: UIView) -> Bool {
    touches.values.contains { other in
      guard !other.isTakenFromView, let holder = other.view else { return false }
      if holder === view { return !view.isMultipleTouchEnabled }
      return other.window === view.window && (holder.isExclusiveTouch || view.isExclusiveTouch)
    }
  }

  /// Remembers a touch that was lifted where it came down, for the next one's `tapCount`.
  private func noteTap(_ touch: UITouch, _ input: InputEvent) {
    guard let beginning = beginnings.removeValue(forKey: input.touch) else { return }
    let isTap =
      input.phase == .ended && TouchRouter.isSamePlace(beginning, input.point)
    lastTap = isTap ? (beginning, touch.timestamp, touch.tapCount) : nil
  }

  static func isSamePlace(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= multipleTapDistance && abs(one.y - other.y) <= multipleTapDistance
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard
      let lastTap, time - lastTap.time <= TouchRouter.multipleTapInterval,
      TouchRouter.isSamePlace(point, lastTap.point)
    else { return 1 }
    return lastTap.count + 1
  }

  /// The recognizers of the touched view and of those around it, innermost first.
  private func recognizers(above view: UIView?, for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      found += view.gestureRecognizerStorage.filter { $0.isEnabled && $0.takes(touch) }
      current = view.superview
    }
    return found
  }
}
