// SPDX-License-Identifier: Apache-2.0

/// The script of one batch: the calls that an app makes between begin and end.
///
/// Deletions, reloads and the sources of moves count as the table was before the batch; insertions
/// and the targets of moves as it is after it. The order of the calls does not matter, nor does
/// the block they are made in: nested blocks are one batch, which ends with the outermost. Nothing
/// is checked while recording, since only the end knows the counts; see
/// `resolve(before:after:tableDescription:)`.
///
/// Animations are the raw values of the table's row animations. They are carried, not understood.
package struct TableUpdate: Sendable {
  /// Deleted and reloaded rows.
  var oldRows = EditRunList()
  /// Inserted rows.
  var newRows = EditRunList()
  /// Moved rows, in the order of the calls.
  var rowMoves: [RowMove] = []
  /// Deleted and reloaded sections.
  var oldSections = EditRunList()
  /// Inserted sections.
  var newSections = EditRunList()
  /// Moved sections, in the order of the calls.
  var sectionMoves: [SectionMove] = []

  /// How many blocks are open.
  package private(set) var nestingDepth = 0

  /// Makes a script without calls.
  package init() {}

  /// Whether nothing was recorded.
  ///
  /// A batch without calls is legal, and common: the table asks for its heights again.
  package var isEmpty: Bool {
    oldRows.isEmpty && newRows.isEmpty && rowMoves.isEmpty && oldSections.isEmpty
      && newSections.isEmpty && sectionMoves.isEmpty
  }

  /// Opens a block.
  package mutating func begin() {
    nestingDepth += 1
  }

  /// Closes a block, and says whether it was the outermost: then the batch is complete.
  ///
  /// Without an open block nothing happens and the answer is false.
  package mutating func end() -> Bool {
    guard nestingDepth > 0 else { return false }
    nestingDepth -= 1
    return nestingDepth == 0
  }
}
