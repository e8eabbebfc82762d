// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

extension UIView {
  /// Animates changes that a block makes in steps, each with a time of its own.
  ///
  /// The block calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`; changes that
  /// it makes itself take the whole time. The pace of the whole is slow, fast, slow, unless the
  /// bits of another curve of `UIView.AnimationOptions` are among the options.
  ///
  /// - Parameters:
  ///   - duration: In seconds; 0 or less makes the changes at once.
  ///   - delay: Seconds to wait before.
  ///   - options: How it gets from step to step, whether it repeats and the like.
  ///   - animations: Adds the key frames.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = options.animationOptions
    AnimationTransaction.run(
      plain.manner(duration: duration, delay: delay),
      scheduler: ApplicationContext.current.scheduler,
      changes: { transaction in
        transaction.takesKeyframes = true
        animations()
        if plain.contains(.layoutSubviews) { ApplicationContext.current.layoutWindows() }
        if let mode = options.trackMode { transaction.joinKeyframes(mode) }
      },
      completion: completion
    )
  }

  /// Animates changes that a block makes in steps, and waits for the end.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: Seconds to wait before.
  ///   - options: How it gets from step to step, whether it repeats and the like.
  ///   - animations: Adds the key frames.
  /// - Returns: False if an animation was taken away.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: animations,
        completion: { continuation.resume(returning: $0) }
      )
    }
  }

  /// Animates the changes of a block in a part of the time of the key frame animation around it.
  ///
  /// Outside of `animateKeyframes` the changes are made as anywhere else.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a share of the whole, 0 to 1.
  ///   - frameDuration: How long it takes, as a share of the whole, 0 to 1.
  ///   - animations: Sets properties of views and layers. It runs at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let transaction = AnimationTransaction.current, transaction.takesKeyframes else {
      return animations()
    }
    func share(_ value: Double, upTo most: Double) -> Double {
      value.isNaN ? 0 : min(max(value, 0), most)
    }
    let start = share(frameStartTime, upTo: 1)
    let outer = transaction.window
    transaction.window = outer.part(
      start: CGFloat(start),
      span: CGFloat(share(frameDuration, upTo: 1 - start))
    )
    animations()
    transaction.window = outer
  }

  /// The ways in which `animateKeyframes` can run.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's own bits.
    public let rawValue: UInt
    /// Creates options from their bits; those of a curve of `UIView.AnimationOptions` are taken too.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Layout runs inside the animation, so that subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views that move take touches meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Takes the place of what is under way, from what is on screen, rather than add to it.
    ///
    /// What it replaces ends with false.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each way there.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside the block of another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options inside the block of another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from step to step; what it does unless told otherwise.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// By jumps, at the end of each step.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same speed through all steps, whatever their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve through all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a curve, at about the same speed through all steps.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// What applies to any animation; the bits are the same.
    var animationOptions: UIView.AnimationOptions {
      UIView.AnimationOptions(rawValue: rawValue & ~(7 << 10))
    }

    /// How the steps are joined; nil for straight ones, which need no joining.
    var trackMode: KeyframeTrack.Mode? {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: nil
      }
    }
  }
}

extension AnimationTransaction {
  /// Makes one track of the steps of each property that was changed here.
  func joinKeyframes(_ mode: KeyframeTrack.Mode) {
    for group in ownGroups {
      for layer in group.layers { layer.joinKeyframes(of: group, mode) }
    }
  }
}

extension CALayer {
  /// Puts a track in the place of the steps that an animation has for each property.
  func joinKeyframes(of group: AnimationGroup, _ mode: KeyframeTrack.Mode) {
    let keys = Set(animations.filter { $0.group === group }.compactMap(\.key))
    for key in keys { joinKeyframes(of: group, key, mode) }
    refreshPresentation()
  }

  private func joinKeyframes(
    of group: AnimationGroup,
    _ key: LayerProperties.Key,
    _ mode: KeyframeTrack.Mode
  ) {
    let places = animations.indices.filter {
      animations[$0].group === group && animations[$0].key == key
    }
    guard let first = places.first else { return }
    var steps: [(window: AnimationWindow, from: AnimatableValue, to: AnimatableValue)] = []
    for place in places {
      let window = animations[place].window
      switch animations[place].motion {
      case .additive(_, let from, let to): steps.append((window, from, to))
      case .replacing(_, let from, let to): steps.append((window, from, to ?? model[key]))
      default: return
      }
    }
    steps.sort { $0.window.start < $1.window.start }
    var values = [steps[0].from]
    var times: [CGFloat] = [0]
    for step in steps {
      // A pause before a step is a value that is reached twice.
      if step.window.start > times[times.count - 1], mode == .cubic || mode == .discrete {
        values.append(values[values.count - 1])
        times.append(step.window.start)
      }
      values.append(step.to)
      times.append(max(step.window.start + step.window.span, times[times.count - 1]))
    }
    // The last value holds for no time of its own.
    if mode == .discrete { times.append(1) }
    guard let track = KeyframeTrack(values: values, times: times, mode: mode) else { return }
    animations[first].motion = .track(key, track)
    animations[first].window = AnimationWindow()
    for place in places.dropFirst().reversed() { animations.remove(at: place) }
    group.runningCount -= places.count - 1
  }
}
