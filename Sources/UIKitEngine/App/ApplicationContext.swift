// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation
internal import TextModel

/// One screen with all that belongs to it: its application, its windows, its clock and its picture.
///
/// A process may have more than one, as tests that run side by side do. Code finds the one it
/// belongs to through `current`.
@MainActor
package final class ApplicationContext {
  package let scheduler = FrameScheduler()
  package let screen: UIScreen
  package private(set) lazy var application = UIApplication(context: self)
  package private(set) lazy var touchRouter = TouchRouter(context: self)
  package private(set) lazy var keyRouter = KeyRouter(context: self)
  private(set) lazy var pasteboards = Pasteboards()
  package private(set) lazy var scrollRouter = ScrollRouter(context: self)
  /// The windows that are shown, back to front.
  package private(set) var windows: [UIWindow] = []
  /// What the last frame draws.
  package private(set) var displayList = DisplayList()
  /// How many frames were made.
  package private(set) var frameCount = 0
  /// How many layers the last frame looked at.
  package private(set) var composedLayerCount = 0
  /// Told of each frame: what it draws, and what differs from the one before (nil for nothing).
  package var onCommit: ((DisplayList, _ damage: CGRect?) -> Void)?
  /// What the screen is shown on; nil where it is only in memory.
  package weak var host: (any ScreenHost)?
  /// What shapes this screen's text, where a test wants another shaper than the installed one.
  var ownTextShaper: (any TextShaper)?
  private var afterLayout: [() -> Void] = []

  /// Creates a screen of a size in points.
  ///
  /// - Parameters:
  ///   - size: The screen's extent.
  ///   - scale: Pixels a point.
  ///   - safeArea: What the display's corners and the status bar cover.
  package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    screen = UIScreen(size: size, scale: scale, safeArea: safeArea)
    screen.context = self
    scheduler.onLayout = { [unowned self] in perform { layoutWindows() } }
    scheduler.onFrame = { [unowned self] in makeFrame() }
  }

  isolated deinit { scheduler.stop() }

  // MARK: Which one is current

  private static var byTask: [Int: Reference] = [:]
  private static weak var latest: ApplicationContext?
  private static var fallback: ApplicationContext?

  private struct Reference {
    weak var context: ApplicationContext?
  }

  /// The screen that the running code belongs to.
  ///
  /// That is the one whose code is running (a task started from there included), else the one made
  /// by the running task, else the one made last. Without any, one of an iPhone's size is made,
  /// whose clock stands still.
  package static var current: ApplicationContext {
    if let bound = ContextLocal.bound { return bound }
    if let task = currentTask, let context = byTask[task]?.context { return context }
    if let latest { return latest }
    if let fallback { return fallback }
    let context = ApplicationContext(
      size: CGSize(width: 393, height: 852),
      scale: 3,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    )
    fallback = context
    return context
  }

  /// Makes this the current screen of the running task, and of code outside of tasks.
  package func becomeCurrent() {
    ApplicationContext.byTask = ApplicationContext.byTask.filter { $0.value.context != nil }
    if let task = ApplicationContext.currentTask {
      ApplicationContext.byTask[task] = Reference(context: self)
    }
    ApplicationContext.latest = self
  }

  private static var currentTask: Int? {
    withUnsafeCurrentTask { task in task.map(\.hashValue) }
  }

  /// Runs code as belonging to this screen, with its traits in force.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let previous = UITraitCollection.current
    UITraitCollection.current = screen.traitCollection
    defer { UITraitCollection.current = previous }
    return try ContextLocal.$bound.withValue(self, operation: body)
  }

  // MARK: Windows

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
    scheduler.setNeedsFrame()
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    scheduler.setNeedsFrame()
  }

  func bringToFront(_ window: UIWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    hide(window)
    show(window)
  }

  // MARK: Frames

  /// Runs `body` once the layout that is due has been done.
  func performAfterLayout(_ body: @escaping () -> Void) {
    afterLayout.append(body)
    scheduler.setNeedsFrame()
  }

  /// Lays out all windows.
  package func layoutWindows() {
    for window in windows { window.layoutSubtree() }
    // Each call may ask for layout again, which then belongs to this frame too.
    while !afterLayout.isEmpty {
      let calls = afterLayout
      afterLayout = []
      for call in calls { call() }
      for window in windows { window.layoutSubtree() }
    }
  }

  /// The passes of a frame after timers, animations and layout: drawing and commit.
  private func makeFrame() {
    perform {
      var composer = FrameComposer(screen: screen.bounds)
      for window in windows where !window.isHidden { composer.compose(window.layer) }
      let previous = displayList
      displayList = composer.list
      composedLayerCount = composer.layerCount
      frameCount += 1
      if let onCommit {
        onCommit(displayList, displayList.damage(from: previous, in: screen.bounds))
      }
    }
  }
}

/// The task-local half of `ApplicationContext.current`.
enum ContextLocal {
  @TaskLocal static var bound: ApplicationContext?
}
