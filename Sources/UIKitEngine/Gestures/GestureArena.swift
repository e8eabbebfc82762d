// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Where the recognizers of a window's touches compete: who may recognize, and who then may not.
@MainActor
final class GestureArena {
  /// Every recognizer that has seen a touch since the last one was lifted, innermost first.
  private var contenders: [UIGestureRecognizer] = []
  private var isDelivering = false

  /// Gives a touch to its recognizers.
  func deliver(_ touch: UITouch, event: UIEvent) {
    isDelivering = true
    // All of them first: one that recognizes at once may have to wait for one further out.
    let recognizers = touch.gestureRecognizers ?? []
    for recognizer in recognizers {
      if !contenders.contains(recognizer) { contenders.append(recognizer) }
      if touch.phase == .began { recognizer.trackedTouches.append(touch) }
    }
    for recognizer in recognizers { recognizer.deliver(touch, event: event) }
    isDelivering = false
  }

  /// Has the recognizers start over that no longer follow a finger.
  ///
  /// While a touch goes round, those that have recognized still keep others from doing so.
  func settle() {
    guard !isDelivering else { return }
    for recognizer in contenders { recognizer.startOver() }
    contenders = contenders.filter {
      !$0.trackedTouches.isEmpty || $0.state != .possible || $0.isPending || isAwaited($0)
    }
  }

  private func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains { $0 !== recognizer && $0.waits(for: recognizer) && $0.state == .possible }
      && recognizer.isWaitingForMore
  }

  func hasUnmetRequirement(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains {
      $0 !== recognizer && $0.state == .possible && $0.isWaitingOrTracking
        && recognizer.waits(for: $0)
    }
  }

  /// Whether one that has recognized already keeps `recognizer` from doing so.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    contenders.contains {
      $0 !== recognizer && $0.hasRecognized && !recognizer.sharesTouches(with: $0)
        && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
        && sharesFinger($0, recognizer)
    }
  }

  /// Has the others fail and takes the touches from the view.
  func didRecognize(_ winner: UIGestureRecognizer) {
    for other in contenders where other !== winner && other.state == .possible {
      // One that waited for the winner to fail waits in vain.
      let isPrevented =
        !winner.sharesTouches(with: other) && winner.canPrevent(other)
        && other.canBePrevented(by: winner) && sharesFinger(winner, other)
      if isPrevented || (other.isPending && other.waits(for: winner)) { other.state = .failed }
    }
    guard winner.cancelsTouchesInView else { return }
    for touch in winner.trackedTouches { touch.window?.takeFromView(touch) }
  }

  func didFail(_ loser: UIGestureRecognizer) {
    for other in contenders where other !== loser && other.waits(for: loser) {
      other.retryPending()
    }
  }

  private func sharesFinger(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.trackedTouches.isEmpty || other.trackedTouches.isEmpty
      || one.trackedTouches.contains { touch in other.trackedTouches.contains { $0 === touch } }
  }
}
