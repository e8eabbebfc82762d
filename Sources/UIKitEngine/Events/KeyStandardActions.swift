// SPDX-License-Identifier: Apache-2.0

/// The keys of copy, paste and the other standard actions.
///
/// They are those of iOS; on a Linux keyboard Command is the Control key. Inferred where iOS has
/// no list: the keys that its menus show.
@MainActor
enum StandardEditAction {
  /// The command that a key gives; nil for none.
  static func command(for key: KeyInput) -> UIKeyCommand? {
    commands.first { $0.matches(key) }
  }

  private static let commands: [UIKeyCommand] = [
    command("cut:", "x"),
    command("copy:", "c"),
    command("paste:", "v"),
    command("pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
    command("selectAll:", "a"),
    command("toggleBoldface:", "b"),
    command("toggleItalics:", "i"),
    command("toggleUnderline:", "u"),
    command("increaseSize:", "+"),
    command("decreaseSize:", "-"),
    command("find:", "f"),
    command("findAndReplace:", "f", [.command, .alternate]),
    command("findNext:", "g"),
    command("findPrevious:", "g", [.command, .shift]),
    command("useSelectionForFind:", "e"),
    command("duplicate:", "d"),
  ]

  private static func command(
    _ name: String,
    _ input: String,
    _ modifierFlags: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifierFlags, action: Selector(name))
  }
}
