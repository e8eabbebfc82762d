// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What keys and input method do to the first responder of the key window, where it takes text.
@MainActor
final class TextInputSession: NSObject {
  private unowned let context: ApplicationContext
  /// Told of what a host needs to know, nil for no receiver.
  var onChange: ((TextInputNeeds?) -> Void)?
  /// Who took text when somebody last became or ceased to be first responder.
  private weak var known: (any UIKeyInput)?
  private var number = 0
  private var reported: TextInputNeeds?
  /// Whether what the receiver tells of its changes is our own doing.
  private var isChanging = false
  /// Which end of a selection the arrows move: the one that Shift and an arrow moved last.
  var movesStart = false

  init(context: ApplicationContext) {
    self.context = context
    super.init()
  }

  /// Who gets text right now.
  var receiver: (any UIKeyInput)? {
    context.application.keyWindowStorage?.firstResponder as? any UIKeyInput
  }

  /// Who gets text right now, where it shows what is composed.
  var document: (any UITextInput)? { receiver as? any UITextInput }

  // MARK: Changing hands

  func receiverDidChange() {
    let receiver = receiver
    guard receiver !== known else { return }
    if let old = known as? any UITextInput {
      change { if old.markedTextRange != nil { old.unmarkText() } }
      if old.inputDelegate === self { old.inputDelegate = nil }
    }
    known = receiver
    document?.inputDelegate = self
    number += 1
    report()
  }

  // MARK: Text

  func dispatch(_ text: TextInput) {
    guard let receiver else { return }
    change {
      switch text {
      case .insert(let string): insert(string, into: receiver)
      case .mark(let string, let selectedRange): mark(string, selectedRange)
      case .unmark: if document?.markedTextRange != nil { document?.unmarkText() }
      }
    }
  }

  /// Runs code whose changes of the text are the keyboard's own.
  func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
  }

  func insert(_ text: String, into receiver: any UIKeyInput) {
    guard !text.isEmpty else { return mark("", NSRange(location: 0, length: 0)) }
    guard let document = receiver as? any UITextInput else { return receiver.insertText(text) }
    guard document.markedTextRange == nil else {
      // What was composed becomes the text: a last mark that is then an ordinary part of it.
      document.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      return document.unmarkText()
    }
    let range = document.selectedTextRange
    if let range, !document.shouldChangeText(in: range, replacementText: text) { return }
    document.insertText(text)
  }

  private func mark(_ text: String, _ selectedRange: NSRange) {
    guard let document else { return }
    if text.isEmpty {
      guard document.markedTextRange != nil else { return }
      document.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
      if document.markedTextRange != nil { document.unmarkText() }
      return
    }
    let length = text.utf16.count
    let start = min(max(selectedRange.location, 0), length)
    let selected = min(max(selectedRange.length, 0), length - start)
    document.setMarkedText(text, selectedRange: NSRange(location: start, length: selected))
  }

  // MARK: What a host needs

  /// Tells the host what has become otherwise.
  func report() {
    let needs = needs
    guard needs != reported else { return }
    reported = needs
    onChange?(needs)
  }

  var needs: TextInputNeeds? {
    guard let receiver else { return nil }
    return TextInputNeeds(
      caretRect: caretRect(of: receiver),
      isSecure: receiver.isSecureTextEntry,
      session: number
    )
  }

  private func caretRect(of receiver: any UIKeyInput) -> CGRect {
    if let document = receiver as? any UITextInput, let range = document.selectedTextRange {
      let rect = document.caretRect(for: range.end)
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      if numbers.allSatisfy(\.isFinite), document.textInputView.window != nil {
        return document.textInputView.rectangleOnScreen(rect)
      }
    }
    let view = receiver as? UIView ?? (receiver as? UIViewController)?.viewIfLoaded
    return view.map { $0.rectangleOnScreen($0.bounds) } ?? .zero
  }
}

extension TextInputSession: UITextInputDelegate {
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textWillChange(_ textInput: (any UITextInput)?) {}

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    didChange(textInput, isVoid: textInput?.markedTextRange != nil)
  }

  func textDidChange(_ textInput: (any UITextInput)?) { didChange(textInput, isVoid: true) }

  private func didChange(_ textInput: (any UITextInput)?, isVoid: Bool) {
    guard !isChanging, let textInput, textInput === receiver else { return }
    if isVoid { number += 1 }
    report()
  }
}

extension UIView {
  /// A rectangle of the view in points of the screen.
  func rectangleOnScreen(_ rect: CGRect) -> CGRect {
    let inWindow = rectangle(rect, to: nil)
    return window.map { inWindow.applying($0.layer.model.transformToSuperlayer) } ?? inWindow
  }
}
