// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Seconds on the screen's clock after which `settle()` gives up.
  static let longestMotion: TimeInterval = 60
  /// Seconds within which `settle()` waits for a pending call; scroll indicators wait for 1.2.
  static let longestPause: TimeInterval = 2

  /// Moves the clock on until nothing moves any more but what repeats for ever.
  ///
  /// Waits for animations, sliding contents and for what UIKit is to do within the next 2 seconds,
  /// such as hiding scroll indicators. Where something still moves after 60 seconds, the test fails
  /// and is told what. An app's own `CADisplayLink` is taken as repeating for ever.
  ///
  /// - Parameters:
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func settle(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard !comeToRest() else { return }
    failToSettle(at: CallSite(fileID, filePath, line, column))
  }

  /// As `settle()` without `await`, and has the code run that waits for its turn meanwhile.
  ///
  /// That is what tasks on the main actor and blocks on the main queue do, and what these start in
  /// turn, as long as none of them waits for anything else than its turn; up to 8 turns may pass
  /// without a change on the screen. Nothing waits for other threads, files, networks or
  /// `Timer`: see `wait(until:timeout:)`.
  ///
  /// - Parameters:
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func settle(
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async {
    var quietTurns = 0
    // A chain of tasks that has no end must not keep the test for ever.
    var turns = 0
    while quietTurns < 8, turns < 10_000 {
      guard comeToRest() else {
        return failToSettle(at: CallSite(fileID, filePath, line, column))
      }
      await letOthersRun()
      quietTurns = isBusy ? 0 : quietTurns + 1
      turns += 1
    }
    if quietTurns < 8 {
      fail(
        "The screen does not settle: something changed it in each of \(turns) turns of the main "
          + "queue.",
        at: CallSite(fileID, filePath, line, column)
      )
    }
  }

  /// How often a condition is asked at least, however much time has passed meanwhile.
  private static let fewestTurns = 5

  /// Waits in real time until a condition holds, for screens that wait for something real.
  ///
  /// That is a network, a file, another thread or a `Timer`, which a test cannot hurry.
  /// The condition is asked once at the start and about every 2 milliseconds after that; before each
  /// time the screen settles, so that its clock moves only for motions. When `timeout` has passed
  /// the test fails with the texts that are visible.
  ///
  /// - Parameters:
  ///   - condition: Runs as part of this screen.
  ///   - timeout: Seconds of real time.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  /// - Returns: Whether the condition holds; false too where the test's task was cancelled.
  @discardableResult
  public func wait(
    until condition: @MainActor () throws -> Bool,
    timeout: TimeInterval = 10,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(timeout)
    var turns = 0
    while true {
      turns += 1
      _ = comeToRest()
      if try context.perform({ try condition() }) { return true }
      guard !Task.isCancelled else { return false }
      // Where other tests hold the main actor, time passes without this one having had a turn.
      guard ContinuousClock.now < deadline || turns < TestScreen.fewestTurns else {
        fail(
          "The condition did not hold within \(TestScreen.text(CGFloat(timeout))) seconds. "
            + "Visible are: \(visibleTexts)",
          at: CallSite(fileID, filePath, line, column)
        )
        return false
      }
      // Real time is what is waited for here, so that a sleep is in place.
      try? await Task.sleep(for: .milliseconds(2))
      await letOthersRun()
      fireTimers()
    }
  }

  // MARK: Rest

  /// Whether something moves that comes to rest, or is about to.
  private var isBusy: Bool {
    let scheduler = context.scheduler
    if scheduler.isSettling || scheduler.needsFrame { return true }
    guard let next = scheduler.nextCallTime else { return false }
    return next <= scheduler.now + TestScreen.longestPause
  }

  /// Moves the clock on until nothing is busy; false if that took too long.
  private func comeToRest() -> Bool {
    update()
    let start = context.scheduler.now
    var step = 0.0
    while isBusy, let next = nextFrameStep(after: step, since: start) {
      step = next
      let time = step * TestScreen.frameDuration
      guard time <= TestScreen.longestMotion else { return false }
      runFrame(at: start + time)
    }
    return true
  }

  /// Lets what is queued on the main actor and the main queue run once.
  private func letOthersRun() async {
    // Blocks on the main queue belong to no task, by which they would find their screen.
    context.becomeCurrent()
    await Task.yield()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Fires what timers are due on this thread's run loop.
  private func fireTimers() {
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }

  private func failToSettle(at site: CallSite) {
    let seconds = Int(TestScreen.longestMotion)
    fail("The screen does not settle within \(seconds) seconds: \(busyReasons)", at: site)
  }

  private var busyReasons: String {
    var reasons: [String] = []
    if context.scheduler.isSettling {
      let moving = context.windows.flatMap { TestScreen.movingViews(in: $0) }
      reasons += moving.prefix(5).map { "\(TestScreen.line(of: $0)) moves" }
      if moving.isEmpty { reasons.append("the end of one animation begins another") }
    }
    if context.scheduler.needsFrame { reasons.append("each frame asks for another one") }
    if let next = context.scheduler.nextCallTime {
      let delay = CGFloat(next - context.scheduler.now)
      reasons.append("a call is due in \(TestScreen.text(delay)) seconds")
    }
    return reasons.joined(separator: ", ")
  }

  private static func movingViews(in view: UIView) -> [UIView] {
    let isMoving = view.layer.isAnimated || (view as? UIScrollView)?.isDecelerating == true
    return (isMoving ? [view] : []) + view.subviews.flatMap { movingViews(in: $0) }
  }
}
