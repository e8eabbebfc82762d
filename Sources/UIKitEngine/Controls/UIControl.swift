// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation

/// A view that tells others what a finger does to it: by target and action, or by closure.
///
/// It draws nothing by itself. Buttons, switches and fields are built on it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit an event.
    public let rawValue: UInt
    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down for a second, third … tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger has come back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger has left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for has happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field is being edited from now on.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A field's text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A field is no longer edited because of the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All that happens as a field is edited.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state.
    public let rawValue: UInt
    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys go to it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the contents stand from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// On the left.
    case left = 1
    /// On the right.
    case right = 2
    /// As wide as the control.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  var registrations: [ControlRegistration] = []
  /// The finger that is followed; another one that comes down meanwhile is not.
  weak var trackedTouch: UITouch?
  /// Whether a tap on the control is kept from the tap recognizers of the views around it.
  ///
  /// So it is on iOS for buttons, switches, steppers, segmented controls and page controls, but not
  /// for controls of an app's own. A recognizer on the control itself wins all the same.
  package var keepsTapsFromOuterRecognizers = false

  /// Creates a control that does an action when it is used.
  ///
  /// - Parameters:
  ///   - frame: In its future superview's coordinates.
  ///   - primaryAction: Done for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control takes touches; true unless set.
  ///
  /// Turned off under a finger, the control lets go of it as of a touch that is taken away
  /// (inferred).
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(nil) }
      stateDidChange()
    }
  }
  /// Whether the control is chosen; false unless set.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a finger is on the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// All that holds of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Whether a finger that came down in the control is still on the screen.
  open internal(set) var isTracking = false
  /// Whether that finger is inside.
  open internal(set) var isTouchInside = false
  /// Where the contents stand from left to right; in the middle unless set.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Actions (UIControl+Actions.swift)

  /// Has a method of `target` called for events; the target is held weakly.
  ///
  /// Differs from iOS: a nil target, which looks along the responder chain there, stops with a
  /// message.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    register(target, action, controlEvents)
  }
  /// Takes targets away; nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    unregister(target, action, controlEvents)
  }
  /// Has an action done for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    register(action, controlEvents)
  }
  /// Takes an action away.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    unregister(action.identifier, controlEvents)
  }
  /// Takes the action with an identifier away.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) { unregister(actionIdentifier, controlEvents) }
  /// Calls everybody who asked for one of the events.
  open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, event: nil) }
  /// Calls a method of a target; override it to watch.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Does what the control is mainly for, as if it had been tapped.
  ///
  /// A disabled control does it too (inferred).
  open func performPrimaryAction() { send(.primaryActionTriggered, event: nil) }
  /// The names of the methods of `target` that are called for an event.
  ///
  /// - Parameters:
  ///   - target: Whose methods.
  ///   - controlEvent: One event, or all of several.
  /// - Returns: Names as Objective-C spells them; nil where no method is called.
  open func actions(
    forTarget target: Any?,
    forControlEvent controlEvent: UIControl.Event
  ) -> [String]? { actionNames(of: target, for: controlEvent) }
  /// Hands out everybody who is called, in the order in which they asked for it.
  ///
  /// - Parameter iterator: Gets the action, or the target and its method, and the events; it stops
  ///   with the last argument set to true.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) { enumerate(iterator) }
  /// Does an action; override it to watch.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// The objects whose methods are called.
  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? NSObject })
  }
  /// The events that somebody asked for.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Touches (UIControl+Tracking.swift)

  /// Whether to follow a finger that has come down; true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following the finger; true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches, event)
  }
  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    moveTouch(touches, event)
  }
  /// Ends with the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch(touches, event)
  }
  /// Lets go.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch(touches, event)
  }
  /// Whether a recognizer that is about to begin may: not a single tap of a view around a control
  /// that a tap is meant for, such as a button.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { mayLoseTouch(to: gestureRecognizer) }
}
