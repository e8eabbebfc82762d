// SPDX-License-Identifier: Apache-2.0

internal import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Types text as a keyboard would: a key and its text for each character, a frame after each.
  ///
  /// The text goes to the first responder of the key window, which has to take keys
  /// (`UIKeyInput`). A line feed is the return key, a tabulator the tab key, a backspace (U+0008)
  /// deletes. Characters of an American keyboard come with the press of their key; others, such as
  /// Hangul, as text alone, as an input method commits them. Where nobody takes keys the test fails.
  ///
  /// - Parameters:
  ///   - text: What is typed.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    for character in text {
      guard context.keyRouter.textInputNeeds != nil else {
        return failWithoutReceiver(
          "\"\(character)\" of \"\(text)\"",
          at: CallSite(fileID, filePath, line, column)
        )
      }
      if let stroke = KeyStroke(typing: character) {
        strike(stroke)
      } else {
        context.keyRouter.dispatch(.insert(String(character)))
        advance(by: 0)
      }
    }
  }

  /// Composes text as an input method does: each stage takes the place of the one before.
  ///
  /// The stages are marked text of a first responder that shows it (`UITextInput`); one that does not
  /// (`UIKeyInput` alone) gets only what is committed. A frame is made after each stage.
  ///
  /// ```swift
  /// screen.compose("ㅎ", "하", "한", commit: "한")   // one Korean syllable
  /// screen.compose("ㅎ", "하", commit: nil)          // still being composed
  /// screen.compose(commit: "")                       // given up
  /// ```
  ///
  /// - Parameters:
  ///   - stages: What is shown while it is composed, one after the other, with the caret at its end.
  ///   - commit: What is put in for good in the end; empty gives up what is composed, nil leaves it.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func compose(
    _ stages: String...,
    commit: String?,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard context.keyRouter.textInputNeeds != nil else {
      return failWithoutReceiver(
        "what is composed",
        at: CallSite(fileID, filePath, line, column)
      )
    }
    for stage in stages {
      let end = NSRange(location: stage.utf16.count, length: 0)
      context.keyRouter.dispatch(.mark(stage, selectedRange: end))
      advance(by: 0)
    }
    guard let commit else { return }
    context.keyRouter.dispatch(.insert(commit))
    advance(by: 0)
  }

  private func failWithoutReceiver(_ text: String, at site: CallSite) {
    let keyWindow = context.windows.last(where: \.isKeyWindow)
    let present = keyWindow?.firstResponder.map { "\(Swift.type(of: $0))" } ?? "nobody"
    fail(
      "Nothing takes \(text): first responder is \(present), which is no UIKeyInput. Tap the field "
        + "first, or call becomeFirstResponder() on it.",
      at: site
    )
  }
}
