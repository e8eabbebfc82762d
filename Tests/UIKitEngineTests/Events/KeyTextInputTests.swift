// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine
import UIKitTestSupport

@Suite("Text input with composition")
@MainActor
struct KeyTextInputTests {
  private let screen = TestScreen(size: CGSize(width: 300, height: 200))
  private let note = NoteView(frame: CGRect(x: 20, y: 50, width: 200, height: 20))

  init() {
    screen.show(note)
    note.becomeFirstResponder()
  }

  private func note(_ text: String, at location: Int, _ length: Int = 0) {
    note.load(text)
    note.select(location, length)
    note.forgetCalls()
  }

  // MARK: Composing

  @Test("each key of a Korean syllable changes what is marked, and the syllable takes its place")
  func hangul() {
    note("a글", at: 1)
    screen.compose("ㅎ", commit: nil)
    #expect(note.picture == "a[ㅎ]|글")
    screen.compose("하", "한", commit: nil)
    #expect(note.picture == "a[한]|글")
    screen.compose(commit: "한")
    #expect(note.picture == "a한|글")
    #expect(note.marked == nil)
    #expect(note.calls == ["mark ㅎ", "mark 하", "mark 한", "mark 한", "unmark"])
  }

  @Test("composing takes the place of the selection, and giving it up leaves nothing of it")
  func givenUp() {
    note("one two", at: 4, 3)
    screen.compose("ㄷ", "두", commit: nil)
    #expect(note.picture == "one [두]|")
    screen.compose(commit: "")
    #expect(note.picture == "one |")
    #expect(note.marked == nil)
  }

  @Test("what is composed may have a selection of its own, which is cut at its end")
  func selectionInMark() {
    let router = screen.context.keyRouter
    router.dispatch(.mark("きょう", selectedRange: NSRange(location: 1, length: 2)))
    #expect(note.selection == NSRange(location: 1, length: 2))
    router.dispatch(.mark("きょ", selectedRange: NSRange(location: 1, length: 9)))
    #expect(note.selection == NSRange(location: 1, length: 1))
    router.dispatch(.mark("き", selectedRange: NSRange(location: NSNotFound, length: .max)))
    #expect(note.selection == NSRange(location: 1, length: 0))
    router.dispatch(.mark("き", selectedRange: NSRange(location: -5, length: -1)))
    #expect(note.selection == NSRange(location: 0, length: 0))
    router.dispatch(.unmark)
    #expect(note.picture == "|き")
    note.forgetCalls()
    router.dispatch(.unmark)
    router.dispatch(.mark("", selectedRange: NSRange(location: 0, length: 0)))
    router.dispatch(.insert(""))
    #expect(note.calls.isEmpty)
  }

  @Test("a responder that shows no marked text gets what is committed alone")
  func plain() {
    let field = PlainField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    note.superview?.addSubview(field)
    field.becomeFirstResponder()
    screen.compose("ㅎ", "하", "한", commit: nil)
    #expect(field.text.isEmpty)
    screen.compose(commit: "한")
    #expect(field.text == "한")
  }

  @Test("what is composed is kept where another object becomes first responder")
  func handingOn() {
    screen.compose("ㅎ", commit: nil)
    let field = PlainField(frame: .zero)
    note.superview?.addSubview(field)
    field.becomeFirstResponder()
    #expect(note.marked == nil)
    #expect(note.text as String == "ㅎ")
    #expect(note.inputDelegate == nil)
  }

  @Test("Return and an arrow keep what is composed and then do their own")
  func keyWhileComposing() {
    screen.compose("하", commit: nil)
    screen.press(.keyboardReturnOrEnter)
    #expect(note.picture == "하\n|")
    screen.compose("나", commit: nil)
    screen.press(.keyboardLeftArrow)
    #expect(note.picture == "하\n|나")
  }

  @Test("a text says which changes it refuses")
  func refusing() {
    note.refused = ["x", ""]
    screen.type("axb\u{8}")
    #expect(note.picture == "ab|")
  }

  // MARK: Moving and deleting

