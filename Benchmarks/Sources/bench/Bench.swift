// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures, one after another on one thread, and writes what comes out.
@main
@MainActor
struct Bench {
  static func main() {
    let options: Options
    do {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      stop("\((error as? Options.Mistake)?.text ?? "\(error)"). Try --help.")
    }
    if options.showsHelp { return print(Options.help) }
    if options.listsNames {
      for name in Suite.all.flatMap(\.names) { print(name) }
      return
    }
    if let folder = options.pictures { return ScreenSuites.writePictures(to: folder) }
    if isDebugBuild {
      stop("this is a debug build, whose figures say nothing: build with -c release")
    }
    if let child = options.child {
      guard let child = ChildProcess.Task(rawValue: child) else { stop("unknown child: \(child)") }
      return ChildProcess.perform(child)
    }
    guard measure(options) else { exit(1) }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Whether all limits were kept, or none was asked for.
  private static func measure(_ options: Options) -> Bool {
    let effort = Effort(isSmoke: options.isSmoke)
    let suites = Suite.all.filter { $0.names.contains(where: options.includes) }
    guard !suites.isEmpty else { stop("no measure is called that. --list lists them all.") }
    let commit = options.isJSON ? ProcessFacts.commit() : nil
    var isWithinLimits = true
    if !options.isJSON { write(Report.head) }
    for suite in suites {
      for measure in suite.run(effort) where options.includes(measure.name) {
        if options.isJSON {
          write(Report.json(measure, commit: commit))
        } else {
          write(Report.row(measure, isJudged: !options.isSmoke))
        }
        if !options.isSmoke, measure.isWithinLimits == false { isWithinLimits = false }
      }
    }
    return isWithinLimits
  }

  /// Writes a line that is seen at once, in a pipe too.
  private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
    exit(2)
  }
}
