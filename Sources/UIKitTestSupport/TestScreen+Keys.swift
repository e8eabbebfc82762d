// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Presses a key of an American keyboard and lets it go, a frame after each.
  ///
  /// The key goes the way of a hardware key on iOS: to key commands, to copy, paste and the like, to
  /// `pressesBegan(_:with:)` along the responder chain, and at last, where nothing of these has taken
  /// it, as text to the first responder.
  ///
  /// ```swift
  /// screen.press(.keyboardDownArrow)
  /// screen.press(.keyboardC, modifiers: .command)
  /// screen.press(.keyboardLeftArrow, repeats: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - key: Which key.
  ///   - modifiers: What is held meanwhile; the modifiers make no presses of their own.
  ///   - repeats: How many times the key repeats while it is held; 0 or more.
  /// - Returns: Whether something has taken the key, typing included.
  @discardableResult
  public func press(
    _ key: UIKeyboardHIDUsage,
    modifiers: UIKeyModifierFlags = [],
    repeats: Int = 0
  ) -> Bool {
    strike(KeyStroke(key: key, modifiers: modifiers), repeats: repeats)
  }

  @discardableResult
  func strike(_ stroke: KeyStroke, repeats: Int = 0) -> Bool {
    var isTaken = false
    for count in 0...max(0, repeats) {
      update()
      if context.keyRouter.dispatch(stroke.input(.began, isRepeat: count > 0)) {
        isTaken = true
      } else if let text = stroke.text, context.keyRouter.textInputNeeds != nil {
        context.keyRouter.dispatch(.insert(text))
        isTaken = true
      }
      advance(by: 0)
    }
    _ = context.keyRouter.dispatch(stroke.input(.ended))
    advance(by: 0)
    return isTaken
  }
}

/// A key of an American keyboard with the modifiers that are held.
struct KeyStroke {
  let key: UIKeyboardHIDUsage
  let modifiers: UIKeyModifierFlags

  init(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The stroke that types a character; nil for one that is not on the keyboard.
  init?(typing character: Character) {
    switch character {
    case "\n": self.init(key: .keyboardReturnOrEnter, modifiers: [])
    case "\t": self.init(key: .keyboardTab, modifiers: [])
    case "\u{8}": self.init(key: .keyboardDeleteOrBackspace, modifiers: [])
    default:
      let lower = Character(character.lowercased())
      if let offset = KeyStroke.plain.firstIndex(of: character) {
        self.init(offset: offset, modifiers: [])
      } else if let offset = KeyStroke.shifted.firstIndex(of: character) {
        self.init(offset: offset, modifiers: .shift)
      } else if character.isASCII, let offset = KeyStroke.plain.firstIndex(of: lower) {
        self.init(offset: offset, modifiers: .shift)
      } else {
        return nil
      }
    }
  }

  private init?(offset: Int, modifiers: UIKeyModifierFlags) {
    let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
    guard let usage else { return nil }
    self.init(key: usage, modifiers: modifiers)
  }

  /// What the keys from A on type; a line feed for those that type nothing or have no layout.
  private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890\n\n\n\n -=[]\\\n;'`,./")
  /// The same with Shift.
  private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\n\n\n\n\n_+{}|\n:\"~<>?")

  private func character(isShifted: Bool) -> String {
    let offset = key.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    let layout = isShifted ? KeyStroke.shifted : KeyStroke.plain
    guard layout.indices.contains(offset), layout[offset] != "\n" else {
      return key == .keyboardSpacebar ? " " : ""
    }
    return String(layout[offset])
  }

  /// What the key types; nil for nothing.
  var text: String? {
    guard modifiers.isDisjoint(with: [.command, .control]) else { return nil }
    let text = character(isShifted: modifiers.contains(.shift))
    return text.isEmpty ? nil : text
  }

  func input(_ phase: KeyInput.Phase, isRepeat: Bool = false) -> KeyInput {
    KeyInput(
      phase: phase,
      keyCode: key,
      characters: character(isShifted: modifiers.contains(.shift)),
      charactersIgnoringModifiers: character(isShifted: false),
      modifierFlags: modifiers,
      isRepeat: isRepeat
    )
  }
}
