// SPDX-License-Identifier: Apache-2.0

internal import Testing

/// Where in a test a call stands.
struct CallSite {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int

  init(_ fileID: String, _ filePath: StaticString, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// Fails the test that runs, whichever library runs it.
///
/// Outside of any test it ends the program.
@MainActor
func fail(_ message: String, at site: CallSite) {
  if Test.current != nil || TestRun.isOfSwiftTesting {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: site.fileID,
        filePath: "\(site.filePath)",
        line: site.line,
        column: site.column
      )
    )
  } else if TestRun.isOfXCTest {
    TestRun.failXCTest(message, site)
  } else {
    fatalError("\(site.filePath):\(site.line): \(message)")
  }
}
