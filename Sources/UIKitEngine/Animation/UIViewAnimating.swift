// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animation that can be started, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it has not begun, is under way or has been stopped.
  var state: UIViewAnimatingState { get }
  /// Whether it moves right now.
  var isRunning: Bool { get }
  /// Whether it goes back to the start.
  var isReversed: Bool { get set }
  /// The share of the way made, 0 to 1, in the present direction.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on where it was paused.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped one.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks of changes and completions.
///
/// Differs from iOS: all of it is required.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a share of what is left of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Has a block called when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace and another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}

/// What state an animation is in.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It has been stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values it was to reach.
  case end = 0
  /// With the values it began at.
  case start = 1
  /// With the values it has right now.
  case current = 2
}
