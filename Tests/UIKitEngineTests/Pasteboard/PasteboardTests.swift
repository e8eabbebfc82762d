// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Pasteboards")
@MainActor
struct PasteboardTests {
  /// The clipboard of a desktop, in which other programs copy too.
  private final class DesktopClipboard: Clipboard {
    var writes: [String?] = []
    var stored: String?
    var text: String? {
      get { stored }
      set {
        writes.append(newValue)
        // As desktops do with a text's lines.
        stored = newValue?.replacingOccurrences(of: "\r\n", with: "\n")
      }
    }
  }

  private let stage = Stage()
  private var general: UIPasteboard { .general }

  @Test("a text that is put there is found there, and is one item")
  func text() {
    #expect(general.string == nil && !general.hasStrings && general.numberOfItems == 0)
    let count = general.changeCount
    general.string = "안녕"
    #expect(general.string == "안녕" && general.strings == ["안녕"] && general.hasStrings)
    #expect(general.changeCount == count + 1)
    #expect(general.types == ["public.utf8-plain-text"])
    #expect(general.data(forPasteboardType: "public.utf8-plain-text") == Data("안녕".utf8))
    #expect(UIPasteboard.general === general)
    general.string = nil
    #expect(!general.hasStrings && general.items.isEmpty)
  }

  @Test("addresses and colors are found as what they are, addresses as text too")
  func values() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    general.url = url
    #expect(general.url == url && general.hasURLs && !general.hasStrings)
    #expect(general.string == "https://example.org/a")
    #expect(stage.context.clipboard.text == "https://example.org/a")
    general.colors = [.red, .blue]
    #expect(general.color == .red && general.hasColors && general.numberOfItems == 2)
    #expect(general.url == nil && general.string == nil)
    #expect(stage.context.clipboard.text == nil)
    general.setData(Data("x".utf8), forPasteboardType: "public.text")
    #expect(general.string == "x")
    general.setData(Data([0xFF, 0xFE, 0xFF]), forPasteboardType: "public.text")
    #expect(general.string == nil)
  }

  @Test("items have values by type, and are told apart by index")
  func items() {
    general.setItems([["a": 1, "public.text": "one"], ["b": Data([7])]])
    general.addItems([["public.text": "three"]])
    #expect(general.numberOfItems == 3)
    #expect(general.strings == ["one", "three"])
    #expect(general.types == ["a", "public.text"])
    #expect(general.contains(pasteboardTypes: ["b", "a"]))
    #expect(!general.contains(pasteboardTypes: ["b"]))
    #expect(general.itemSet(withPasteboardTypes: ["public.text"]) == [0, 2])
    #expect(general.itemSet(withPasteboardTypes: ["c"]) == nil)
    #expect(general.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 2]))
    #expect(!general.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    #expect(general.data(forPasteboardType: "b", inItemSet: nil) == [Data([7])])
    #expect(general.values(forPasteboardType: "a", inItemSet: [0])?.first as? Int == 1)
    #expect(general.types(forItemSet: [9]) == nil)
    #expect(general.value(forPasteboardType: "a") as? Int == 1)
    general.setValue("v", forPasteboardType: "public.text")
    #expect(general.items.count == 1)
  }

  @Test("what another program copies is found, and what was copied here is text to it")
  func desktop() {
    let clipboard = DesktopClipboard()
    stage.context.clipboard = clipboard
    clipboard.stored = "from outside"
    let count = general.changeCount
    #expect(general.string == "from outside")
    #expect(general.changeCount == count)
    clipboard.stored = "newer"
    #expect(general.changeCount == count + 1)
    #expect(general.items.count == 1)
    general.items = [["mine": 1, "public.text": "a\r\nb"]]
    #expect(clipboard.writes == ["a\r\nb"])
    #expect(general.types == ["mine", "public.text"])
    clipboard.stored = nil
    #expect(general.items.isEmpty)
  }

  @Test("a change is posted with the types that came and went, one by another program too")
  func notification() {
    let board = general
    @MainActor final class Posted { var notes: [Notification] = [] }
    let posted = Posted()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: board,
      queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { posted.notes.append(note) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.items = [["a": 1]]
    board.items = [["b": 1]]
    #expect(posted.notes.count == 2)
    let info = posted.notes.last?.userInfo
    #expect(info?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] == ["b"])
    #expect(info?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] == ["a"])
    stage.context.clipboardDidChange()
    #expect(posted.notes.count == 2)
    stage.context.clipboard.text = "other"
    stage.context.clipboardDidChange()
    #expect(posted.notes.count == 3)
    #expect(board.string == "other")
  }

  @Test("pasteboards with names are apart, and gone once they are removed")
  func names() {
    let unique = UIPasteboard.withUniqueName()
    #expect(unique.name != UIPasteboard.withUniqueName().name)
    unique.string = "u"
    #expect(general.string == nil && stage.context.clipboard.text == nil)
    #expect(UIPasteboard(name: unique.name, create: false)?.string == "u")
    UIPasteboard.remove(withName: unique.name)
    #expect(UIPasteboard(name: unique.name, create: false) == nil)
    let named = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
    #expect(named?.name.rawValue == "own")
    UIPasteboard.remove(withName: .general)
    general.string = "g"
    #expect(UIPasteboard(name: .general, create: false)?.string == "g")
  }

  @Test("each screen has a clipboard of its own")
  func screens() {
    general.string = "one"
    let other = Stage()
    other.context.perform {
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.general.string = "two"
    }
    stage.context.perform { #expect(UIPasteboard.general.string == "one") }
  }
}
