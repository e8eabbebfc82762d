// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The documentation's examples")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "are files that are compiled: a page, the number of the example in it, the file",
    arguments: [
      ("README.md", 0, "Tests/ScreenTests/ReadmeExample.swift"),
      ("README.md", 1, "Tests/ScreenTests/ReadmeExampleTests.swift"),
      ("Documentation/Window.md", 1, "Tests/Clients/Sources/Stops/AppDelegate.swift"),
    ]
  )
  func examples(page: String, number: Int, file: String) throws {
    let text = try String(contentsOf: ReadmeTests.root.appending(path: page), encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let block = try #require(blocks.indices.contains(number) ? blocks[number] : nil)
    let source = try String(contentsOf: ReadmeTests.root.appending(path: file), encoding: .utf8)
    #expect(source.hasSuffix(block), "\(file) is not what \(page) shows")
  }
}
