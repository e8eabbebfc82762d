// SPDX-License-Identifier: Apache-2.0

/// The keys that are held down to change what others do.
///
/// On a Linux keyboard the Control key counts as `command`, since Control-C and the like are there
/// what Command-C is on Apple's; the Super (Windows) key counts as `control`. Hosts map them so.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: Int
  /// Creates a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control; the Super key of a Linux keyboard.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option; the Alt key of a Linux keyboard.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command; the Control key of a Linux keyboard.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key belongs to the keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// Without what says nothing of the wish for a command: caps lock and the keypad.
  var ofCommands: UIKeyModifierFlags { subtracting([.alphaShift, .numericPad]) }
}
