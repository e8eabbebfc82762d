// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Keeps one screen's time: who wants to be called, what is moving, and when a frame is due.
///
/// The scheduler never reads a clock by itself. A window's host gives it one; a test moves the time
/// on by hand.
@MainActor
package final class FrameScheduler {
  /// Seconds since the screen was made.
  ///
  /// During a frame that is the frame's time. Between frames time stands still, unless a host has
  /// given a clock: what begins while nothing moves must not begin in the past.
  package var now: TimeInterval {
    guard !isInFrame, let clock else { return frameTime }
    return max(frameTime, clock())
  }
  /// What a host's time is between frames, in seconds since the screen was made.
  package var clock: (() -> TimeInterval)?
  private var frameTime: TimeInterval = 0
  private var isInFrame = false
  /// Whether something changed that the last frame does not show.
  package private(set) var needsFrame = true
  /// The host is told once when a frame becomes due; it answers with `runFrame(at:)`.
  package var onFrameRequest: (() -> Void)?
  /// Lays out; set by the screen.
  package var onLayout: (() -> Void)?
  /// Draws and commits; set by the screen.
  package var onFrame: (() -> Void)?

  /// The host is told when `nextCallTime` has become earlier, or there is one where there was none.
  ///
  /// A call that is due at once asks for a frame instead.
  package var onCallScheduled: (() -> Void)?

  /// Each layer knows its place; places left empty are closed up with the next frame.
  private var animatedLayers: [CALayer?] = []
  private var groups: [AnimationGroup] = []
  private let calls = CallQueue()
  private var displayLinks: [CADisplayLink] = []
  private var nextCallNumber = 0

  package init() {}

  /// Asks for a frame; more than one wish before the next frame are one.
  package func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onFrameRequest?()
  }

  /// Whether something moves by itself, so that each display refresh shows another picture.
  ///
  /// What waits for its beginning does not, nor does what is paused: `nextCallTime` tells of the
  /// first, and the second waits for its app.
  package var isAnimating: Bool {
    displayLinks.contains { !$0.isPaused } || groups.contains { $0.isMoving(at: now) }
  }

  /// Whether something moves that will come to rest: repeating animations do not count.
  package var isSettling: Bool {
    groups.contains { $0.isSettling } || displayLinks.contains { !$0.isPaused && $0.endsByItself }
  }

  /// The time of the earliest pending call, or of the beginning of an animation; nil without one.
  package var nextCallTime: TimeInterval? { calls.first?.time }

  /// Calls `body` in the first frame at or after `now + delay`.
  ///
  /// A call that is due later asks for no frame before: the host makes one at `nextCallTime`.
  ///
  /// - Parameters:
  ///   - delay: In seconds; what is not more than 0, or not a number, is due at once.
  ///   - body: Called once.
  /// - Returns: The call, by which it can be cancelled.
  /// - Complexity: O(log n) of n pending calls.
  @discardableResult
  package func call(after delay: TimeInterval, _ body: @escaping () -> Void) -> ScheduledCall {
    nextCallNumber += 1
    let former = nextCallTime
    let call = ScheduledCall(
      time: delay > 0 ? now + delay : now,
      number: nextCallNumber,
      queue: calls,
      body: body
    )
    calls.add(call)
    if call.time <= now {
      setNeedsFrame()
    } else if former.map({ call.time < $0 }) ?? true {
      onCallScheduled?()
    }
    return call
  }

  package func add(_ link: CADisplayLink) {
    guard !displayLinks.contains(where: { $0 === link }) else { return }
    displayLinks.append(link)
    setNeedsFrame()
  }

  private func isRunning(_ link: CADisplayLink) -> Bool {
    displayLinks.contains { $0 === link }
  }

  package func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  package func add(_ group: AnimationGroup) {
    guard group.completion != nil || !group.onEnd.isEmpty || group.runningCount > 0 else { return }
    groups.append(group)
    wake(for: group)
  }

  /// Sees to it that a group's next picture is made: now, or when it begins.
  func wake(for group: AnimationGroup) {
    let begin = group.begin
    if begin > now, group.runningCount > 0 { call(after: begin - now) {} } else { setNeedsFrame() }
  }

  func remove(_ group: AnimationGroup) { groups.removeAll { $0 === group } }

  /// Has a layer's presentation brought up to date with each frame; O(1).
  package func addAnimatedLayer(_ layer: CALayer) {
    guard !isMoved(layer) else { return }
    layer.animationSlot = animatedLayers.count
    animatedLayers.append(layer)
    setNeedsFrame()
  }

  /// Lets go of a layer; O(1).
  package func removeAnimatedLayer(_ layer: CALayer) {
    if isMoved(layer) { animatedLayers[layer.animationSlot] = nil }
  }

  private func isMoved(_ layer: CALayer) -> Bool {
    animatedLayers.indices.contains(layer.animationSlot)
      && animatedLayers[layer.animationSlot] === layer
  }

  private func updateLayers() {
    // A layer may be let go of, or another one added, while one tells its view.
    var index = 0
    while index < animatedLayers.count {
      animatedLayers[index]?.updatePresentation(at: now)
      index += 1
    }
    let kept = animatedLayers.compactMap(\.self)
    for (slot, layer) in kept.enumerated() { layer.animationSlot = slot }
    animatedLayers = kept
  }

  /// Forgets everybody who waits: the screen is gone.
  ///
  /// What waits here may hold views, which hold the scheduler.
  func stop() {
    // Layers hold the groups as well.
    for group in groups { group.forget() }
    animatedLayers = []
    groups = []
    calls.removeAll()
    displayLinks = []
  }

  /// Makes one frame: timers, display links and animations up to `time`, then layout and drawing,
  /// then the completions of what has ended.
  ///
  /// - Parameter time: Not before the last frame's; an earlier one is taken as the last one.
  package func runFrame(at time: TimeInterval) {
    frameTime = max(frameTime, time)
    let wasInFrame = isInFrame
    isInFrame = true
    defer { isInFrame = wasInFrame }
    // What calls, links, animations and layout change is part of this frame; what drawing and
    // completions change is part of the next.
    needsFrame = true
    makeCalls()
    // One link may stop another one.
    for link in displayLinks where !link.isPaused && isRunning(link) { link.fire(at: now) }
    updateLayers()
    onLayout?()
    needsFrame = false
    onFrame?()
    finishGroups()
    if let next = nextCallTime, next <= now { setNeedsFrame() }
  }

  private func makeCalls() {
    // A call that is asked for meanwhile waits for the next frame, or one that asks for itself
    // again would never end.
    let lastNumber = nextCallNumber
    var postponed: [ScheduledCall] = []
    while let first = calls.first, first.time <= now, let call = calls.takeFirst() {
      if call.number <= lastNumber { call.perform() } else { postponed.append(call) }
    }
    for call in postponed { calls.add(call) }
  }

  private func finishGroups() {
    let over = groups.enumerated().filter { $0.element.isOver(at: now) }
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }
      .map(\.element)
    guard !over.isEmpty else { return }
    let ended = Set(over.map(ObjectIdentifier.init))
    groups.removeAll { ended.contains(ObjectIdentifier($0)) }
    for group in over { group.finish() }
  }
}
