// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Where the recognizers of a window's touches compete: who may recognize, and who then may not.
///
/// It goes in steps: all recognizers see what the touches did, then it is decided what comes of it,
/// then those start over that are done. What is set between events, by a timer for one, is decided
/// at once.
@MainActor
final class GestureArena {
  /// Told what has become of touches.
  weak var window: UIWindow?
  /// Those that follow touches, or wait for more of them, or for each other; innermost first.
  private(set) var contenders: [UIGestureRecognizer] = []
  private var deliveries = 0
  private var isDeciding = false
  private var isSettling = false

  /// Rounds of starting over in which actions keep setting off new ones.
  private static let mostRounds = 64

  func contains(_ recognizer: UIGestureRecognizer) -> Bool { contenders.contains(recognizer) }

  // MARK: Touches

  /// Gives the touches that changed to their recognizers, and decides.
  func deliver(_ touches: [UITouch], event: UIEvent) {
    deliveries += 1
    // All of them first: one that recognizes at once may have to wait for one further out.
    let recognizers = join(touches)
    for recognizer in recognizers { recognizer.receive(touches, event: event) }
    deliveries -= 1
    decide()
    for recognizer in recognizers { recognizer.dropTouchesThatAreOver() }
  }

  /// Has recognizers follow the touches that came down; answers those that follow any of them.
  private func join(_ touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var newcomers: [UIGestureRecognizer] = []
    for touch in touches {
      // One that is done sees nothing new before all its fingers are gone.
      if touch.phase == .began { touch.gestureRecognizers?.removeAll { $0.hasSeenEnough } }
      for recognizer in touch.gestureRecognizers ?? [] {
        if !found.contains(recognizer) { found.append(recognizer) }
        guard touch.phase == .began, !recognizer.trackedTouches.contains(touch) else { continue }
        recognizer.trackedTouches.append(touch)
        recognizer.sequence.insert(touch.serial)
        guard !contenders.contains(recognizer) else { continue }
        contenders.append(recognizer)
        newcomers.append(recognizer)
      }
    }
    noteRequirements(of: newcomers)
    return found
  }

  /// Asks each new pair once who has to wait for whom.
  private func noteRequirements(of newcomers: [UIGestureRecognizer]) {
    for (index, newcomer) in newcomers.enumerated() {
      for other in contenders where other !== newcomer && !newcomers[..<index].contains(other) {
        newcomer.noteRequirement(of: other)
        other.noteRequirement(of: newcomer)
      }
    }
  }

  // MARK: Deciding

  /// A recognizer says what it has seen.
  func stateWasSet(_ recognizer: UIGestureRecognizer) {
    if !contenders.contains(recognizer) { contenders.append(recognizer) }
    decideBetweenEvents()
  }

  private func decideBetweenEvents() {
    guard deliveries == 0, !isDeciding else { return }
    decide()
    settle()
    window?.deliverHeldBackTouches()
  }

  private func decide() {
    guard deliveries == 0, !isDeciding else { return }
    isDeciding = true
    defer { isDeciding = false }
    while let recognizer = next() { decide(recognizer) }
  }

  /// Who is next; innermost first, but for those that another one may prevent and not they it.
  private func next() -> UIGestureRecognizer? {
    let ready = contenders.filter { !$0.changes.isEmpty }
    guard ready.count > 1 else { return ready.first }
    func isToRecognize(_ one: UIGestureRecognizer) -> Bool {
      one.settledState == .possible && one.changes.first != .failed
    }
    let first = ready.first { one in
      !isToRecognize(one)
        || !ready.contains { other in
          isToRecognize(other) && requirement(of: other) == .met && other.prevents(one)
            && !one.prevents(other)
        }
    }
    return first ?? ready.first
  }

