// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test("shows the examples that are compiled and run here")
  func examples() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "README.md"),
      encoding: .utf8
    )
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    for (block, name) in zip(blocks, ["ReadmeExample.swift", "ReadmeExampleTests.swift"]) {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(source.hasSuffix(block), "\(name) is not what the README shows")
    }
  }
}
