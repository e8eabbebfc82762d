// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host tells the screen of text: what keys type, and what an input method composes.
///
/// Composing runs as `mark`, `mark` … `insert`, each replacing what the one before has marked.
package enum TextInput: Equatable {
  /// Puts text in for good, in place of what is marked.
  case insert(String)
  /// Shows what is composed by now; an empty text takes back what was marked.
  ///
  /// The selected range counts UTF-16 units of the text; beyond its end it is cut.
  case mark(String, selectedRange: NSRange)
  /// Keeps what is marked as ordinary text.
  case unmark
}

/// What a host needs to know of the object that takes text.
package struct TextInputNeeds: Equatable {
  /// The caret in points of the screen, beside which an input method's window stands.
  ///
  /// For an object that does not say (`UIKeyInput` alone), its own rectangle.
  package var caretRect: CGRect
  /// Whether an input method should be kept away: the text is a secret.
  package var isSecure: Bool
  /// A number that changes where what an input method composes has become void.
  ///
  /// That is where another object takes text, and where the text was changed by its app or a finger.
  package var session: Int
}
