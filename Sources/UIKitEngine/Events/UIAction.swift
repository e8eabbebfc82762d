// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something to do, with a title and a closure: for controls and menus.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart; two actions with one identifier replace each other in a control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier's text.
    public var rawValue: String
    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a menu or a button shows.
  open var title: String
  /// Tells the action apart from others.
  public let identifier: Identifier
  /// The object that sent the action last.
  open internal(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What a menu or a button shows.
  ///   - identifier: A name of its own where none is given.
  ///   - handler: Called when the action is sent.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
