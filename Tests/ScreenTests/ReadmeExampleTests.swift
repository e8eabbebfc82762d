// SPDX-License-Identifier: Apache-2.0

// The README's test, as it stands there: `ReadmeTests` holds the two together.

import Testing
import UIKit
import UIKitTestSupport

@MainActor @Test("a tap on the header folds the section")
func fold() {
  let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 2)
  screen.show(CommentsController())
  screen.tap(screen.view(withText: "Comment 2")!)
  screen.advance(by: 0.15)  // halfway through the animation
  #expect(screen.visibleTexts.contains("Reply 2.1"))  // fading out
  screen.settle()
  #expect(!screen.visibleTexts.contains("Reply 2.1"))
}
