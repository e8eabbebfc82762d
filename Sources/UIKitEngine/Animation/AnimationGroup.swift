// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The animations of one `UIView.animate` call, which end together and then call back once.
@MainActor
package final class AnimationGroup {
  package let timing: AnimationTiming
  /// Animations still running; the group is over when its time is, even if some were replaced.
  package var runningCount = 0 {
    didSet { if runningCount > 0 { hasRun = true } }
  }
  /// Whether something was animated at all.
  private(set) var hasRun = false
  /// Whether a layer's animation was taken away before its time.
  package var wasInterrupted = false
  package var completion: ((Bool) -> Void)?
  /// What else waits for the end, after the completion.
  var onEnd: [() -> Void] = []
  /// Whether views that it moves take no touches meanwhile.
  var refusesTouches = false
  /// Whether touches find the views it moves where they will be, not where they are seen.
  var hitsModel = false
  /// Whether it is only over when its time is: a property animator waits for more.
  var outlivesItsAnimations = false
  /// The clock of a property animator, in place of `timing`.
  var clock: AnimatorClock?
  /// What was changed, in order, where somebody has to set it back or to go through it.
  var changes: [LayerChange] = []
  /// Whether `changes` is kept.
  var keepsChanges = false

  /// The layers in `changes`, each once, in order.
  var layers: [CALayer] {
    var seen: Set<ObjectIdentifier> = []
    return changes.compactMap(\.layer).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  package init(timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// When it moves first; minus infinity where that cannot be said.
  var begin: TimeInterval { clock?.begin ?? timing.begin }

  /// When it is over; infinity for what repeats or is paused.
  var end: TimeInterval { clock?.end ?? timing.end }

  /// The share of the way at a time.
  func progress(at time: TimeInterval) -> CGFloat {
    clock?.progress(at: time) ?? timing.fraction(at: time)
  }

  /// Whether its time is over.
  func hasEnded(at time: TimeInterval) -> Bool { end <= time + 1e-9 }

  /// Whether each frame shows it elsewhere: it has begun and does not stand still.
  func isMoving(at time: TimeInterval) -> Bool { clock?.isHeld != true && begin <= time }

  /// Whether it comes to rest by itself.
  var isSettling: Bool { end.isFinite }

  /// Whether the group is over at `time`.
  ///
  /// A group without animations has nothing to wait for, as on iOS, nor has one whose animations
  /// were taken away. One that merely let go of them, as the table does with views it takes back,
  /// keeps its time.
  package func isOver(at time: TimeInterval) -> Bool {
    if hasEnded(at: time) { return true }
    guard runningCount == 0 else { return false }
    if outlivesItsAnimations { return hasRun && wasInterrupted }
    return !hasRun || wasInterrupted || end == .infinity
  }

  /// Lets go of everybody who waits for the end.
  func forget() {
    completion = nil
    onEnd = []
  }

  /// Calls back once; later calls do nothing.
  func finish() {
    let (completion, waiting) = (completion, onEnd)
    self.completion = nil
    onEnd = []
    completion?(!wasInterrupted)
    for call in waiting { call() }
  }
}

/// What an animator has changed of a layer, so that it can be set back.
struct LayerChange {
  weak var layer: CALayer?
  let key: LayerProperties.Key
  let from: AnimatableValue
}
