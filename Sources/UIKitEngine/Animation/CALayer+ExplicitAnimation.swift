// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

extension CALayer {
  func addExplicit(_ animation: CAAnimation, named key: String?) {
    let copy = animation.duplicate()
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    if let key { dropAnimations { $0.name == key } }
    guard let scheduler else {
      // There is nobody to move it: it ends as one that was taken away.
      copy.delegate?.animationDidStop(copy, finished: false)
      return
    }
    if let transition = copy as? CATransition {
      addTransition(transition, on: scheduler)
    } else {
      let timing = copy.timing(
        start: scheduler.now,
        origin: 0,
        standard: CATransaction.animationDuration()
      )
      let group = AnimationGroup(timing: copy.groupTiming(timing), completion: nil)
      // Time that stands still shows one picture until the app takes it away.
      if timing.speed == 0 {
        group.clock = AnimatorClock(duration: 0, pace: .curve(.linear))
      }
      append(
        LayerAnimation(
          name: key ?? copy.standardName,
          motion: .explicit(copy, timing: timing),
          group: group
        ),
        on: scheduler
      )
      run(copy, in: group, on: scheduler)
    }
    refreshPresentation()
    setNeedsComposition()
  }

  private func addTransition(_ transition: CATransition, on scheduler: FrameScheduler) {
    let timing = transition.timing(
      start: scheduler.now,
      origin: 0,
      standard: CATransaction.animationDuration()
    )
    let group = AnimationGroup(timing: transition.groupTiming(timing), completion: nil)
    begin(
      LayerTransition(
        style: .dissolve,
        isOpaque: isOpaqueBehindContents,
        before: FrameComposer.picture(of: self),
        group: group
      ),
      on: scheduler
    )
    run(transition, in: group, on: scheduler)
  }

  private func run(_ animation: CAAnimation, in group: AnimationGroup, on scheduler: FrameScheduler)
  {
    if let delegate = animation.delegate {
      let isInTime = group.begin <= scheduler.now
      if isInTime {
        scheduler.call(after: 0) { delegate.animationDidStart(animation) }
      } else {
        scheduler.call(after: group.begin - scheduler.now) {
          delegate.animationDidStart(animation)
        }
      }
      group.completion = { delegate.animationDidStop(animation, finished: $0) }
    }
    CATransaction.note(group)
    scheduler.add(group)
  }

  /// What is listed under a name: an animation object, or a description of what UIKit animates.
  func explicitAnimation(named name: String) -> CAAnimation? {
    guard let animation = animations.first(where: { $0.name == name }) else { return nil }
    if case .explicit(let object, _) = animation.motion { return object }
    let description = CABasicAnimation(keyPath: animation.key?.path)
    let timing = animation.group.timing
    description.duration = timing.duration
    description.beginTime = timing.begin
    description.autoreverses = timing.autoreverses
    description.repeatCount = timing.repeatCount == 1 ? 0 : Float(timing.repeatCount)
    return description
  }

  /// The names of the layer's animations; nil when there are none.
  var namesOfAnimations: [String]? { animations.isEmpty ? nil : animations.map(\.name) }
}

extension CAAnimation {
  /// The time of an animation on a layer as its group sees it.
  func groupTiming(_ timing: MediaTiming) -> AnimationTiming {
    AnimationTiming(
      begin: timing.begin,
      duration: max(timing.end - timing.begin, 0),
      pace: .curve(timingFunction?.curve ?? .linear)
    )
  }

  /// The name of an animation that was added without one.
  ///
  /// Inferred.
  var standardName: String { (self as? CAPropertyAnimation)?.keyPath ?? "animation" }
}
