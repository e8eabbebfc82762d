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

  private var animatedLayers: [CALayer] = []
  private var groups: [AnimationGroup] = []
  private var timers: [ScheduledCall] = []
  private var displayLinks: [CADisplayLink] = []
  private var nextTimerNumber = 0

  package init() {}

  /// Asks for a frame; more than one wish before the next frame are one.
  package func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    onFrameRequest?()
  }

  /// Whether something moves by itself, so that each display refresh shows another picture.
  package var isAnimating: Bool {
    !animatedLayers.isEmpty || !groups.isEmpty || displayLinks.contains { !$0.isPaused }
  }

  /// Whether something moves that will come to rest: repeating animations do not count.
  package var isSettling: Bool {
    groups.contains { $0.timing.end.isFinite }
      || displayLinks.contains { !$0.isPaused && $0.endsByItself }
  }

  /// The time of the earliest pending call; nil without one.
  package var nextCallTime: TimeInterval? { timers.map(\.time).min() }

  /// Calls `body` in the first frame at or after `now + delay`.
  @discardableResult
  package func call(after delay: TimeInterval, _ body: @escaping () -> Void) -> ScheduledCall {
    nextTimerNumber += 1
    let timer = ScheduledCall(time: now + max(delay, 0), number: nextTimerNumber, body: body)
    timers.append(timer)
    setNeedsFrame()
    return timer
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
    guard group.completion != nil || group.runningCount > 0 else { return }
    groups.append(group)
    setNeedsFrame()
  }

  package func addAnimatedLayer(_ layer: CALayer) {
    animatedLayers.append(layer)
    setNeedsFrame()
  }

  package func removeAnimatedLayer(_ layer: CALayer) {
    animatedLayers.removeAll { $0 === layer }
  }

  /// Forgets everybody who waits: the screen is gone.
  ///
  /// What waits here may hold views, which hold the scheduler.
  func stop() {
    // Layers hold the groups as well.
    for group in groups { group.completion = nil }
    animatedLayers = []
    groups = []
    timers = []
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
    runTimers()
    // One link may stop another one.
    for link in displayLinks where !link.isPaused && isRunning(link) { link.fire(at: now) }
    for layer in animatedLayers { layer.updatePresentation(at: now) }
    animatedLayers.removeAll { !$0.isAnimated }
    // What layout changes is part of this frame; what drawing changes is part of the next.
    needsFrame = true
    onLayout?()
    needsFrame = false
    onFrame?()
    finishGroups()
  }

  private func runTimers() {
    // A call that is asked for meanwhile waits for the next frame, or one that asks for itself
    // again would never end.
    let lastNumber = nextTimerNumber
    while true {
      timers.removeAll(where: \.isCancelled)
      let due = timers.enumerated().filter {
        $0.element.time <= now && $0.element.number <= lastNumber
      }
      guard
        let first = due.min(by: {
          ($0.element.time, $0.element.number) < ($1.element.time, $1.element.number)
        })
      else { return }
      timers.remove(at: first.offset)
      first.element.body()
    }
  }

  private func finishGroups() {
    let over = groups.enumerated().filter { $0.element.isOver(at: now) }
      .sorted { ($0.element.timing.end, $0.offset) < ($1.element.timing.end, $1.offset) }
      .map(\.element)
    guard !over.isEmpty else { return }
    groups.removeAll { group in over.contains { $0 === group } }
    for group in over {
      let completion = group.completion
      group.completion = nil
      completion?(!group.wasInterrupted)
    }
  }
}

/// A call that the scheduler makes at its time, unless it is cancelled before.
@MainActor
package final class ScheduledCall {
  package let time: TimeInterval
  let number: Int
  let body: () -> Void
  package private(set) var isCancelled = false

  init(time: TimeInterval, number: Int, body: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.body = body
  }

  package func cancel() { isCancelled = true }
}
