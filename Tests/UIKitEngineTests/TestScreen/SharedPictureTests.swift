// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("A picture belongs to one test", .serialized)
@MainActor
struct SharedPictureTests {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SharedPictureTests-\(UUID())", isDirectory: true)

  private func compare(_ name: String) {
    let screen = TestScreen(size: CGSize(width: 20, height: 20))
    screen.show(UIView(frame: .zero))
    var rules = screen.pictureRules
    rules.references = SharedPictureTests.folder
    rules.recordsMissing = true
    screen.pictureRules = rules
    screen.assertPicture(named: name)
  }

  @Test("the first test that compares it has it, as often as it wants")
  func first() {
    compare("shared")
    compare("shared")
  }

  @Test("another test that uses its name fails, and is told whose it is")
  func second() {
    withKnownIssue {
      compare("shared")
    } matching: {
      "\($0)".contains("Another test of this file compares a picture named \"shared\" too")
    }
    compare("own")
    try? FileManager.default.removeItem(at: SharedPictureTests.folder)
  }
}
