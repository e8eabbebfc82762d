// SPDX-License-Identifier: Apache-2.0

#if Window
import CSDL
import Foundation
import Testing
import UIKit
import UIKitEngine

@testable import UIKitWindow

@MainActor
@Suite("Typing in a window", .serialized)
struct WindowTypingTests {
  /// Collects what is typed.
  private final class Field: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
    override func paste(_ sender: Any?) { text += UIPasteboard.general.string ?? "" }
  }

  private func makeStage() throws -> (WindowStage, Field) {
    let stage = try WindowStage()
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let controller = UIViewController()
    controller.view.addSubview(field)
    stage.show(controller)
    return (stage, field)
  }

  @Test("An input method is asked only while somebody takes text")
  func asksWhenNeeded() throws {
    let (stage, field) = try makeStage()
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
    stage.context.perform { _ = field.becomeFirstResponder() }
    #expect(SDL_IsTextInputActive() == SDL_TRUE)
    stage.context.perform { _ = field.resignFirstResponder() }
    #expect(SDL_IsTextInputActive() == SDL_FALSE)
  }

  @Test("Keys type; Control-V pastes what another program has copied and types nothing")
  func types() throws {
    let (stage, field) = try makeStage()
    stage.context.perform { _ = field.becomeFirstResponder() }
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_H, sym: "h")
    stage.text("h")
    stage.key(SDL_KEYUP, SDL_SCANCODE_H, sym: "h")
    stage.turn()
    #expect(field.text == "h")
    SDL_SetClipboardText("안녕")
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_V, sym: "v", modifiers: KMOD_LCTRL)
    stage.text("v")
    stage.key(SDL_KEYUP, SDL_SCANCODE_V, sym: "v", modifiers: KMOD_LCTRL)
    stage.turn()
    #expect(field.text == "h안녕")
    stage.key(SDL_KEYDOWN, SDL_SCANCODE_BACKSPACE)
    stage.turn()
    #expect(field.text == "h안")
  }

  @Test("What is composed arrives when it is committed")
  func composes() throws {
    let (stage, field) = try makeStage()
    stage.context.perform { _ = field.becomeFirstResponder() }
    stage.composition("ㅎ", start: 1)
    stage.composition("한", start: 1)
    stage.turn()
    #expect(field.text.isEmpty)
    stage.composition("", start: 0)
    stage.text("한")
    stage.turn()
    #expect(field.text == "한")
  }

  @Test("What an app copies is on the desktop's clipboard")
  func copies() throws {
    let (stage, _) = try makeStage()
    stage.context.perform { UIPasteboard.general.string = "copied" }
    #expect(SDL_GetClipboardText().map { String(cString: $0) } == "copied")
  }

  @Test("Places in composed text, which SDL counts in scalars, become UTF-16")
  func ranges() {
    #expect(KeyTranslation.range(start: 1, length: 1, in: "😀한") == NSRange(location: 2, length: 1))
    #expect(KeyTranslation.range(start: 2, length: 5, in: "ab한") == NSRange(location: 2, length: 1))
    #expect(KeyTranslation.range(start: -1, length: 0, in: "ab") == NSRange(location: 2, length: 0))
  }

  @Test("Control is Command, Super is Control, and keys have their USB numbers")
  func keys() {
    var event = SDL_KeyboardEvent()
    event.state = UInt8(SDL_PRESSED)
    event.keysym.scancode = SDL_SCANCODE_A
    event.keysym.sym = 97
    event.keysym.mod = UInt16(KMOD_RCTRL.rawValue | KMOD_LGUI.rawValue | KMOD_LSHIFT.rawValue)
    let input = KeyTranslation.input(event)
    #expect(input.keyCode == .keyboardA)
    #expect(input.modifierFlags == [.command, .control, .shift])
    #expect(input.characters == "A")
    #expect(input.charactersIgnoringModifiers == "a")
    #expect(KeyTranslation.keyCode(SDL_SCANCODE_AUDIONEXT) == .keyboardErrorUndefined)
  }
}
#endif
