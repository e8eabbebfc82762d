// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A way of the contents that goes on by itself, one step with each frame.
@MainActor
final class ScrollMotion {
  enum Kind { case animation, deceleration, bounce }

  let kind: Kind
  let start: TimeInterval
  let duration: TimeInterval
  /// Where the motion ends; a table moves it when estimates above turn out otherwise.
  var target: CGPoint
  /// What estimates that turned out otherwise have added on the way.
  var shift = CGVector.zero
  private let position: (_ elapsed: TimeInterval, _ duration: TimeInterval, CGPoint) -> CGPoint
  var link: CADisplayLink?

  init(
    kind: Kind,
    start: TimeInterval,
    duration: TimeInterval,
    target: CGPoint,
    position: @escaping (TimeInterval, TimeInterval, CGPoint) -> CGPoint
  ) {
    self.kind = kind
    self.start = start
    self.duration = duration
    self.target = target
    self.position = position
  }

  var isDeceleration: Bool { kind != .animation }

  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = time - start
    guard elapsed < duration else { return target }
    let point = position(max(elapsed, 0), duration, target)
    return CGPoint(x: point.x + shift.dx, y: point.y + shift.dy)
  }
}

extension UIScrollView {
  func begin(_ newMotion: ScrollMotion) {
    stopMotion()
    guard let scheduler = attachment?.scheduler else { return jump(to: newMotion.target) }
    motion = newMotion
    let link = CADisplayLink { [weak self] link in
      guard let self, let motion, motion.link === link else { return link.invalidate() }
      advance(motion, to: link.targetTimestamp)
    }
    newMotion.link = link
    link.start(on: scheduler)
  }

  private func advance(_ current: ScrollMotion, to time: TimeInterval) {
    let offset = current.offset(at: time)
    let isOver = time - current.start >= current.duration
    if isOver {
      current.link?.invalidate()
      motion = nil
    }
    scroll(to: offset)
    guard isOver else { return }
    switch current.kind {
    case .animation:
      scrollAnimationDidEnd()
      delegate?.scrollViewDidEndScrollingAnimation(self)
    case .deceleration, .bounce:
      if bounces, clamped(contentOffset) != contentOffset {
        bounceBack()
      } else {
        delegate?.scrollViewDidEndDecelerating(self)
      }
    }
    if motion == nil { indicators.hideSoon() }
  }

  func stopMotion() {
    guard let current = motion else { return }
    current.link?.invalidate()
    motion = nil
  }

  func bounceBack() {
    guard let scheduler = attachment?.scheduler else { return }
    let start = contentOffset
    // Close to what a spring of iOS's bounce does; the exact curve comes with the motion issue.
    begin(
      ScrollMotion(
        kind: .bounce,
        start: scheduler.now,
        duration: 0.4,
        target: clamped(start)
      ) { elapsed, duration, target in
        let left = CGFloat(exp(-10 * elapsed / duration * 0.8))
        return CGPoint(
          x: target.x + (start.x - target.x) * left,
          y: target.y + (start.y - target.y) * left
        )
      }
    )
  }
}