  private func decide(_ recognizer: UIGestureRecognizer) {
    let changes = recognizer.changes
    recognizer.changes.removeFirst()
    guard recognizer.settledState == .possible else {
      recognizer.settledState = changes[0]
      return recognizer.announce(changes[0])
    }
    guard changes[0] != .failed else { return fail(recognizer) }
    switch requirement(of: recognizer) {
    case .open:
      recognizer.holdUp(changes)
    case .broken:
      fail(recognizer)
    case .met where contenders.contains(where: { $0.hasRecognized && $0.prevents(recognizer) }):
      fail(recognizer)
    case .met:
      recognizer.settledState = changes[0]
      didRecognize(recognizer)
      recognizer.announce(changes[0])
    }
  }

  /// Has the others fail and takes the touches from the view.
  private func didRecognize(_ winner: UIGestureRecognizer) {
    for other in contenders where other !== winner && other.settledState == .possible {
      // One that waited for the winner to fail waits in vain.
      if other.waits(for: winner) || winner.prevents(other) { fail(other) }
    }
    if winner.cancelsTouchesInView { window?.takeFromViews(touchesOf: winner) }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.settleAsFailed()
    didFail(recognizer)
  }

  /// Those that waited may try again.
  private func didFail(_ loser: UIGestureRecognizer) {
    for other in contenders where other.isHeldUp && other.waits(for: loser) {
      if requirement(of: other) != .open { other.goOn() }
    }
  }

  // MARK: Requirements

  private enum Requirement { case met, open, broken }

  private func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
    var isOpen = false
    for other in contenders where other !== recognizer && recognizer.waits(for: other) {
      if other.hasRecognized { return .broken }
      if other.isUndecided { isOpen = true }
    }
    return isOpen ? .open : .met
  }

  /// Those that wait for each other in a circle, or for somebody in one: nobody will ever move.
  private var stuck: [UIGestureRecognizer] {
    var stuck = contenders.filter {
      $0.isHeldUp && $0.trackedTouches.isEmpty && !$0.isWaitingForMore
    }
    var count = -1
    while count != stuck.count {
      count = stuck.count
      let waiting = stuck
      stuck = stuck.filter { recognizer in
        !contenders.contains { other in
          other !== recognizer && recognizer.waits(for: other) && other.isUndecided
            && !waiting.contains(other)
        }
      }
    }
    return stuck
  }

  // MARK: Starting over

  /// Has those start over that are done and follow no finger any more.
  func settle() {
    guard deliveries == 0, !isDeciding, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<GestureArena.mostRounds {
      let before = contenders
      for recognizer in before where contenders.contains(recognizer) { settle(recognizer) }
      let stuck = stuck
      for recognizer in stuck { recognizer.settleAsFailed() }
      for recognizer in stuck { didFail(recognizer) }
      decide()
      if contenders == before, !before.contains(where: canSettle) { return }
    }
  }

  private func canSettle(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.trackedTouches.isEmpty, recognizer.changes.isEmpty else { return false }
    return recognizer.settledState != .possible || !recognizer.isUndecided
  }

  private func settle(_ recognizer: UIGestureRecognizer) {
    guard canSettle(recognizer) else { return }
    if recognizer.isContinuing {
      // Nobody said that the movement was over, and no finger makes it.
      return recognizer.move(to: .cancelled)
    }
    let isDone = recognizer.isDone
    remove(recognizer)
    // One that has not made up its mind keeps what it has seen: it may be counting taps.
    if isDone { recognizer.startOver() } else { recognizer.forgetSequence() }
  }

  /// Takes one out of the competition; those that waited for it may go on.
  private func remove(_ recognizer: UIGestureRecognizer) {
    let waiting = contenders.filter { $0.isHeldUp && $0.waits(for: recognizer) }
    contenders.removeAll { $0 === recognizer }
    for other in contenders {
      other.dynamicRequirements.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    }
    for other in waiting where requirement(of: other) != .open { other.goOn() }
  }

  /// A recognizer was turned off or taken away.
  func drop(_ recognizer: UIGestureRecognizer) {
    remove(recognizer)
    decideBetweenEvents()
  }

  /// Cancels all recognizers, or those of a view and of the views in it.
  func cancelAll(in view: UIView? = nil) {
    for recognizer in contenders {
      if let view, recognizer.view?.isDescendant(of: view) != true { continue }
      recognizer.cancel()
    }
  }
}
