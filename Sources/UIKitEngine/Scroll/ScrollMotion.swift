// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

/// A way of the contents that goes on by itself, one step with each frame.
@MainActor
final class ScrollMotion {
  enum Kind {
    /// Code has asked for it.
    case animation
    /// A finger has let go.
    case deceleration
    /// A wheel was turned by a notch.
    case wheel
  }

  private enum Course {
    case timed(from: CGPoint, start: TimeInterval)
    case glide(x: ScrollGlide, y: ScrollGlide)
  }

  let kind: Kind
  /// Where an animation ends.
  private(set) var target: CGPoint
  /// How much of its way an animation has gone.
  private var share: CGFloat = 0
  /// What was added to the contents before the place that an animation comes from.
  var shift = CGVector.zero
  private var course: Course
  var link: CADisplayLink?
  /// Called once an animation has arrived, instead of the delegate.
  var onArrival: (() -> Void)?

  /// Creates an animation from code, which takes `UIScrollView.scrollDuration`.
  init(from start: CGPoint, to target: CGPoint, at time: TimeInterval) {
    kind = .animation
    self.target = target
    course = .timed(from: start, start: time)
  }

  /// Creates a glide of contents that are let go, or that a wheel moves.
  init(kind: Kind, x: ScrollGlide, y: ScrollGlide) {
    self.kind = kind
    course = .glide(x: x, y: y)
    target = CGPoint(x: x.finalPosition, y: y.finalPosition)
  }

  var isDeceleration: Bool { kind == .deceleration }

  /// The contents' speed in points per second; zero in an animation.
  var velocity: CGVector {
    guard case .glide(let x, let y) = course else { return .zero }
    return CGVector(dx: x.velocity, dy: y.velocity)
  }

  /// Goes on to a time, and says where the contents are then and whether they are at rest.
  func advance(
    to time: TimeInterval,
    within range: (least: CGPoint, greatest: CGPoint)
  ) -> (offset: CGPoint, isOver: Bool) {
    switch course {
    case .timed(let from, let start):
      let elapsed = time - start
      guard elapsed < UIScrollView.scrollDuration else { return (target, true) }
      let progress = max(elapsed, 0) / UIScrollView.scrollDuration
      share = CGFloat(TimingCurve.easeInEaseOut.value(at: progress))
      let origin = CGPoint(x: from.x + shift.dx, y: from.y + shift.dy)
      let offset = CGPoint(
        x: origin.x + (target.x - origin.x) * share,
        y: origin.y + (target.y - origin.y) * share
      )
      return (offset, false)
    case .glide(var x, var y):
      x.setLimits(range.least.x...range.greatest.x)
      y.setLimits(range.least.y...range.greatest.y)
      x.advance(to: time)
      y.advance(to: time)
      course = .glide(x: x, y: y)
      return (CGPoint(x: x.position, y: y.position), x.isAtRest && y.isAtRest)
    }
  }

  /// Has an animation end elsewhere, at the time at which it would have ended: it goes on from where
  /// the contents are, as if it had been on that way from its beginning.
  ///
  /// - Parameters:
  ///   - newTarget: Where it ends now.
  ///   - offset: Where the contents are.
  func redirect(to newTarget: CGPoint, from offset: CGPoint) {
    guard newTarget != target else { return }
    target = newTarget
    // Near its end there is no beginning from which it would be on the way.
    guard case .timed(_, let start) = course, share < 0.999 else { return }
    shift = .zero
    let origin = CGPoint(
      x: (offset.x - newTarget.x * share) / (1 - share),
      y: (offset.y - newTarget.y * share) / (1 - share)
    )
    course = .timed(from: origin, start: start)
  }

  /// The contents were put elsewhere by somebody else: the motion goes on from there.
  func contentsMoved(from old: CGPoint, to new: CGPoint) {
    switch course {
    case .timed:
      shift.dx += new.x - old.x
      shift.dy += new.y - old.y
    case .glide(var x, var y):
      if new.x != old.x { x.move(to: new.x) }
      if new.y != old.y { y.move(to: new.y) }
      course = .glide(x: x, y: y)
    }
  }
}

