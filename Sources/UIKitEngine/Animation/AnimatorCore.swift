// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a property animator is and does.
///
/// While it runs, the scheduler keeps it, and with it the animator; paused, nobody but the app does.
@MainActor
final class AnimatorCore {
  var duration: TimeInterval
  var parameters: any UITimingCurveProvider
  var delay: TimeInterval = 0
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var scrubsLinearly = true
  var pausesOnCompletion = false
  var takesTouches = true { didSet { group?.refusesTouches = !takesTouches } }
  var hitsModel = false { didSet { group?.hitsModel = hitsModel } }
  private(set) var isInterruptible = true
  private(set) var isReversed = false
  private(set) var isRunning = false { didSet { noteRelease() } }
  private(set) var state = UIViewAnimatingState.inactive { didSet { noteRelease() } }
  weak var owner: UIViewPropertyAnimator?

  private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var group: AnimationGroup?
  private var scheduler: FrameScheduler?
  /// What the animator has changed, once it is stopped.
  private var results: [Result] = []
  private let releaseCheck = ReleaseCheck()

  /// A property with the values between which it was to go.
  private struct Result {
    let layer: CALayer
    let key: LayerProperties.Key
    let start: AnimatableValue
    let end: AnimatableValue
  }

  init(duration: TimeInterval, parameters: any UITimingCurveProvider) {
    self.duration = duration
    self.parameters = parameters
  }

  private func noteRelease() {
    releaseCheck.isPausedOrStopped = state == .stopped || (state == .active && !isRunning)
  }

  private var now: TimeInterval { scheduler?.now ?? 0 }
  private var target: CGFloat { isReversed ? 0 : 1 }
  private var progress: CGFloat { group?.progress(at: now) ?? 0 }

  // MARK: Blocks

