// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

extension UIView {
  /// Animates the changes made in a block: slow, fast, slow.
  ///
  /// The views that move take no touches meanwhile.
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
  /// An animation always starts from what is on screen. One of a property that is on its way
  /// already adds to it, so that speed does not jump either; both run to their own ends. Colors
  /// do not add up: the older animation ends there, with false. Inside the block of another
  /// animation it takes that one's duration, curve and options, unless the options say otherwise.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less makes the changes at once, and what is not a number is 0.
  ///   - delay: Seconds to wait before; with less than 0 it begins midway.
  ///   - options: The curve, whether it repeats, whether it runs back, whether touches are taken.
  ///   - animations: Sets properties of views and layers.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      options.manner(duration: duration, delay: delay),
      options,
      animations: animations,
      completion: completion
    )
  }

  /// Animates the changes made in a block as a spring would move.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring is at rest.
  ///   - delay: Seconds to wait before.
  ///   - dampingRatio: 1 for no swinging, less for more of it; 0 and less are nearly none.
  ///   - velocity: The speed at the start, in whole ways per second.
  ///   - options: Whether it repeats and the like; the curve is the spring's.
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
    var manner = options.manner(duration: duration, delay: delay)
    if manner.duration > 0 {
      manner.pace = .spring(
        Spring(
          askedDampingRatio: Double(dampingRatio),
          duration: manner.duration,
          velocity: Double(velocity)
        )
      )
    }
    run(manner, options, animations: animations, completion: completion)
  }

  /// Animates the changes made in a block as a spring would move, which is told by how it looks.
  ///
  /// It takes its own time, longer than `duration`, also inside the block of another animation.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds; 0 or less makes the changes at
  ///     once.
  ///   - bounce: How much it swings: 0 for not at all, 1 for ever (here a little less), below 0 for
  ///     sluggish.
  ///   - velocity: The speed at the start, in whole ways per second.
  ///   - delay: Seconds to wait before.
  ///   - options: Whether it repeats and the like; the curve is the spring's.
  ///   - animations: Sets properties of views and layers.
  ///   - completion: Called when the spring is at rest, with false if an animation was taken away.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialSpringVelocity velocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var manner = options.manner(duration: duration, delay: delay)
    manner.duration = 0
    if let spring = Spring(
      askedPerceptualDuration: AnimationTiming.seconds(duration),
      bounce: Double(bounce),
      velocity: Double(velocity)
    ) {
      manner.duration = spring.settlingDuration()
      manner.pace = .spring(spring)
    }
    run(manner, options, animations: animations, completion: completion)
  }

  static func run(
    _ manner: AnimationTransaction.Manner,
    _ options: UIView.AnimationOptions,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    AnimationTransaction.run(
      manner,
      scheduler: ApplicationContext.current.scheduler,
      changes: { _ in
        animations()
        if options.contains(.layoutSubviews) { ApplicationContext.current.layoutWindows() }
      },
      completion: completion
    )
  }

  /// Has animations that are set up in a block repeat, or run back, or both.
  ///
  /// Inside the block of an animation, for a part of its changes; elsewhere it changes nothing.
  ///
  /// - Parameters:
  ///   - count: How often they run; infinity for ever, and once if it is 0 or less.
  ///   - autoreverses: Whether they run back after each way there.
  ///   - animations: Sets properties of views and layers.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let transaction = AnimationTransaction.current else { return animations() }
    var manner = transaction.manner
    manner.repeatCount = AnimationTiming.repetitions(Double(count))
    manner.autoreverses = autoreverses
    transaction.perform(in: manner, animations)
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
  /// How an animation with these options runs, here: an animation that is being set up around it
  /// decides where the options do not say otherwise.
  func manner(duration: TimeInterval, delay: TimeInterval) -> AnimationTransaction.Manner {
    let outer = AnimationTransaction.current?.manner
    let inherited = contains(.overrideInheritedOptions) ? nil : outer
    let own = max(AnimationTiming.seconds(duration), 0)
    return AnimationTransaction.Manner(
      duration: contains(.overrideInheritedDuration) ? own : outer?.duration ?? own,
      delay: delay,
      pace: contains(.overrideInheritedCurve) ? .curve(curve) : outer?.pace ?? .curve(curve),
      repeatCount: contains(.repeat) ? .infinity : 1,
      autoreverses: contains(.autoreverse),
      refusesTouches: inherited?.refusesTouches ?? !contains(.allowUserInteraction),
      beginsFromCurrentState: contains(.beginFromCurrentState)
    )
  }

  var curve: TimingCurve {
    switch (rawValue >> 16) & 15 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}
