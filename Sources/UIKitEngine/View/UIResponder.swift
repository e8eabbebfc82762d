// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that receives touches and passes on what it does not handle.
///
/// The chain runs from a view to its controller or superview, on to the window, the scene, the
/// application and the application's delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether this object may become first responder; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object gives up being first responder when asked; true.
  open var canResignFirstResponder: Bool { true }

  /// Whether what is typed goes to this object.
  open var isFirstResponder: Bool { window(of: self)?.firstResponder === self }

  /// Asks to become first responder; true where it now is.
  ///
  /// It needs a window, has to say that it can, and the present one has to give way.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = window(of: self) else { return false }
    if let present = window.firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Gives up being first responder; true where it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    window(of: self)?.firstResponder = nil
    return true
  }

  /// The window whose keys a responder would get.
  private func window(of responder: UIResponder) -> UIWindow? {
    switch responder {
    case let view as UIView: view.window
    case let controller as UIViewController: controller.viewIfLoaded?.window
    default: nil
    }
  }

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
