// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// What a key path such as `transform.rotation.z` means: a property of a layer, or a part of one.
enum AnimatablePath: Equatable {
  /// A part of a property that is made of more than one number.
  enum Part { case x, y, width, height }
  /// A thing that a transform does.
  enum Act { case rotation, scale, scaleX, scaleY, translation, translationX, translationY }

  case whole(LayerProperties.Key)
  case part(LayerProperties.Key, Part)
  case act(Act)

  /// The properties that a path names; none if it is not known here.
  static func paths(_ path: String) -> [AnimatablePath] {
    path == "bounds"
      ? [.whole(.boundsOrigin), .whole(.boundsSize)] : known[path].map { [$0] } ?? []
  }

  private static let known: [String: AnimatablePath] = {
    var known: [String: AnimatablePath] = [
      "affineTransform": .whole(.transform),
      "transform.rotation": .act(.rotation), "transform.rotation.z": .act(.rotation),
      "transform.scale": .act(.scale), "transform.scale.xy": .act(.scale),
      "transform.scale.x": .act(.scaleX), "transform.scale.y": .act(.scaleY),
      "transform.translation": .act(.translation),
      "transform.translation.x": .act(.translationX),
      "transform.translation.y": .act(.translationY),
    ]
    let keys: [LayerProperties.Key] = [
      .boundsOrigin, .boundsSize, .position, .transform, .opacity, .backgroundColor, .cornerRadius,
      .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
    ]
    for key in keys { known[key.path] = .whole(key) }
    for key in [LayerProperties.Key.boundsOrigin, .position] {
      known["\(key.path).x"] = .part(key, .x)
      known["\(key.path).y"] = .part(key, .y)
    }
    for key in [LayerProperties.Key.boundsSize, .shadowOffset] {
      known["\(key.path).width"] = .part(key, .width)
      known["\(key.path).height"] = .part(key, .height)
    }
    return known
  }()

  /// What a layer shows of it.
  func value(in shown: PresentedProperties) -> AnimatableValue {
    switch self {
    case .whole(let key): return shown[key]
    case .part(let key, let part):
      switch (shown[key], part) {
      case (.point(let point), .x): return .scalar(point.x)
      case (.point(let point), _): return .scalar(point.y)
      case (.size(let size), .width): return .scalar(size.width)
      case (.size(let size), _): return .scalar(size.height)
      default: return shown[key]
      }
    case .act(let act):
      let parts = shown.transformParts
      switch act {
      case .rotation: return .scalar(parts.angle)
      case .scale: return .scalar((parts.scaleX + parts.scaleY) / 2)
      case .scaleX: return .scalar(parts.scaleX)
      case .scaleY: return .scalar(parts.scaleY)
      case .translation:
        return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
      case .translationX: return .scalar(parts.translation.x)
      case .translationY: return .scalar(parts.translation.y)
      }
    }
  }

  /// Has a layer show a value.
  func set(_ value: AnimatableValue, in shown: inout PresentedProperties) {
    guard value.isFinite else { return }
    switch self {
    case .whole(let key): shown[key] = value
    case .part(let key, let part):
      guard case .scalar(let number) = value else { return }
      switch (shown[key], part) {
      case (.point(let point), .x): shown[key] = .point(CGPoint(x: number, y: point.y))
      case (.point(let point), _): shown[key] = .point(CGPoint(x: point.x, y: number))
      case (.size(let size), .width):
        shown[key] = .size(CGSize(width: number, height: size.height))
      case (.size(let size), _): shown[key] = .size(CGSize(width: size.width, height: number))
      default: break
      }
    case .act(let act):
      var parts = shown.transformParts
      switch (act, value) {
      case (.rotation, .scalar(let angle)): parts.angle = angle
      case (.scale, .scalar(let scale)):
        parts.scaleX = scale
        parts.scaleY = scale
      case (.scaleX, .scalar(let scale)): parts.scaleX = scale
      case (.scaleY, .scalar(let scale)): parts.scaleY = scale
      case (.translation, .size(let way)):
        parts.translation = CGPoint(x: way.width, y: way.height)
      case (.translationX, .scalar(let way)): parts.translation.x = way
      case (.translationY, .scalar(let way)): parts.translation.y = way
      default: return
      }
      shown.transformParts = parts
    }
  }

  /// What an app gave for the path, as a value of the path's kind; nil if it is of another kind.
  func read(_ value: Any, like current: AnimatableValue) -> AnimatableValue? {
    let value = (value as? NSValue)?.geometry ?? value
    switch current {
    case .scalar: return AnimatablePath.number(value).map { .scalar($0) }
    case .point:
      if let rect = value as? CGRect { return .point(rect.origin) }
      return (value as? CGPoint).map { .point($0) }
    case .size:
      if let rect = value as? CGRect { return .size(rect.size) }
      if let point = value as? CGPoint {
        return .size(CGSize(width: point.x, height: point.y))
      }
      return (value as? CGSize).map { .size($0) }
    case .transform: return (value as? CGAffineTransform).map { .transform($0) }
    case .color: return (value as? CGColor).map { .color($0.rgba) }
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension AnimatableValue {
  /// Nothing of the same kind: what adds nothing.
  var zero: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .transform: .transform(.identity)
    case .color: .color(nil)
    }
  }

  /// The value with a multiple of another one added; colors and transforms do not add up.
  func adding(_ other: AnimatableValue, times: CGFloat) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let one), .transform(let two)):
      // A transform is put before another one, as Core Animation does.
      times == 1 ? .transform(two.concatenating(one)) : self
    default: displaced(from: other, to: zero, by: times)
    }
  }

  /// Whether all numbers in it are finite.
  var isFinite: Bool {
    switch self {
    case .scalar(let value): value.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .transform(let matrix):
      (matrix.a + matrix.b + matrix.c + matrix.d + matrix.tx + matrix.ty).isFinite
    case .color: true
    }
  }
}