  @Test("arrows move the caret, with Shift they select, and without they let go of a selection")
  func arrows() {
    note("abcdef", at: 3)
    screen.press(.keyboardLeftArrow)
    #expect(note.picture == "ab|cdef")
    screen.press(.keyboardRightArrow, modifiers: .shift, repeats: 1)
    #expect(note.picture == "ab|cd|ef")
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(note.picture == "ab|c|def")
    screen.press(.keyboardLeftArrow, modifiers: .shift, repeats: 1)
    #expect(note.picture == "a|b|cdef")
    screen.press(.keyboardRightArrow)
    #expect(note.picture == "ab|cdef")
    screen.press(.keyboardUpArrow)
    #expect(note.picture == "|abcdef")
    screen.press(.keyboardLeftArrow)
    #expect(note.picture == "|abcdef")
    screen.press(.keyboardDownArrow, modifiers: .shift)
    #expect(note.picture == "|abcdef|")
    screen.press(.keyboardLeftArrow)
    #expect(note.picture == "|abcdef")
  }

  @Test("Option moves by words, Command to the ends of the line and of the text")
  func bigSteps() {
    note("one two's\nthree 4.5", at: 0)
    screen.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(note.selection.location == 3)
    screen.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(note.selection.location == 9)
    screen.press(.keyboardRightArrow, modifiers: .command)
    #expect(note.selection.location == 9)
    screen.press(.keyboardLeftArrow, modifiers: [.command, .shift])
    #expect(note.picture == "|one two's|\nthree 4.5")
    screen.press(.keyboardDownArrow, modifiers: .command)
    #expect(note.selection == NSRange(location: 19, length: 0))
    screen.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(note.selection.location == 16)
    screen.press(.keyboardHome)
    #expect(note.selection.location == 10)
    screen.press(.keyboardEnd)
    #expect(note.selection.location == 19)
    screen.press(.keyboardUpArrow, modifiers: .command)
    #expect(note.selection.location == 0)
  }

  @Test("in a text from right to left, the left arrow goes forward")
  func rightToLeft() {
    note.direction = .rightToLeft
    note("שלום", at: 1)
    screen.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(note.selection == NSRange(location: 1, length: 1))
    screen.press(.keyboardLeftArrow)
    #expect(note.selection == NSRange(location: 2, length: 0))
    screen.press(.keyboardLeftArrow, modifiers: .command)
    #expect(note.selection == NSRange(location: 4, length: 0))
  }

  @Test("Backspace and Delete take a character, a word, a line, or the selection")
  func deleting() {
    note("one two 👨‍👩‍👧x", at: 8)
    screen.press(.keyboardDeleteForward)
    #expect(note.text as String == "one two x")
    screen.press(.keyboardDeleteOrBackspace)
    #expect(note.picture == "one two|x")
    screen.press(.keyboardDeleteOrBackspace, modifiers: .alternate)
    #expect(note.picture == "one |x")
    note.select(1, 2)
    screen.press(.keyboardDeleteForward)
    #expect(note.picture == "o| x")
    screen.press(.keyboardDeleteOrBackspace, modifiers: .command)
    #expect(note.picture == "| x")
    note.select(2)
    screen.press(.keyboardDeleteForward)
    #expect(note.picture == " x|")
  }

  @Test("Return is a line feed, Tab a tabulator, and Enter as Return")
  func controlKeys() {
    screen.type("a\tb\n")
    screen.press(.keypadEnter)
    #expect(note.text as String == "a\tb\n\n")
    #expect(!screen.press(.keyboardTab, modifiers: .shift))
    #expect(!screen.press(.keyboardEscape))
    #expect(note.text as String == "a\tb\n\n")
  }

  // MARK: What a host hears

  @Test("a host hears where the caret is, and that nobody takes text any longer")
  func needs() {
    let router = screen.context.keyRouter
    var heard: [TextInputNeeds?] = []
    router.onTextInputChange = { heard.append($0) }
    screen.type("ab")
    #expect(heard.map { $0?.caretRect.minX } == [30, 40])
    #expect(heard.last??.caretRect == CGRect(x: 40, y: 50, width: 2, height: 20))
    screen.press(.keyboardLeftArrow)
    #expect(heard.last??.caretRect.minX == 30)
    note.select(0)
    #expect(heard.last??.caretRect.minX == 20)
    let count = heard.count
    screen.press(.keyboardF5)
    #expect(heard.count == count)
    note.resignFirstResponder()
    #expect(heard.count == count + 1)
    #expect(heard.last == .some(nil))
    #expect(router.textInputNeeds == nil)
  }

