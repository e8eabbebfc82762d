// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// Whether the class has the method.
  func implements(_ action: Selector) -> Bool {
    ResponderMethods.has(action.description, self) ?? action.isMethod(of: self)
  }

  func performer(of action: Selector, _ sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// A standard action was called on an object that does not override it.
  func doesNotRecognize(_ name: String) -> Never {
    raise(
      "-[\(type(of: self)) \(name)]: unrecognized selector sent to instance",
      name: "NSInvalidArgumentException"
    )
  }
}

extension UIResponder {
  /// Hands presses on to the next responder; at the end of the chain nobody has kept them.
  func pass(_ event: UIPressesEvent?, to call: (UIResponder) -> Void) {
    guard let next else {
      event?.hasReachedEnd = true
      return
    }
    call(next)
  }

  /// What the object offers, with what was added to a controller.
  var allKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.keyCommandStorage ?? [])
  }
}
