// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes text with a caret, a selection and text that is being composed.
///
/// The keyboard and the input method work on a document through it: positions and ranges are objects
/// of the document's own, which are handed back to it. While an input method composes, a Korean
/// syllable for one, its text is *marked*: each key replaces it, until it is committed.
///
/// The input method's window stands at `caretRect(for:)` of the selection. Left and right arrows,
/// word and line keys, Delete and Backspace move and delete through `position(from:in:offset:)`,
/// `selectedTextRange`, `tokenizer` and `deleteBackward()`.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the keyboard may change a range so; true where it is left out.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// What is selected; an empty range for a caret, nil for neither.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// How marked text looks, as the input method wishes.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts marked text in, in place of the marked text or else of the selection.
  ///
  /// - Parameters:
  ///   - markedText: What is composed by now; empty or nil for nothing.
  ///   - selectedRange: What of it is selected, in its UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes marked text ordinary text.
  func unmarkText()

  // MARK: Positions

  /// Where the document begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the document ends.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position that is a number of UTF-16 units further on; nil beyond the document.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position that is a number of steps away in a direction; nil beyond the document.
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The position of a range that is the furthest in a direction.
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a position as far as it goes in a direction.
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The position at a number of characters into a range; by UTF-16 units where it is left out.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters into a range a position is; in UTF-16 units where it is left out.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Finds words, sentences and lines; a `UITextInputStringTokenizer` in general.
  var tokenizer: any UITextInputTokenizer { get }

  // MARK: The keyboard

  /// Told of changes that the keyboard has not made; set by the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  // MARK: Writing direction

  /// The direction in which text is written at a position.
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction in which a range is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Places

  /// The rectangle of a range's first line, in the coordinates of `textInputView`.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position, in the coordinates of `textInputView`.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles that show that a range is selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates places are; the object itself where it is left out.
  var textInputView: UIView { get }
  /// At which end of a line a caret between two lines stands; forward where it is left out.
  var selectionAffinity: UITextStorageDirection { get }
}

extension UITextInput {
  /// Always.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// By UTF-16 units.
  public func position(
    within range: UITextRange,
    atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }
  /// In UTF-16 units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The object itself where it is a view, else a view of nothing.
  public var textInputView: UIView { self as? UIView ?? UIView(frame: .zero) }
  /// At the beginning of the next line.
  public var selectionAffinity: UITextStorageDirection { .forward }
}

/// Is told by a text that it changes by itself: the keyboard listens.
///
/// A text calls these where its app or a finger changes it, not for what the keyboard asks it to do.
/// What an input method composes is then given up.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
