// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One key, from its going down to its coming up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began = 0
    /// The force changed.
    case changed = 1
    /// The key is held.
    case stationary = 2
    /// The key came up.
    case ended = 3
    /// The press was taken away.
    case cancelled = 4
  }

  /// Which button of a remote control the key is like.
  ///
  /// A structure, unlike on iOS, since keys that are like no button have values without a name
  /// there too: here 2000 and the key's usage. A `switch` over it needs a `default`.
  public struct PressType: Hashable, RawRepresentable, Sendable {
    /// The button's number.
    public let rawValue: Int
    /// Creates a type from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The up arrow.
    public static let upArrow = PressType(rawValue: 0)
    /// The down arrow.
    public static let downArrow = PressType(rawValue: 1)
    /// The left arrow.
    public static let leftArrow = PressType(rawValue: 2)
    /// The right arrow.
    public static let rightArrow = PressType(rawValue: 3)
    /// Return.
    ///
    /// Inferred.
    public static let select = PressType(rawValue: 4)
    /// Escape.
    ///
    /// Inferred.
    public static let menu = PressType(rawValue: 5)
    /// Play and pause of a remote control; no key.
    public static let playPause = PressType(rawValue: 6)

    init(_ key: UIKeyboardHIDUsage) {
      switch key {
      case .keyboardUpArrow: self = .upArrow
      case .keyboardDownArrow: self = .downArrow
      case .keyboardLeftArrow: self = .leftArrow
      case .keyboardRightArrow: self = .rightArrow
      case .keyboardReturnOrEnter: self = .select
      case .keyboardEscape: self = .menu
      default: self.init(rawValue: 2000 + key.rawValue)
      }
    }
  }

  /// The time of the last change on the screen's clock, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// Where the press is in its life.
  open internal(set) var phase: Phase = .began
  /// Which button of a remote control the key is like.
  open var type: PressType { key.map { PressType($0.keyCode) } ?? .playPause }
  /// The window that gets the press.
  open internal(set) weak var window: UIWindow?
  /// The responder that the press began with; it gets the end of it too.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that watch the press; nil, since recognizers see no keys here.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// How hard the key is pressed, from 0 to 1: 1 while it is down.
  open internal(set) var force: CGFloat = 1
  /// The key.
  open internal(set) var key: UIKey?

  /// Whether a responder kept the beginning of the press for itself.
  var isKept = false

  init(_ input: KeyInput, responder: UIResponder, window: UIWindow?, time: TimeInterval) {
    key = UIKey(input)
    self.responder = responder
    self.window = window
    timestamp = time
    super.init()
  }
}

/// What happened to the keys at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Presses.
  open override var type: EventType { .presses }
  /// All keys that are down, those that have just come up included.
  open internal(set) var allPresses: Set<UIPress> = []

  /// The presses that a recognizer watches: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
  }

  /// The press that has changed.
  weak var current: UIPress?
  /// Whether nobody kept the change: it came to the end of the responder chain.
  var hasReachedEnd = false

  /// Hands the press that has changed to its responder.
  func deliver() {
    guard let current, let responder = current.responder else { return }
    let presses: Set<UIPress> = [current]
    switch current.phase {
    case .began: responder.pressesBegan(presses, with: self)
    case .changed: responder.pressesChanged(presses, with: self)
    case .ended: responder.pressesEnded(presses, with: self)
    case .cancelled: responder.pressesCancelled(presses, with: self)
    case .stationary: break
    }
  }
}
