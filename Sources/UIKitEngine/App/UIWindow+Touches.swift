// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIWindow {
  // MARK: Delivery

  func deliver(_ event: UIEvent) {
    lastEvent = event
    let changed = (event.touches(for: self) ?? []).filter { $0.phase != .stationary }
      .sorted { $0.serial < $1.serial }
    guard !changed.isEmpty else { return }
    gestureArena.deliver(changed, event: event)
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    for phase in phases {
      let ready = changed.filter { $0.phase == phase && isToDeliver($0, phase) }
      for group in UIWindow.grouped(ready) { hand(group, phase) }
    }
    gestureArena.settle()
    deliverHeldBackTouches()
  }

  /// Touches of one view each, in the order in which they came down.
  private static func grouped(_ touches: [UITouch]) -> [[UITouch]] {
    var groups: [[UITouch]] = []
    for touch in touches {
      if let index = groups.firstIndex(where: { $0[0].view === touch.view }) {
        groups[index].append(touch)
      } else {
        groups.append([touch])
      }
    }
    return groups
  }

  /// Whether a view gets to know right now what a touch did; if not now, it may be kept for later.
  private func isToDeliver(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard touch.view != nil, !touch.isTakenFromView else { return false }
    if phase == .began, isTaken(touch) {
      touch.isTakenFromView = true
      return false
    }
    if phase == .cancelled, !touch.heldBack.isEmpty {
      // What the view has not seen it need not be told the end of.
      touch.heldBack = []
      heldBackTouches.removeAll { $0 === touch }
      return touch.isKnownToView
    }
    guard !touch.heldBack.isEmpty || isHeldBack(touch, phase) else { return true }
    if touch.heldBack.last != phase { touch.heldBack.append(phase) }
    if !heldBackTouches.contains(touch) { heldBackTouches.append(touch) }
    return false
  }

  /// Whether a movement that goes on has this new touch for itself.
  ///
  /// Inferred.
  private func isTaken(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains {
      $0.hasRecognized && $0.cancelsTouchesInView && $0.trackedTouches.contains(touch)
    } == true
  }

  /// Whether a recognizer that is undecided keeps a touch from the view for now.
  private func isHeldBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard phase == .began || phase == .ended else { return false }
    return touch.gestureRecognizers?.contains {
      (phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
        && $0.settledState == .possible && $0.sequence.contains(touch.serial)
    } == true
  }

  private func hand(_ touches: [UITouch], _ phase: UITouch.Phase) {
    // What one view does may take touches from the next one.
    let open = touches.filter { !$0.isTakenFromView }
    guard let view = open.first?.view else { return }
    let set = Set(open)
    switch phase {
    case .began:
      for touch in open { touch.isKnownToView = true }
      view.touchesBegan(set, with: lastEvent)
    case .moved: view.touchesMoved(set, with: lastEvent)
    case .ended: view.touchesEnded(set, with: lastEvent)
    case .cancelled: view.touchesCancelled(set, with: lastEvent)
    default: break
    }
  }

  // MARK: Touches that were kept back

  /// Tells views what recognizers have kept back, as far as those are done.
  func deliverHeldBackTouches() {
    for touch in heldBackTouches {
      while let phase = touch.heldBack.first, !isHeldBack(touch, phase) {
        touch.heldBack.removeFirst()
        guard !touch.isTakenFromView else { continue }
        show([touch], as: phase) { hand([touch], phase) }
      }
    }
    heldBackTouches.removeAll { $0.heldBack.isEmpty }
  }

  /// Makes touches look as they did in another phase while `body` runs.
  private func show(_ touches: [UITouch], as phase: UITouch.Phase, _ body: () -> Void) {
    let truth = touches.map { ($0.phase, $0.point, $0.previousPoint) }
    for touch in touches {
      touch.phase = phase
      guard phase == .began else { continue }
      (touch.point, touch.previousPoint) = (touch.beganPoint, touch.beganPoint)
    }
    body()
    for (touch, values) in zip(touches, truth) {
      (touch.phase, touch.point, touch.previousPoint) = values
    }
  }

  // MARK: Touches that are taken away

  /// A recognizer has won: views get no more of the touches that it has followed.
  func takeFromViews(touchesOf winner: UIGestureRecognizer) {
    let held = heldBackTouches.filter {
      winner.sequence.contains($0.serial) && !winner.trackedTouches.contains($0)
    }
    takeFromViews(winner.trackedTouches + held)
    heldBackTouches.removeAll { $0.heldBack.isEmpty }
  }

  private func takeFromViews(_ touches: [UITouch]) {
    let taken = touches.filter { !$0.isTakenFromView }
    for touch in taken {
      touch.isTakenFromView = true
      touch.heldBack = []
    }
    for group in UIWindow.grouped(taken.filter(\.isKnownToView)) {
      show(group, as: .cancelled) { group[0].view?.touchesCancelled(Set(group), with: lastEvent) }
    }
  }

  /// The window is being hidden: whatever goes on in it is over.
  func endTouches(of router: TouchRouter) {
    router.cancelTouches(in: self)
    gestureArena.cancelAll()
    deliverHeldBackTouches()
  }
}
