// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Watches the touches of a view for one kind of movement.
///
/// Of the recognizers that see a touch, one wins; the delegate may allow more than one. A
/// recognizer on an inner view is asked before one on an outer view.
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

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var actions: [Action] = []
  weak var viewStorage: UIView?
  private var stateStorage: State = .possible
  /// A state reached while another recognizer still has to fail.
  private var pendingState: State?
  private var failureRequirements: [WeakRecognizer] = []
  var trackedTouches: [UITouch] = []

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Creates a recognizer that calls a method of `target`, which is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Has a method of `target` called at each change of state; the target is held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !actions.contains(where: { $0.target === object && $0.selector == action }) else {
      return
    }
    actions.append(Action(target: object, selector: action))
  }

  /// Takes targets away: nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

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
  /// A name of the app's own.
  open var name: String?

  /// How far the recognizer has come.
  ///
  /// A subclass sets it while it handles touches.
  open var state: State {
    get { stateStorage }
    set { move(to: newValue) }
  }

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard !trackedTouches.isEmpty else {
      guard let view, let window = view.window else { return lastPoint }
      return view.convert(lastPoint, from: window)
    }
    let points = trackedTouches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count,
      y: points.reduce(0) { $0 + $1.y } / count
    )
  }

  /// Where one of the touches is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard trackedTouches.indices.contains(touchIndex) else {
      raise(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(trackedTouches.count)).",
        name: "NSRangeException"
      )
    }
    return trackedTouches[touchIndex].location(in: view)
  }

  /// Holds this recognizer back until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
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
  /// Called when the recognizer starts over.
  ///
  /// Call super first.
  open func reset() {}
  /// Whether this recognizer may keep another one from recognizing; true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may keep this one from recognizing; true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Leaves a touch to others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    trackedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  // MARK: Machine

  /// Where the last touch was; not the touch itself, which holds its view.
  private var lastPoint = CGPoint.zero

  /// Whether the recognizer has seen a part of its movement and waits for the rest.
  var isWaitingForMore: Bool { false }

  /// Gives up what is awaited.
  func stopWaiting() {}

  var isWaitingOrTracking: Bool { isWaitingForMore || !trackedTouches.isEmpty }

  /// Whether the delegate lets the recognizer have a touch.
  func takes(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether touches are still followed: neither over nor failed.
  var isActive: Bool { !(stateStorage == .failed || stateStorage == .cancelled) }

  var hasRecognized: Bool {
    stateStorage == .began || stateStorage == .changed || stateStorage == .ended
  }

  /// Whether the recognizer has seen its movement and waits for another one to fail.
  var isPending: Bool { pendingState != nil }

  func deliver(_ touch: UITouch, event: UIEvent) {
    // The action of another one may have turned this one off meanwhile.
    guard touch.gestureRecognizers?.contains(self) == true else { return }
    lastPoint = touch.point
    switch touch.phase {
    case .began:
      guard isActive else { return }
      touchesBegan([touch], with: event)
    case .moved:
      guard isActive else { return }
      touchesMoved([touch], with: event)
    case .ended:
      if isActive { touchesEnded([touch], with: event) }
      trackedTouches.removeAll { $0 === touch }
    case .cancelled:
      if isActive { touchesCancelled([touch], with: event) }
      trackedTouches.removeAll { $0 === touch }
    case .stationary:
      break
    }
  }

  private func move(to target: State) {
    let from = stateStorage
    switch target {
    case .possible:
      stateStorage = .possible
    case .failed:
      guard from == .possible else { return }
      pendingState = nil
      stateStorage = .failed
      arena?.didFail(self)
    case .began, .ended:
      if from == .began || from == .changed {
        guard target == .ended else { return }
        stateStorage = .ended
        sendActions()
        return
      }
      guard from == .possible else { return }
      tryToRecognize(as: target)
    case .changed:
      guard from == .began || from == .changed else { return }
      stateStorage = .changed
      sendActions()
    case .cancelled:
      guard from == .began || from == .changed else {
        if from == .possible { move(to: .failed) }
        return
      }
      stateStorage = .cancelled
      sendActions()
    }
  }

  private func tryToRecognize(as target: State) {
    guard let arena else {
      // Without a window nobody competes.
      stateStorage = target
      sendActions()
      return
    }
    if arena.hasUnmetRequirement(self) {
      pendingState = target
      return
    }
    pendingState = nil
    guard mayBegin, !arena.isPrevented(self) else { return move(to: .failed) }
    stateStorage = target
    arena.didRecognize(self)
    sendActions()
  }

  /// Whether the delegate and the views let the recognizer begin.
  ///
  /// The touched views are asked as on iOS; that the recognizer's own view is asked even where a
  /// view in it was touched is inferred.
  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var views = view.map { [$0] } ?? []
    if cancelsTouchesInView {
      for touched in trackedTouches.compactMap(\.view) where !views.contains(touched) {
        views.append(touched)
      }
    }
    return views.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  /// Fails when a time is over rather than at a touch, and starts over.
  func failBetweenTouches() {
    let arena = arena
    state = .failed
    arena?.settle()
  }

  /// Called when a recognizer that this one waits for has failed.
  func retryPending() {
    guard let pendingState, stateStorage == .possible else { return }
    tryToRecognize(as: pendingState)
  }

  func waits(for other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Starts over once no finger is left.
  func startOver() {
    guard trackedTouches.isEmpty else { return }
    // One that waits for another keeps what it has seen until the other one is done.
    guard pendingState == nil else { return }
    if stateStorage == .began || stateStorage == .changed { move(to: .cancelled) }
    stateStorage = .possible
    reset()
  }

  func viewWasRemoved() {
    cancel()
    viewStorage = nil
  }

  /// The view goes off the screen: what it has begun is over.
  func viewWillLeaveWindow() {
    guard isWaitingOrTracking || isPending else { return }
    cancel()
  }

  private func cancel() {
    pendingState = nil
    // Also tells those that wait for it to fail.
    move(to: .cancelled)
    for touch in trackedTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    trackedTouches = []
    stopWaiting()
    stateStorage = .possible
    reset()
    // Those that waited may have recognized, without a touch after which they start over.
    arena?.settle()
  }

  private var arena: GestureArena? { view?.attachment?.window?.gestureArena }

  private func sendActions() {
    for action in actions {
      guard let target = action.target else { continue }
      action.selector.perform(on: target, sender: self)
    }
  }
}
