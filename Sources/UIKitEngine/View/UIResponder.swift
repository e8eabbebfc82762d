// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation

/// An object that receives touches and keys, and passes on what it does not handle.
///
/// The chain runs from a view to its controller or superview, on to the window, the scene, the
/// application and the application's delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object may become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being first responder when asked; true.
  open var canResignFirstResponder: Bool { true }

  /// Whether what is typed goes to this object.
  open var isFirstResponder: Bool { keyboardWindow?.firstResponder === self }

  /// Asks to become first responder; true where it now is.
  ///
  /// It needs a window, has to say that it can, and the present one has to give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Gives up being first responder; true where it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { yieldKeyboard() }

  // MARK: Keyboard (UIResponder+FirstResponder.swift)

  /// What is shown in place of the keyboard on the screen.
  @available(*, deprecated, message: "has no effect on Linux: no keyboard is shown on the screen")
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard on the screen.
  @available(*, deprecated, message: "has no effect on Linux: no keyboard is shown on the screen")
  open var inputAccessoryView: UIView? { nil }
  /// Has the keyboard ask this object anew, if it is first responder: its traits, its caret.
  open func reloadInputViews() { restartInput() }

  // MARK: Keys (UIResponder+Actions.swift)

  /// The keys that this object offers commands for; none.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Keys went down; by default they go to the next responder.
  ///
  /// A method that does not call super keeps the key: it types nothing. Keys of commands do not come
  /// here, and a key that is held comes once.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesBegan(presses, with: event) }
  }
  /// The force of keys has changed, which it does not; passed on by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesChanged(presses, with: event) }
  }
  /// Keys came up; by default they go to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesEnded(presses, with: event) }
  }
  /// Keys were taken away, by another window that gets the keyboard for one; passed on by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pass(event) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Actions (UIResponder+Actions.swift)

  /// Whether this object would perform an action now: where its class has the method.
  ///
  /// A method that a class does not have under the class from which the selector was made is not
  /// found, since there is no Objective-C here; the standard actions are found by name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    implements(action)
  }
  /// The first object from this one along the chain that would perform an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    performer(of: action, sender)
  }

  // The order of these is that of `ResponderMethods`.
  /// Puts the selection on the pasteboard and takes it away: Command-X.
  open func cut(_ sender: Any?) { doesNotRecognize("cut:") }
  /// Puts the selection on the pasteboard: Command-C.
  open func copy(_ sender: Any?) { doesNotRecognize("copy:") }
  /// Puts in what is on the pasteboard: Command-V.
  open func paste(_ sender: Any?) { doesNotRecognize("paste:") }
  /// Puts in what is on the pasteboard, in the style around: Option-Shift-Command-V.
  open func pasteAndMatchStyle(_ sender: Any?) { doesNotRecognize("pasteAndMatchStyle:") }
  /// Selects what is under the caret.
  open func select(_ sender: Any?) { doesNotRecognize("select:") }
  /// Selects all: Command-A.
  open func selectAll(_ sender: Any?) { doesNotRecognize("selectAll:") }
  /// Takes the selection away.
  open func delete(_ sender: Any?) { doesNotRecognize("delete:") }
  /// Has the selection written from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    doesNotRecognize("makeTextWritingDirectionLeftToRight:")
  }
  /// Has the selection written from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    doesNotRecognize("makeTextWritingDirectionRightToLeft:")
  }
  /// Makes the selection bold, or no longer: Command-B.
  open func toggleBoldface(_ sender: Any?) { doesNotRecognize("toggleBoldface:") }
  /// Makes the selection italic, or no longer: Command-I.
  open func toggleItalics(_ sender: Any?) { doesNotRecognize("toggleItalics:") }
  /// Underlines the selection, or no longer: Command-U.
  open func toggleUnderline(_ sender: Any?) { doesNotRecognize("toggleUnderline:") }
  /// Makes the selection's text larger: Command-plus.
  open func increaseSize(_ sender: Any?) { doesNotRecognize("increaseSize:") }
  /// Makes the selection's text smaller: Command-minus.
  open func decreaseSize(_ sender: Any?) { doesNotRecognize("decreaseSize:") }
  /// Shows where to say what to look for: Command-F.
  open func find(_ sender: Any?) { doesNotRecognize("find:") }
  /// Shows where to say what to replace: Option-Command-F.
  open func findAndReplace(_ sender: Any?) { doesNotRecognize("findAndReplace:") }
  /// Goes on to the next place that was found: Command-G.
  open func findNext(_ sender: Any?) { doesNotRecognize("findNext:") }
  /// Goes back to the last place that was found: Shift-Command-G.
  open func findPrevious(_ sender: Any?) { doesNotRecognize("findPrevious:") }
  /// Looks for the selection: Command-E.
  open func useSelectionForFind(_ sender: Any?) { doesNotRecognize("useSelectionForFind:") }
  /// Makes a second one of the selection: Command-D.
  open func duplicate(_ sender: Any?) { doesNotRecognize("duplicate:") }

  // MARK: Touches

  /// New touches in this responder's view; by default they go to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches of this responder's view have moved; by default they go to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches of this responder's view were lifted; by default they go to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by a gesture recognizer for one; passed on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called on a nib's objects once all are loaded; code-only objects never get it.
  open func awakeFromNib() {}
}
