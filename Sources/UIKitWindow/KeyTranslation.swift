// SPDX-License-Identifier: Apache-2.0

#if Window
internal import CSDL
internal import Foundation
internal import UIKitEngine

/// What a key of the desktop is to an app.
///
/// The Control key of a keyboard made for Linux stands where Apple's has Command in people's hands:
/// Control-C copies. Control is therefore `command`, and the Super key is `control`.
enum KeyTranslation {
  /// The input that a key's event stands for.
  static func input(_ event: SDL_KeyboardEvent) -> KeyInput {
    let modifiers = modifierFlags(Int(event.keysym.mod), scancode: event.keysym.scancode)
    let plain = character(event.keysym.sym)
    return KeyInput(
      phase: event.state == UInt8(SDL_PRESSED) ? .began : .ended,
      keyCode: keyCode(event.keysym.scancode),
      characters: characters(plain, modifiers: modifiers),
      charactersIgnoringModifiers: plain,
      modifierFlags: modifiers,
      isRepeat: event.repeat != 0
    )
  }

  /// SDL counts keys as USB does, up to the modifiers; behind them it has numbers of its own.
  static func keyCode(_ scancode: SDL_Scancode) -> UIKeyboardHIDUsage {
    guard scancode.rawValue < 0xE8 else { return .keyboardErrorUndefined }
    return UIKeyboardHIDUsage(rawValue: Int(scancode.rawValue)) ?? .keyboardErrorUndefined
  }

  static func modifierFlags(_ mask: Int, scancode: SDL_Scancode) -> UIKeyModifierFlags {
    func isSet(_ modifiers: SDL_Keymod...) -> Bool {
      modifiers.contains { mask & Int($0.rawValue) != 0 }
    }
    var flags: UIKeyModifierFlags = []
    if isSet(KMOD_LSHIFT, KMOD_RSHIFT) { flags.insert(.shift) }
    if isSet(KMOD_LCTRL, KMOD_RCTRL) { flags.insert(.command) }
    if isSet(KMOD_LALT, KMOD_RALT) { flags.insert(.alternate) }
    if isSet(KMOD_LGUI, KMOD_RGUI) { flags.insert(.control) }
    if isSet(KMOD_CAPS) { flags.insert(.alphaShift) }
    let keypad = SDL_SCANCODE_KP_DIVIDE.rawValue...SDL_SCANCODE_KP_PERIOD.rawValue
    if keypad.contains(scancode.rawValue) { flags.insert(.numericPad) }
    return flags
  }

  /// What a key types without modifiers; empty for one that types nothing.
  private static func character(_ sym: SDL_Keycode) -> String {
    // SDL marks the keys that stand for no character with a bit.
    guard sym >= 0x20, sym != 0x7F, sym & (1 << 30) == 0,
      let scalar = Unicode.Scalar(UInt32(sym))
    else { return "" }
    return String(Character(scalar))
  }

  /// What a key types with modifiers, as far as it can be told without the keyboard's layout.
  private static func characters(_ plain: String, modifiers: UIKeyModifierFlags) -> String {
    if modifiers.contains(.alternate) { return "" }
    let isUpper = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return isUpper ? plain.uppercased() : plain
  }

  /// A part of a text counted in characters as SDL counts them, in UTF-16 units.
  ///
  /// - Parameters:
  ///   - start: The number of Unicode scalars before the part.
  ///   - length: The number of Unicode scalars in it.
  ///   - text: The text.
  /// - Returns: The end of the text where the numbers are none of its.
  static func range(start: Int, length: Int, in text: String) -> NSRange {
    let scalars = text.unicodeScalars
    let end = NSRange(location: text.utf16.count, length: 0)
    guard start >= 0, start <= scalars.count else { return end }
    let first = scalars.index(scalars.startIndex, offsetBy: start)
    let last =
      scalars.index(first, offsetBy: max(length, 0), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    return NSRange(first..<last, in: text)
  }
}
#endif
