// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// An animation through several values.
///
/// Differences from Core Animation: it follows no `path`, and the tangents of cubic modes cannot be
/// set.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What is shown one after the other; see `CABasicAnimation` for their kinds.
  open var values: [Any]?
  /// When each value is reached, as shares of the duration, ascending; nil for even steps.
  open var keyTimes: [NSNumber]?
  /// The pace of each way from one value to the next; even unless set.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How it gets from one value to the next; straight unless set.
  open var calculationMode: CAAnimationCalculationMode = .linear

  /// Creates an animation without a property.
  public override init() { super.init() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
  }

  private func track(of path: AnimatablePath, like current: AnimatableValue) -> KeyframeTrack? {
    let mode: KeyframeTrack.Mode =
      switch calculationMode {
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      default: .linear
      }
    let paces = (timingFunctions ?? []).map { function in
      { (share: CGFloat) in CGFloat(function.curve.value(at: Double(share))) }
    }
    return KeyframeTrack(
      values: (values ?? []).compactMap { path.read($0, like: current) },
      times: keyTimes?.map { CGFloat($0.doubleValue) },
      mode: mode,
      paces: paces
    )
  }

  override func value(
    of path: AnimatablePath,
    from current: AnimatableValue,
    elapsed: TimeInterval,
    duration: TimeInterval
  ) -> AnimatableValue? {
    track(of: path, like: current)?
      .value(at: fraction(elapsed: elapsed, duration: duration))
  }

  override func endValue(
    of path: AnimatablePath,
    from current: AnimatableValue
  ) -> AnimatableValue? { track(of: path, like: current)?.end }
}

/// How a key frame animation gets from one value to the next.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name as Core Animation spells it.
  public var rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at the same speed all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve, at about the same speed all the way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Animations that run together; each keeps its own times within the group's.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// What runs together.
  ///
  /// Their delegates are not told and their `isRemovedOnCompletion` has no effect, as on iOS.
  open var animations: [CAAnimation]?

  /// Creates an empty group.
  public override init() { super.init() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  override func show(
    in shown: inout PresentedProperties,
    elapsed: TimeInterval,
    duration: TimeInterval,
    runs: Double
  ) {
    let time = TimeInterval(fraction(elapsed: elapsed, duration: duration)) * duration
    for animation in animations ?? [] {
      let timing = animation.timing(start: 0, origin: 0, standard: duration)
      animation.apply(to: &shown, timing: timing, at: time)
    }
  }
}

/// A transition from what a layer showed to what it shows next.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the old picture goes over into the new one; a fade.
  open var type: CATransitionType = .fade

  /// Creates a fade.
  public override init() { super.init() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CATransition)?.type = type
  }
}

/// The ways in which a `CATransition` goes.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name as Core Animation spells it.
  public var rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old picture fades out over the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  @available(*, unavailable, message: "only fade is drawn here")
  public static var moveIn: CATransitionType { CATransitionType(rawValue: "moveIn") }
  /// The new picture pushes the old one away.
  @available(*, unavailable, message: "only fade is drawn here")
  public static var push: CATransitionType { CATransitionType(rawValue: "push") }
  /// The old picture slides away over the new one.
  @available(*, unavailable, message: "only fade is drawn here")
  public static var reveal: CATransitionType { CATransitionType(rawValue: "reveal") }
}
