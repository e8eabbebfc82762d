// SPDX-License-Identifier: Apache-2.0

internal import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Types text as a keyboard would: character by character, a frame after each.
  ///
  /// The text goes to the first responder of the key window, which has to take keys
  /// (`UIKeyInput`). A line feed is the return key, a backspace (U+0008) deletes. Where nobody takes
  /// keys the test fails.
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    for character in text {
      guard let receiver = keyReceiver else {
        let present = window?.firstResponder.map { "\(Swift.type(of: $0))" } ?? "nobody"
        return fail(
          "Nothing takes \"\(character)\" of \"\(text)\": first responder is \(present), which is no "
            + "UIKeyInput. Tap the field first, or call becomeFirstResponder() on it.",
          at: CallSite(fileID, filePath, line, column)
        )
      }
      perform {
        if character == "\u{8}" {
          receiver.deleteBackward()
        } else {
          receiver.insertText(String(character))
        }
      }
      advance(by: 0)
    }
  }

  private var keyReceiver: (any UIKeyInput)? {
    (window?.firstResponder ?? context.windows.last { $0.isKeyWindow }?.firstResponder)
      as? any UIKeyInput
  }
}
