// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A place in a note.
final class NotePosition: UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of a note.
final class NoteRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { NotePosition(range.location) }
  override var end: UITextPosition { NotePosition(range.location + range.length) }
}

/// A view that takes text as an app of iOS would write it: each UTF-16 unit is 10 points wide.
class NoteView: UIView, UITextInput {
  private(set) var text = NSMutableString(string: "")
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  /// What was asked of the view, in order.
  private(set) var calls: [String] = []
  var refused: Set<String> = []
  var direction = NSWritingDirection.natural
  override var canBecomeFirstResponder: Bool { true }

  // MARK: UIKeyInput

  var hasText: Bool { text.length > 0 }

  func insertText(_ text: String) {
    calls.append("insert \(text)")
    replaceCharacters(in: marked ?? selection, with: text)
    marked = nil
  }

  func deleteBackward() {
    calls.append("delete")
    var range = marked ?? selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = text.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replaceCharacters(in: range, with: "")
    marked = nil
  }

  private func replaceCharacters(in range: NSRange, with string: String) {
    text.replaceCharacters(in: range, with: string)
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
  }

  // MARK: UITextInput

  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    !refused.contains(text)
  }

  func text(in range: UITextRange) -> String? {
    (range as? NoteRange).map { text.substring(with: $0.range) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? NoteRange else { return }
    replaceCharacters(in: range.range, with: text)
  }

  var selectedTextRange: UITextRange? {
    get { NoteRange(selection) }
    set { selection = (newValue as? NoteRange)?.range ?? selection }
  }

  var markedTextRange: UITextRange? { marked.map { NoteRange($0) } }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let new = markedText ?? ""
    calls.append("mark \(new)")
    let place = marked ?? selection
    text.replaceCharacters(in: place, with: new)
    let length = new.utf16.count
    marked = length == 0 ? nil : NSRange(location: place.location, length: length)
    selection = NSRange(
      location: place.location + selectedRange.location,
      length: selectedRange.length
    )
  }

  func unmarkText() {
    calls.append("unmark")
    marked = nil
  }

  var beginningOfDocument: UITextPosition { NotePosition(0) }
  var endOfDocument: UITextPosition { NotePosition(text.length) }

  private func offset(_ position: UITextPosition) -> Int {
    (position as? NotePosition)?.offset ?? 0
  }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    NoteRange(NSRange(location: offset(from), length: offset(to) - offset(from)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = self.offset(position) + offset
    return (0...text.length).contains(target) ? NotePosition(target) : nil
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: self.position(from: position, offset: self.direction == .rightToLeft ? 1 : -1)
    case .right: self.position(from: position, offset: self.direction == .rightToLeft ? -1 : 1)
    default: nil
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position), offset(other))
    return one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(to) - offset(from) }

  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }

  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }

  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { self.direction }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}

  var caretWidth: CGFloat = 2
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat(offset(position)) * 10, y: 0, width: caretWidth, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }

  // MARK: The app

  /// What an app does by itself: it tells the keyboard.
  func load(_ string: String) {
    inputDelegate?.textWillChange(self)
    text.setString(string)
    marked = nil
    selection = NSRange(location: string.utf16.count, length: 0)
    inputDelegate?.textDidChange(self)
  }

  /// What a finger does.
  func select(_ location: Int, _ length: Int = 0) {
    inputDelegate?.selectionWillChange(self)
    selection = NSRange(location: location, length: length)
    inputDelegate?.selectionDidChange(self)
  }

  /// The text with `|` at the caret, or around the selection, and brackets around what is marked.
  var picture: String {
    var result = ""
    let string = text as String
    for (index, unit) in (string.utf16.map { String(utf16CodeUnits: [$0], count: 1) } + [""])
      .enumerated()
    {
      if let marked, marked.location + marked.length == index { result += "]" }
      if selection.location == index { result += "|" }
      if selection.length > 0, selection.location + selection.length == index { result += "|" }
      if let marked, marked.location == index { result += "[" }
      result += unit
    }
    return result
  }

  func forgetCalls() { calls = [] }
}

/// A view that only takes finished text.
class PlainField: UIView, UIKeyInput {
  private(set) var text = ""
  var allowsFirst = true
  var allowsLast = true
  var isSecureTextEntry = false
  override var canBecomeFirstResponder: Bool { allowsFirst }
  override var canResignFirstResponder: Bool { allowsLast }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}
