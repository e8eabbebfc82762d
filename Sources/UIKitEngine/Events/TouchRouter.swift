// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Turns input into touches and finds the view and the recognizers that they belong to.
@MainActor
package final class TouchRouter {
  private unowned let context: ApplicationContext
  private var touches: [Int: UITouch] = [:]
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

  /// The number of fingers on the screen.
  package var activeTouchCount: Int { touches.count }

  /// Routes one input: hit test on the way down, then to the views and recognizers found there.
  package func dispatch(_ input: InputEvent) {
    let time = context.scheduler.now
    let touch: UITouch
    switch input.phase {
    case .began:
      guard let window = context.window(at: input.point) else { return }
      touch = UITouch(window: window, point: input.point, time: time)
      touch.tapCount = tapCount(at: input.point, time: time)
      touch.view = window.hitTest(
        CGPoint(x: input.point.x - window.frame.minX, y: input.point.y - window.frame.minY),
        with: event
      )
      touch.gestureRecognizers = recognizers(above: touch.view, for: touch)
      touches[input.touch] = touch
    case .moved, .ended, .cancelled:
      guard let known = touches[input.touch] else { return }
      touch = known
      touch.previousPoint = touch.point
      touch.point = input.point
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
      if input.phase == .ended { lastTap = (touch.beganPoint, time, touch.tapCount) }
      event.touchStorage = Set(touches.values)
    }
    context.scheduler.setNeedsFrame()
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard
      let lastTap, time - lastTap.time <= TouchRouter.multipleTapInterval,
      abs(point.x - lastTap.point.x) <= TouchRouter.multipleTapDistance,
      abs(point.y - lastTap.point.y) <= TouchRouter.multipleTapDistance
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
