// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Typing on a TestScreen")
@MainActor
struct TestScreenTypingTests {
  /// A view that takes keys and shows them.
  private final class Field: UIView, UIKeyInput {
    private(set) var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
  }

  @Test("text goes to the first responder, whole characters at a time")
  func typing() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.show(field)
    #expect(!field.isFirstResponder)
    #expect(field.becomeFirstResponder())
    screen.type("안녕 👨‍👩‍👧!")
    screen.type("\u{8}\u{8}x")
    #expect(field.text == "안녕 x")
  }

  @Test("the first responder changes hands, and gives way with its view")
  func firstResponder() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let (one, other, numb) = (Field(frame: .zero), Field(frame: .zero), UIView(frame: .zero))
    let root = UIView(frame: .zero)
    for view in [one, other, numb] { root.addSubview(view) }
    screen.show(root)
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(!numb.becomeFirstResponder())
    #expect(other.isFirstResponder)
    other.removeFromSuperview()
    #expect(!other.isFirstResponder)
    #expect(!other.becomeFirstResponder())
  }

  @Test("typing where nobody takes keys fails the test")
  func nobody() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    screen.show(UIView(frame: .zero))
    withKnownIssue { screen.type("a") }
  }

  @Test("characters of the keyboard come with the press of their key, others as text alone")
  func strokes() {
    final class Keys: UIView, UIKeyInput {
      var keys: [String] = []
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { text = String(text.dropLast()) }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key).map {
          ($0.modifierFlags.contains(.shift) ? "^" : "") + $0.charactersIgnoringModifiers
        }
        super.pressesBegan(presses, with: event)
      }
    }
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let view = Keys(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.show(view)
    view.becomeFirstResponder()
    let ascii = (32...126).map { String(UnicodeScalar(UInt8($0))) }.joined()
    screen.type(ascii)
    #expect(view.text == ascii)
    #expect(view.keys.count == ascii.count)
    #expect(view.keys.contains("^1") && view.keys.contains("^a") && view.keys.contains("a"))
    view.keys = []
    screen.type("한\u{8}")
    #expect(view.text == ascii)
    #expect(view.keys == ["\u{8}"])
  }

  @Test("a key tells whether something has taken it, and types where somebody takes text")
  func pressing() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.show(field)
    #expect(!screen.press(.keyboardA))
    field.becomeFirstResponder()
    #expect(screen.press(.keyboardA, modifiers: .shift, repeats: 2))
    #expect(screen.press(.keyboardSpacebar, modifiers: .shift))
    #expect(!screen.press(.keyboardA, modifiers: .command))
    #expect(!screen.press(.keyboardF1))
    #expect(!screen.press(.keyboardLeftArrow, repeats: -1))
    #expect(field.text == "AAA ")
  }

  @Test("composing where nobody takes text fails the test")
  func composingForNobody() {
    let screen = TestScreen(size: CGSize(width: 200, height: 200))
    screen.show(UIView(frame: .zero))
    withKnownIssue { screen.compose("ㅎ", commit: "하") }
  }
}
