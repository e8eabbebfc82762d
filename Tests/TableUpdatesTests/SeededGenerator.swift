// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A small deterministic generator (SplitMix64), so that a printed seed repeats a failure.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in `count` times on average.
  mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}

/// The seeds of a random test: `SEED` alone if set, else as many as `ITERATIONS` or the default.
func randomSeeds(_ iterations: Int) -> [UInt64] {
  let environment = ProcessInfo.processInfo.environment
  if let seed = environment["SEED"].flatMap(UInt64.init) { return [seed] }
  let count = environment["ITERATIONS"].flatMap(UInt64.init) ?? UInt64(iterations)
  return Array(1...max(1, count))
}
