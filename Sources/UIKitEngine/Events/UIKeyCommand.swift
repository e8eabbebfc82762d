// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A key, with the modifiers that are held, and the method that it calls.
///
/// A responder offers commands in `keyCommands`, a controller through `addKeyCommand(_:)` too. When a
/// key goes down, they are looked for from the first responder on along the chain, and the action is
/// called on the first responder in the chain that can perform it, with the command as sender. A key
/// that is held repeats its command.
///
/// Differs from iOS: it is no `UICommand` as long as there are no menus.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
  /// The title that a menu shows.
  open var title: String
  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String?
  /// The method that is called.
  open private(set) var action: Selector?
  /// What the key types without modifiers, or one of the names below.
  open private(set) var input: String?
  /// The modifiers that have to be held, and no others.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// What the command is about, for the method that is called.
  open private(set) var propertyList: Any?
  /// Whether the command goes before typing and moving the caret; false unless set.
  ///
  /// Without it, a first responder that takes text gets the keys that type or move the caret.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: What a menu shows.
  ///   - action: The method to call.
  ///   - input: What the key types without modifiers, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held.
  ///   - propertyList: What the command is about.
  ///   - discoverabilityTitle: A longer title.
  public init(
    title: String = "",
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.title = title
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init()
  }

  /// Creates a command without a title.
  ///
  /// - Parameters:
  ///   - input: What the key types without modifiers, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held.
  ///   - action: The method to call.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a title for lists of commands.
  ///
  /// - Parameters:
  ///   - input: What the key types without modifiers, or a name such as `inputUpArrow`.
  ///   - modifierFlags: The modifiers that have to be held.
  ///   - action: The method to call.
  ///   - discoverabilityTitle: The title.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// Creates a command that no key gives.
  public override init() {
    title = ""
    modifierFlags = []
    super.init()
  }

  /// Whether a key, with the modifiers that are held, gives the command.
  ///
  /// Letters count without their case. An input that takes Shift to type, such as `+`, is also
  /// given where Shift is held and not asked for. Inferred.
  func matches(_ key: KeyInput) -> Bool {
    guard let input, !input.isEmpty else { return false }
    let held = key.modifierFlags.ofCommands
    let wanted = modifierFlags.ofCommands
    if held == wanted { return key.names.contains(input.lowercased()) }
    return held == wanted.union(.shift) && input == key.characters
      && input != key.charactersIgnoringModifiers && input.first?.isLetter == false
  }

  // MARK: Names of keys that type nothing

  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Backspace, which Apple's keyboards call delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}

extension KeyInput {
  /// The letter of an American keyboard at the place of a key that types in another script.
  ///
  /// So Command-C works while Hangul or Cyrillic is typed.
  private var latinLetter: String? {
    guard charactersIgnoringModifiers.contains(where: { !$0.isASCII }) else { return nil }
    let offset = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    guard (0..<26).contains(offset), let code = UInt8(exactly: offset + 97) else { return nil }
    return String(Character(Unicode.Scalar(code)))
  }

  /// The inputs of commands, in lower case, that this key gives.
  fileprivate var names: [String] {
    var names = [charactersIgnoringModifiers.lowercased()]
    switch keyCode {
    case .keyboardDeleteOrBackspace: names.append(UIKeyCommand.inputDelete.lowercased())
    case .keyboardReturnOrEnter, .keypadEnter: names += ["\r", "\n"]
    default: if let letter = latinLetter { names.append(letter) }
    }
    return names
  }
}
