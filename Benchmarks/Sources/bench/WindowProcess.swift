// SPDX-License-Identifier: Apache-2.0

import Foundation

/// This program started once more, as an app in a window.
struct WindowProcess {
  /// What comes out of a run, in milliseconds.
  struct Result {
    var frames: [Double] = []
    var idle: [Double] = []
    /// Empty where there is no xdotool to tap with.
    var taps: [Double] = []
  }

  let display: String
  let frames: Int
  let restSeconds: Double
  let taps: Int

  /// Runs the app until it has scrolled, rested and been tapped.
  func run() -> Result {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--child", ChildProcess.Task.window.rawValue]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "PLEAT_WINDOW_SIZE": "390x844",
      "PLEAT_WINDOW_SCALE": "2", "PLEAT_WINDOW_APPEARANCE": "light",
      "PLEAT_WINDOW_STATISTICS": "1",
      "BENCH_FRAMES": "\(frames)", "BENCH_REST": "\(restSeconds)",
    ]) { $1 }
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { fatalError("a process cannot be started: \(error)") }
    var result = Result()
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
      guard text.hasSuffix("ready\n") else { continue }
      tap()
      process.terminate()
    }
    let last = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      let values = words.dropFirst().compactMap { Double($0) }
      if words.first == "frame" { result.frames = values }
      if words.first == "idle" { result.idle = values }
    }
    guard process.terminationStatus == 0, !result.frames.isEmpty, !result.idle.isEmpty else {
      fatalError("the app in the window has failed: \(text)\(last)")
    }
    result.taps = WindowProcess.delays(in: last)
    return result
  }

  /// Clicks on the list's rows, one after another, as a user with a mouse would.
  private func tap() {
    guard let tool = Tool.path(of: "xdotool") else { return }
    for step in 0..<taps {
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "mousemove", "500", "\(400 + step % 10 * 88)", "click", "1", "sleep", "0.15",
      ]
      process.environment = ["DISPLAY": display]
      guard (try? process.run()) != nil else { return }
      process.waitUntilExit()
    }
  }

  /// The delays that the window's statistics list.
  private static func delays(in text: String) -> [Double] {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("delays:") }) else {
      return []
    }
    return line.split(separator: " ").compactMap { Double($0) }
  }
}