  @Test("a caret that is no number is the view itself, as for a view that has none")
  func oddCaret() {
    note.caretWidth = .nan
    #expect(screen.context.keyRouter.textInputNeeds?.caretRect == note.frame)
    let field = PlainField(frame: CGRect(x: 5, y: 6, width: 70, height: 8))
    note.superview?.addSubview(field)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    #expect(screen.context.keyRouter.textInputNeeds?.caretRect == field.frame)
    #expect(screen.context.keyRouter.textInputNeeds?.isSecure == true)
  }

  @Test("what is composed is void where the app changes the text, not where the keyboard does")
  func sessions() {
    let router = screen.context.keyRouter
    var session: Int? { router.textInputNeeds?.session }
    let first = session
    screen.compose("ㅎ", "하", commit: "한")
    screen.type("a")
    note.select(0)
    #expect(session == first)
    note.load("other")
    #expect(session != first)
    let second = session
    screen.compose("ㅎ", commit: nil)
    note.select(0)
    #expect(session != second)
    let third = session
    note.resignFirstResponder()
    note.becomeFirstResponder()
    #expect(session != third)
  }
}

@Suite("Words and lines of a text")
@MainActor
struct KeyTokenizerTests {
  private let note = NoteView(frame: .zero)

  private func boundaries(
    _ text: String,
    _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection
  ) -> [Int] {
    note.load(text)
    var found: [Int] = []
    var position: UITextPosition? =
      direction == .forward
      ? note.beginningOfDocument : note.endOfDocument
    while let here = position {
      position = note.tokenizer.position(
        from: here,
        toBoundary: granularity,
        inDirection: .storage(direction)
      )
      if let position { found.append(note.offset(from: note.beginningOfDocument, to: position)) }
    }
    return found
  }

  @Test("boundaries ahead are ends, boundaries behind are beginnings")
  func boundaries() {
    #expect(boundaries("a bc, d", .word, .forward) == [1, 4, 7])
    #expect(boundaries("a bc, d ", .word, .backward) == [6, 2, 0])
    #expect(boundaries("é👨‍👩‍👧x", .character, .forward) == [1, 9, 10])
    #expect(boundaries("Hi! So?! no", .sentence, .forward) == [3, 8, 11])
    #expect(boundaries("ab\n\nc", .line, .forward) == [2, 3, 5])
    #expect(boundaries("ab\n\nc", .paragraph, .backward) == [4, 3, 0])
    #expect(boundaries("ab\nc", .document, .forward) == [4])
    #expect(boundaries("a, ", .word, .forward) == [1, 3])
    #expect(boundaries("  a", .word, .backward) == [2, 0])
    #expect(boundaries("", .word, .forward).isEmpty)
    #expect(boundaries("한글 단어", .word, .forward) == [2, 5])
  }

  @Test("a position at a boundary is in the unit that lies in the direction")
  func enclosing() throws {
    note.load("ab cd")
    let tokenizer = note.tokenizer
    func range(_ offset: Int, _ direction: UITextStorageDirection) -> NSRange? {
      let found = tokenizer.rangeEnclosingPosition(
        NotePosition(offset),
        with: .word,
        inDirection: .storage(direction)
      )
      return (found as? NoteRange)?.range
    }
    #expect(range(0, .forward) == NSRange(location: 0, length: 2))
    #expect(range(2, .forward) == nil)
    #expect(range(2, .backward) == NSRange(location: 0, length: 2))
    #expect(range(3, .backward) == nil)
    let forward = UITextDirection.storage(.forward)
    let two = NotePosition(2)
    #expect(tokenizer.isPosition(two, atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(two, withinTextUnit: .word, inDirection: forward))
    #expect(tokenizer.isPosition(two, withinTextUnit: .word, inDirection: .layout(.left)))
    #expect(!tokenizer.isPosition(two, atBoundary: .word, inDirection: .layout(.left)))
  }
}
