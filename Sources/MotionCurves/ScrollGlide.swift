// SPDX-License-Identifier: Apache-2.0

/// What contents do by themselves once a finger has let go, along one axis.
///
/// Inside of their limits they slow down, outside of them a spring brings them back, and what is
/// left of the speed goes on across an edge in either direction. A glide may also have a target of
/// its own. The position at a time is the same in however many steps it is reached.
/// Time is in seconds on any clock, positions are in points.
package struct ScrollGlide: Hashable, Sendable {
  /// Contents slower than this have come to rest, in points per second.
  ///
  /// Inferred.
  package static let restSpeed = 10.0

  private enum Course: Hashable {
    case still(Double)
    /// Slows down to a target, unless a limit is in the way.
    case slide(ScrollDeceleration, duration: Double, target: Double)
    /// Comes back to a limit.
    case bounce(ScrollBounce, duration: Double)
    /// Goes to a target, whatever the limits.
    case pull(ScrollBounce, duration: Double)
  }

  private var course: Course
  /// The time at which the course began.
  private var start: Double
  /// The time up to which the glide has come.
  package private(set) var now: Double
  /// Where contents may rest.
  package private(set) var limits: ClosedRange<Double>
  private let bounces: Bool
  private let rate: Double

  /// Creates the glide of contents that are let go.
  ///
  /// - Parameters:
  ///   - position: Where they are.
  ///   - velocity: Their speed in points per second.
  ///   - limits: Where they may rest; both ends finite.
  ///   - bounces: Whether they may be outside of the limits on the way.
  ///   - rate: What is left of the speed after a millisecond; more than 0 and less than 1.
  ///   - time: When they are let go.
  package init(
    position: Double,
    velocity: Double,
    limits: ClosedRange<Double>,
    bounces: Bool = true,
    rate: Double = ScrollDeceleration.normalRate,
    at time: Double
  ) {
    self.limits = limits
    self.bounces = bounces
    self.rate = rate
    start = time
    now = time
    course = .still(position)
    release(position, velocity)
    // Contents that are thrown at an edge where they are already turn back at once.
    advance(to: time)
  }

  /// The same contents slowing down to another target, as long as it lies within the limits.
  ///
  /// They start as fast as contents must that slow down at their rate and get there.
  package func sliding(to target: Double) -> ScrollGlide {
    var glide = self
    let wanted = min(max(target, limits.lowerBound), limits.upperBound)
    let decay = ScrollDeceleration(initialPosition: 0, initialVelocity: 0, rate: rate).decay
    glide.slide(from: position, velocity: (wanted - position) * decay, target: wanted)
    return glide
  }

  /// The same contents drawn to a target by a spring, with the speed that they have.
  package func drawn(
    to target: Double,
    velocity: Double,
    frequency: Double
  ) -> ScrollGlide {
    var glide = self
    let bounce = ScrollBounce(
      target: target,
      initialPosition: position,
      initialVelocity: velocity,
      frequency: frequency
    )
    glide.start = now
    glide.course = .pull(bounce, duration: bounce.duration())
    return glide
  }

  // MARK: State

  /// Whether the contents have come to rest.
  package var isAtRest: Bool {
    if case .still = course { return true }
    return false
  }

  /// Where the contents are.
  package var position: Double {
    let elapsed = now - start
    return switch course {
    case .still(let position): position
    case .slide(let slide, _, _): slide.position(at: elapsed)
    case .bounce(let bounce, _), .pull(let bounce, _): bounce.position(at: elapsed)
    }
  }

  /// How fast the contents are, in points per second.
  package var velocity: Double {
    let elapsed = now - start
    return switch course {
    case .still: 0
    case .slide(let slide, _, _): slide.velocity(at: elapsed)
    case .bounce(let bounce, _), .pull(let bounce, _): bounce.velocity(at: elapsed)
    }
  }

  /// Where the contents will come to rest, as things are now.
  package var finalPosition: Double {
    var copy = self
    copy.advance(to: .infinity)
    return copy.position
  }

  // MARK: Changes

  /// Goes on to a time; not backward.
  ///
  /// - Complexity: O(1): an axis has two edges, and each bounce has less speed than the one before.
  package mutating func advance(to time: Double) {
    // More turns than ever happen: a limit for numbers at the ends of what a Double holds.
    for _ in 0..<64 {
      guard let end = endOfCourse, end.time <= time else {
        now = max(now, time)
        return
      }
      now = max(end.time, start)
      end.isAtLimit ? cross() : arrive()
    }
    arrive()
  }

  /// Takes other limits, which contents in motion then run into or turn back to.
  package mutating func setLimits(_ limits: ClosedRange<Double>) {
    guard limits != self.limits else { return }
    self.limits = limits
    switch course {
    case .still(let position):
      if !limits.contains(position) { release(position, 0) }
    case .slide:
      if !limits.contains(position) { release(position, velocity) }
    case .bounce(let bounce, let duration) where limits.contains(bounce.target):
      // There is more beyond the edge by now; what is on its way back goes on to where it was going.
      course = .pull(bounce, duration: duration)
    case .bounce:
      release(position, velocity)
    case .pull(let bounce, _):
      let target = min(max(bounce.target, limits.lowerBound), limits.upperBound)
      if target != bounce.target {
        self = drawn(to: target, velocity: velocity, frequency: bounce.frequency)
      }
    }
  }

  /// Puts the contents elsewhere; they keep their speed.
  package mutating func move(to position: Double) {
    let (way, velocity, elapsed) = (position - self.position, velocity, now - start)
    switch course {
    case .still:
      course = .still(position)
    case .slide(_, let duration, let target):
      let slide = ScrollDeceleration(
        initialPosition: position,
        initialVelocity: velocity,
        rate: rate
      )
      course = .slide(slide, duration: max(duration - elapsed, 0), target: target + way)
      start = now
      if !limits.contains(position) { release(position, velocity) }
    case .bounce:
      release(position, velocity)
    case .pull(let old, _):
      let bounce = ScrollBounce(
        target: old.target,
        initialPosition: position,
        initialVelocity: velocity,
        frequency: old.frequency
      )
      course = .pull(bounce, duration: bounce.duration())
      start = now
    }
  }

  // MARK: Courses

  /// When the course is over, and whether a limit ends it; nil for contents at rest.
  private var endOfCourse: (time: Double, isAtLimit: Bool)? {
    switch course {
    case .still:
      return nil
    case .slide(let slide, let duration, let target):
      let limit = slide.initialVelocity > 0 ? limits.upperBound : limits.lowerBound
      let isBeyond = slide.initialVelocity > 0 ? target > limit : target < limit
      if isBeyond, let time = slide.time(ofReaching: limit), time < duration {
        return (start + time, true)
      }
      return (start + duration, false)
    case .bounce(let bounce, let duration):
      let hasRoom = limits.lowerBound < limits.upperBound
      if hasRoom, let time = bounce.passingTime, time < duration { return (start + time, true) }
      return (start + duration, false)
    case .pull(_, let duration):
      return (start + duration, false)
    }
  }

  private mutating func arrive() {
    switch course {
    case .still: break
    case .slide(_, _, let target): course = .still(target)
    case .bounce(let bounce, _), .pull(let bounce, _): course = .still(bounce.target)
    }
  }

  private mutating func cross() {
    let velocity = velocity
    switch course {
    case .slide(let slide, _, _):
      let limit = slide.initialVelocity > 0 ? limits.upperBound : limits.lowerBound
      bounces ? bounce(from: limit, velocity: velocity, to: limit) : (course = .still(limit))
    case .bounce(let bounce, _):
      slide(from: bounce.target, velocity: velocity)
    case .still, .pull:
      break
    }
  }

  private mutating func release(_ position: Double, _ velocity: Double) {
    let inside = min(max(position, limits.lowerBound), limits.upperBound)
    if position == inside {
      slide(from: position, velocity: velocity)
    } else if bounces {
      bounce(from: position, velocity: velocity, to: inside)
    } else {
      course = .still(inside)
    }
  }

  private mutating func bounce(from position: Double, velocity: Double, to limit: Double) {
    let bounce = ScrollBounce(
      target: limit,
      initialPosition: position,
      initialVelocity: velocity
    )
    course = .bounce(bounce, duration: bounce.duration())
    start = now
  }

  private mutating func slide(from position: Double, velocity: Double) {
    guard velocity.magnitude > ScrollGlide.restSpeed else { return course = .still(position) }
    let natural = ScrollDeceleration(
      initialPosition: position,
      initialVelocity: velocity,
      rate: rate
    )
    slide(from: position, velocity: velocity, target: natural.finalPosition)
  }

  /// Contents that are `restSpeed` faster have come just as far once they are down to it.
  private mutating func slide(from position: Double, velocity: Double, target: Double) {
    guard velocity != 0 else { return course = .still(target) }
    let rest = ScrollGlide.restSpeed
    let slide = ScrollDeceleration(
      initialPosition: position,
      initialVelocity: velocity + (velocity < 0 ? -rest : rest),
      rate: rate
    )
    course = .slide(slide, duration: slide.duration(untilSpeedBelow: rest), target: target)
    start = now
  }
}
