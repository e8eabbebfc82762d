// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds words, sentences, lines and paragraphs in a text.
///
/// The boundary of a unit is its end where the direction is forward, and its beginning where it is
/// backward.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The unit that a position is in; at a boundary, the one that lies in the direction.
  func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a position is at the boundary of a unit.
  func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary in a direction; nil where there is none.
  func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a position is in a unit; at a boundary, in one that lies in the direction.
  func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds the units of a text by its characters.
///
/// A line counts as long as its paragraph: a text that is broken into lines overrides that, as on
/// iOS. Words are runs of letters and digits; those of Chinese and Japanese, which iOS knows from
/// a dictionary, end only where something else begins.
///
/// - Complexity: Each question reads the whole text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of a text, which it holds weakly.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The unit that a position is in; at a boundary, the one that lies in the direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let place = place(of: position, granularity, direction),
      let unit = place.enclosingUnit,
      let start = self.position(at: unit.lowerBound), let end = self.position(at: unit.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Whether a position is at the boundary of a unit.
  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { place(of: position, granularity, direction)?.isAtBoundary ?? false }

  /// The next boundary in a direction; nil where there is none.
  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    place(of: position, granularity, direction)?.nextBoundary.flatMap { self.position(at: $0) }
  }

  /// Whether a position is in a unit; at a boundary, in one that lies in the direction.
  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { place(of: position, granularity, direction)?.enclosingUnit != nil }

  private func position(at offset: Int) -> UITextPosition? {
    guard let input else { return nil }
    return input.position(from: input.beginningOfDocument, offset: offset)
  }

  private func place(
    of position: UITextPosition,
    _ granularity: UITextGranularity,
    _ direction: UITextDirection
  ) -> TextPlace? {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    return TextPlace(
      offset: input.offset(from: input.beginningOfDocument, to: position),
      length: text.utf16.count,
      units: TextUnits.ranges(of: granularity, in: text),
      isForward: input.isForward(direction, at: position)
    )
  }
}

extension UITextInput {
  /// Whether a direction leads to the text's end.
  func isForward(_ direction: UITextDirection, at position: UITextPosition) -> Bool {
    let isMirrored = baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return switch direction {
    case .storage(.forward), .layout(.down): true
    case .layout(.right): !isMirrored
    case .layout(.left): isMirrored
    default: false
    }
  }
}

/// A place in a text, among the units of the text.
private struct TextPlace {
  let offset: Int
  let length: Int
  let units: [Range<Int>]
  let isForward: Bool

  var enclosingUnit: Range<Int>? {
    units.first {
      isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound
        : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  var isAtBoundary: Bool {
    units.contains { isForward ? $0.upperBound == offset : $0.lowerBound == offset }
  }

  var nextBoundary: Int? {
    let end = isForward ? length : 0
    let next =
      isForward
      ? units.first { $0.upperBound > offset }?.upperBound
      : units.last { $0.lowerBound < offset }?.lowerBound
    return next ?? (offset == end ? nil : end)
  }
}

/// Divides a text into units.
enum TextUnits {
  /// The units of a text in their order, as ranges of UTF-16 units.
  static func ranges(of granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .character:
      runs(in: text) { _, _ in true }
    case .word:
      words(in: text)
    case .sentence:
      runs(in: text) { isSentenceEnd($0) && !isSentenceEnd($1) || $0.isNewline }
    case .paragraph, .line:
      paragraphs(in: text)
    case .document:
      [0..<text.utf16.count]
    }
  }

  private static func isSentenceEnd(_ character: Character) -> Bool {
    ".!?。！？…".contains(character)
  }

  /// What lies between the places where `isEnd` says that one character ends a unit before another.
  private static func runs(
    in text: String,
    isEnd: (Character, _ next: Character) -> Bool
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var previous: Character?
    for character in text {
      if let previous, isEnd(previous, character) {
        ranges.append(start..<offset)
        start = offset
      }
      previous = character
      offset += character.utf16.count
    }
    return offset > start ? ranges + [start..<offset] : ranges
  }

  private static func words(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var offset = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      var isInWord = isWordCharacter(character)
      // An apostrophe between letters belongs to the word, as does a point between digits.
      if !isInWord, start != nil, "'’.".contains(character), next < text.endIndex {
        isInWord = character == "." ? text[next].isNumber : text[next].isLetter
      }
      if isInWord {
        start = start ?? offset
      } else if let begun = start {
        ranges.append(begun..<offset)
        start = nil
      }
      offset += character.utf16.count
      index = next
    }
    if let start { ranges.append(start..<offset) }
    return ranges
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The paragraphs without their line feeds, empty ones too.
  private static func paragraphs(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var (start, offset) = (0, 0)
    for character in text {
      if character.isNewline {
        ranges.append(start..<offset)
        start = offset + character.utf16.count
      }
      offset += character.utf16.count
    }
    return ranges + [start..<offset]
  }
}
