// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The pasteboards of one screen, by name.
@MainActor
final class Pasteboards {
  /// What is on one pasteboard.
  final class Contents {
    let name: UIPasteboard.Name
    var items: [[String: Any]] = []
    var changeCount = 0
    init(name: UIPasteboard.Name) { self.name = name }
  }

  var clipboard: any Clipboard = MemoryClipboard()
  /// The text that was put on the clipboard, or found there, last.
  private var knownText: String?
  private var contents: [UIPasteboard.Name: Contents] = [
    .general: Contents(name: .general)
  ]
  private weak var generalStorage: UIPasteboard?

  var general: UIPasteboard {
    if let generalStorage { return generalStorage }
    let board = UIPasteboard(contents: contents(named: .general, creating: true), owner: self)
    generalStorage = board
    return board
  }

  func contents(named name: UIPasteboard.Name, creating: Bool) -> Contents {
    if let known = contents[name] { return known }
    let new = Contents(name: name)
    if creating { contents[name] = new }
    return new
  }

  func has(_ name: UIPasteboard.Name) -> Bool { contents[name] != nil }

  func remove(_ name: UIPasteboard.Name) {
    guard name != .general else { return }
    contents[name] = nil
  }

  /// Takes over what another program has copied.
  ///
  /// - Returns: Whether there was something new.
  @discardableResult
  func read(_ contents: Contents) -> Bool {
    guard contents.name == .general else { return false }
    let text = clipboard.text
    guard text != knownText else { return false }
    knownText = text
    contents.items = text.map { [[UIPasteboard.plainText: $0]] } ?? []
    contents.changeCount += 1
    return true
  }

  /// Shows other programs what was copied, where it is text.
  func write(_ contents: Contents) {
    guard contents.name == .general else { return }
    let text = contents.items.lazy.compactMap { UIPasteboard.text(of: $0) }.first
    clipboard.text = text
    // As the clipboard gives it back, which may clean it up.
    knownText = clipboard.text
  }

  func clipboardDidChange() {
    let contents = contents(named: .general, creating: true)
    guard read(contents) else { return }
    let board = general
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: board)
  }
}
