// SPDX-License-Identifier: Apache-2.0

import Foundation

/// SplitMix64: small, and the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The seeds to try: `SEED` from the environment alone, or the given ones.
func seeds(_ defaults: ClosedRange<UInt64>) -> [UInt64] {
  ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }.map { [$0] } ?? Array(defaults)
}

/// The edits to make per seed: `ITERATIONS` from the environment, or the given number.
func iterations(_ fallback: Int) -> Int {
  ProcessInfo.processInfo.environment["ITERATIONS"].flatMap { Int($0) } ?? fallback
}
