// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
package import Foundation
package import UIKitEngine

/// Shows a screen in a window of the desktop and feeds it what the user does.
///
/// The host owns the main thread and sleeps in its run loop, so that timers, blocks on the main
/// queue and tasks of the main actor run while the window is open. It wakes for them, for input
/// and for frames; while nothing moves and nobody does anything it does not wake at all.
///
/// Its work is done by timers and blocks of the run loop, never by blocks on the main queue, so that
/// an app that runs the run loop in the middle of something sees frames and the main queue go on;
/// input waits until that is over.
@MainActor
package final class WindowHost: ScreenHost {
  package let context: ApplicationContext
  let window: DesktopWindow
  let options: WindowOptions
  let presenter: any Presenter
  /// What was drawn on last.
  var surface: (any RasterSurface)?
  /// Whether the frame that is being made has changed what the window shows.
  var hasShown = false
  /// Where fingers and the mouse's button are.
  var pointers = PointerTracker()
  /// When what is read has happened.
  var inputClock = InputClock()
  /// What the user's keys are for at the moment.
  var typing = Typing()
  /// What the host has done.
  package internal(set) var statistics = WindowStatistics()
  /// Seconds since some point in the past.
  private let clock: () -> TimeInterval
  /// The clock's time at which the screen's began.
  private let start: TimeInterval
  private var frameClock = FrameClock()
  /// Whether the display shows the last frame, so that the next one waits for the display's turn.
  private var isPaced = true
  var isVisible = true
  private var isClosing = false
  private var isMakingFrame = false
  /// The timer of the next turn.
  private var alarm: (timer: Timer, time: TimeInterval)?
  private var sources: [any DispatchSourceProtocol] = []
  private var inputSource: (any DispatchSourceRead)?
  /// Whether what the input source has announced is still to be read.
  private var isInputHeld = false
  private var appearance: DesktopAppearance?
  /// Until when messages are looked for that no descriptor announces.
  private var pollEnd: TimeInterval = 0
  private let isPolled: Bool
  private let hasInputMethod = ["XMODIFIERS", "GTK_IM_MODULE", "SDL_IM_MODULE", "IBUS_ADDRESS"]
    .contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }

  /// How often messages are looked for that no descriptor announces; seconds.
  private static let pollInterval = 1.0 / 60

  /// Opens a window as the environment says.
  ///
  /// - Throws: A `HostError` if there is no display, or if the environment makes no sense.
  package convenience init() throws {
    try self.init(options: WindowOptions(environment: ProcessInfo.processInfo.environment))
  }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - options: What kind of window.
  ///   - clock: Seconds since some point in the past; the machine's unless given.
  /// - Throws: A `HostError` if there is no display.
  package init(
    options: WindowOptions,
    clock: @escaping () -> TimeInterval = {
      TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  ) throws {
    guard Thread.isMainThread else { throw HostError("A window needs the main thread.") }
    try DisplayConnection.open()
    self.options = options
    self.clock = clock
    start = clock()
    window = try DesktopWindow(title: ProcessInfo.processInfo.processName, options: options)
    presenter = try SurfacePresenter(window: window) ?? TexturePresenter(window: window)
    context = ApplicationContext(size: window.pointSize, scale: window.scale, safeArea: .zero)
    isPolled = DisplayConnection.descriptor(of: window.handle) == nil
    context.screen.maximumFramesPerSecond = window.framesPerSecond
    context.onCommit = { [unowned self] list, damage in show(list, damage: damage) }
    context.scheduler.clock = { [unowned self] in time }
    context.scheduler.onFrameRequest = { [unowned self] in setAlarm() }
    context.scheduler.onCallScheduled = { [unowned self] in setAlarm() }
    applyOptions()
    watchTextInput()
  }

  // MARK: ScreenHost

  package var title: String {
    get { window.title }
    set { window.title = newValue.isEmpty ? ProcessInfo.processInfo.processName : newValue }
  }

  package var isDisplayKeptOn: Bool {
    get { SDL_IsScreenSaverEnabled() == SDL_FALSE }
    set { if newValue { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() } }
  }

  package func run() {
    guard WindowHost.isMainQueueServed else {
      raise(
        "An app cannot run inside of a block on the main queue: nothing else on that queue would ever "
          + "have its turn. UIApplicationMain and main() of an app's delegate have to be called before "
          + "the first await, from a main that is not asynchronous."
      )
    }
    begin()
    while !isClosing { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    end()
  }

  /// Whether the run loop, run here, gets to the main queue's blocks.
  private static var isMainQueueServed: Bool {
    var isServed = false
    DispatchQueue.main.async { isServed = true }
    for _ in 0..<100 where !isServed {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return isServed
  }

  /// Ends the run after what is being done.
  package func close() {
    isClosing = true
    // The run loop returns when it has done something.
    DispatchQueue.main.async {}
  }

  private func begin() {
    watchSignals()
    watchInput()
    watchAppearance()
    let showsPointer = options.showsPointer ?? !options.isFullScreen
    if !showsPointer { SDL_ShowCursor(SDL_DISABLE) }
    // The first frame is made before the window is seen, which else would be black for a moment.
    turn()
    window.show()
    // A Wayland compositor shows nothing of a window that was not drawn since it was shown.
    readEvents()
    showAgain()
  }

  private func end() {
    for source in sources { source.cancel() }
    sources = []
    // A source must not go while it is suspended.
    releaseInput()
    inputSource?.cancel()
    inputSource = nil
    alarm?.timer.invalidate()
    alarm = nil
    cancelPointers()
    context.scheduler.onFrameRequest = nil
    context.scheduler.onCallScheduled = nil
    if options.printsStatistics { StandardError.write("\(statistics)\n") }
  }

  // MARK: Turns

  /// Seconds since the screen was made.
  var time: TimeInterval { clock() - start }

  /// Takes what the user has done, makes a frame if one is due, and sees to the next turn.
  package func turn() {
    statistics.turnCount += 1
    readEvents()
    makeFrameIfDue()
    setAlarm()
  }

  /// Has a timer wake the host for what comes next, and for nothing else.
  private func setAlarm() {
    guard !isClosing, let time = wakeTime else {
      alarm?.timer.invalidate()
      alarm = nil
      return
    }
    if let alarm, abs(alarm.time - time) < FrameClock.tolerance { return }
    let date = Date(timeIntervalSinceNow: max(time - self.time, 0))
    if let alarm {
      alarm.timer.fireDate = date
      self.alarm = (alarm.timer, time)
      return
    }
    // A new one each time: a timer does not fire again while it fires, and the run loop may be run
    // in the middle of that.
    let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.alarm = nil
        self?.turn()
      }
    }
    alarm = (timer, time)
    RunLoop.main.add(timer, forMode: .common)
  }

  /// When to look again though nothing happens, on the screen's clock; nil for never.
  private var wakeTime: TimeInterval? {
    let frame = wakeTimeWithoutPolling
    guard isPolled || pollEnd > time else { return frame }
    return min(frame ?? .infinity, time + WindowHost.pollInterval)
  }

  /// When something of the screen's own is due.
  var wakeTimeWithoutPolling: TimeInterval? {
    guard isVisible else { return nil }
    if isFrameWanted { return frameClock.nextTime }
    return context.scheduler.nextCallTime.map { max($0, frameClock.nextTime) }
  }

  /// Looks for messages of an input method, which come on a line that the display's descriptor
  /// knows nothing of.
  ///
  /// Where no input method is set up, there are none.
  func expectInputMethod() {
    if hasInputMethod { pollEnd = time + 1 }
  }

  /// Notes that the user has done something whose outcome is waited for.
  func inputDidHappen() {
    statistics.inputDidArrive(at: time)
    // A frame that has shown nothing, as that of a finger that comes down, need not be paced.
    if !isPaced { frameClock = FrameClock() }
  }

  private var isFrameWanted: Bool {
    context.scheduler.needsFrame || context.scheduler.isAnimating || pointers.hasMoves
  }

  private func makeFrameIfDue() {
    guard isVisible, !isClosing, !isMakingFrame else { return }
    isMakingFrame = true
    defer { isMakingFrame = false }
    var now = time
    // A call that is due within the tolerance is due: time in fractions is never exact.
    let call = context.scheduler.nextCallTime.flatMap { FrameClock.isDue($0, at: now) ? $0 : nil }
    guard isFrameWanted || call != nil, FrameClock.isDue(frameClock.nextTime, at: now) else {
      return
    }
    now = max(now, call ?? now)
    frameClock.begin(at: now, framesPerSecond: context.screen.maximumFramesPerSecond)
    sendMoves()
    context.perform {
      context.scheduler.runFrame(at: now)
      updateTextInput()
    }
    statistics.frameDidEnd(began: now, at: time, isShown: hasShown)
    isPaced = hasShown
    hasShown = false
  }

  // MARK: Sources

  private func watchInput() {
    guard let descriptor = DisplayConnection.descriptor(of: window.handle) else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.inputDidArrive() }
    }
    source.activate()
    inputSource = source
  }

  /// Has the input read when the main queue is done; until then the source would go on firing.
  private func inputDidArrive() {
    guard !isInputHeld else { return }
    isInputHeld = true
    inputSource?.suspend()
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated {
        self?.turn()
        self?.releaseInput()
      }
    }
  }

  private func releaseInput() {
    guard isInputHeld else { return }
    isInputHeld = false
    inputSource?.resume()
  }

  private func watchSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.close() }
      }
      source.activate()
      sources.append(source)
    }
  }

  private func watchAppearance() {
    guard options.style == nil else { return }
    let appearance = DesktopAppearance { isDark in
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.setDark(isDark) }
      }
    }
    self.appearance = appearance
    // An app that begins light and turns dark a moment later would flash.
    if let isDark = appearance.isDark(timeout: 0.2) { setDark(isDark) }
  }
}
#endif
