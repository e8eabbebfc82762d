// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Animates changes of views, and lets the app pause, scrub, turn round and stop them on the way.
///
/// The pace shapes the whole way; changes that are added with a delay factor take their part of it.
/// Inferred where Apple does not say: paused without scrubbing, it goes on exactly as it would have.
/// Differences from UIKit: `UIView.animate` inside of its blocks is an animation of its own.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let core: AnimatorCore

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: In seconds; a spring of physical figures takes its own time.
  ///   - parameters: The pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    core = AnimatorCore(duration: duration, parameters: parameters)
    super.init()
    core.owner = self
  }

  /// Creates an animator with UIKit's default pace and duration: slow, fast, slow, 0.2 seconds.
  ///
  /// Inferred.
  public override convenience init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that moves as a spring does.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: Seconds to wait before.
  ///   - options: The curve and whether touches are taken; an animator does not repeat.
  ///   - animations: Sets properties of views and layers.
  ///   - completion: Called with the place at which it has ended.
  /// - Returns: The running animator, which lives at least as long as it runs.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = ObjectCreation.make(self)
    animator.core.duration = duration
    animator.core.parameters = UICubicTimingParameters(animationCurve: options.animationCurve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: max(AnimationTiming.seconds(delay), 0))
    return animator
  }

  // MARK: How it is

  /// The pace.
  open var timingParameters: (any UITimingCurveProvider)? { core.parameters }
  /// How long it takes from start to end, in seconds.
  open var duration: TimeInterval { core.parameters.pace(over: core.duration).duration }
  /// How long it waits before, in seconds.
  open var delay: TimeInterval { core.delay }
  /// Whether the views it moves take touches meanwhile; true.
  open var isUserInteractionEnabled: Bool {
    get { core.takesTouches }
    set { core.takesTouches = newValue }
  }
  /// Whether the app looks after finding moving views itself; false.
  ///
  /// Touches then find them where they will be, else where they are seen.
  open var isManualHitTestingEnabled: Bool {
    get { core.hitsModel }
    set { core.hitsModel = newValue }
  }
  /// Whether it can be paused, stopped and turned round; true.
  open var isInterruptible: Bool {
    get { core.isInterruptible }
    set { core.setInterruptible(newValue) }
  }
  /// Whether `fractionComplete` is a share of the way (true, the default) or of the time.
  open var scrubsLinearly: Bool {
    get { core.scrubsLinearly }
    set { core.scrubsLinearly = newValue }
  }
  /// Whether it stays active at its end, without calling its completions; false.
  open var pausesOnCompletion: Bool {
    get { core.pausesOnCompletion }
    set { core.pausesOnCompletion = newValue }
  }
  /// Whether it has not begun, is under way or has been stopped.
  open var state: UIViewAnimatingState { core.state }
  /// Whether it moves, or is about to after its delay.
  open var isRunning: Bool { core.isRunning }
  /// Whether it goes back to the start; set while it runs, it turns round where it is.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.setReversed(newValue) }
  }
  /// The share of the way made, 0 to 1, in the present direction.
  ///
  /// Setting it pauses the animator there; one that has not begun begins.
  open var fractionComplete: CGFloat {
    get { core.fraction }
    set { core.scrub(to: newValue) }
  }

  // MARK: What it does

  /// Adds changes that begin after a share (0 to 1) of what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    core.add(animation, delayFactor: delayFactor)
  }
  /// Adds changes; to one that runs, they take what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    core.add(animation, delayFactor: 0)
  }
  /// Has a block called when it is over, with the place at which it has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    core.completions.append(completion)
  }
  /// Waits until it is over.
  ///
  /// - Returns: The place at which it has ended.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }
  /// Starts it, or goes on where it was paused.
  ///
  /// It must have changes to animate, and must not be stopped.
  open func startAnimation() { core.start(afterDelay: 0, hasDelay: false) }
  /// Starts it after some seconds, 0 or more; it must not be paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    core.start(afterDelay: delay, hasDelay: true)
  }
  /// Pauses it; one that has not begun begins, at its start.
  open func pauseAnimation() { core.pause() }
  /// Goes on from a pause with another pace.
  ///
  /// - Parameters:
  ///   - parameters: The pace of what is left; nil for the animator's own.
  ///   - durationFactor: The time for what is left, as a share of the animator's duration; 0 for
  ///     what is left of that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    core.resume(parameters, durationFactor: durationFactor)
  }
  /// Stops it where it is: the views' values become what is seen.
  ///
  /// - Parameter withoutFinishing: True to be done with it, without completions; false to call
  ///   `finishAnimation(at:)` next.
  open func stopAnimation(_ withoutFinishing: Bool) { core.stop(withoutFinishing) }
  /// Finishes a stopped animator: sets the values of a place, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finish(at: finalPosition)
  }

  /// The class, address, state and what differs from the default, for logs.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { core.debugLine(of: self) }
  }
}

extension UIView.AnimationOptions {
  /// The curve among the options.
  var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 15)) ?? .easeInOut
  }
}
