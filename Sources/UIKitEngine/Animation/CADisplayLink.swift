// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A timer that fires with each frame of the display.
///
/// It takes its time from the screen's clock, so that a test can move it by hand.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private weak var target: AnyObject?
  private let selector: Selector?
  private let body: ((CADisplayLink) -> Void)?
  private weak var scheduler: FrameScheduler?
  /// For the engine's own motions, which come to rest: `settle()` waits for those.
  let endsByItself: Bool

  /// Creates a link that calls a method of `target` with itself as the argument.
  ///
  /// Differs from iOS: the target is held weakly, so that a forgotten link leaks nothing.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    body = nil
    endsByItself = false
    super.init()
  }

  init(body: @escaping (CADisplayLink) -> Void) {
    selector = nil
    self.body = body
    endsByItself = true
    super.init()
  }

  /// Starts the link; it fires from the next frame on.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let context = ApplicationContext.current
    duration = 1 / CFTimeInterval(context.screen.maximumFramesPerSecond)
    start(on: context.scheduler)
  }

  func start(on scheduler: FrameScheduler) {
    guard isValid else { return }
    self.scheduler = scheduler
    timestamp = scheduler.now
    scheduler.add(self)
  }

  /// Stops the link while true.
  public var isPaused = false {
    didSet { if !isPaused { scheduler?.setNeedsFrame() } }
  }

  /// The time of the frame on screen, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame being prepared, in seconds.
  public private(set) var targetTimestamp: CFTimeInterval = 0

  /// Seconds between two frames at the display's rate; 0 before the link is added to a run loop.
  public private(set) var duration: CFTimeInterval = 0

  /// Stops the link for good.
  public func invalidate() {
    isValid = false
    scheduler?.remove(self)
  }

  private var isValid = true

  func fire(at time: TimeInterval) {
    targetTimestamp = time
    if let body {
      body(self)
    } else if let target, let selector {
      selector.perform(on: target, sender: self)
    } else {
      invalidate()
    }
    timestamp = time
  }
}

/// A time in seconds, as Core Foundation spells it.
public typealias CFTimeInterval = Double
