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
    /// A pointer came over a view; touches never have it.
    case regionEntered = 5
    /// A pointer moved over a view; touches never have it.
    case regionMoved = 6
    /// A pointer left a view; touches never have it.
    case regionExited = 7
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
    /// A pencil; its former name.
    public static let stylus = TouchType.pencil
  }

  /// What of a touch may still be made more exact.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit a property.
    public let rawValue: Int
    /// Creates a set of properties from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction a pencil points to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between a pencil and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
    /// The turn of a pencil around itself.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// Where the touch is in its life.
  open internal(set) var phase: Phase = .began
  /// What touches; a finger unless the host says otherwise.
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

  // MARK: What a finger on a plain screen has

  /// The radius of what touches, in points; always 10, about a finger's.
  ///
  /// Inferred.
  open var majorRadius: CGFloat { 10 }
  /// How far off `majorRadius` may be, in points.
  ///
  /// Inferred.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// How hard the finger presses; 0, as on iPhones that do not feel it.
  open var force: CGFloat { 0 }
  /// The greatest `force`; 0, as on iPhones that do not feel it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle between a pencil and the screen; a right angle, as for fingers.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The turn of a pencil around itself; 0, as for fingers.
  open var rollAngle: CGFloat { 0 }
  /// The direction that a pencil points to; 0, as for fingers.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Number of an estimate; nil, as for fingers.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// What is only estimated; nothing, as for fingers.
  open var estimatedProperties: Properties { [] }
  /// What will still be made more exact; nothing, as for fingers.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  // MARK: Places

  /// Tells touches apart without holding them; no two touches of a screen have the same.
  let serial: Int
  /// Where the touch is, where it was before, and where it began, in its window's coordinates.
  var point: CGPoint
  var previousPoint: CGPoint
  let beganPoint: CGPoint
  /// Whether the view gets no more of the touch: a recognizer has taken it, or it never got it.
  var isTakenFromView = false
  /// Whether the view knows of the touch.
  var isKnownToView = false
  /// What a recognizer keeps back from the view until it is done: `began`, `moved`, `ended`.
  var heldBack: [Phase] = []

  init(window: UIWindow, point: CGPoint, time: TimeInterval, serial: Int) {
    self.window = window
    self.point = point
    self.serial = serial
    previousPoint = point
    beganPoint = point
    timestamp = time
    super.init()
  }

  /// Whether the finger is gone from the screen.
  var isOver: Bool { phase == .ended || phase == .cancelled }

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

  /// Where the touch is, as exactly as it is known: the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the touch was before, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
