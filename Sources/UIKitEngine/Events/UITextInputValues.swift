// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place between two characters of a text; a class for documents to inherit from.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// What is between two places of a text; a class for documents to inherit from.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether there is nothing in the range.
  ///
  /// To be overridden, as the other members.
  open var isEmpty: Bool { true }
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// One of the rectangles that show a selection; a class for documents to inherit from.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the coordinates of the text's view.
  ///
  /// To be overridden, as the other members.
  open var rect: CGRect { .zero }
  /// The direction in which the text in it is written.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the lines run from top to bottom.
  open var isVertical: Bool { false }
}

/// A direction by the order of the text.
public enum UITextStorageDirection: Int, Sendable {
  /// To the text's end.
  case forward = 0
  /// To the text's beginning.
  case backward = 1
}

/// A direction by what is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction by the order of the text, or by what is seen.
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
  /// The value of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int
  /// Creates a direction from its value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction by the order of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction by what is seen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
  /// Characters as one sees them.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines.
  case line = 4
  /// The whole.
  case document = 5
}
