// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Watches the touches of a view for one kind of movement.
///
/// Of the recognizers that see a touch, one wins; the delegate may allow more than one. A
/// recognizer on an inner view is asked before one on an outer view.
///
/// What a recognizer sets as its `state` while touches go round is decided once all recognizers
/// have seen them, and its targets are told then, once for each state.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible = 0
    /// A continuous movement has begun.
    case began = 1
    /// A continuous movement goes on.
    case changed = 2
    /// The movement is over, or a single one was recognized.
    case ended = 3
    /// The movement was taken away.
    case cancelled = 4
    /// The touches were not the wanted movement.
    case failed = 5
    /// A single movement was recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  // MARK: What the machine keeps (UIGestureRecognizer+States.swift)

  var actions: [Action] = []
  weak var viewStorage: UIView?
  /// What `state` says.
  var stateStorage: State = .possible
  /// What has been decided, and what targets know.
  var settledState: State = .possible
  /// States that were set and not yet decided.
  var changes: [State] = []
  /// States that wait for another recognizer to fail.
  var waitingChanges: [State] = []
  /// Goes up each time the recognizer starts over.
  var attempt = 0
  var isResetting = false
  var isSendingActions = false
  /// The touches that are followed, those that are just being lifted included.
  var trackedTouches: [UITouch] = []
  /// The serial numbers of all touches that were followed since the recognizer started over.
  ///
  /// Not the touches themselves, which hold their views.
  var sequence: Set<Int> = []
  /// Where the touches were last, in the window.
  var lastPoint = CGPoint.zero
  var timer: ScheduledCall?
  var requirements: [WeakRecognizer] = []
  /// Those whose failure a delegate or a subclass asked for, for the touches that are down.
  var dynamicRequirements: [WeakRecognizer] = []

  // MARK: Making

  /// Creates a recognizer that calls a method of `target`, which is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Nothing: recognizers are made in code.
  @available(*, unavailable, message: "Recognizers of storyboards and nibs are not read.")
  public convenience init?(coder: NSCoder) { nil }

  /// Has a method of `target` called at each change of state; the target is held weakly.
  open func addTarget(_ target: Any, action: Selector) { register(target, action) }
  /// Takes targets away: nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { unregister(target, action) }

  // MARK: Properties

  /// The view whose touches are watched.
  open var view: UIView? { viewStorage }
  /// Decides with whom the recognizer shares touches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer sees touches; turning it off cancels what it has begun.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancel() } }
  }
  /// Whether the view loses the touches once they are recognized; true.
  open var cancelsTouchesInView = true
  /// Whether the view gets a touch only once this recognizer has failed; false.
  ///
  /// Where it recognizes, the view never learns of the touch.
  open var delaysTouchesBegan = false
  /// Whether the view learns that a touch was lifted only once this recognizer has failed; true.
  ///
  /// Where it recognizes, the touch is taken from the view.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are seen, as raw values of `UITouch.TouchType`; all of them.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether touches of another kind than the first one's are left alone; true.
  open var requiresExclusiveTouchType = true
  /// The kinds of presses that are seen.
  @available(*, unavailable, message: "No remote control or keyboard sends presses to recognizers.")
  open var allowedPressTypes: [NSNumber] {
    get { [] }
    set {}
  }
  /// A name of the app's own.
  open var name: String?
  /// The modifier keys that were down at the last touch.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of a pointer that were down at the last touch; none where fingers touch.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// How far the recognizer has come.
  ///
  /// A subclass sets it while it handles touches. A step that is not allowed from the present state
  /// is ignored; `failed` in the middle of a movement is taken as `cancelled`, and `cancelled`
  /// before it as `failed`. While a recognizer waits for another to fail, it reads `possible`
  /// (inferred).
  open var state: State {
    get { stateStorage }
    set { move(to: newValue) }
  }

  // MARK: Places

  /// The number of fingers that the recognizer follows.
  open var numberOfTouches: Int { touchPoints.count }

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  ///
  /// When the last finger is gone, where it was.
  open func location(in view: UIView?) -> CGPoint { convert(middle, to: view) }

  /// Where one of the touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, in: view)
  }

  // MARK: Requirements

  /// Holds this recognizer back until another one has failed.
  ///
  /// Where the other one recognizes, this one fails. One that sees no touches holds nobody back.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  // MARK: For subclasses

  /// Touches came down in the view.
  ///
  /// Call super first.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  ///
  /// Call super first.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were lifted.
  ///
  /// Call super first.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  ///
  /// Call super first.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// What was estimated of touches is known now.
  @available(*, unavailable, message: "Only pencils have properties that are estimated.")
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called once the recognizer is done, fails or was cancelled and no finger that it followed is
  /// left, just before `state` is `possible` again.
  ///
  /// Call super first.
  open func reset() {}
  /// Whether this recognizer may keep another one from recognizing; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may keep this one from recognizing; true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until another has failed; false.
  ///
  /// Asked once for each pair and touch that both begin to follow.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits until this one has failed; false.
  ///
  /// Asked once for each pair and touch that both begin to follow.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer sees an event at all; true.
  ///
  /// Asked when a touch comes down, before the delegate is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Leaves a touch to others.
  ///
  /// Without any other touch to follow the recognizer fails, or is cancelled (inferred).
  open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

  // MARK: What the recognizers of UIKit say of themselves

  /// Where the fingers are that count, in the window.
  var touchPoints: [CGPoint] { trackedTouches.filter { !$0.isOver }.map(\.point) }

  /// Whether the recognizer has seen a part of its movement and waits for the rest.
  var isWaitingForMore: Bool { timer != nil && trackedTouches.isEmpty }
}
