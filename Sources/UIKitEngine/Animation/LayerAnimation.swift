// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Something of one layer on its way to the values that the model already has.
package struct LayerAnimation {
  /// What moves, and between what.
  enum Motion {
    /// What is missing to the model's value fades away; more than one of them add up, so that a
    /// new animation takes over the speed of the one before.
    case additive(LayerProperties.Key, from: AnimatableValue, to: AnimatableValue)
    /// From one value to another, or to whatever the model has (nil).
    case replacing(LayerProperties.Key, from: AnimatableValue, to: AnimatableValue?)
    /// Through the values of key frames to the model's.
    case track(LayerProperties.Key, KeyframeTrack)
    /// An animation object of Core Animation.
    case explicit(CAAnimation, timing: MediaTiming)
  }

  /// The name under which the layer lists it.
  package let name: String
  var motion: Motion
  package let group: AnimationGroup
  /// The part of the group's way in which this animation makes its own.
  var window = AnimationWindow()
  /// Whether it is over and stays in force all the same.
  var isAtRest = false

  /// The property; nil for an animation object.
  var key: LayerProperties.Key? {
    switch motion {
    case .additive(let key, _, _), .replacing(let key, _, _), .track(let key, _): key
    case .explicit: nil
    }
  }

  /// Whether it goes on to show its last value when it is over.
  @MainActor var staysInForce: Bool {
    if case .explicit(let animation, _) = motion { !animation.isRemovedOnCompletion } else { false }
  }

  /// Whether the layer lets go of it at a time: an animator takes its animations away itself.
  @MainActor
  func isLetGo(at time: TimeInterval) -> Bool {
    !group.outlivesItsAnimations && group.hasEnded(at: time)
  }

  /// Puts what it shows at a time over what the layer shows without it.
  @MainActor
  func apply(to shown: inout PresentedProperties, at time: TimeInterval) {
    switch motion {
    case .additive(let key, let from, let to):
      let rest = 1 - window.fraction(of: group.progress(at: time))
      shown.displace(key, from: from, to: to, by: rest)
    case .replacing(let key, let from, let to):
      let progress = group.progress(at: time)
      // Before its part of the way begins, what is there already is seen.
      guard window.start == 0 || progress > window.start else { return }
      let fraction = window.fraction(of: progress)
      shown[key] = from.interpolated(to: to ?? shown[key], fraction: fraction)
    case .track(let key, let track):
      let value = track.value(at: group.progress(at: time))
      shown.displace(key, from: value, to: track.end, by: 1)
    case .explicit(let animation, let timing):
      animation.apply(to: &shown, timing: timing, at: time)
    }
  }
}

/// A part of a way: where it begins and how long it is, as shares of the whole.
package struct AnimationWindow {
  var start: CGFloat = 0
  var span: CGFloat = 1

  /// Whether it is the whole way.
  var isWhole: Bool { start == 0 && span == 1 }

  /// The share of this part that is made when `progress` of the whole is.
  ///
  /// A part that reaches the end goes beyond 1 with the whole, as springs do.
  func fraction(of progress: CGFloat) -> CGFloat {
    if isWhole { return progress }
    guard span > 0 else { return progress < start ? 0 : 1 }
    let fraction = (progress - start) / span
    if fraction < 0 { return 0 }
    return fraction > 1 && start + span < 1 ? 1 : fraction
  }

  /// A part of this part.
  func part(start: CGFloat, span: CGFloat) -> AnimationWindow {
    AnimationWindow(start: self.start + start * self.span, span: span * self.span)
  }
}

/// What a layer shows, while its animations are put on top of each other.
package struct PresentedProperties {
  private var values: LayerProperties
  /// Taken apart once for all additive animations: a sum of parts is not the parts of a sum.
  private var parts: TransformParts?

  init(_ model: LayerProperties) { values = model }

  /// The result, without what cannot be shown: a spring may have gone too far.
  var properties: LayerProperties {
    var result = values
    if let parts { result.transform = parts.transform }
    result.limitToShowable()
    return result
  }

  subscript(key: LayerProperties.Key) -> AnimatableValue {
    get { key == .transform ? .transform(transform) : values[key] }
    set {
      if key == .transform { parts = nil }
      values[key] = newValue
    }
  }

  /// The transform so far.
  var transform: CGAffineTransform { parts?.transform ?? values.transform }

  /// The transform so far, taken apart; setting it keeps whole turns.
  var transformParts: TransformParts {
    get { parts ?? TransformParts(values.transform) }
    set { parts = newValue }
  }

  /// Moves a value by a share of the way from `to` back to `from`.
  mutating func displace(
    _ key: LayerProperties.Key,
    from: AnimatableValue,
    to: AnimatableValue,
    by share: CGFloat
  ) {
    guard share != 0 else { return }
    if case .transform(let start) = from, case .transform(let end) = to {
      transformParts = transformParts.displaced(
        from: TransformParts(start),
        to: TransformParts(end),
        by: share
      )
    } else {
      self[key] = self[key].displaced(from: from, to: to, by: share)
    }
  }
}
