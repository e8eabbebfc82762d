// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Drawing
internal import Foundation
package import UIKitEngine

/// Shows a screen in a window of the desktop and feeds it what the user does.
///
/// The host owns the main thread and sleeps in its run loop, so that timers, blocks on the main
/// queue and tasks of the main actor run while the window is open. It wakes for them, for input
/// and for frames; while nothing moves and nobody does anything it does not wake at all.
@MainActor
package final class WindowHost: ScreenHost {
  package let context: ApplicationContext
  let window: DesktopWindow
  let options: WindowOptions
  private let presenter: any Presenter
  private var surface: (any RasterSurface)?
  /// Where fingers and the mouse's button are.
  var pointers = PointerTracker()
  /// Seconds of the process's clock at which the screen's time began.
  private let start: TimeInterval
  private var frameClock = FrameClock()
  private var isClosing = false
  private var isVisible = true
  private var isTurning = false
  private var sources: [any DispatchSourceProtocol] = []
  private var appearance: DesktopAppearance?
  /// Until when messages are looked for that no descriptor announces.
  private var pollEnd: TimeInterval = 0
  private let isPolled: Bool
  /// How often the host has looked for something to do.
  package private(set) var turnCount = 0
  /// How many frames have reached the window.
  package private(set) var presentedFrameCount = 0

  /// Opens a window.
  ///
  /// - Throws: A `HostError` if there is no display, or if the options make no sense.
  package convenience init() throws {
    try self.init(options: WindowOptions(environment: ProcessInfo.processInfo.environment))
  }

  /// Opens a window with options of the caller's.
  package init(options: WindowOptions) throws {
    guard Thread.isMainThread else { throw HostError("A window needs the main thread.") }
    try WindowHost.startSDL()
    self.options = options
    window = try DesktopWindow(title: ProcessInfo.processInfo.processName, options: options)
    presenter =
      DisplayConnection.usesPixels
      ? SurfacePresenter(window: window.handle) : try TexturePresenter(window: window.handle)
    context = ApplicationContext(size: window.pointSize, scale: window.scale, safeArea: .zero)
    start = WindowHost.uptime
    isPolled = DisplayConnection.descriptor(of: window.handle) == nil
    context.screen.maximumFramesPerSecond = window.framesPerSecond
    context.onCommit = { [unowned self] list, damage in show(list, damage: damage) }
    context.scheduler.clock = { [unowned self] in time }
    context.scheduler.onFrameRequest = { [unowned self] in wake() }
    setTraits()
  }

  private static func startSDL() throws {
    // A pixel buffer that goes through OpenGL is many times slower where OpenGL is software.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // Desktops turn composition off for games, which a table is not.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw noDisplay(sdlReason) }
    // Without a display SDL draws into memory, where nobody would see the app, or how to end it.
    guard
      ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] != nil
        || !["offscreen", "dummy"].contains(DisplayConnection.driver)
    else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw noDisplay("neither DISPLAY nor WAYLAND_DISPLAY names one")
    }
  }

  private static func noDisplay(_ reason: String) -> HostError {
    HostError(
      "The app needs a display to show its window on, and there is none: \(reason). Start it from a "
        + "desktop, or under Xvfb: xvfb-run -a COMMAND. Without a display, show it on a TestScreen "
        + "of UIKitTestSupport."
    )
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
    begin()
    while !isClosing {
      turn()
      guard !isClosing else { break }
      _ = RunLoop.main.run(mode: .default, before: wakeDate)
    }
    end()
  }

  /// Ends the run after what is being done.
  package func close() {
    isClosing = true
    wake()
  }

  private func begin() {
    watchSignals()
    watchInput()
    watchAppearance()
    if options.isFullScreen, options.showsPointer != true { SDL_ShowCursor(SDL_DISABLE) }
    if options.showsPointer == false { SDL_ShowCursor(SDL_DISABLE) }
    // The first frame is made before the window is seen, which else would be black for a moment.
    turn()
    window.show()
  }

  private func end() {
    for source in sources { source.cancel() }
    sources = []
    cancelPointers()
    context.scheduler.onFrameRequest = nil
  }

  // MARK: Time

  private static var uptime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Seconds since the screen was made.
  var time: TimeInterval { WindowHost.uptime - start }

  /// When to look again though nothing has happened.
  private var wakeDate: Date {
    var next = TimeInterval.infinity
    if isVisible {
      let scheduler = context.scheduler
      if isFrameWanted {
        next = frameClock.nextTime
      } else if let call = scheduler.nextCallTime {
        next = max(call, frameClock.nextTime)
      }
    }
    if isPolled || pollEnd > time { next = min(next, time + 1.0 / 60) }
    guard next.isFinite else { return .distantFuture }
    return Date(timeIntervalSinceNow: max(next - time, 0))
  }

  /// Has the run loop return though no source of its own has fired.
  private func wake() { DispatchQueue.main.async {} }

  // MARK: One turn

  /// Takes what the user has done, and makes a frame if one is due.
  private func turn() {
    // An app may run the run loop while it handles an event.
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    turnCount += 1
    readEvents()
    makeFrameIfDue()
  }

  private var isFrameWanted: Bool {
    context.scheduler.needsFrame || context.scheduler.isAnimating || pointers.hasMoves
  }

  private func makeFrameIfDue() {
    guard isVisible, !isClosing else { return }
    let now = time
    let isCallDue = context.scheduler.nextCallTime.map { $0 <= now } ?? false
    guard isFrameWanted || isCallDue, frameClock.isDue(at: now) else { return }
    frameClock.begin(at: now, framesPerSecond: context.screen.maximumFramesPerSecond)
    sendMoves()
    context.perform { context.scheduler.runFrame(at: now) }
  }

  private func show(_ list: DisplayList, damage: CGRect?) {
    let pixels = window.pixelSize
    var damage = damage
    let target: any RasterSurface
    if let surface, surface.pixelWidth == pixels.width, surface.pixelHeight == pixels.height,
      surface.scale == window.scale
    {
      guard damage != nil else { return }
      target = surface
    } else {
      target = Backend.rasterizer.makeSurface(
        pixelWidth: pixels.width,
        pixelHeight: pixels.height,
        scale: window.scale
      )
      surface = target
      damage = nil
    }
    target.render(list, damage: damage)
    presenter.present(target, area: area(of: damage))
    presentedFrameCount += 1
  }

  /// Shows again what is drawn, where the display has lost it.
  func showAgain() {
    guard let surface else { return }
    presenter.present(surface, area: area(of: nil))
  }

  private func area(of damage: CGRect?) -> SDL_Rect {
    let pixels = window.pixelSize
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let scaling = CGAffineTransform(scaleX: window.scale, y: window.scale)
    let area = damage?.applying(scaling).integral.intersection(whole) ?? whole
    return SDL_Rect(
      x: Int32(area.minX),
      y: Int32(area.minY),
      w: Int32(area.width),
      h: Int32(area.height)
    )
  }

  // MARK: What the desktop says

  /// Takes over the window's size, which the user has changed.
  func sizeDidChange() {
    window.updateScale()
    context.perform {
      context.screen.maximumFramesPerSecond = window.framesPerSecond
      context.screen.setScale(window.scale)
      if context.screen.bounds.size != window.pointSize {
        context.screen.resize(to: window.pointSize, safeArea: .zero)
      }
      context.scheduler.setNeedsFrame()
    }
  }

  func visibilityDidChange(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    context.perform {
      if isVisible {
        context.application.enterForeground()
      } else {
        cancelPointers()
        context.application.enterBackground()
      }
    }
  }

  /// Messages of an input method come on a line that the display's descriptor knows nothing of.
  func expectInputMethod() { pollEnd = time + 1 }

  private func setTraits() {
    if let direction = options.layoutDirection {
      context.screen.setTraits(UITraitCollection(layoutDirection: direction))
    }
    if let style = options.style {
      context.screen.setTraits(UITraitCollection(userInterfaceStyle: style))
    }
  }

  private func setDark(_ isDark: Bool) {
    context.perform {
      context.screen.setTraits(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
    }
  }

  // MARK: Sources

  private func watchInput() {
    guard let descriptor = DisplayConnection.descriptor(of: window.handle) else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    // An empty handler would be called again and again until the messages are read.
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.turn() }
    }
    source.activate()
    sources.append(source)
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
