// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Random numbers that a seed decides (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seeds of a random test: `ITERATIONS` of them from `SEED` on.
  static func seeds(_ count: Int) -> Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap(UInt64.init) ?? 1
    let iterations = environment["ITERATIONS"].flatMap(UInt64.init) ?? UInt64(count)
    return first..<first + max(1, iterations)
  }
}