extension UIScrollView {
  func begin(_ newMotion: ScrollMotion) {
    stopMotion()
    guard let scheduler = attachment?.scheduler else { return jump(to: newMotion.target) }
    motion = newMotion
    indicators.show()
    let link = CADisplayLink { [weak self] link in
      guard let self, let motion, motion.link === link else { return link.invalidate() }
      advance(motion, to: link.targetTimestamp)
    }
    newMotion.link = link
    link.start(on: scheduler)
  }

  private func advance(_ current: ScrollMotion, to time: TimeInterval) {
    let (offset, isOver) = current.advance(to: time, within: offsetRange)
    if isOver {
      current.link?.invalidate()
      motion = nil
    }
    scroll(to: offset)
    guard isOver, motion == nil else { return }
    switch current.kind {
    case .animation:
      scrollAnimationDidEnd()
      if let arrival = current.onArrival {
        arrival()
      } else {
        delegate?.scrollViewDidEndScrollingAnimation(self)
      }
    case .deceleration:
      delegate?.scrollViewDidEndDecelerating(self)
    case .wheel:
      break
    }
    if motion == nil, !isBeingDragged { indicators.hideSoon() }
  }

  func stopMotion() {
    guard let current = motion else { return }
    current.link?.invalidate()
    motion = nil
    motionWillStop()
    if !isBeingDragged { indicators.hideSoon() }
  }

  /// Stops what goes on by itself, and has the delegate hear of it.
  ///
  /// An animation that is cut off has no end to tell of. Inferred.
  func interruptMotion() {
    guard let current = motion else { return }
    stopMotion()
    if current.isDeceleration { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Lets the contents go at a speed.
  func glides(velocity: CGVector) -> (x: ScrollGlide, y: ScrollGlide) {
    let range = offsetRange
    let now = attachment?.scheduler.now ?? 0
    func glide(
      _ position: CGFloat,
      _ velocity: CGFloat,
      _ limits: ClosedRange<CGFloat>,
      _ bounces: Bool
    ) -> ScrollGlide {
      ScrollGlide(
        position: Double(position),
        velocity: Double(velocity),
        limits: Double(limits.lowerBound)...Double(limits.upperBound),
        bounces: bounces,
        rate: usableRate,
        at: now
      )
    }
    return (
      glide(contentOffset.x, velocity.dx, range.least.x...range.greatest.x, bouncesHorizontally),
      glide(contentOffset.y, velocity.dy, range.least.y...range.greatest.y, bouncesVertically)
    )
  }

  /// Brings contents that are outside of their range back.
  func bounceBack() {
    let (x, y) = glides(velocity: .zero)
    guard !x.isAtRest || !y.isAtRest else {
      scroll(to: clamped(contentOffset))
      return indicators.hideSoon()
    }
    delegate?.scrollViewWillBeginDecelerating(self)
    begin(ScrollMotion(kind: .deceleration, x: x, y: y))
  }

  /// The rate, or the nearest one at which contents come to rest.
  ///
  /// What UIKit makes of a rate that nothing slows down by is not known.
  private var usableRate: Double {
    let rate = Double(decelerationRate.rawValue)
    guard rate > 0, rate < 1 else {
      Warnings.once(
        "decelerationRate",
        "UIScrollView: a deceleration rate of \(rate) is not more than 0 and less than 1; the "
          + "nearest one that contents come to rest by is taken."
      )
      return rate >= 1 ? UIScrollView.greatestRate : UIScrollView.leastRate
    }
    return min(max(rate, UIScrollView.leastRate), UIScrollView.greatestRate)
  }

  /// Close to stopping at once.
  private static let leastRate = 0.5
  /// Seconds rather than minutes to come to rest.
  private static let greatestRate = 0.9998
}
