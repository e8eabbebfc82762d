// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times on the clocks of the machine.
enum Stopwatch {
  /// Nanoseconds on a clock that only runs forward; the same for all processes.
  static func now() -> UInt64 { read(CLOCK_MONOTONIC) }

  /// Nanoseconds that all threads of the process have computed so far.
  static func used() -> UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
