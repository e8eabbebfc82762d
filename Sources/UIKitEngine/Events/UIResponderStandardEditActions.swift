// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What many responders do under the same names: copy, paste and the like.
///
/// Every member is optional: a responder overrides those that it does. The key that is named asks the
/// first one along the responder chain that does so and whose `canPerformAction(_:withSender:)` does
/// not refuse. The Command key is the Control key on Linux keyboards.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Puts the selection on the pasteboard and takes it away: Command-X.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard: Command-C.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard: Command-V.
  func paste(_ sender: Any?)
  /// Puts in what is on the pasteboard, in the style around: Option-Shift-Command-V.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Selects what is under the caret.
  func select(_ sender: Any?)
  /// Selects all: Command-A.
  func selectAll(_ sender: Any?)
  /// Takes the selection away.
  func delete(_ sender: Any?)
  /// Has the selection written from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the selection written from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or no longer: Command-B.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or no longer: Command-I.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or no longer: Command-U.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection's text larger: Command-plus.
  func increaseSize(_ sender: Any?)
  /// Makes the selection's text smaller: Command-minus.
  func decreaseSize(_ sender: Any?)
  /// Shows where to say what to look for: Command-F.
  func find(_ sender: Any?)
  /// Shows where to say what to replace: Option-Command-F.
  func findAndReplace(_ sender: Any?)
  /// Goes on to the next place that was found: Command-G.
  func findNext(_ sender: Any?)
  /// Goes back to the last place that was found: Shift-Command-G.
  func findPrevious(_ sender: Any?)
  /// Looks for the selection: Command-E.
  func useSelectionForFind(_ sender: Any?)
  /// Makes a second one of the selection: Command-D.
  func duplicate(_ sender: Any?)
}
