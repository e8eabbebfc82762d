// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine
import UIKitTestSupport

@Suite("Presses along the responder chain")
@MainActor
struct KeyPressTests {
  /// Notes the presses that come by.
  private final class Listener: UIView {
    var calls: [String] = []
    var keeps = false
    var last: UIPress?
    override var canBecomeFirstResponder: Bool { true }

    private func note(_ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      last = presses.first
      let keys = presses.compactMap { $0.key?.charactersIgnoringModifiers }.joined()
      calls.append("\(name) \(keys) of \(event?.allPresses.count ?? 0)")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses, event)
      if !keeps { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses, event)
      super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses, event)
      super.pressesCancelled(presses, with: event)
    }
  }

  /// Watches what comes to the window.
  private final class Window: UIWindow {
    var events: [UIEvent.EventType] = []
    override func sendEvent(_ event: UIEvent) {
      events.append(event.type)
      super.sendEvent(event)
    }
  }

  private let stage = Stage()
  private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private var router: KeyRouter { stage.context.keyRouter }

  init() {
    stage.window.makeKey()
    stage.show(listener)
    listener.becomeFirstResponder()
  }

  @discardableResult
  private func send(
    _ phase: KeyInput.Phase,
    _ key: UIKeyboardHIDUsage,
    _ characters: String = "",
    isRepeat: Bool = false
  ) -> Bool {
    router.dispatch(
      KeyInput(
        phase: phase,
        keyCode: key,
        characters: characters.uppercased(),
        charactersIgnoringModifiers: characters,
        modifierFlags: .shift,
        isRepeat: isRepeat
      )
    )
  }

  @Test("a key comes once when it goes down and once when it comes up, however long it is held")
  func life() {
    stage.advance(by: 1)
    #expect(!send(.began, .keyboardA, "a"))
    send(.began, .keyboardA, "a", isRepeat: true)
    let press = listener.last
    #expect(press?.phase == .began && press?.force == 1)
    #expect(press?.key?.keyCode == .keyboardA && press?.key?.characters == "A")
    #expect(press?.key?.modifierFlags == .shift)
    #expect(press?.responder === listener && press?.window === stage.window)
    #expect(press?.timestamp == 1 && press?.gestureRecognizers == nil)
    send(.began, .keyboardB, "b")
    #expect(press?.phase == .stationary)
    #expect(router.activePressCount == 2)
    send(.ended, .keyboardA, "a")
    #expect(press?.phase == .ended && press?.force == 0)
    send(.ended, .keyboardA, "a")
    send(.ended, .keyboardB, "b")
    #expect(listener.calls == ["began a of 1", "began b of 2", "ended a of 2", "ended b of 1"])
    #expect(router.activePressCount == 0)
  }

  @Test("a responder that does not call super keeps the key, its repeats too")
  func keeping() {
    let field = PlainField(frame: .zero)
    listener.addSubview(field)
    field.becomeFirstResponder()
    #expect(send(.began, .keyboardReturnOrEnter))
    send(.ended, .keyboardReturnOrEnter)
    #expect(field.text == "\n")
    listener.keeps = true
    #expect(send(.began, .keyboardReturnOrEnter))
    #expect(send(.began, .keyboardReturnOrEnter, isRepeat: true))
    #expect(send(.began, .keyboardA, "a"))
    #expect(field.text == "\n")
  }

  @Test("the end of a press goes where it began, though another is first responder by then")
  func handingOn() {
    let other = Listener(frame: .zero)
    stage.window.addSubview(other)
    send(.began, .keyboardA, "a")
    other.becomeFirstResponder()
    send(.ended, .keyboardA, "a")
    #expect(listener.calls.count == 2)
    #expect(other.calls.isEmpty)
  }

  @Test("keys that the host loses are cancelled")
  func losing() {
    send(.began, .keyboardA, "a")
    send(.began, .keyboardA, "a")
    #expect(listener.calls == ["began a of 1", "cancelled a of 1", "began a of 1"])
    send(.began, .keyboardB, "b")
    router.cancelAll()
    #expect(router.activePressCount == 0)
    #expect(listener.calls.filter { $0.hasPrefix("cancelled") }.count == 3)
    listener.removeFromSuperview()
    send(.began, .keyboardA, "a")
    send(.ended, .keyboardA, "a")
    #expect(router.activePressCount == 0)
  }

  @Test("presses come through the window's sendEvent, to the key window alone")
  func window() {
    let stage = Stage()
    let window = Window(frame: stage.window.frame)
    window.isHidden = false
    let key = KeyInput(phase: .began, keyCode: .keyboardA, characters: "a")
    #expect(!stage.context.keyRouter.dispatch(key))
    #expect(window.events.isEmpty)
    window.makeKey()
    #expect(!stage.context.keyRouter.dispatch(key))
    #expect(window.events == [.presses])
  }

  @Test("arrows, Return and Escape are like buttons of a remote control, letters like none")
  func types() {
    send(.began, .keyboardDownArrow)
    #expect(listener.last?.type == .downArrow)
    #expect(listener.last?.key?.characters == UIKeyCommand.inputDownArrow)
    send(.began, .keyboardEscape)
    #expect(listener.last?.type == .menu)
    send(.began, .keyboardA, "a")
    #expect(listener.last?.type == UIPress.PressType(rawValue: 2004))
  }

  @Test("usages are those of the USB tables")
  func usages() {
    #expect(UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardCapsLock.rawValue == 0x39)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
    #expect(UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(UIKeyboardHIDUsage.keyboardHangul.rawValue == 0x90)
    #expect(UIKeyboardHIDUsage.keyboardExSel.rawValue == 0xA4)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    #expect(UIKeyboardHIDUsage(rawValue: 0xA5) == nil)
  }

  @Test("nothing is left of a screen that is released with keys down")
  func releasing() {
    weak var view: UIView?
    weak var context: ApplicationContext?
    do {
      let stage = Stage()
      stage.window.makeKey()
      let note = NoteView(frame: .zero)
      stage.show(note)
      note.becomeFirstResponder()
      let key = KeyInput(phase: .began, keyCode: .keyboardA, characters: "a")
      _ = stage.context.keyRouter.dispatch(key)
      stage.context.keyRouter.dispatch(.mark("ㅎ", selectedRange: NSRange(location: 1, length: 0)))
      (view, context) = (note, stage.context)
    }
    #expect(view == nil)
    #expect(context == nil)
  }
}
