// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// A transform taken apart into what it does, so that a view that turns stays rigid on the way.
struct TransformParts: Equatable {
  var translation: CGPoint
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  /// Radians, in -pi...pi.
  var angle: CGFloat

  /// Takes a transform apart: scaled first, then sheared, turned and moved.
  ///
  /// A mirrored one is taken as mirrored top to bottom. One that flattens everything to a line or a
  /// point has no direction of its own and is taken as not turned.
  init(_ transform: CGAffineTransform) {
    translation = CGPoint(x: transform.tx, y: transform.ty)
    scaleX = hypot(transform.a, transform.b)
    guard scaleX > 0 else {
      scaleY = hypot(transform.c, transform.d)
      shear = 0
      angle = scaleY > 0 ? atan2(-transform.c, transform.d) : 0
      return
    }
    angle = atan2(transform.b, transform.a)
    let (cosine, sine) = (transform.a / scaleX, transform.b / scaleX)
    scaleY = cosine * transform.d - sine * transform.c
    shear = cosine * transform.c + sine * transform.d
  }

  /// The transform that does all of it.
  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: cosine * scaleX,
      b: sine * scaleX,
      c: cosine * shear - sine * scaleY,
      d: sine * shear + cosine * scaleY,
      tx: translation.x,
      ty: translation.y
    )
  }

  /// The parts on the way to others; it turns the shorter way.
  func interpolated(to end: TransformParts, fraction: CGFloat) -> TransformParts {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var parts = self
    parts.translation.x = mix(translation.x, end.translation.x)
    parts.translation.y = mix(translation.y, end.translation.y)
    parts.scaleX = mix(scaleX, end.scaleX)
    parts.scaleY = mix(scaleY, end.scaleY)
    parts.shear = mix(shear, end.shear)
    parts.angle = angle + turn * fraction
    return parts
  }

  /// The parts moved by a share of the way from `end` back to `start`, the shorter way round.
  func displaced(
    from start: TransformParts,
    to end: TransformParts,
    by share: CGFloat
  ) -> TransformParts {
    func move(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      let change = (from - to) * share
      return change.isFinite ? value + change : value
    }
    var turn = start.angle - end.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var parts = self
    parts.translation.x = move(translation.x, start.translation.x, end.translation.x)
    parts.translation.y = move(translation.y, start.translation.y, end.translation.y)
    parts.scaleX = move(scaleX, start.scaleX, end.scaleX)
    parts.scaleY = move(scaleY, start.scaleY, end.scaleY)
    parts.shear = move(shear, start.shear, end.shear)
    parts.angle += turn * share
    return parts
  }
}
