// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A damped spring that pulls a value from 0 to its rest at 1; time is in seconds.
package struct Spring: Hashable, Sendable {
  /// The distance from rest, as a part of the whole way, at which a spring counts as settled.
  ///
  /// With it the spring of stiffness 438.65 and damping 41.89, reported second-hand for a table's
  /// insertions on iOS 26, takes the 0.441 seconds reported for it as well.
  package static let settlingThreshold = 0.001

  /// The moved mass.
  package let mass: Double
  /// The force per distance from rest.
  package let stiffness: Double
  /// The force per speed.
  package let damping: Double
  /// The speed at the start, in whole ways per second; positive is toward the rest.
  package let initialVelocity: Double

  /// Creates a spring from its physical figures.
  ///
  /// - Precondition: all are finite, mass and stiffness positive, and damping not negative.
  package init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) {
    guard mass > 0, stiffness > 0, damping >= 0,
      mass.isFinite, stiffness.isFinite, damping.isFinite, initialVelocity.isFinite
    else {
      fail(
        """
        there is no spring of mass \(mass), stiffness \(stiffness), damping \(damping) and \
        initial velocity \(initialVelocity)
        """
      )
    }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// Creates the spring that has settled after `duration` seconds, as `UIView` is asked for one by
  /// damping ratio.
  ///
  /// 1 or more does not swing. A ratio of less than 0.01 counts as 0.01, since without damping a
  /// spring never settles. UIKit does not publish how it finds the stiffness; this is the reading
  /// that the duration is the time after which the spring stays within `settlingThreshold`.
  /// - Precondition: the duration is positive and finite.
  package init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    guard duration > 0, duration.isFinite else {
      fail("a spring cannot settle in \(duration) seconds")
    }
    let ratio = max(dampingRatio, 0.01)
    func spring(_ frequency: Double) -> Spring {
      Spring(
        stiffness: frequency * frequency,
        damping: 2 * ratio * frequency,
        initialVelocity: initialVelocity
      )
    }
    // A higher frequency settles sooner; 1 / decay is the earliest that any spring can settle.
    var low = 1 / (duration * spring(1).decay)
    var high = low * 2
    while spring(high).bound(at: duration) > Self.settlingThreshold { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if spring(middle).bound(at: duration) > Self.settlingThreshold {
        low = middle
      } else {
        high = middle
      }
    }
    self = spring(high)
  }

  /// Creates the spring of a perceived duration in seconds and a bounce of -1 to 1, the way in which
  /// UIKit describes springs since iOS 17.
  ///
  /// The duration is the period of the undamped spring. A bounce of 0 is critical damping, more
  /// swings, less is overdamped.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    guard perceptualDuration > 0, bounce > -1, bounce <= 1 else {
      fail("there is no spring of duration \(perceptualDuration) and bounce \(bounce)")
    }
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      stiffness: frequency * frequency,
      damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity
    )
  }

  /// Creates the spring nearest to what an app asks for, which may be anything.
  ///
  /// A damping ratio that is not a number is 1; one beyond 100 is 100, which hardly moves faster.
  /// A velocity that is not finite is 0; its magnitude is at most a million ways a second.
  ///
  /// - Precondition: the duration is positive and finite.
  package init(askedDampingRatio ratio: Double, duration: Double, velocity: Double) {
    self.init(
      dampingRatio: ratio.isNaN ? 1 : min(ratio, 100),
      duration: duration,
      initialVelocity: Spring.sensible(velocity)
    )
  }

  /// Creates the spring nearest to a perceived duration and a bounce, which may be anything.
  ///
  /// Without a duration there is none, and the result is nil; others are kept between a tenth of a
  /// millisecond and a billion seconds. A bounce is kept between -0.99 and
  /// 0.99, since the ones beyond never settle; one that is not a number is 0.
  package init?(askedPerceptualDuration duration: Double, bounce: Double, velocity: Double) {
    guard duration > 0, duration.isFinite else { return nil }
    self.init(
      perceptualDuration: min(max(duration, 1e-4), 1e9),
      bounce: bounce.isNaN ? 0 : min(max(bounce, -0.99), 0.99),
      initialVelocity: Spring.sensible(velocity)
    )
  }

  /// Creates the spring nearest to physical figures that may be anything.
  ///
  /// Mass and stiffness are kept between a thousandth and a billion, damping at least 0; what is not
  /// finite is Core Animation's default: 1, 100 and 10.
  ///
  /// Damping beyond the critical one counts as that unless it is allowed: so the figures that UIKit
  /// has for its own transitions, 3, 1000 and 500, settle in the half second that they take.
  package init(
    askedMass mass: Double,
    stiffness: Double,
    damping: Double,
    velocity: Double,
    allowsOverdamping: Bool = false
  ) {
    let mass = mass.isFinite ? min(max(mass, 0.001), 1e9) : 1
    let stiffness = stiffness.isFinite ? min(max(stiffness, 0.001), 1e9) : 100
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = damping.isFinite ? max(damping, 0) : 10
    self.init(
      mass: mass,
      stiffness: stiffness,
      damping: allowsOverdamping ? min(damping, 100 * critical) : min(damping, critical),
      initialVelocity: Spring.sensible(velocity)
    )
  }

  private static func sensible(_ velocity: Double) -> Double {
    velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
  }

  /// Damping as a part of the critical one: below 1 the spring swings.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The value at a time: 0 at the start and before, 1 at rest, beyond 1 where it overshoots.
  package func value(at time: Double) -> Double {
    let time = max(time, 0)
    let (swing, span) = motion(at: time)
    return 1 - exp(-decay * time) * (swing + (decay - initialVelocity) * span)
  }

  /// The speed at a time, in whole ways per second.
  package func velocity(at time: Double) -> Double {
    let time = max(time, 0)
    let (swing, span) = motion(at: time)
    let pull = stiffness / mass - (decay + 2 * divergence) * initialVelocity
    return exp(-decay * time) * (initialVelocity * swing + pull * span)
  }

  /// The seconds after which the value stays within `threshold` of the rest; infinite if undamped.
  ///
  /// Found from a curve that the value never leaves: never too short, but too long by a fraction of
  /// a swing, or by more where a strong push meets strong damping.
  /// - Precondition: the threshold is more than 0 and less than 0.3.
  package func settlingDuration(threshold: Double = settlingThreshold) -> Double {
    guard threshold > 0, threshold < 0.3 else {
      fail("a spring's settling threshold must be more than 0 and less than 0.3, not \(threshold)")
    }
    guard decay > 0 else { return .infinity }
    // Up to 1 / decay the bound may rise, and is more than 0.3; from then on it falls.
    var low = 1 / decay
    var high = low * 2
    while bound(at: high) > threshold { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if bound(at: middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }

  // The distance from rest is exp(-decay t) (swing + (decay - initialVelocity) span), where
  //
  //     underdamped   swing = cos(w t)   span = sin(w t) / w
  //     critical      swing = 1          span = t
  //     overdamped    swing = 1          span = (1 - exp(-2 b t)) / 2b
  //
  // with w and b from the roots of the equation of motion. Each case passes into the next without a
  // jump, and nothing overflows however long the time.

  /// The real part of the root that fades more slowly.
  private var decay: Double {
    let half = damping / (2 * mass)
    let divergence = divergence
    return divergence > 0 ? stiffness / mass / (half + divergence) : half
  }

  /// The undamped frequency squared, less what damping takes off: negative if overdamped.
  private var discriminant: Double {
    let half = damping / (2 * mass)
    return stiffness / mass - half * half
  }

  /// Half the distance between the two real roots: 0 unless overdamped.
  private var divergence: Double { max(-discriminant, 0).squareRoot() }

  private func motion(at time: Double) -> (swing: Double, span: Double) {
    let discriminant = discriminant
    if discriminant > 0 {
      let frequency = discriminant.squareRoot()
      return (cos(frequency * time), sin(frequency * time) / frequency)
    }
    let spread = 2 * divergence
    return (1, spread > 0 ? -expm1(-spread * time) / spread : time)
  }

  /// What the distance from rest never exceeds from a time on, if that is 1 / decay or later.
  private func bound(at time: Double) -> Double {
    let push = (decay - initialVelocity).magnitude
    let discriminant = discriminant
    guard discriminant > 0 else { return exp(-decay * time) * (1 + push * motion(at: time).span) }
    let amplitude = (1 + push * push / discriminant).squareRoot()
    return exp(-decay * time) * min(amplitude, 1 + push * time)
  }
}
