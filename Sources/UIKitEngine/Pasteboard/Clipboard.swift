// SPDX-License-Identifier: Apache-2.0

/// The clipboard that a screen shares with other programs: what is copied there, as plain text.
///
/// A host installs its own with `ApplicationContext.clipboard`; without one, each screen has a
/// clipboard in memory.
@MainActor
package protocol Clipboard: AnyObject {
  /// The text that was copied last, by whichever program; nil for none.
  ///
  /// Setting nil empties the clipboard.
  var text: String? { get set }
}

/// A clipboard that no other program sees.
final class MemoryClipboard: Clipboard {
  var text: String?
}

extension ApplicationContext {
  /// The clipboard behind `UIPasteboard.general`.
  package var clipboard: any Clipboard {
    get { pasteboards.clipboard }
    set { pasteboards.clipboard = newValue }
  }

  /// Has `UIPasteboard.general` notice that another program has copied something.
  ///
  /// It notices by itself where it is read; a host that is told calls this, so that
  /// `UIPasteboard.changedNotification` is posted.
  package func clipboardDidChange() { perform { pasteboards.clipboardDidChange() } }
}
