// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A call that the scheduler makes at its time, unless it is cancelled before.
@MainActor
package final class ScheduledCall {
  package let time: TimeInterval
  let number: Int
  private var body: (() -> Void)?
  private weak var queue: CallQueue?
  package private(set) var isCancelled = false

  init(time: TimeInterval, number: Int, queue: CallQueue, body: @escaping () -> Void) {
    self.time = time
    self.number = number
    self.queue = queue
    self.body = body
  }

  /// Makes the call never happen, and lets go of what it holds.
  package func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if body != nil { queue?.noteCancelled() }
    body = nil
  }

  func perform() {
    let body = body
    self.body = nil
    body?()
  }
}

/// Pending calls, the earliest first; those of one time in the order in which they were asked for.
///
/// Adding and taking cost O(log n), looking at the earliest O(1) but for cancelled ones, which are
/// taken out as they come up, or all at once when they are more than the others.
@MainActor
final class CallQueue {
  /// A heap: no call is later than the two below it.
  private var calls: [ScheduledCall] = []
  private var cancelledCount = 0

  /// The earliest call that is not cancelled.
  var first: ScheduledCall? {
    while let call = calls.first, call.isCancelled {
      removeFirst()
      cancelledCount -= 1
    }
    return calls.first
  }

  func add(_ call: ScheduledCall) {
    calls.append(call)
    rise(from: calls.count - 1)
  }

  /// Takes the earliest call out; nil without one.
  func takeFirst() -> ScheduledCall? {
    guard let call = first else { return nil }
    removeFirst()
    return call
  }

  func removeAll() {
    calls = []
    cancelledCount = 0
  }

  func noteCancelled() {
    cancelledCount += 1
    guard cancelledCount > 16, cancelledCount > calls.count / 2 else { return }
    calls.removeAll(where: \.isCancelled)
    // Sorted calls are a heap.
    calls.sort { CallQueue.isEarlier($0, $1) }
    cancelledCount = 0
  }

  private static func isEarlier(_ one: ScheduledCall, _ other: ScheduledCall) -> Bool {
    (one.time, one.number) < (other.time, other.number)
  }

  private func removeFirst() {
    guard let last = calls.popLast(), !calls.isEmpty else { return }
    calls[0] = last
    sink(from: 0)
  }

  private func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard CallQueue.isEarlier(calls[index], calls[parent]) else { return }
      calls.swapAt(index, parent)
      index = parent
    }
  }

  private func sink(from start: Int) {
    var index = start
    while true {
      var earliest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < calls.count && CallQueue.isEarlier(calls[child], calls[earliest]) {
        earliest = child
      }
      guard earliest != index else { return }
      calls.swapAt(index, earliest)
      index = earliest
    }
  }
}
