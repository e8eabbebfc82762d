// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// An animation of one property, which is named by a key path such as `position.x`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property; a path that is not known here animates nothing and is warned of.
  open var keyPath: String?
  /// Whether the values are added to what the layer shows otherwise.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override func show(
    in shown: inout PresentedProperties,
    elapsed: TimeInterval,
    duration: TimeInterval,
    runs: Double
  ) {
    guard let keyPath else { return }
    let paths = AnimatablePath.paths(keyPath)
    if paths.isEmpty {
      Warnings.once("keyPath \(keyPath)", "A CAAnimation of \"\(keyPath)\" has no effect here.")
    }
    for path in paths {
      let current = path.value(in: shown)
      guard var value = value(of: path, from: current, elapsed: elapsed, duration: duration) else {
        continue
      }
      if isCumulative, runs > 0, let end = endValue(of: path, from: current) {
        value = value.adding(end, times: CGFloat(runs))
      }
      path.set(isAdditive ? current.adding(value, times: 1) : value, in: &shown)
    }
  }

  /// The value at a moment of a run; nil for none.
  func value(
    of path: AnimatablePath,
    from current: AnimatableValue,
    elapsed: TimeInterval,
    duration: TimeInterval
  ) -> AnimatableValue? { nil }

  /// The value at the end of a run; nil for none.
  func endValue(of path: AnimatablePath, from current: AnimatableValue) -> AnimatableValue? { nil }
}

/// An animation from one value to another.
///
/// Values may be numbers, `CGPoint`, `CGSize`, `CGRect`, `CGAffineTransform` and `CGColor`, or
/// `NSNumber` and `NSValue` with one of these. With only one of them set, the other is what the layer shows otherwise.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it starts.
  open var fromValue: Any?
  /// Where it ends.
  open var toValue: Any?
  /// The difference between start and end, where one of them is missing.
  open var byValue: Any?

  /// Creates an animation without a property.
  public override init() { super.init() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  private func ends(
    of path: AnimatablePath,
    from current: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    let from = fromValue.flatMap { path.read($0, like: current) }
    let to = toValue.flatMap { path.read($0, like: current) }
    let by = byValue.flatMap { path.read($0, like: current) }
    // What is added to the layer's own value starts or ends at nothing.
    let rest = isAdditive ? current.zero : current
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by, times: 1))
    case (nil, nil, nil): return (rest, rest)
    }
  }

  override func value(
    of path: AnimatablePath,
    from current: AnimatableValue,
    elapsed: TimeInterval,
    duration: TimeInterval
  ) -> AnimatableValue? {
    let (from, to) = ends(of: path, from: current)
    return from.interpolated(to: to, fraction: fraction(elapsed: elapsed, duration: duration))
  }

  override func endValue(
    of path: AnimatablePath,
    from current: AnimatableValue
  ) -> AnimatableValue? { ends(of: path, from: current).1 }
}

/// An animation from one value to another as a spring moves.
///
/// Set `duration` to `settlingDuration` to see it come to rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The moved mass; 1.
  open var mass: CGFloat = 1
  /// The force per distance from rest; 100.
  open var stiffness: CGFloat = 100
  /// The force per speed; 10.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways per second; 0.
  open var initialVelocity: CGFloat = 0

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Creates a spring from how long it seems to take, in seconds, and how much it swings, -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    guard
      let spring = Spring(
        askedPerceptualDuration: perceptualDuration,
        bounce: Double(bounce),
        velocity: 0
      )
    else { return }
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }
  /// Whether more damping than lets it come to rest soonest makes it slower.
  private var allowsOverdamping = false

  private var spring: Spring {
    Spring(
      askedMass: Double(mass),
      stiffness: Double(stiffness),
      damping: Double(damping),
      velocity: Double(initialVelocity),
      allowsOverdamping: allowsOverdamping
    )
  }

  /// The seconds after which the spring is within a thousandth of its rest; infinite without damping.
  ///
  /// Core Animation's own threshold is not published. Inferred.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration() }
  /// How long the spring seems to take: the period it would have without damping, in seconds.
  open var perceptualDuration: CFTimeInterval {
    let spring = spring
    return 2 * .pi * (spring.mass / spring.stiffness).squareRoot()
  }
  /// How much it swings: 0 for not at all, 1 for ever, less than 0 for a sluggish one.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func fraction(elapsed: TimeInterval, duration: TimeInterval) -> CGFloat {
    let share = super.fraction(elapsed: elapsed, duration: duration)
    return CGFloat(spring.value(at: Double(share) * duration))
  }
}
