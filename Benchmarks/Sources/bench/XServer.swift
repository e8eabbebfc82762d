// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An X server that draws into memory.
final class XServer {
  /// What programs find it by.
  let name: String
  private let process: Process

  private init(name: String, process: Process) {
    self.name = name
    self.process = process
  }

  /// Starts a server on a number that is free; nil where there is none to start.
  static func start() -> XServer? {
    guard let path = Tool.path(of: "Xvfb") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = path
    process.arguments = [
      "-displayfd", "1", "-screen", "0", "1000x1900x24", "-nolisten", "tcp", "-noreset",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    // The server writes its number when it is ready.
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else { return nil }
    return XServer(name: ":\(number)", process: process)
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}

/// Programs on the search path.
enum Tool {
  static func path(of name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
