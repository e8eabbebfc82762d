// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The key of a press, with what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let input: KeyInput

  init(_ input: KeyInput) {
    self.input = input
    super.init()
  }

  /// What the key types with the modifiers that are held; a name such as
  /// `UIKeyCommand.inputUpArrow` for a key that types nothing.
  open var characters: String { input.characters }
  /// What the key types without any modifier.
  open var charactersIgnoringModifiers: String { input.charactersIgnoringModifiers }
  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { input.modifierFlags }
  /// Which key, by its place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { input.keyCode }
}
