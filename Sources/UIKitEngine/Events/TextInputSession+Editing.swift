// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a key does to a text, apart from typing.
enum EditingKey {
  case insert(String)
  /// Deletes back to a boundary.
  case deleteBackward(UITextGranularity)
  case deleteForward
  /// Moves the caret to a boundary; with `extending`, selects on the way.
  case move(UITextLayoutDirection, UITextGranularity, extending: Bool)

  /// Nil for a key that does nothing to a text.
  init?(_ key: KeyInput) {
    let flags = key.modifierFlags.ofCommands
    let isPlain = flags.isDisjoint(with: [.command, .control])
    switch key.keyCode {
    case .keyboardReturnOrEnter where isPlain, .keypadEnter where isPlain:
      self = .insert("\n")
    case .keyboardTab where flags.isSubset(of: .alternate):
      self = .insert("\t")
    case .keyboardDeleteOrBackspace where !flags.contains(.control):
      self = .deleteBackward(EditingKey.granularity(flags))
    case .keyboardDeleteForward where isPlain:
      self = .deleteForward
    case .keyboardLeftArrow: self.init(.left, flags)
    case .keyboardRightArrow: self.init(.right, flags)
    case .keyboardUpArrow: self.init(.up, flags)
    case .keyboardDownArrow: self.init(.down, flags)
    // Inferred: to the ends of the line, as Command and an arrow.
    case .keyboardHome where isPlain: self.init(.left, flags.union(.command))
    case .keyboardEnd where isPlain: self.init(.right, flags.union(.command))
    default: return nil
    }
  }

  private init?(_ direction: UITextLayoutDirection, _ flags: UIKeyModifierFlags) {
    guard !flags.contains(.control) else { return nil }
    var granularity = EditingKey.granularity(flags)
    if direction == .up || direction == .down {
      switch granularity {
      case .line: granularity = .document
      case .word: granularity = .paragraph
      default: break
      }
    }
    self = .move(direction, granularity, extending: flags.contains(.shift))
  }

  private static func granularity(_ flags: UIKeyModifierFlags) -> UITextGranularity {
    if flags.contains(.command) { return .line }
    return flags.contains(.alternate) ? .word : .character
  }
}

extension TextInputSession {
  /// Whether a key types or edits in the present first responder.
  func takes(_ key: KeyInput) -> Bool {
    guard let receiver else { return false }
    if key.keyCode.fixedCharacters == nil {
      return key.modifierFlags.isDisjoint(with: [.command, .control]) && !key.characters.isEmpty
    }
    switch EditingKey(key) {
    case .insert, .deleteBackward(.character): return true
    case .some: return receiver is any UITextInput
    case nil: return false
    }
  }

  /// Does what an editing key does; false where the key is none, or nobody takes text.
  func edit(_ key: KeyInput) -> Bool {
    guard takes(key), let receiver, let editing = EditingKey(key) else { return false }
    change {
      if case .insert(let text) = editing {
        // A key that ends what is composed is sent once it is ended; what is left is kept.
        if document?.markedTextRange != nil { document?.unmarkText() }
        insert(text, into: receiver)
      } else if let document {
        edit(document, editing)
      } else {
        receiver.deleteBackward()
      }
    }
    return true
  }

  private func edit(_ document: any UITextInput, _ key: EditingKey) {
    switch key {
    case .insert: break
    case .deleteBackward(let granularity):
      delete(in: document, .storage(.backward), granularity)
    case .deleteForward:
      delete(in: document, .storage(.forward), .character)
    case .move(let direction, let granularity, let isExtending):
      if document.markedTextRange != nil { document.unmarkText() }
      move(in: document, direction, granularity, isExtending)
    }
  }

  // MARK: Deleting

  private func delete(
    in document: any UITextInput,
    _ direction: UITextDirection,
    _ granularity: UITextGranularity
  ) {
    let isPlain = direction == .storage(.backward) && granularity == .character
    guard let selected = document.selectedTextRange, document.markedTextRange == nil else {
      return isPlain ? document.deleteBackward() : ()
    }
    guard selected.isEmpty else { return delete(selected, of: document) }
    guard
      let boundary = boundary(in: document, from: selected.start, granularity, direction),
      let range = document.range(between: selected.start, and: boundary)
    else {
      // At the document's end; a text that does not know its positions may still delete.
      return isPlain && document.hasText ? document.deleteBackward() : ()
    }
    if isPlain {
      guard document.shouldChangeText(in: range, replacementText: "") else { return }
      document.deleteBackward()
    } else {
      delete(range, of: document)
    }
  }

  private func delete(_ range: UITextRange, of document: any UITextInput) {
    guard document.shouldChangeText(in: range, replacementText: "") else { return }
    document.selectedTextRange = range
    document.deleteBackward()
  }

  // MARK: Moving

  private func move(
    in document: any UITextInput,
    _ direction: UITextLayoutDirection,
    _ granularity: UITextGranularity,
    _ isExtending: Bool
  ) {
    guard let selected = document.selectedTextRange else { return }
    let isForward = document.isForward(.layout(direction), at: selected.start)
    if selected.isEmpty { movesStart = !isForward }
    if !selected.isEmpty, !isExtending, granularity == .character,
      direction == .left || direction == .right
    {
      // A selection that is left collapses to the side that the arrow points to.
      let edge = isForward ? selected.end : selected.start
      document.selectedTextRange = document.textRange(from: edge, to: edge)
      return
    }
    let origin =
      isExtending
      ? (movesStart ? selected.start : selected.end) : (isForward ? selected.end : selected.start)
    let target =
      granularity == .character
      ? step(in: document, from: origin, direction)
      : boundary(in: document, from: origin, granularity, .layout(direction))
    let position = target ?? origin
    let anchor = isExtending ? (movesStart ? selected.end : selected.start) : position
    movesStart = document.compare(position, to: anchor) == .orderedAscending
    guard let range = document.range(between: anchor, and: position) else { return }
    document.selectedTextRange = range
  }

  /// One step with an arrow; beyond the first and the last line, to the document's ends.
  private func step(
    in document: any UITextInput,
    from origin: UITextPosition,
    _ direction: UITextLayoutDirection
  ) -> UITextPosition? {
    if let next = document.position(from: origin, in: direction, offset: 1) { return next }
    return switch direction {
    case .up: document.beginningOfDocument
    case .down: document.endOfDocument
    default: nil
    }
  }

  /// The next boundary in a direction; of lines, the end of the one that the position is in.
  private func boundary(
    in document: any UITextInput,
    from origin: UITextPosition,
    _ granularity: UITextGranularity,
    _ direction: UITextDirection
  ) -> UITextPosition? {
    let tokenizer = document.tokenizer
    if granularity == .line,
      tokenizer.isPosition(origin, atBoundary: .line, inDirection: direction)
    {
      return nil
    }
    return tokenizer.position(from: origin, toBoundary: granularity, inDirection: direction)
  }
}

extension UITextInput {
  /// The range between two positions in whichever order.
  fileprivate func range(
    between one: UITextPosition,
    and other: UITextPosition
  ) -> UITextRange? {
    compare(one, to: other) == .orderedDescending
      ? textRange(from: other, to: one) : textRange(from: one, to: other)
  }
}
