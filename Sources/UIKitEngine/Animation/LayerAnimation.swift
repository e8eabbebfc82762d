// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MotionCurves

/// How far along an animation is at a given time.
package struct AnimationTiming {
  /// The shape of the motion.
  package enum Pace {
    case curve(TimingCurve)
    case spring(Spring)
  }
  package var begin: TimeInterval
  package var duration: TimeInterval
  package var pace: Pace
  /// How often it runs; infinity for ever.
  package var repeatCount: Double = 1
  package var autoreverses = false

  /// The time at which the last repetition is over; infinity for a repeating one.
  package var end: TimeInterval {
    begin + duration * (autoreverses ? 2 : 1) * repeatCount
  }

  /// Whether it is over at `time`; a nanosecond is taken for a rounding error.
  package func isOver(at time: TimeInterval) -> Bool { end <= time + 1e-9 }

  /// The share of the way made at `time`: 0 before the beginning.
  package func fraction(at time: TimeInterval) -> CGFloat {
    guard duration > 0 else { return 1 }
    var elapsed = time - begin
    guard elapsed > 0 else { return 0 }
    if isOver(at: time) { return autoreverses && repeatCount == repeatCount.rounded() ? 0 : 1 }
    let cycle = duration * (autoreverses ? 2 : 1)
    elapsed = elapsed.truncatingRemainder(dividingBy: cycle)
    if autoreverses, elapsed > duration { elapsed = cycle - elapsed }
    switch pace {
    case .curve(let curve): return CGFloat(curve.value(at: elapsed / duration))
    case .spring(let spring): return CGFloat(spring.value(at: elapsed))
    }
  }
}

/// One property of one layer on its way to the value that the model already has.
package struct LayerAnimation {
  package let key: LayerProperties.Key
  package let from: AnimatableValue
  package let to: AnimatableValue
  package let timing: AnimationTiming
  package let group: AnimationGroup

  /// What the property shows at `time`.
  package func value(at time: TimeInterval) -> AnimatableValue {
    from.interpolated(to: to, fraction: timing.fraction(at: time))
  }
}

/// The animations of one `UIView.animate` call, which end together and then call back once.
@MainActor
package final class AnimationGroup {
  package let timing: AnimationTiming
  /// Animations still running; the group is over when its time is, even if some were replaced.
  package var runningCount = 0 {
    didSet { if runningCount > 0 { hasRun = true } }
  }
  private var hasRun = false
  /// Whether a layer's animation was taken away before its time.
  package var wasInterrupted = false
  package var completion: ((Bool) -> Void)?

  package init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// Whether the group is over at `time`.
  ///
  /// A group without animations has nothing to wait for, as on iOS, nor has one whose animations
  /// were taken away. One whose animations were replaced by newer ones keeps its time, unless that
  /// has no end.
  package func isOver(at time: TimeInterval) -> Bool {
    if timing.isOver(at: time) { return true }
    return runningCount == 0 && (!hasRun || wasInterrupted || timing.end == .infinity)
  }
}
