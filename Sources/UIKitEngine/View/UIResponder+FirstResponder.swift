// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIResponder {
  /// The window whose keys this responder would get; nil off screen, and for what is no view.
  var keyboardWindow: UIWindow? {
    switch self {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

  func takeKeyboard() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = keyboardWindow else { return false }
    // One that gives way may hand on to another one, which is asked too; a few times, no more.
    for _ in 0..<4 {
      guard let present = window.firstResponder, present !== self else { break }
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    guard keyboardWindow === window, window.firstResponder == nil || isFirstResponder else {
      return false
    }
    window.firstResponder = self
    return true
  }

  func yieldKeyboard() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    keyboardWindow?.firstResponder = nil
    return true
  }

  func restartInput() {
    guard isFirstResponder, let window = keyboardWindow else { return }
    window.screen.context?.keyRouter.session.report()
  }
}

extension UIView {
  /// The first responder that is this view, is in it, or has its view in it.
  private var firstResponderInside: UIResponder? {
    guard let present = window?.firstResponder else { return nil }
    let view = present as? UIView ?? (present as? UIViewController)?.viewIfLoaded
    return view?.isInside(self) == true ? present : nil
  }

  func endEditingInside(_ isForced: Bool) -> Bool {
    guard let present = firstResponderInside else { return false }
    if present.canResignFirstResponder, present.resignFirstResponder() { return true }
    guard isForced, let window, window.firstResponder === present else { return false }
    window.firstResponder = nil
    return true
  }

  /// Ends being first responder for a view that leaves its window, and for its controller.
  func giveUpKeyboard() {
    for responder in [self, controllerStorage] as [UIResponder?] {
      guard let responder, responder.isFirstResponder else { continue }
      responder.resignFirstResponder()
      // One that refuses has no say without a window.
      if responder.isFirstResponder { attachment?.window?.firstResponder = nil }
    }
  }
}

// The keyboard on the screen is never shown, as with a hardware keyboard: these are not posted.
extension UIResponder {
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification"
  )
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification"
  )
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Not posted: no keyboard is shown on the screen.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  /// Where the keyboard was.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it moves.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How it moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is this app's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
