// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension CALayer {
  /// Whether some property is on its way.
  package var isAnimated: Bool {
    !animations.isEmpty && animations.contains { !$0.isAtRest }
  }

  /// The number of properties that are on their way.
  package var animationCount: Int { animations.reduce(0) { $0 + ($1.isAtRest ? 0 : 1) } }

  /// Whether an animation of the view refuses touches.
  var refusesTouches: Bool {
    !animations.isEmpty && animations.contains { $0.group.refusesTouches && !$0.isAtRest }
      || transition?.group.refusesTouches == true
  }

  /// The values at which touches find the layer: where it is seen, unless an animator's app
  /// looks after that itself.
  package var touched: LayerProperties {
    !animations.isEmpty && animations.contains { $0.group.hitsModel } ? model : presented
  }

  /// Has a property go from `start` to `end`, which the model already has.
  ///
  /// It adds to what is under way. A color, and what begins from the current state, goes from what is
  /// seen instead, and what was under way ends there.
  func animate(
    _ key: LayerProperties.Key,
    from start: AnimatableValue,
    seen: AnimatableValue,
    to end: AnimatableValue,
    in transaction: AnimationTransaction,
    on scheduler: FrameScheduler
  ) {
    let group = transaction.group(on: scheduler)
    guard start != end else { return }
    if group.keepsChanges { group.changes.append(LayerChange(layer: self, key: key, from: start)) }
    let motion: LayerAnimation.Motion
    let name: String
    if end.isAdditive, !transaction.manner.beginsFromCurrentState {
      motion = .additive(key, from: start, to: end)
      name = unusedName(key.path)
    } else {
      name = key.path
      if transaction.window.start == 0 {
        motion = .replacing(key, from: seen, to: transaction.window.isWhole ? nil : end)
        dropAnimations(isFinal: false) { $0.key == key }
      } else {
        // A later part of the way begins where the part before it ends.
        motion = .replacing(key, from: start, to: end)
      }
    }
    append(
      LayerAnimation(name: name, motion: motion, group: group, window: transaction.window),
      on: scheduler
    )
  }

  /// Takes away what would move a property for ever around wherever it goes next.
  ///
  /// Inferred: Apple does not say what becomes of it.
  ///
  /// - Returns: Where the property is seen because of that: its next way begins there.
  func dropRepeating(_ key: LayerProperties.Key) -> AnimatableValue {
    let isRepeating = { (animation: LayerAnimation) in
      animation.key == key && animation.group.end == .infinity && animation.group.clock == nil
    }
    guard let time = animationScheduler?.now, animations.contains(where: isRepeating) else {
      return model[key]
    }
    var shown = PresentedProperties(model)
    for animation in animations where isRepeating(animation) {
      animation.apply(to: &shown, at: time)
    }
    dropAnimations(isFinal: false, where: isRepeating)
    return shown.properties[key]
  }

  /// Puts an animation on the layer, whatever is there already.
  func append(_ animation: LayerAnimation, on scheduler: FrameScheduler) {
    animations.append(animation)
    animation.group.runningCount += 1
    enterSchedule(of: scheduler)
  }

  private func enterSchedule(of scheduler: FrameScheduler) {
    if let former = animationScheduler, former !== scheduler { former.removeAnimatedLayer(self) }
    animationScheduler = scheduler
    scheduler.addAnimatedLayer(self)
  }

  // MARK: Transitions

  /// Shows the way from what was seen before; an older transition's ends with that.
  func begin(_ transition: LayerTransition, on scheduler: FrameScheduler) {
    endTransition(interrupting: true)
    self.transition = transition
    transition.group.runningCount += 1
    enterSchedule(of: scheduler)
    setNeedsComposition()
  }

  func endTransition(interrupting: Bool = false) {
    guard let ended = transition else { return }
    transition = nil
    ended.group.runningCount -= 1
    if interrupting { ended.group.wasInterrupted = true }
  }

  /// A name no animation has yet: the property's, then `position-2` and so on.
  private func unusedName(_ path: String) -> String {
    guard !animations.isEmpty, animations.contains(where: { $0.name == path }) else { return path }
    var number = 2
    while animations.contains(where: { $0.name == "\(path)-\(number)" }) { number += 1 }
    return "\(path)-\(number)"
  }

  /// What the layer shows at a time: the animations on top of the model.
  func properties(at time: TimeInterval) -> LayerProperties {
    var shown = PresentedProperties(model)
    for animation in animations { animation.apply(to: &shown, at: time) }
    return shown.properties
  }

  /// Brings the presentation up to `time` and lets go of what has ended.
  package func updatePresentation(at time: TimeInterval) {
    if let transition, transition.group.hasEnded(at: time) { endTransition() }
    var ended = false
    for index in animations.indices
    where !animations[index].isAtRest && animations[index].isLetGo(at: time) {
      if animations[index].staysInForce {
        animations[index].isAtRest = true
        animations[index].group.runningCount -= 1
      } else {
        ended = true
      }
    }
    if ended {
      dropAnimations(interrupting: false) { !$0.isAtRest && $0.isLetGo(at: time) }
    }
    leaveScheduleIfAtRest()
    refreshPresentation()
    view?.presentationDidChange()
  }

  /// Takes animations away.
  ///
  /// - Parameters:
  ///   - interrupting: Whether the groups of what is dropped report that they did not finish.
  ///   - isFinal: Whether nothing takes their place, so that the layer may come to rest.
  ///   - matches: Which animations to drop.
  package func dropAnimations(
    interrupting: Bool = true,
    isFinal: Bool = true,
    where matches: (LayerAnimation) -> Bool
  ) {
    guard !animations.isEmpty else { return }
    let count = animations.count
    animations.removeAll { animation in
      guard matches(animation) else { return false }
      guard !animation.isAtRest else { return true }
      animation.group.runningCount -= 1
      if interrupting { animation.group.wasInterrupted = true }
      return true
    }
    guard isFinal, animations.count != count else { return }
    refreshPresentation()
    leaveScheduleIfAtRest()
    setNeedsComposition()
  }

  func leaveScheduleIfAtRest() {
    guard transition == nil, !isAnimated else { return }
    animationScheduler?.removeAnimatedLayer(self)
    if animations.isEmpty { animationScheduler = nil }
  }

  /// What a property would be if only one group moved it.
  func value(
    of key: LayerProperties.Key,
    movedBy group: AnimationGroup,
    at time: TimeInterval
  ) -> AnimatableValue {
    var shown = PresentedProperties(model)
    for animation in animations where animation.group === group && animation.key == key {
      animation.apply(to: &shown, at: time)
    }
    return shown.properties[key]
  }

  // MARK: Setting values back

  /// Sets a property of the model, by the ways that tell the view.
  func setModel(_ key: LayerProperties.Key, _ value: AnimatableValue) {
    switch (key, value) {
    case (.boundsOrigin, .point(let origin)): bounds.origin = origin
    case (.boundsSize, .size(let size)): bounds.size = size
    case (.position, .point(let point)): position = point
    case (.transform, .transform(let transform)): setAffineTransform(transform)
    case (.opacity, .scalar(let opacity)): changeOpacity(opacity)
    case (.backgroundColor, .color(let color)): backgroundColor = color.map { CGColor($0) }
    case (.cornerRadius, .scalar(let radius)): cornerRadius = radius
    case (.borderWidth, .scalar(let width)): borderWidth = width
    case (.borderColor, .color(let color)): borderColor = color.map { CGColor($0) }
    case (.shadowColor, .color(let color)): shadowColor = color.map { CGColor($0) }
    case (.shadowOpacity, .scalar(let opacity)): shadowOpacity = Float(opacity)
    case (.shadowOffset, .size(let offset)): shadowOffset = offset
    case (.shadowRadius, .scalar(let radius)): shadowRadius = radius
    default: break
    }
  }

  // MARK: Presentation

  func makePresentation() -> Self? {
    guard modelLayer == nil else { return self }
    guard scheduler != nil else { return nil }
    let copy = ObjectCreation.make(type(of: self))
    copy.takeValues(of: self)
    return copy
  }

  func hitLayer(_ point: CGPoint) -> CALayer? {
    guard let modelLayer else { return hitLayer(point, in: { $0.model }) }
    return modelLayer.hitLayer(point, in: { $0.presented })?.presentation()
  }

  private func hitLayer(_ point: CGPoint, in values: (CALayer) -> LayerProperties) -> CALayer? {
    let shown = values(self)
    guard !isHidden, !shown.isCollapsed else { return nil }
    let inner = point.applying(shown.transformToSuperlayer.inverted())
    let isInside = modelLayer == nil ? shown.bounds.contains(inner) : contains(inner)
    if masksToBounds, !isInside { return nil }
    for child in children.reversed() {
      if let found = child.hitLayer(inner, in: values) { return found }
    }
    return isInside ? self : nil
  }
}
