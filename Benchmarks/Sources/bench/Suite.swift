// SPDX-License-Identifier: Apache-2.0

/// Measures that one preparation serves.
@MainActor
struct Suite {
  /// The names of all measures that `run` gives.
  let names: [String]
  let run: @MainActor (Effort) -> [Measure]

  static let all =
    GeometrySuites.all + ScreenSuites.all + FoldSuite.all + StartSuite.all
    + WindowSuite.all
}

/// How often things are measured.
struct Effort {
  /// Whether a few steps are enough, since only that they run is of interest.
  let isSmoke: Bool

  /// The number of steps: all of them, or few.
  func steps(_ full: Int) -> Int { isSmoke ? min(full, 3) : full }

  /// Measures `body` in units of so many nanoseconds, with preparation before each step.
  ///
  /// - Parameters:
  ///   - full: How many steps count; a tenth as many are made before, for warmth.
  ///   - unit: How many nanoseconds a unit is, times how often `body` does its work in one step.
  ///   - prepare: Is not measured.
  ///   - body: Is measured.
  /// - Returns: Time on the wall and time of the processor.
  @MainActor
  func measure(
    steps full: Int,
    unit: Double,
    prepare: () -> Void = {},
    body: () -> Void
  ) -> (wall: Samples, cpu: Samples) {
    let count = steps(full)
    var wall: [Double] = []
    var cpu: [Double] = []
    wall.reserveCapacity(count)
    cpu.reserveCapacity(count)
    let warmUp = isSmoke ? 1 : max(full / 10, 3)
    for step in -warmUp..<count {
      prepare()
      let used = Stopwatch.used()
      let start = Stopwatch.now()
      body()
      let end = Stopwatch.now()
      let usedAtEnd = Stopwatch.used()
      guard step >= 0 else { continue }
      wall.append(Double(end - start) / unit)
      cpu.append(Double(usedAtEnd - used) / unit)
    }
    return (Samples(wall), Samples(cpu))
  }
}

/// Takes a value, so that the compiler must compute it.
@inline(never) @_optimize(none)
func consume<Value>(_ value: Value) {}
