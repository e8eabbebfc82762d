// SPDX-License-Identifier: Apache-2.0

/// What a host tells the screen of a key.
///
/// A host sends a key first. Where `KeyRouter.dispatch(_:)` answers false and the key types something,
/// it sends the text as a `TextInput`. While an input method keeps a key for itself, it sends none.
package struct KeyInput {
  /// What happened to the key.
  package enum Phase {
    /// It went down, or is held down and repeats.
    case began
    /// It came up.
    case ended
    /// The host lost it, as where another window comes to the front.
    case cancelled
  }
  package var phase: Phase
  /// Which key, by its place; `keyboardErrorUndefined` for one that has no usage.
  package var keyCode: UIKeyboardHIDUsage
  /// What the key types with its modifiers, lone marks for a dead key; empty for nothing.
  package var characters: String
  /// What the key types without any modifier.
  package var charactersIgnoringModifiers: String
  /// The modifiers that are held; Linux' Control key is `command`, its Super key `control`.
  package var modifierFlags: UIKeyModifierFlags
  /// Whether the key is held and this is not its going down.
  package var isRepeat: Bool

  /// Creates an input.
  ///
  /// The characters of keys that type nothing (arrows, function keys, Escape …) are filled in with
  /// their names, as on iOS, whatever is given.
  ///
  /// - Parameters:
  ///   - phase: What happened to the key.
  ///   - keyCode: Which key.
  ///   - characters: What it types with its modifiers.
  ///   - charactersIgnoringModifiers: What it types without any.
  ///   - modifierFlags: The modifiers that are held.
  ///   - isRepeat: Whether the key is held already.
  package init(
    phase: Phase,
    keyCode: UIKeyboardHIDUsage,
    characters: String = "",
    charactersIgnoringModifiers: String = "",
    modifierFlags: UIKeyModifierFlags = [],
    isRepeat: Bool = false
  ) {
    self.phase = phase
    self.keyCode = keyCode
    self.characters = keyCode.fixedCharacters ?? characters
    self.charactersIgnoringModifiers = keyCode.fixedCharacters ?? charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.isRepeat = isRepeat
  }
}

extension UIKeyboardHIDUsage {
  /// What a key stands for in `UIKey.characters` on every keyboard; nil for keys of a layout.
  package var fixedCharacters: String? {
    switch self {
    case .keyboardReturnOrEnter: "\r"
    // Inferred: what Apple's keyboards send for enter.
    case .keypadEnter: "\u{3}"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: "\u{8}"
    case .keyboardDeleteForward: "\u{7F}"
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    default: functionKeyName
    }
  }

  private var functionKeyName: String? {
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    guard (first...UIKeyboardHIDUsage.keyboardF12.rawValue).contains(rawValue) else { return nil }
    return "UIKeyInputF\(rawValue - first + 1)"
  }
}
