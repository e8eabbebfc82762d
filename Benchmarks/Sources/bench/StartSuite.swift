// SPDX-License-Identifier: Apache-2.0

/// A process of its own, from its start to the first frame of a table of a million rows.
@MainActor
enum StartSuite {
  static let all = [
    Suite(names: ["table.start.1m", "table.start.1m.memory"], run: measure)
  ]

  private static func measure(_ effort: Effort) -> [Measure] {
    let table = ChildProcess.run(.table, steps: effort.steps(20))
    let nothing = ChildProcess.run(.nothing, steps: effort.steps(20))
    return [
      Measure(
        name: "table.start.1m",
        unit: "ms",
        samples: table.times,
        limit: 150,
        floor: .init(value: nothing.times.median, label: "a process that loads the same libraries"),
        note: "QTreeView 65, GTK 246, QML 53, Chromium 332"
      ),
      Measure(
        name: "table.start.1m.memory",
        unit: "MB",
        samples: table.results,
        limit: 60,
        floor: .init(
          value: nothing.results.median,
          label: "a process that loads the same libraries"
        ),
        note: "QTreeView 66, GTK 193, QML 53, Chromium 140"
      ),
    ]
  }
}
