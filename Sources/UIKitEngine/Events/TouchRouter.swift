// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Turns input into touches and finds the view and the recognizers that they belong to.
@MainActor
package final class TouchRouter {
  /// A touch that is down, and where it was on the screen.
  private struct Finger {
    let touch: UITouch
    let beginning: CGPoint
    var point: CGPoint
  }

  private struct Tap {
    let point: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private unowned let context: ApplicationContext
  private var fingers: [Int: Finger] = [:]
  private let event = UIEvent()
  private var recentTaps: [Tap] = []
  private var nextSerial = 0
  /// What came while something else was being routed.
  private var queue: [[InputEvent]] = []
  private var isRouting = false

  /// Two taps further apart than this are not a double tap; seconds.
  ///
  /// Grade K in the metrics.
  static let multipleTapInterval: TimeInterval = 0.35
  /// Two taps further apart than this are not a double tap; points.
  ///
  /// Inferred.
  static let multipleTapDistance: CGFloat = 45

  init(context: ApplicationContext) { self.context = context }

  /// Lets go of the fingers that are down: they hold their views, which hold their recognizers,
  /// which hold them.
  isolated deinit {
    for finger in fingers.values { finger.touch.letGo() }
  }

  /// The number of fingers on the screen.
  package var activeTouchCount: Int { fingers.count }
  /// The touches that are down, in the order of their numbers.
  package var touches: [UITouch] { fingers.sorted { $0.key < $1.key }.map(\.value.touch) }

  /// Routes one input: hit test on the way down, then to the views and recognizers found there.
  package func dispatch(_ input: InputEvent) { dispatch([input]) }

  /// Routes what more than one finger does at the same moment, as one event.
  ///
  /// Called by what it calls, it waits until the event before has been dealt with. What is said of
  /// a touch that is not down is ignored.
  package func dispatch(_ inputs: [InputEvent]) {
    queue.append(inputs)
    guard !isRouting else { return }
    isRouting = true
    defer { isRouting = false }
    while !queue.isEmpty { routeInTurn(queue.removeFirst()) }
  }

  /// Takes the touches away that are down: all of them, or those of one window.
  ///
  /// May be called at any time. O(touches).
  package func cancelTouches(in window: UIWindow? = nil) {
    let inputs = fingers.filter { window == nil || $0.value.touch.window === window }
      .sorted { $0.key < $1.key }
      .map { InputEvent(touch: $0.key, phase: .cancelled, point: $0.value.point) }
    guard !inputs.isEmpty else { return }
    dispatch(inputs)
  }

  /// An event tells one thing of a touch: what is said twice of one makes two events.
  private func routeInTurn(_ inputs: [InputEvent]) {
    var group: [InputEvent] = []
    for input in inputs {
      if group.contains(where: { $0.touch == input.touch }) {
        route(group)
        group = []
      }
      group.append(input)
    }
    route(group)
  }

  private func route(_ inputs: [InputEvent]) {
    // A host that lost the end of a touch must not leave it down for ever.
    let lost = inputs.compactMap { input -> InputEvent? in
      guard input.phase == .began, let finger = fingers[input.touch] else { return nil }
      return InputEvent(touch: input.touch, phase: .cancelled, point: finger.point)
    }
    if !lost.isEmpty { route(lost) }
    let now = context.scheduler.now
    let time = inputs.last?.time.map { $0.isFinite ? $0 : now } ?? now
    event.timestamp = min(max(time, event.timestamp), now)
    var changed: [(input: InputEvent, touch: UITouch)] = []
    var scrollsToTop: UIScrollView?
    for var input in inputs {
      if let scrollView = statusBarTap(input) {
        scrollsToTop = scrollView
        input.phase = .cancelled
      }
      event.buttonMask = input.buttons
      event.modifierFlags = input.modifierFlags
      guard let touch = input.phase == .began ? begin(input) : update(input) else { continue }
      changed.append((input, touch))
    }
    guard !changed.isEmpty else { return }
    send(changed.map(\.touch))
    for (input, touch) in changed where touch.isOver { forget(touch, input) }
    event.touchStorage = Set(fingers.values.map(\.touch))
    scrollsToTop?.scrollToTop()
    context.scheduler.setNeedsFrame()
  }

  /// The scroll view that an input sends to its top: a finger was lifted from the status bar.
  private func statusBarTap(_ input: InputEvent) -> UIScrollView? {
    guard input.phase == .ended, let finger = fingers[input.touch] else { return nil }
    return context.scrollRouter.scrollViewTakingTap(
      from: finger.beginning,
      to: input.point,
      in: finger.touch.view
    )
  }

  private func begin(_ input: InputEvent) -> UITouch? {
    guard input.point.isFinite, let (window, view) = target(at: input.point) else { return nil }
    nextSerial += 1
    let touch = UITouch(
      window: window,
      point: window.pointFromSuperview(input.point),
      time: event.timestamp,
      serial: nextSerial
    )
    touch.type = input.type
    touch.tapCount = tapCount(at: input.point)
    touch.view = view
    touch.isTakenFromView = isRefused(by: view)
    fingers[input.touch] = Finger(touch: touch, beginning: input.point, point: input.point)
    event.touchStorage.insert(touch)
    touch.gestureRecognizers = recognizers(above: view, for: touch)
    return touch
  }

  private func update(_ input: InputEvent) -> UITouch? {
    guard var finger = fingers[input.touch] else { return nil }
    let touch = finger.touch
    guard let window = touch.window else {
      // Its window is gone, and with it everybody whom it could be told.
      touch.letGo()
      fingers[input.touch] = nil
      return nil
    }
    if input.point.isFinite { finger.point = input.point }
    fingers[input.touch] = finger
    touch.previousPoint = touch.point
    touch.point = window.pointFromSuperview(finger.point)
    touch.timestamp = event.timestamp
    touch.phase =
      switch input.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    return touch
  }

  private func send(_ changed: [UITouch]) {
    event.touchStorage = Set(fingers.values.map(\.touch))
    for other in event.touchStorage where !changed.contains(other) { other.phase = .stationary }
    context.application.sendEvent(event)
    // A window that was hidden meanwhile gets no events, but its touches must come to an end.
    var hidden: [UIWindow] = []
    for window in changed.compactMap(\.window) where !hidden.contains(window) {
      if !context.windows.contains(where: { $0 === window }) { hidden.append(window) }
    }
    for window in hidden { window.sendEvent(event) }
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
    fingers.values.contains { finger in
      let other = finger.touch
      guard !other.isTakenFromView, let holder = other.view else { return false }
      if holder === view { return !view.isMultipleTouchEnabled }
      return other.window === view.window && (holder.isExclusiveTouch || view.isExclusiveTouch)
    }
  }

  // MARK: Counting taps

  /// Remembers a touch that was lifted where it came down, for the next one's `tapCount`.
  private func forget(_ touch: UITouch, _ input: InputEvent) {
    guard let finger = fingers.removeValue(forKey: input.touch) else { return }
    let now = touch.timestamp
    recentTaps.removeAll {
      now - $0.time > TouchRouter.multipleTapInterval
        || TouchRouter.isSamePlace($0.point, finger.beginning)
    }
    guard touch.phase == .ended, TouchRouter.isSamePlace(finger.beginning, finger.point) else {
      return
    }
    recentTaps.append(Tap(point: finger.beginning, time: now, count: touch.tapCount))
  }

  static func isSamePlace(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) <= multipleTapDistance && abs(one.y - other.y) <= multipleTapDistance
  }

  private func tapCount(at point: CGPoint) -> Int {
    let former = recentTaps.last {
      event.timestamp - $0.time <= TouchRouter.multipleTapInterval
        && TouchRouter.isSamePlace(point, $0.point)
    }
    // A tap elsewhere is in between, unless it is another finger of the same tap.
    if former == nil, fingers.isEmpty { recentTaps = [] }
    return (former?.count ?? 0) + 1
  }

  /// The recognizers of the touched view and of those around it, innermost first.
  private func recognizers(above view: UIView?, for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      for recognizer in view.gestureRecognizerStorage where recognizer.takes(touch, of: event) {
        found.append(recognizer)
      }
      current = view.superview
    }
    return found
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers on the plane.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
