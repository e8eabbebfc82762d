// SPDX-License-Identifier: Apache-2.0

/// The name of a method, together with the method where the name was made from one.
///
/// Linux has no Objective-C runtime that finds a method by name, so a selector carries the method
/// itself, in place of what iOS source writes as `#selector(f(_:))`; a selector made from a
/// name alone compares and prints, but calling it stops with a message.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The method's name as Objective-C spells it.
  public let description: String
  private let call: Call?

  /// Takes the target, the sender and the event; does nothing to a target of another class.
  private struct Call: @unchecked Sendable {
    let isMethod: @MainActor (_ target: AnyObject) -> Bool
    let invoke: @MainActor (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
  }

  /// Creates a selector from a name, without a method to call.
  public init(_ name: String) {
    description = name
    call = nil
  }

  /// Creates a selector from a literal name, without a method to call.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector for a method without arguments.
  ///
  /// - Parameters:
  ///   - method: The unapplied method, such as `Controller.reload`.
  ///   - name: Its name.
  @_spi(Selectors)
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void,
    _ name: String
  ) {
    description = name
    call = Call(isMethod: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector for a method that takes the sender.
  ///
  /// - Parameters:
  ///   - method: The unapplied method, such as `Controller.didTap(_:)`.
  ///   - name: Its name.
  @_spi(Selectors)
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    _ name: String
  ) {
    description = name
    call = Call(isMethod: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target else { return false }
      guard let sender = sender as? Sender else {
        raise(
          "-[\(type(of: target)) \(name)] takes a \(Sender.self), but was sent by "
            + "\(sender.map { "\(type(of: $0))" } ?? "nobody").",
          name: "NSInvalidArgumentException"
        )
      }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector for a method that takes the sender and the event.
  ///
  /// - Parameters:
  ///   - method: The unapplied method.
  ///   - name: Its name.
  @_spi(Selectors)
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    _ name: String
  ) {
    description = name
    call = Call(isMethod: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Whether the method that the selector was made from is one of `target`'s.
  @MainActor
  func isMethod(of target: AnyObject) -> Bool { call?.isMethod(target) ?? false }

  /// Calls the method on `target`; stops with UIKit's message where it has no such method.
  @MainActor
  func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) {
    if let call, call.invoke(target, sender, event) { return }
    if ResponderMethods.call(description, on: target, sender: sender) { return }
    raise(
      "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance"
        + (call == nil
          ? ". The selector was made from its name alone, and Linux has no Objective-C runtime that "
            + "finds a method by name. Make it from the method: after @_spi(Selectors) import UIKit, "
            + "Selector(\(type(of: target)).method(_:), \"\(description)\")."
          : ""),
      name: "NSInvalidArgumentException"
    )
  }

  /// Whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
