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

  /// Whether events that have no view, such as keys, go to this object first.
  open var isFirstResponder: Bool { false }

  /// Asks to become first responder; true where it now is.
  @discardableResult
  open func becomeFirstResponder() -> Bool { isFirstResponder }

  /// Gives up being first responder; true where it no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

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
