// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What an object that takes text says of it.
///
/// Every member is optional. As with a hardware keyboard on iOS, which shows no keys, most have no
/// visible effect: they are kept for those who read them. An input method is kept away from text
/// that is secure.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves; those that begin a sentence.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces are put in and taken out around words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether a guess at what comes next is shown.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// Which keys a keyboard on the screen has.
  var keyboardType: UIKeyboardType { get }
  /// Whether a keyboard on the screen is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key of a keyboard on the screen says.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key works only where there is text; false.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is not to be seen, as with passwords; false.
  var isSecureTextEntry: Bool { get }
  /// What the text means, for keyboards that offer to fill it in.
  var textContentType: UITextContentType! { get }
}

// The defaults are those of iOS: uikit-behaviour 82.
extension UITextInputTraits {
  /// Letters that begin a sentence.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the system likes.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the system likes.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the system likes.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the system likes.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the system likes.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// As the system likes.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// All keys.
  public var keyboardType: UIKeyboardType { .default }
  /// As the screen is.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// "return".
  public var returnKeyType: UIReturnKeyType { .default }
  /// Always.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// To be seen.
  public var isSecureTextEntry: Bool { false }
  /// Nothing in particular.
  public var textContentType: UITextContentType! { nil }
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// They do not.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether spaces are put in and taken out around words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Whether a guess at what comes next is shown.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Those of web addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of telephone numbers.
  case phonePad = 5
  /// Those of names and telephone numbers.
  case namePhonePad = 6
  /// Those of mail addresses.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// All, with `@` and `#`.
  case twitter = 9
  /// Those of web addresses and searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Those of ASCII; an old name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Whether a keyboard on the screen is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen is.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark; an old name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key of a keyboard on the screen says.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "Google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}
