// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an object that takes text says of it.
///
/// Its optional members come with text fields.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// Takes what is typed while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Puts typed text in; a return key is a line feed.
  func insertText(_ text: String)
  /// Deletes the character before the place where text is put in.
  func deleteBackward()
}
