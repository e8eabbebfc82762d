// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// The machine: possible, then began, changed … ended or cancelled, or ended at once, or failed; and
// back to possible when the fingers are gone.
extension UIGestureRecognizer {
  var arena: GestureArena? { viewStorage?.attachment?.window?.gestureArena }

  /// Whether the targets know of a movement that goes on or has just ended.
  var hasRecognized: Bool {
    settledState == .began || settledState == .changed || settledState == .ended
  }

  /// Whether a movement goes on.
  var isContinuing: Bool { settledState == .began || settledState == .changed }

  /// Whether nothing more will come of the touches that are down.
  var isDone: Bool {
    settledState == .ended || settledState == .cancelled || settledState == .failed
  }

  /// Whether touches are still wanted.
  var wantsTouches: Bool {
    stateStorage == .possible || stateStorage == .began || stateStorage == .changed
  }

  /// Whether the recognizer has seen its movement and waits for another one to fail.
  var isHeldUp: Bool { !waitingChanges.isEmpty }

  /// Whether new touches come too late: it is done, or has seen all and waits for others.
  var hasSeenEnough: Bool { isDone || waitingChanges.last == .ended }

  /// Whether it could still recognize what it has seen.
  var isUndecided: Bool {
    settledState == .possible
      && (!trackedTouches.isEmpty || isWaitingForMore || isHeldUp || !changes.isEmpty)
  }

  // MARK: Setting a state

  func move(to wanted: State) {
    guard !isResetting, var target = step(to: wanted) else { return }
    if stateStorage == .possible, target != .failed {
      // What it has seen already is kept until the others have failed.
      guard !isHeldUp else { return }
      let asked = attempt
      let mayBegin = mayBegin
      // Whoever was asked may have turned the recognizer off.
      guard attempt == asked, stateStorage == .possible else { return }
      if !mayBegin { target = .failed }
    }
    // What it was waiting with is no longer to come.
    if target == .failed { waitingChanges = [] }
    stateStorage = target
    if changes.last != target { changes.append(target) }
    if let arena { arena.stateWasSet(self) } else { decideAlone() }
  }

  /// The state that a wish leads to; nil where it leads nowhere.
  private func step(to wanted: State) -> State? {
    switch (stateStorage, wanted) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): wanted
    case (.possible, .cancelled): .failed
    // An action that says "changed" would be called for it again, without end.
    case (.began, .changed), (.changed, .changed): isSendingActions ? nil : .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      .cancelled
    default: nil
    }
  }

  /// Without a window nobody competes.
  private func decideAlone() {
    while !changes.isEmpty {
      let change = changes.removeFirst()
      settledState = change
      if change != .failed { announce(change) }
    }
    if isDone, trackedTouches.isEmpty { startOver() }
  }

  /// Whether the delegate and the views let the recognizer begin.
  ///
  /// The touched views are asked as on iOS; that the recognizer's own view is asked even where a
  /// view in it was touched is inferred.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var views = view.map { [$0] } ?? []
    if cancelsTouchesInView {
      for touched in trackedTouches.compactMap(\.view) where !views.contains(touched) {
        views.append(touched)
      }
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  // MARK: What the arena decides

  /// Tells the targets of a state that was decided.
  func announce(_ change: State) {
    guard settledState == change else { return }
    stateStorage = change
    let (said, wasSending) = (attempt, isSendingActions)
    isSendingActions = true
    sendActions()
    isSendingActions = wasSending
    // A target may have turned the recognizer off.
    guard attempt == said, settledState == change else { return }
    stateStorage = changes.last ?? settledState
  }

  /// Fails without a word: targets are not told.
  func settleAsFailed() {
    changes = []
    waitingChanges = []
    stopTimer()
    settledState = .failed
    stateStorage = .failed
  }

  /// Waits until those have failed that have to.
  func holdUp(_ states: [State]) {
    waitingChanges = states
    changes = []
    stateStorage = .possible
  }

  /// Tries again what was held up.
  func goOn() {
    guard isHeldUp, settledState == .possible else { return }
    changes = waitingChanges
    waitingChanges = []
    stateStorage = changes.last ?? settledState
  }

  // MARK: Ends

  /// Is ready for the next movement.
  func startOver() {
    stopTimer()
    attempt += 1
    isResetting = true
    reset()
    isResetting = false
    changes = []
    waitingChanges = []
    forgetSequence()
    settledState = .possible
    stateStorage = .possible
  }

  /// What comes has nothing to do with the touches that were followed.
  func forgetSequence() {
    sequence = []
    dynamicRequirements = []
  }

  /// Gives up whatever goes on, and sees no more of the touches that are down.
  func cancel() {
    let arena = arena
    guard arena?.contains(self) == true || settledState != .possible || !trackedTouches.isEmpty
    else { return }
    changes = []
    waitingChanges = []
    stopTimer()
    if settledState == .possible {
      settleAsFailed()
    } else if isContinuing {
      settledState = .cancelled
      announce(.cancelled)
    }
    for touch in trackedTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    trackedTouches = []
    startOver()
    // Those that waited for it may go on now.
    arena?.drop(self)
  }

  /// The view lets go of the recognizer.
  func viewWasRemoved() {
    cancel()
    viewStorage = nil
  }

  /// The view goes off its screen: what has begun is over.
  func viewWillLeaveWindow() { cancel() }

  // MARK: Time

  /// Calls `body` when a time is over, unless the recognizer fails or starts over before.
  ///
  /// A recognizer has one timer. A time that never ends is not waited for.
  func startTimer(after delay: TimeInterval, _ body: @escaping (UIGestureRecognizer) -> Void) {
    stopTimer()
    guard delay < .infinity, let scheduler = viewStorage?.attachment?.scheduler else { return }
    timer = scheduler.call(after: delay) { [weak self] in
      guard let self, timer != nil else { return }
      timer = nil
      body(self)
    }
  }

  func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  // MARK: Targets

  func register(_ target: Any, _ selector: Selector) {
    let object = target as AnyObject
    actions.removeAll { $0.target == nil }
    guard !actions.contains(where: { $0.target === object && $0.selector == selector }) else {
      return
    }
    actions.append(Action(target: object, selector: selector))
  }

  func unregister(_ target: Any?, _ selector: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (selector == nil || $0.selector == selector)
    }
  }

  private func sendActions() {
    for action in actions {
      guard let target = action.target else { continue }
      action.selector.perform(on: target, sender: self)
    }
  }
}
