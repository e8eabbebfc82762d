// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The values that a property takes one after the other, and the way in which it gets from each to
/// the next.
struct KeyframeTrack {
  enum Mode { case linear, discrete, paced, cubic, cubicPaced }

  /// Two values or more.
  private let values: [AnimatableValue]
  /// When each value is reached, as shares of the whole, ascending.
  private let times: [CGFloat]
  private let mode: Mode
  /// How each way to the next value is paced; empty for evenly.
  private let paces: [(CGFloat) -> CGFloat]

  /// Creates a track; nil without values.
  ///
  /// - Parameters:
  ///   - values: What is shown one after the other.
  ///   - times: When, as shares of the whole; nil, or another number of them, for even steps.
  ///   - mode: How to get from one to the next; paced modes give each way time by its length.
  ///   - paces: The pace of each way; those that are missing are even.
  init?(
    values: [AnimatableValue],
    times: [CGFloat]?,
    mode: Mode,
    paces: [(CGFloat) -> CGFloat] = []
  ) {
    guard let first = values.first else { return nil }
    self.values = values.count == 1 ? [first, first] : values
    self.mode = mode
    self.paces = mode == .paced || mode == .cubicPaced ? [] : paces
    let count = self.values.count
    if mode == .paced || mode == .cubicPaced {
      self.times = KeyframeTrack.pacedTimes(self.values)
    } else if let times, times.count == count + (mode == .discrete ? 1 : 0), values.count > 1 {
      self.times = times.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    } else {
      let steps = mode == .discrete ? count : count - 1
      self.times = (0...steps).map { CGFloat($0) / CGFloat(steps) }
    }
  }

  /// The last value.
  var end: AnimatableValue { values[values.count - 1] }

  /// The value at a share of the whole; the first one before and the last one after.
  func value(at progress: CGFloat) -> AnimatableValue {
    let last = values.count - 1
    guard let next = times.firstIndex(where: { $0 > progress }) else { return values[last] }
    guard next > 0 else { return values[0] }
    let index = min(next - 1, last)
    if mode == .discrete || index == last { return values[index] }
    let span = times[next] - times[index]
    var fraction = span > 0 ? (progress - times[index]) / span : 1
    if index < paces.count { fraction = paces[index](fraction) }
    guard mode == .cubic || mode == .cubicPaced else {
      return values[index].interpolated(to: values[index + 1], fraction: fraction)
    }
    return spline(from: index, fraction: fraction)
  }

  /// A Catmull-Rom curve through the values: at each of them its direction is that from the one
  /// before to the one after.
  private func spline(from index: Int, fraction: CGFloat) -> AnimatableValue {
    let (from, to) = (values[index], values[index + 1])
    let before = values[max(index - 1, 0)]
    let after = values[min(index + 2, values.count - 1)]
    // Hermite's curve is the straight one with two swerves, each by the difference between the
    // neighbor's direction and the straight one.
    let rest = 1 - fraction
    var value = from.interpolated(to: to, fraction: fraction)
    let early = fraction * rest * rest
    let late = -fraction * fraction * rest
    value = value.displaced(from: to, to: before, by: early / 2)
    value = value.displaced(from: to, to: from, by: -early)
    value = value.displaced(from: after, to: from, by: late / 2)
    return value.displaced(from: to, to: from, by: -late)
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [CGFloat] {
    var lengths: [CGFloat] = [0]
    for index in 1..<values.count {
      lengths.append(lengths[index - 1] + values[index - 1].distance(to: values[index]))
    }
    let total = lengths[lengths.count - 1]
    guard total > 0, total.isFinite else {
      return values.indices.map { CGFloat($0) / CGFloat(values.count - 1) }
    }
    return lengths.map { $0 / total }
  }
}

extension AnimatableValue {
  /// How far two values of one kind are apart.
  func distance(to other: AnimatableValue) -> CGFloat {
    switch (self, other) {
    case (.scalar(let one), .scalar(let two)): abs(two - one)
    case (.point(let one), .point(let two)): hypot(two.x - one.x, two.y - one.y)
    case (.size(let one), .size(let two)): hypot(two.width - one.width, two.height - one.height)
    case (.transform(let one), .transform(let two)):
      hypot(
        hypot(hypot(two.a - one.a, two.b - one.b), hypot(two.c - one.c, two.d - one.d)),
        hypot(two.tx - one.tx, two.ty - one.ty)
      )
    case (.color(let one?), .color(let two?)):
      hypot(
        hypot(two.red - one.red, two.green - one.green),
        hypot(two.blue - one.blue, two.alpha - one.alpha)
      )
    case (.color(let one), .color(let two)): abs((two?.alpha ?? 0) - (one?.alpha ?? 0))
    default: 0
    }
  }
}