  func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 1)
    switch state {
    case .inactive: blocks.append((body, factor))
    case .active: run(body, factor, from: min(max(progress, 0), 1))
    case .stopped: raise("Animations cannot be added to a stopped animator (\(line)).")
    }
  }

  private func run(_ body: () -> Void, _ delayFactor: CGFloat, from start: CGFloat) {
    guard let group else { return }
    let (pace, length) = parameters.pace(over: duration)
    let transaction = AnimationTransaction(
      AnimationTransaction.Manner(duration: length, pace: pace),
      groups: { _ in group }
    )
    let rest = AnimationWindow(start: start, span: 1 - start)
    transaction.window = rest.part(start: delayFactor, span: 1 - delayFactor)
    transaction.perform(body)
  }

  private func activate() {
    let scheduler = ApplicationContext.current.scheduler
    let (pace, length) = parameters.pace(over: duration)
    let timing = AnimationTiming(begin: scheduler.now, duration: length, pace: pace)
    let group = AnimationGroup(timing: timing, completion: nil)
    group.clock = AnimatorClock(duration: length, pace: pace)
    group.outlivesItsAnimations = true
    group.keepsChanges = true
    group.refusesTouches = !takesTouches
    group.hitsModel = hitsModel
    self.group = group
    self.scheduler = scheduler
    state = .active
    let bodies = blocks
    blocks = []
    for (body, factor) in bodies { run(body, factor, from: 0) }
  }

  // MARK: Running

  func start(afterDelay delay: TimeInterval, hasDelay: Bool) {
    if delay < 0 {
      raise(
        "The delay should be greater than or equal to zero.",
        name: "NSInvalidArgumentException"
      )
    }
    switch state {
    case .stopped:
      raise("A stopped animator (\(line)) cannot be started.")
    case .active:
      guard !isRunning else { return }
      if hasDelay { raise("A paused animator (\(line)) cannot be started with a delay!") }
      resume(nil, durationFactor: 0)
    case .inactive:
      if blocks.isEmpty {
        raise("An animator (\(line)) must have at least one animation block to start!")
      }
      self.delay = AnimationTiming.seconds(delay)
      activate()
      group?.clock?.run(from: isReversed ? 1 : 0, at: now + self.delay, isReversed: isReversed)
      enterSchedule()
    }
  }

  private func enterSchedule() {
    guard let group, let scheduler else { return }
    if !AnimationTransaction.areAnimationsEnabled { group.clock?.skip(to: target, at: now) }
    isRunning = true
    let keeper = owner
    group.completion = { [self] _ in
      // The animator itself is kept up to here.
      withExtendedLifetime(keeper) { end() }
    }
    scheduler.add(group)
    refresh()
  }

  private func leaveSchedule() {
    guard let group else { return }
    group.completion = nil
    scheduler?.remove(group)
    isRunning = false
  }

  /// Shows the present place.
  private func refresh() {
    for layer in group?.layers ?? [] {
      layer.refreshPresentation()
      layer.setNeedsComposition()
    }
  }

  func pause() {
    switch state {
    case .inactive: activate()
    case .active:
      if !isInterruptible {
        raise("An animator \(line) that is not interruptible cannot be paused!")
      }
      guard isRunning else { return }
      leaveSchedule()
      group?.clock?.hold(at: now)
    case .stopped: raise("A stopped animator (\(line)) cannot be paused.")
    }
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    if !isInterruptible {
      raise("An animator \(line) that is not interruptible cannot be continued or reversed!")
    }
    guard var clock = group?.clock else { return }
    let place = progress
    let factor = durationFactor.isFinite ? max(Double(durationFactor), 0) : 0
    if parameters == nil, factor == 0 {
      clock.resume(at: now, isReversed: isReversed)
    } else {
      let length = clock.duration * (factor > 0 ? factor : Double(min(abs(target - place), 1)))
      let (pace, time) = (parameters ?? self.parameters).pace(over: length)
      let timing = AnimationTiming(begin: now, duration: time, pace: pace)
      clock.run(from: place, to: target, timing: timing)
    }
    group?.clock = clock
    enterSchedule()
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    if state == .active, !isInterruptible {
      raise("An animator \(line) that is not interruptible cannot be continued or reversed!")
    }
    isReversed = reversed
    guard isRunning else { return }
    group?.clock?.reverse(at: now, isReversed: reversed)
    refresh()
  }

  // MARK: Scrubbing

  /// The share made in the present direction.
  var fraction: CGFloat {
    guard let group, state == .active else { return 0 }
    let made = scrubsLinearly ? progress : group.clock?.share(for: progress) ?? 0
    let share = min(max(made, 0), 1)
    return isReversed ? 1 - share : share
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped else {
      raise("The fraction of a stopped animator (\(line)) cannot be set.")
    }
    pause()
    let wanted = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    let share = isReversed ? 1 - wanted : wanted
    guard let clock = group?.clock else { return }
    group?.clock?.hold(atShare: scrubsLinearly ? share : clock.progress(for: share))
    refresh()
  }

  func setInterruptible(_ interruptible: Bool) {
    if state == .active {
      raise(
        "It is not allowed to set the interruptible property of an active animator (\(line))",
        name: "NSGenericException"
      )
    }
    isInterruptible = interruptible
  }

  // MARK: Ending

  /// The time is over.
  private func end() {
    isRunning = false
    if pausesOnCompletion {
      group?.clock?.hold(atShare: target)
      return
    }
    collectResults()
    settle(at: isReversed ? .start : .end)
    becomeInactive(isReversed ? .start : .end)
  }

  func stop(_ withoutFinishing: Bool) {
    switch state {
    case .inactive: return
    case .stopped: raise("Animator \(line) is already stopped!")
    case .active: break
    }
    if !isInterruptible {
      raise("An animator \(line) that is not interruptible cannot be stopped!")
    }
    leaveSchedule()
    collectResults()
    settle(at: .current)
    if withoutFinishing {
      completions = []
      becomeInactive(nil)
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    if state != .stopped {
      raise("finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    if position != .current { settle(at: position) }
    becomeInactive(position)
  }

  private func collectResults() {
    guard let group else { return }
    var seen: [ObjectIdentifier: Set<LayerProperties.Key>] = [:]
    results = []
    for change in group.changes {
      guard let layer = change.layer,
        seen[ObjectIdentifier(layer), default: []].insert(change.key).inserted
      else { continue }
      // What was taken from the layer meanwhile is no longer the animator's.
      guard layer.animations.contains(where: { $0.group === group && $0.key == change.key }) else {
        continue
      }
      results.append(
        Result(
          layer: layer,
          key: change.key,
          start: change.from,
          end: layer.model[change.key]
        )
      )
    }
  }

  /// Gives the layers the values of a place, and takes the animations away.
  private func settle(at position: UIViewAnimatingPosition) {
    let time = now
    let group = group
    AnimationTransaction.withoutAnimation {
      for result in results {
        let value: AnimatableValue =
          switch position {
          case .start: result.start
          case .end: result.end
          case .current:
            group.map { result.layer.value(of: result.key, movedBy: $0, at: time) } ?? result.end
          }
        if let group {
          result.layer.dropAnimations(interrupting: false) {
            $0.group === group && $0.key == result.key
          }
        }
        result.layer.setModel(result.key, value)
      }
    }
    for layer in group?.layers ?? [] {
      layer.dropAnimations(interrupting: false) { $0.group === group }
    }
    self.group = nil
  }

  private func becomeInactive(_ position: UIViewAnimatingPosition?) {
    results = []
    group = nil
    scheduler = nil
    isReversed = false
    state = .inactive
    let calls = completions
    completions = []
    if let position { for call in calls { call(position) } }
  }

  // MARK: Logs

  private var line: String { owner.map { debugLine(of: $0) } ?? "UIViewPropertyAnimator" }

  func debugLine(of animator: UIViewPropertyAnimator) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(animator).hashValue), radix: 16)
    let name =
      switch state {
      case .inactive: "inactive"
      case .active: "active"
      case .stopped: "stopped"
      }
    var text = "<\(type(of: animator))(0x\(address)) [\(name)]"
    if isRunning { text += " running" }
    if isReversed { text += " reversed" }
    if isInterruptible { text += " interruptible" }
    return text + ">"
  }
}

/// Goes with an animator, and tells if that was forgotten halfway.
@MainActor
private final class ReleaseCheck {
  var isPausedOrStopped = false

  deinit {
    guard isPausedOrStopped else { return }
    raise(
      """
      It is an error to release a paused or stopped property animator. Property animators must \
      either finish animating or be explicitly stopped and finished before they can be released.
      """
    )
  }
}
