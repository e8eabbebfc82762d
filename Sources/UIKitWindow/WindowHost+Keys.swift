// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation
internal import UIKitEngine

extension WindowHost {
  /// What the keys are for at the moment.
  struct Typing {
    /// What the first responder wants of an input method; nil while it takes no text.
    var needs: TextInputNeeds?
    /// Whether the key that went down last was a command, so that its text is not wanted.
    var isTextSwallowed = false
  }

  /// Listens to what the first responder takes.
  func watchTextInput() {
    // SDL begins with an input method, which would swallow keys that are commands.
    SDL_StopTextInput()
    context.clipboard = SystemClipboard()
    context.keyRouter.onTextInputChange = { [unowned self] needs in textInputDidChange(needs) }
  }

  /// Keeps the input method's window beside the caret, which scrolling may have moved.
  func updateTextInput() {
    guard typing.needs != nil else { return }
    let needs = context.keyRouter.textInputNeeds
    guard needs != typing.needs else { return }
    textInputDidChange(needs)
  }

  private func textInputDidChange(_ needs: TextInputNeeds?) {
    let previous = typing.needs
    typing.needs = needs
    guard let needs else {
      if previous != nil { SDL_StopTextInput() }
      return
    }
    if let previous, previous.session != needs.session { SDL_ClearComposition() }
    if previous?.caretRect != needs.caretRect {
      var rect = window.rectangle(needs.caretRect)
      SDL_SetTextInputRect(&rect)
    }
    if previous == nil { SDL_StartTextInput() }
  }

  /// Hands a key on; keys that the app does not take are the window's.
  func keyDidChange(_ event: SDL_KeyboardEvent) {
    let input = KeyTranslation.input(event)
    if typing.needs != nil { expectInputMethod() }
    if input.phase == .began { inputDidHappen() }
    let isHandled = context.keyRouter.dispatch(input)
    guard input.phase == .began else { return }
    // Text of a key with Control is a control character or nothing.
    typing.isTextSwallowed = isHandled || input.modifierFlags.contains(.command)
    if isHandled { return }
    if input.keyCode == .keyboardF11 {
      if !input.isRepeat { window.isFullScreen.toggle() }
    } else if typing.needs == nil {
      _ = context.scrollRouter.dispatch(input)
    }
  }

  /// Takes text that a key has typed, or that an input method has composed.
  func textDidArrive(_ text: String) {
    guard !typing.isTextSwallowed, !text.isEmpty else { return }
    inputDidHappen()
    expectInputMethod()
    context.keyRouter.dispatch(.insert(text))
  }

  /// Takes what an input method composes by now.
  func compositionDidChange(_ text: String, start: Int, length: Int) {
    expectInputMethod()
    let selected = KeyTranslation.range(start: start, length: length, in: text)
    context.keyRouter.dispatch(.mark(text, selectedRange: selected))
  }

  /// Forgets the keys that are down: another window gets to know of their coming up.
  func focusWasLost() { context.keyRouter.cancelAll() }
}
#endif
