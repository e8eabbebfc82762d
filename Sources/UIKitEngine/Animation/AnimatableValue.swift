// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// A value of a layer at one moment, and the way from one to the next.
package enum AnimatableValue: Equatable {
  case scalar(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case transform(CGAffineTransform)
  case color(RGBA?)

  /// The value `fraction` of the way to `end`; fractions outside 0...1 overshoot, as springs do.
  ///
  /// Two values of different kinds cannot be mixed: then the result is `end`.
  package func interpolated(to end: AnimatableValue, fraction: CGFloat) -> AnimatableValue {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    switch (self, end) {
    case (.scalar(let from), .scalar(let to)):
      return .scalar(mix(from, to))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
    case (.size(let from), .size(let to)):
      return .size(CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.transform(let from), .transform(let to)):
      let start = TransformParts(from)
      return .transform(start.interpolated(to: TransformParts(to), fraction: fraction).transform)
    case (.color(let from), .color(let to)):
      // A missing color fades as the other one with no alpha, so that hues do not darken midway.
      let start = from ?? to?.multiplyingAlpha(by: 0) ?? .clear
      let stop = to ?? from?.multiplyingAlpha(by: 0) ?? .clear
      let mixed = start.interpolated(to: stop, fraction: min(max(fraction, 0), 1))
      return .color(fraction >= 1 ? to : mixed)
    default:
      return end
    }
  }

  /// The value moved by a share of the way from `end` back to `start`.
  ///
  /// With the model's value at `end`, a share of 1 is `start` and one of 0 is `end`. Ways that are
  /// not finite, and values of different kinds, leave it as it is. Colors do not add up.
  func displaced(
    from start: AnimatableValue,
    to end: AnimatableValue,
    by share: CGFloat
  ) -> AnimatableValue {
    func move(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      let change = (from - to) * share
      return change.isFinite ? value + change : value
    }
    switch (self, start, end) {
    case (.scalar(let value), .scalar(let from), .scalar(let to)):
      return .scalar(move(value, from, to))
    case (.point(let value), .point(let from), .point(let to)):
      return .point(CGPoint(x: move(value.x, from.x, to.x), y: move(value.y, from.y, to.y)))
    case (.size(let value), .size(let from), .size(let to)):
      return .size(
        CGSize(
          width: move(value.width, from.width, to.width),
          height: move(value.height, from.height, to.height)
        )
      )
    case (.transform(let value), .transform(let from), .transform(let to)):
      let parts = TransformParts(value)
      return .transform(
        parts.displaced(from: TransformParts(from), to: TransformParts(to), by: share).transform
      )
    default:
      return self
    }
  }

  /// Whether animations of this kind of value add up; colors replace each other, as on iOS.
  var isAdditive: Bool { if case .color = self { false } else { true } }
}
