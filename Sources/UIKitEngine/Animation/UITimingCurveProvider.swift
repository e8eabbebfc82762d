// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// What a property animator takes its pace from.
///
/// Differs from iOS: there is no archive to code it into.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing parameters.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A curve with control points of its own.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring; only a provider of an app's own says so. The curve counts. Inferred.
  case composed = 3
}

/// A pace along a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve; `easeInOut` for one with control points of its own.
  ///
  /// Inferred.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: a share of the time and one of the way.
  public let controlPoint1: CGPoint
  /// The second control point: a share of the time and one of the way.
  public let controlPoint2: CGPoint
  /// Which kind this is: one of UIKit's curves, or one with control points.
  public let timingCurveType: UITimingCurveType

  /// Creates the pace that is UIKit's default: slow, fast, slow.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates the pace of one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let timing = curve.timing
    controlPoint1 = CGPoint(x: timing.x1, y: timing.y1)
    controlPoint2 = CGPoint(x: timing.x2, y: timing.y2)
    timingCurveType = .builtin
    super.init()
  }

  /// Creates a pace with control points of its own; times are kept in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    TimingCurve(
      clampingX1: Double(controlPoint1.x),
      y1: Double(controlPoint1.y),
      x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y)
    )
  }
}

/// A pace as a spring moves.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Figures {
    case dampingRatio(CGFloat)
    case spring(Spring)
  }
  private let figures: Figures
  /// The speed at the start, in whole ways per second; of its two parts the greater one counts.
  ///
  /// Differs from iOS, where each coordinate of a position moves with its own.
  public let initialVelocity: CGVector

  /// Creates the spring of UIKit's own transitions, which settles in half a second.
  public override convenience init() {
    // From the metrics, "animation push": mass 3, stiffness 1000, damping 500.
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 for no swinging, less for more of it.
  ///   - velocity: The speed at the start, in whole ways per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    figures = .dampingRatio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring that settles in the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring from its physical figures; it takes its own time, whatever the animator's is.
  ///
  /// More damping than lets it come to rest soonest counts as that much, as in Core Animation.
  ///
  /// - Parameters:
  ///   - mass: The moved mass.
  ///   - stiffness: The force per distance from rest.
  ///   - damping: The force per speed.
  ///   - velocity: The speed at the start, in whole ways per second.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    figures = .spring(
      Spring(
        askedMass: Double(mass),
        stiffness: Double(stiffness),
        damping: Double(damping),
        velocity: UISpringTimingParameters.speed(velocity)
      )
    )
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from how it looks; it takes its own time, whatever the animator's is.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - bounce: How much it swings: 0 for not at all, 1 for ever, below 0 for sluggish.
  ///   - velocity: The speed at the start, in whole ways per second.
  public init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0.0,
    initialVelocity velocity: CGVector = .zero
  ) {
    figures =
      Spring(
        askedPerceptualDuration: AnimationTiming.seconds(duration),
        bounce: Double(bounce),
        velocity: UISpringTimingParameters.speed(velocity)
      ).map { .spring($0) } ?? .dampingRatio(1)
    initialVelocity = velocity
    super.init()
  }

  private static func speed(_ velocity: CGVector) -> Double {
    Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The pace of an animator, and how long it takes.
  func pace(over duration: TimeInterval) -> (pace: AnimationTiming.Pace, duration: TimeInterval) {
    switch figures {
    case .spring(let spring): return (.spring(spring), spring.settlingDuration())
    case .dampingRatio(let ratio):
      guard duration > 0 else { return (.curve(.linear), 0) }
      let spring = Spring(
        askedDampingRatio: Double(ratio),
        duration: duration,
        velocity: UISpringTimingParameters.speed(initialVelocity)
      )
      return (.spring(spring), duration)
    }
  }
}

extension UITimingCurveProvider {
  /// The pace of an animator, and how long it takes.
  func pace(over duration: TimeInterval) -> (pace: AnimationTiming.Pace, duration: TimeInterval) {
    let length = max(AnimationTiming.seconds(duration), 0)
    if let cubic = cubicTimingParameters { return (.curve(cubic.curve), length) }
    return springTimingParameters?.pace(over: length) ?? (.curve(.easeInEaseOut), length)
  }
}
