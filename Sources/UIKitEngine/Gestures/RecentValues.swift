// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What something was in the last tenth of a second, to say how fast it changes.
struct RecentValues<Value> {
  /// What is older says nothing of the speed; seconds.
  ///
  /// Inferred.
  private static var span: TimeInterval { 0.1 }

  private var samples: [(time: TimeInterval, value: Value)] = []

  /// Notes a value; a second one at the same time takes the place of the first.
  mutating func note(_ value: Value, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    // One that is as old as the span still counts, rounding errors included.
    samples.removeAll { time - $0.time > RecentValues.span + 1e-9 }
  }

  mutating func removeAll() { samples = [] }

  /// Changes every value, as where what they are measured from has moved.
  mutating func shift(_ change: (Value) -> Value) {
    samples = samples.map { ($0.time, change($0.value)) }
  }

  /// The first and the last value and the seconds between them; nil where nothing has changed.
  var ends: (first: Value, last: Value, duration: TimeInterval)? {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return nil
    }
    return (first.value, last.value, last.time - first.time)
  }
}
