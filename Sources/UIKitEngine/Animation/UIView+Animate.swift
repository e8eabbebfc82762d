// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

extension UIView {
  /// Animates the changes made in a block: slow, fast, slow.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less makes the changes at once.
  ///   - animations: Sets properties of views and layers; the values are set at once, what is on
  ///     screen follows.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes made in a block.
  ///
  /// An animation always starts from what is on screen. Inside the block of another animation it
  /// takes that one's duration and curve, unless the options say otherwise.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less makes the changes at once.
  ///   - delay: Seconds to wait before.
  ///   - options: The curve, whether it repeats, and whether it runs back.
  ///   - animations: Sets properties of views and layers.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTransaction.run(
      scheduler: ApplicationContext.current.scheduler,
      duration: options.duration(duration),
      delay: delay,
      pace: options.pace,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      changes: {
        animations()
        if options.contains(.layoutSubviews) { ApplicationContext.current.layoutWindows() }
      },
      completion: completion
    )
  }

  /// Animates the changes made in a block as a spring would move.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring is at rest.
  ///   - delay: Seconds to wait before.
  ///   - dampingRatio: 1 for no swinging, less for more of it.
  ///   - velocity: The speed at the start, in whole ways per second.
  ///   - options: Whether it repeats; the curve is the spring's.
  ///   - animations: Sets properties of views and layers.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = options.duration(duration)
    AnimationTransaction.run(
      scheduler: ApplicationContext.current.scheduler,
      duration: duration,
      delay: delay,
      pace: duration > 0
        ? .spring(
          Spring(
            dampingRatio: Double(dampingRatio),
            duration: duration,
            initialVelocity: Double(velocity)
          )
        ) : options.pace,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      changes: {
        animations()
        if options.contains(.layoutSubviews) { ApplicationContext.current.layoutWindows() }
      },
      completion: completion
    )
  }

  /// Makes the changes of a block at once, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationTransaction.withoutAnimation(actionsWithoutAnimation)
  }

  /// Turns animation on or off for everything that follows.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationTransaction.areAnimationsEnabled = enabled
  }

  /// Whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { AnimationTransaction.areAnimationsEnabled }

  /// The duration that is in force where the code runs: 0 outside of animation blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationTransaction.current?.duration ?? 0
  }
}

@MainActor
extension UIView.AnimationOptions {
  /// The seconds that an animation takes: an animation that is being set up around it decides.
  func duration(_ own: TimeInterval) -> TimeInterval {
    if contains(.overrideInheritedDuration) { return own }
    return AnimationTransaction.current?.duration ?? own
  }

  var pace: AnimationTiming.Pace {
    if contains(.overrideInheritedCurve) { return .curve(curve) }
    return AnimationTransaction.current?.pace ?? .curve(curve)
  }

  var curve: TimingCurve {
    switch (rawValue >> 16) & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
