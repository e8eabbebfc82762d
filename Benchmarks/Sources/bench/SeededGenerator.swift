// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same in each run (xorshift64*).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter seed: Any number but 0.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
