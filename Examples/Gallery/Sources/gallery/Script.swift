// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What is done with a screen, and on what kind of phone.
struct Script {
  /// What the names of the script's pictures begin with.
  var name: String
  var title: String
  var summary: String
  var look = Look()
  var run: @MainActor (Recorder) throws -> Void
}

extension Script {
  /// Seconds that rows take to come and go.
  static let foldDuration: TimeInterval = 0.3

  /// All scripts, in the order of the page.
  @MainActor
  static var all: [Script] {
    [list, comments] + commentVariants + cellStyles + [longList] + rowAnimations
  }
}
