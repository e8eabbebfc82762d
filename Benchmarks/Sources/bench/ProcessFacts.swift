// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the system says of this process and of the repository.
enum ProcessFacts {
  /// The most memory that the process has had so far, in MB of 1,048,576 bytes.
  static var peakMemory: Double { kilobytes("VmHWM:") / 1024 }

  /// The memory that the process has now, in bytes, whole pages.
  static var residentBytes: Double { kilobytes("VmRSS:") * 1024 }

  private static func kilobytes(_ key: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line.flatMap { Double($0.filter(\.isNumber)) } ?? 0
  }

  /// The commit of the sources, with a mark where files differ from it; nil where git is not to ask.
  static func commit() -> String? {
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    git.arguments = ["git", "-C", folder, "describe", "--always", "--dirty", "--exclude", "*"]
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return git.terminationStatus == 0 && !text.isEmpty ? text : nil
  }
}
