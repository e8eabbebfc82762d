// SPDX-License-Identifier: Apache-2.0

/// The methods that responders are known to have by name, as Objective-C knows all.
///
/// Which of the standard actions a class overrides is not a question that Swift answers. What is read
/// here is that a class keeps its overridable methods as a table in the order of their declaration,
/// and a subclass the same table with its own ones in place: two classes made for it tell where the
/// standard actions stand. The language does not promise this, so nothing outside of this file
/// relies on it; where the table looks otherwise, every class counts as doing all of them.
@MainActor
enum ResponderMethods {
  /// Calls a method by its name; false for a name that is not known.
  static func call(_ name: String, on target: AnyObject, sender: Any?) -> Bool {
    guard let responder = target as? UIResponder, let method = methods[name] else { return false }
    method(responder, sender)
    return true
  }

  /// Whether a responder has a method of that name; nil for a name that is not known.
  static func has(_ name: String, _ responder: UIResponder) -> Bool? {
    guard methods[name] != nil else { return nil }
    guard let index = standardActions.firstIndex(of: name), let slots else { return true }
    let slot = slots[index]
    return table(of: type(of: responder))[slot] != table(of: UIResponder.self)[slot]
  }

  /// In the order in which `UIResponder` declares them.
  private static let standardActions = [
    "cut:",
    "copy:",
    "paste:",
    "pasteAndMatchStyle:",
    "select:",
    "selectAll:",
    "delete:",
    "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:",
    "toggleBoldface:",
    "toggleItalics:",
    "toggleUnderline:",
    "increaseSize:",
    "decreaseSize:",
    "find:",
    "findAndReplace:",
    "findNext:",
    "findPrevious:",
    "useSelectionForFind:",
    "duplicate:",
  ]

  private static let methods: [String: @MainActor (UIResponder, Any?) -> Void] = [
    "becomeFirstResponder": { responder, _ in responder.becomeFirstResponder() },
    "resignFirstResponder": { responder, _ in responder.resignFirstResponder() },
    "cut:": { $0.cut($1) },
    "copy:": { $0.copy($1) },
    "paste:": { $0.paste($1) },
    "pasteAndMatchStyle:": { $0.pasteAndMatchStyle($1) },
    "select:": { $0.select($1) },
    "selectAll:": { $0.selectAll($1) },
    "delete:": { $0.delete($1) },
    "makeTextWritingDirectionLeftToRight:": { $0.makeTextWritingDirectionLeftToRight($1) },
    "makeTextWritingDirectionRightToLeft:": { $0.makeTextWritingDirectionRightToLeft($1) },
    "toggleBoldface:": { $0.toggleBoldface($1) },
    "toggleItalics:": { $0.toggleItalics($1) },
    "toggleUnderline:": { $0.toggleUnderline($1) },
    "increaseSize:": { $0.increaseSize($1) },
    "decreaseSize:": { $0.decreaseSize($1) },
    "find:": { $0.find($1) },
    "findAndReplace:": { $0.findAndReplace($1) },
    "findNext:": { $0.findNext($1) },
    "findPrevious:": { $0.findPrevious($1) },
    "useSelectionForFind:": { $0.useSelectionForFind($1) },
    "duplicate:": { $0.duplicate($1) },
  ]

  /// Where the standard actions stand in the table; nil where it looks otherwise than expected.
  private static let slots: [Int]? = {
    let (base, plain, full) = (
      table(of: UIResponder.self), table(of: PlainResponder.self), table(of: FullResponder.self)
    )
    // What differs in a subclass that overrides nothing is no overridden method.
    let found = (0..<tableLimit).lazy.filter { base[$0] == plain[$0] && base[$0] != full[$0] }
    let slots = Array(found.prefix(standardActions.count))
    let isOneRow = slots.last.map { $0 - slots[0] == standardActions.count - 1 } ?? false
    return isOneRow ? slots : nil
  }()

  /// More words than the table of `UIResponder` has up to its standard actions.
  private static let tableLimit = 256

  private static func table(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}

/// Overrides nothing.
private final class PlainResponder: UIResponder {}

/// Overrides all standard actions.
private final class FullResponder: UIResponder {
  override func cut(_ sender: Any?) {}
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func pasteAndMatchStyle(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  override func toggleBoldface(_ sender: Any?) {}
  override func toggleItalics(_ sender: Any?) {}
  override func toggleUnderline(_ sender: Any?) {}
  override func increaseSize(_ sender: Any?) {}
  override func decreaseSize(_ sender: Any?) {}
  override func find(_ sender: Any?) {}
  override func findAndReplace(_ sender: Any?) {}
  override func findNext(_ sender: Any?) {}
  override func findPrevious(_ sender: Any?) {}
  override func useSelectionForFind(_ sender: Any?) {}
  override func duplicate(_ sender: Any?) {}
}
