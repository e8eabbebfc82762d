// SPDX-License-Identifier: Apache-2.0

#if Window
internal import Foundation

/// When inputs have happened, on the screen's clock.
///
/// An app that was busy for a second reads a second's inputs at once. The X server has noted when
/// each of them came; its clock counts milliseconds from some point of its own and starts over after
/// seven weeks. Where a server does not say, inputs that are read together have one time, so that
/// they show no speed rather than a wrong one.
struct InputClock {
  /// What to add to the server's seconds; the least ever seen, since an input is never read early.
  private var offset: TimeInterval?
  private var last: UInt32 = 0
  /// Milliseconds of earlier rounds of the server's counter.
  private var rounds: UInt64 = 0
  private var serverTime: TimeInterval?
  private var readTime: TimeInterval = 0

  /// An input that is read later than this is taken as one after a jump of one of the clocks.
  private static let longestWait: TimeInterval = 30

  /// The time of the input that is handled now.
  var time: TimeInterval { serverTime ?? readTime }

  /// Begins to read what has come in meanwhile.
  mutating func begin(at time: TimeInterval) {
    readTime = time
    serverTime = nil
  }

  /// Takes what the server says of the inputs that follow.
  mutating func take(milliseconds: UInt32) {
    // Half a round back is a new round; a little back is only out of order.
    if milliseconds < last, last - milliseconds > UInt32.max / 2 { rounds += 1 << 32 }
    last = milliseconds
    let seconds = TimeInterval(rounds + UInt64(milliseconds)) / 1000
    let seen = readTime - seconds
    let known = offset ?? seen
    offset = seen - known > InputClock.longestWait ? seen : min(known, seen)
    serverTime = seconds + (offset ?? seen)
  }
}
#endif
