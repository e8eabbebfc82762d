// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine
import UIKitTestSupport

@Suite("Key commands and actions along the responder chain")
@MainActor
struct KeyCommandTests {
  /// Counts what it is asked to do.
  private final class Controller: UIViewController {
    var calls: [String] = []
    var offered: [UIKeyCommand] = []
    var isReady = true
    override var keyCommands: [UIKeyCommand]? { offered }
    override var canBecomeFirstResponder: Bool { true }
    func note(_ command: UIKeyCommand) {
      calls.append(command.propertyList as? String ?? command.input ?? "?")
    }
    func refresh() { calls.append("refresh") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      isReady && super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls += presses.compactMap { $0.key.map { "press \($0.charactersIgnoringModifiers)" } }
      super.pressesBegan(presses, with: event)
    }
  }

  /// Does some of the standard actions.
  private class Card: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls.append("copy") }
    override func paste(_ sender: Any?) { calls.append("paste") }
  }

  private final class SubCard: Card {}

  private let screen = TestScreen(size: CGSize(width: 200, height: 200))
  private let controller = Controller()
  private static let note = Selector(Controller.note(_:), "note:")

  init() { screen.show(controller) }

  private func offer(
    _ input: String,
    _ flags: UIKeyModifierFlags = [],
    list: String? = nil
  ) -> UIKeyCommand {
    UIKeyCommand(
      action: Self.note,
      input: input,
      modifierFlags: flags,
      propertyList: list
    )
  }

  // MARK: Commands

  @Test("a command is given by its key with exactly its modifiers")
  func matching() {
    controller.offered = [
      offer("n", .command), offer("N", [.command, .shift], list: "shift"),
      offer(UIKeyCommand.inputUpArrow), offer("+", .command), offer(UIKeyCommand.inputDelete),
      offer("\r"), offer(UIKeyCommand.f5), offer(UIKeyCommand.inputEscape), offer("7"),
    ]
    screen.press(.keyboardN, modifiers: .command)
    screen.press(.keyboardN, modifiers: [.command, .shift])
    screen.press(.keyboardN, modifiers: [.command, .alphaShift])
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardEqualSign, modifiers: [.command, .shift])
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardF5)
    screen.press(.keyboardEscape)
    #expect(
      controller.calls == [
        "n", "shift", "n", "UIKeyInputUpArrow", "+", "UIKeyInputDelete", "\r", "UIKeyInputF5",
        "UIKeyInputEscape",
      ]
    )
    controller.calls = []
    #expect(!screen.press(.keyboardN))
    #expect(!screen.press(.keyboardN, modifiers: .control))
    #expect(!screen.press(.keyboardUpArrow, modifiers: .shift))
    #expect(!screen.press(.keyboard7, modifiers: .shift))
    #expect(controller.calls == ["press n", "press n", "press UIKeyInputUpArrow", "press 7"])
  }

  @Test("commands are found without a first responder, added ones too, until they are taken away")
  func adding() {
    let command = offer("k")
    controller.addKeyCommand(command)
    controller.addKeyCommand(command)
    screen.press(.keyboardK)
    #expect(controller.calls == ["k"])
    controller.removeKeyCommand(command)
    screen.press(.keyboardK)
    #expect(controller.calls == ["k", "press k"])
  }

  @Test("a key that is held repeats its command, and has no press")
  func repeating() {
    controller.offered = [offer("j")]
    screen.press(.keyboardJ, repeats: 2)
    #expect(controller.calls == ["j", "j", "j"])
    #expect(screen.context.keyRouter.activePressCount == 0)
  }

  @Test("the nearest command to the first responder counts, the action goes to whoever performs it")
  func chain() {
    final class Near: UIView {
      var command: UIKeyCommand?
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? { command.map { [$0] } }
    }
    let near = Near(frame: .zero)
    near.command = offer("n", .command, list: "near")
    controller.offered = [offer("n", .command, list: "far")]
    controller.view.addSubview(near)
    near.becomeFirstResponder()
    screen.press(.keyboardN, modifiers: .command)
    #expect(controller.calls == ["near"])
    controller.isReady = false
    #expect(!screen.press(.keyboardN, modifiers: .command))
    #expect(controller.calls == ["near", "press n"])
  }

  @Test("keys that type or move the caret go to the text, unless the command has priority")
  func priority() {
    let note = NoteView(frame: .zero)
    controller.view.addSubview(note)
    note.becomeFirstResponder()
    let commands = [
      offer("n"), offer(UIKeyCommand.inputLeftArrow), offer("\r"), offer("\u{8}"),
      offer("s", .command), offer(UIKeyCommand.inputEscape),
    ]
    controller.offered = commands
    screen.type("n\n")
    screen.press(.keyboardLeftArrow)
    screen.press(.keyboardDeleteOrBackspace)
    #expect(note.picture == "|\n")
    #expect(controller.calls.allSatisfy { $0.hasPrefix("press") })
    controller.calls = []
    screen.press(.keyboardS, modifiers: .command)
    screen.press(.keyboardEscape)
    #expect(controller.calls == ["s", "UIKeyInputEscape"])
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    controller.calls = []
    screen.press(.keyboardN)
    screen.press(.keyboardLeftArrow)
    #expect(controller.calls == ["n", "UIKeyInputLeftArrow"])
    #expect(note.picture == "|\n")
  }

  @Test("the forms of creating a command keep what they are given")
  func creating() {
    let plain = UIKeyCommand(input: "a", modifierFlags: .command, action: "f:")
    #expect((plain.input, plain.modifierFlags, plain.title) == ("a", .command, ""))
    #expect(plain.action == "f:" && plain.discoverabilityTitle == nil)
    let titled = UIKeyCommand(
      input: "a",
      modifierFlags: [],
      action: "f:",
      discoverabilityTitle: "All"
    )
    #expect(titled.discoverabilityTitle == "All")
    let whole = UIKeyCommand(title: "T", action: "f:", input: "b", propertyList: 7)
    #expect(whole.title == "T" && whole.propertyList as? Int == 7)
    let empty = UIKeyCommand()
    #expect(empty.input == nil && empty.action == nil)
    controller.offered = [empty, UIKeyCommand(input: "", modifierFlags: [], action: Self.note)]
    #expect(!screen.press(.keyboardLeftShift))
  }

  // MARK: Standard actions

  @Test("Command-C goes to the first along the chain that copies, whatever class is in between")
  func standardActions() {
    let card = SubCard(frame: .zero)
    let inner = PlainField(frame: .zero)
    card.addSubview(inner)
    controller.view.addSubview(card)
    inner.becomeFirstResponder()
    #expect(screen.press(.keyboardC, modifiers: .command))
    #expect(screen.press(.keyboardV, modifiers: .command, repeats: 1))
    #expect(!screen.press(.keyboardX, modifiers: .command))
    #expect(!screen.press(.keyboardC, modifiers: .control))
    #expect(card.calls == ["copy", "paste", "paste"])
    let hangul = KeyInput(
      phase: .began,
      keyCode: .keyboardC,
      characters: "ㅊ",
      charactersIgnoringModifiers: "ㅊ",
      modifierFlags: .command
    )
    #expect(screen.context.keyRouter.dispatch(hangul))
    #expect(card.calls.last == "copy")
    #expect(inner.text.isEmpty)
  }

  @Test("a responder does the standard actions that its class overrides, all others it does not")
  func implementing() {
    let card = SubCard(frame: .zero)
    let all = [
      "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
      "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
      "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
      "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
      "duplicate:",
    ].map { Selector($0) }
    func done(by responder: UIResponder) -> [String] {
      all.filter { responder.canPerformAction($0, withSender: nil) }.map(\.description)
    }
    #expect(done(by: card) == ["copy:", "paste:"])
    #expect(done(by: controller).isEmpty)
    #expect(done(by: screen.application).isEmpty)
    #expect(done(by: Last(frame: .zero)) == ["cut:", "duplicate:"])
    #expect(card.target(forAction: "copy:", withSender: nil) as? UIView === card)
    #expect(card.target(forAction: "cut:", withSender: nil) == nil)
    #expect(card.canPerformAction("resignFirstResponder", withSender: nil))
    #expect(!card.canPerformAction("nothing:", withSender: nil))
  }

  private final class Other: UIView {
    override func copy(_ sender: Any?) {}
  }

  /// The first and the last of the standard actions.
  private final class Last: UIView {
    override func duplicate(_ sender: Any?) {}
    override func cut(_ sender: Any?) {}
  }

  @Test("an action without a target looks along the first responder's chain, else the sender's")
  func withoutTarget() {
    let field = PlainField(frame: .zero)
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    let application = screen.application
    let refresh = Selector(Controller.refresh, "refresh")
    #expect(application.sendAction(refresh, to: nil, from: nil, for: nil))
    #expect(controller.calls == ["refresh"])
    #expect(application.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(!application.sendAction("copy:", to: nil, from: nil, for: nil))
    let card = Card(frame: .zero)
    #expect(application.sendAction("copy:", to: nil, from: card, for: nil))
    // A selector made from another class's method finds this one by its name.
    let named = Selector(Other.copy(_:), "copy:")
    #expect(application.sendAction(named, to: nil, from: card, for: nil))
    #expect(card.calls == ["copy", "copy"])
  }

  @Test("a standard action that nobody overrides stops as an unknown method does")
  func unknown() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIView(frame: .zero).copy(nil) }
  }
}
