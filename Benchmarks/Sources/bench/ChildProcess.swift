// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Measuring) import UIKitTestSupport

/// Things that are measured in a process of their own, which is this program started once more.
@MainActor
enum ChildProcess {
  /// What the process does; its result is a number.
  enum Task: String {
    /// Nothing; the result is the peak of its memory in MB.
    case nothing
    /// Shows a table of a million rows; the result is the peak of its memory in MB.
    case table
    /// Opens geometries of a thousand million rows; the result is the bytes that one takes.
    case geometry
    /// Runs an app in a window, which says itself what comes out.
    case window
  }

  /// Runs in the child: does the work, then writes the time and the result to standard output.
  static func perform(_ task: Task) {
    var result: Double?
    switch task {
    case .nothing: break
    case .window: return WindowApp.main()
    case .geometry: result = GeometrySuites.bytesOfUnmeasuredRows()
    case .table:
      let screen = ScreenSuites.makeScreen()
      let controller = ListController(sections: 1_000, rows: 1_000)
      screen.show(controller)
      screen.drawFrame()
    }
    print(Stopwatch.now(), result ?? ProcessFacts.peakMemory)
  }

  /// Starts processes one after another.
  ///
  /// - Returns: Milliseconds from the start of each to the end of its work, and its result.
  static func run(_ task: Task, steps: Int) -> (times: Samples, results: Samples) {
    var times: [Double] = []
    var results: [Double] = []
    // The first one warms the caches of the system.
    for step in -1..<steps {
      let (time, result) = run(task)
      guard step >= 0 else { continue }
      times.append(time)
      results.append(result)
    }
    return (Samples(times), Samples(results))
  }

  private static func run(_ task: Task) -> (time: Double, result: Double) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--child", task.rawValue]
    process.standardOutput = output
    let start = Stopwatch.now()
    do { try process.run() } catch { fatalError("a process cannot be started: \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard process.terminationStatus == 0, words.count == 2, let end = UInt64(words[0]),
      let result = Double(words[1])
    else { fatalError("the process for \(task) has failed") }
    return (Double(end - start) / 1e6, result)
  }
}
