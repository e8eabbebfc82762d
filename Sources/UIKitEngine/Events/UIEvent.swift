// SPDX-License-Identifier: Apache-2.0

public import Foundation

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

  /// What an event of motion or of a remote control is about in particular.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular, as for touches.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause, whichever is not the case.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to seek backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Begin to seek forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button.
    public let rawValue: Int
    /// Creates a set of buttons from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The button for clicks, usually the left one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The button for menus, usually the right one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// A button by its number: 1 is the primary one; empty for numbers that no button can have.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      guard (1..<Int.bitWidth).contains(buttonNumber) else { return [] }
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  /// What the event is about; touches.
  open var type: EventType { .touches }
  /// What the event is about in particular; nothing.
  open var subtype: EventSubtype { .none }
  /// The time of the event on the screen's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer that were down; none where fingers touch.
  open internal(set) var buttonMask: ButtonMask = []
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

  /// What a touch did since the event before: the touch alone, since a host tells of each movement.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchStorage.contains(touch) ? [touch] : nil
  }

  /// Where a touch is expected next: nowhere, as on iOS where nothing can be said.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchStorage.contains(touch) ? [] : nil
  }
}
