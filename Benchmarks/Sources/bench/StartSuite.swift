// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
@_spi(Measuring) import UIKitTestSupport

/// A process of its own, from its start to the first frame of a table of a million rows.
@MainActor
enum StartSuite {
  static let all = [
    Suite(names: ["table.start.1m", "table.start.1m.memory"], run: measure)
  ]

  /// What a process does that this program starts from itself.
  enum Child: String {
    /// Says that it runs, and ends.
    case nothing
    /// Shows a table of a million rows, and ends.
    case table
  }

  /// What a child does; it writes the time of its end and its peak memory to standard output.
  static func run(_ child: Child) {
    if child == .table {
      let screen = ScreenSuites.makeScreen()
      let controller = ListController(sections: 1_000, rows: 1_000)
      screen.show(controller)
      screen.drawFrame()
    }
    print(Stopwatch.now(), ProcessFacts.peakMemory)
  }

  private static func measure(_ effort: Effort) -> [Measure] {
    let table = start(.table, steps: effort.steps(20))
    let nothing = start(.nothing, steps: effort.steps(20))
    return [
      Measure(
        name: "table.start.1m",
        unit: "ms",
        samples: table.time,
        limit: 150,
        floor: .init(value: nothing.time.median, label: "a process that loads the same libraries"),
        note: "QTreeView 65, GTK 246, QML 53, Chromium 332"
      ),
      Measure(
        name: "table.start.1m.memory",
        unit: "MB",
        samples: table.memory,
        limit: 60,
        floor: .init(
          value: nothing.memory.median,
          label: "a process that loads the same libraries"
        ),
        note: "QTreeView 66, GTK 193, QML 53, Chromium 140"
      ),
    ]
  }

  /// Milliseconds to the end of the child's work, and its peak memory in MB.
  private static func start(_ child: Child, steps: Int) -> (time: Samples, memory: Samples) {
    var times: [Double] = []
    var memory: [Double] = []
    for step in -1..<steps {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--child", child.rawValue]
      process.standardOutput = output
      let start = Stopwatch.now()
      do { try process.run() } catch { fatalError("a child process cannot be started: \(error)") }
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard process.terminationStatus == 0, words.count == 2, let end = UInt64(words[0]),
        let peak = Double(words[1])
      else { fatalError("a child process has failed: \(child)") }
      // The first one warms the caches of the system.
      guard step >= 0 else { continue }
      times.append(Double(end - start) / 1e6)
      memory.append(peak)
    }
    return (Samples(times), Samples(memory))
  }
}
