// SPDX-License-Identifier: Apache-2.0

/// Takes what is typed while it is first responder.
///
/// A key that types is put in with `insertText(_:)`, Return as a line feed and Tab as a tabulator;
/// Backspace deletes. What an input method composes is put in when it is finished: to see it while it
/// is composed takes `UITextInput`.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Puts typed text in; a return key is a line feed.
  func insertText(_ text: String)
  /// Deletes the character before the place where text is put in.
  func deleteBackward()
}
