// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Where the animations of a property animator are: held at a place, or on the way from one.
struct AnimatorClock {
  /// Seconds and shape of the whole way from start to end.
  var duration: TimeInterval
  var pace: AnimationTiming.Pace

  private enum Course {
    /// Standing still at a share of the way.
    case held(CGFloat)
    /// Going along the pace: `elapsed` seconds of it had passed at `since`; backward if reversed.
    case along(elapsed: TimeInterval, since: TimeInterval, isReversed: Bool)
    /// On a way of its own from a place to an end.
    case leg(from: CGFloat, to: CGFloat, timing: AnimationTiming)
  }
  private var course: Course
  /// The moment of the pace at which it was paused, and the share there.
  private var paused: (progress: CGFloat, elapsed: TimeInterval)?

  init(duration: TimeInterval, pace: AnimationTiming.Pace) {
    self.duration = duration
    self.pace = pace
    course = .held(0)
  }

  /// Whether it stands still for good.
  var isHeld: Bool { if case .held = course { true } else { false } }

  /// When the motion begins; minus infinity where it has.
  var begin: TimeInterval {
    switch course {
    case .held: -.infinity
    case .along(_, let since, _): since
    case .leg(_, _, let timing): timing.begin
    }
  }

  /// When the end in the present direction is reached; infinity while it stands still.
  var end: TimeInterval {
    switch course {
    case .held: .infinity
    case .along(let elapsed, let since, let isReversed):
      since + max(isReversed ? elapsed : duration - elapsed, 0)
    case .leg(_, _, let timing): timing.end
    }
  }

  /// The share of the way at a time; beyond 0...1 where a spring overshoots.
  func progress(at time: TimeInterval) -> CGFloat {
    switch course {
    case .held(let progress): progress
    case .along(_, _, let isReversed):
      if isReversed {
        time >= end ? 0 : value(at: elapsed(at: time))
      } else {
        time >= end ? 1 : value(at: elapsed(at: time))
      }
    case .leg(let from, let to, let timing):
      timing.isOver(at: time) ? to : from + (to - from) * timing.fraction(at: time)
    }
  }

  /// Stands still at a share of the way.
  mutating func hold(atShare progress: CGFloat) { course = .held(progress) }

  /// Stands still where it is, and remembers the moment of the pace, which a spring's share alone
  /// does not tell.
  mutating func hold(at time: TimeInterval) {
    let place = progress(at: time)
    if case .along = course { paused = (place, elapsed(at: time)) }
    course = .held(place)
  }

  /// Goes on along the whole way's own pace, from where that has the present place.
  mutating func resume(at time: TimeInterval, isReversed: Bool) {
    let place = progress(at: time)
    var elapsed = elapsed(for: place)
    if let paused, paused.progress == place { elapsed = paused.elapsed }
    course = .along(elapsed: elapsed, since: time, isReversed: isReversed)
  }

  /// Is at an end at once.
  mutating func skip(to end: CGFloat, at time: TimeInterval) {
    let timing = AnimationTiming(begin: time, duration: 0, pace: pace)
    course = .leg(from: end, to: end, timing: timing)
  }

  /// The share of the time at which a share of the way is made first.
  func share(for progress: CGFloat) -> CGFloat {
    duration > 0 ? CGFloat(elapsed(for: progress) / duration) : progress
  }

  /// The share of the way that is made after a share of the time.
  func progress(for share: CGFloat) -> CGFloat { value(at: Double(share) * duration) }

  /// Goes along the whole way's own pace, from where that has a place.
  mutating func run(from progress: CGFloat, at time: TimeInterval, isReversed: Bool) {
    course = .along(elapsed: self.elapsed(for: progress), since: time, isReversed: isReversed)
  }

  /// Goes to an end by a pace that begins anew.
  mutating func run(from progress: CGFloat, to end: CGFloat, timing: AnimationTiming) {
    course = .leg(from: progress, to: end, timing: timing)
  }

  /// Turns round where it is.
  mutating func reverse(at time: TimeInterval, isReversed: Bool) {
    switch course {
    case .held: break
    case .along:
      course = .along(elapsed: elapsed(at: time), since: max(time, begin), isReversed: isReversed)
    case .leg(_, _, var timing):
      let from = progress(at: time)
      timing.begin = max(time, timing.begin)
      course = .leg(from: from, to: isReversed ? 0 : 1, timing: timing)
    }
  }

  private func value(at elapsed: TimeInterval) -> CGFloat {
    duration > 0 ? pace.value(at: elapsed, of: duration) : 1
  }

  private func elapsed(at time: TimeInterval) -> TimeInterval {
    guard case .along(let elapsed, let since, let isReversed) = course else { return 0 }
    let passed = max(time - since, 0)
    return min(max(isReversed ? elapsed - passed : elapsed + passed, 0), duration)
  }

  /// The first moment of the pace that has made a share of the way.
  private func elapsed(for progress: CGFloat) -> TimeInterval {
    if progress <= 0 { return 0 }
    if progress >= 1 { return duration }
    // A curve or spring is at 0 first; up to where it first passes the share it may be searched.
    var (low, high) = (0.0, duration)
    let step = duration / 64
    for index in 1...64 where value(at: step * Double(index)) >= progress {
      high = step * Double(index)
      break
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
