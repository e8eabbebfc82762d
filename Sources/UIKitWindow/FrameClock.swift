// SPDX-License-Identifier: Apache-2.0

#if Window
internal import Foundation

/// When the next frame may be made: one display refresh after the one before, or at once after
/// a pause.
struct FrameClock {
  /// Seconds; the earliest time of the next frame.
  private(set) var nextTime: TimeInterval = 0

  /// A wake-up a little early is on time: to sleep once more would cost more than it gains.
  static let tolerance: TimeInterval = 0.0005

  /// Whether what is to be done at `wanted` may be done at `time`.
  static func isDue(_ wanted: TimeInterval, at time: TimeInterval) -> Bool {
    time >= wanted - tolerance
  }

  /// Notes that a frame begins.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - framesPerSecond: At most so many frames are made.
  mutating func begin(at time: TimeInterval, framesPerSecond: Int) {
    let interval = 1 / TimeInterval(max(framesPerSecond, 1))
    // A frame that is a little late does not shift those after it; a pause begins a new count.
    let planned = nextTime + interval
    nextTime = planned > time ? min(planned, time + interval) : time + interval
  }
}
#endif
