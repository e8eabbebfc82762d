// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One finger on the screen, from its coming to its going.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The touch was taken away.
    case cancelled = 4
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A trackpad away from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began
  /// What touches; a finger.
  open internal(set) var type: TouchType = .direct
  /// How many taps this touch makes one after the other at one place.
  open internal(set) var tapCount = 1
  /// The time of the last change on the screen's clock, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The view in which the touch began, even where it has left it.
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The recognizers that watch the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the touch is, where it was before, and where it began, in its window's coordinates.
  var point: CGPoint
  var previousPoint: CGPoint
  let beganPoint: CGPoint
  /// Whether the view gets no more of the touch: a recognizer has taken it, or it never got it.
  var isTakenFromView = false

  init(window: UIWindow, point: CGPoint, time: TimeInterval) {
    self.window = window
    self.point = point
    previousPoint = point
    beganPoint = point
    timestamp = time
    super.init()
  }

  /// The screen is gone, and with it all that the touch would still have told.
  func letGo() {
    for recognizer in gestureRecognizers ?? [] {
      recognizer.trackedTouches.removeAll { $0 === self }
    }
    gestureRecognizers = nil
    view = nil
  }

  /// Where the touch is, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the touch was before its last change.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// What happened to the touches of the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Touches of the screen.
    case touches = 0
    /// The device was shaken.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Keys of a keyboard.
    case presses = 3
    /// Scrolling by wheel or trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover = 11
    /// Pinching or rotating on a trackpad.
    case transform = 14
  }

  /// What the event is about; touches.
  open var type: EventType { .touches }
  /// The time of the event on the screen's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches of the event.
  open var allTouches: Set<UITouch>? { touchStorage }

  var touchStorage: Set<UITouch> = []

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touchStorage.filter { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touchStorage.filter { $0.view === view }
  }

  /// The touches that a recognizer watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touchStorage.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }
}
