// SPDX-License-Identifier: Apache-2.0

/// A batch's script in canonical form: everything sorted, what belongs together merged.
///
/// Two scripts with the same calls in another order have the same canonical form, which is why
/// the order of the calls cannot matter to anything that is made from it.
struct NormalizedUpdate {
  /// Deleted and reloaded rows.
  var oldRows: [EditRun]
  /// Inserted rows.
  var newRows: [EditRun]
  /// Moved rows by source.
  let rowMoves: [RowMove]
  /// Moved rows by target.
  let rowMovesByTarget: [RowMove]
  /// Deleted and reloaded sections.
  let oldSections: [EditRun]
  /// Inserted sections.
  let newSections: [EditRun]
  /// Moved sections by source.
  let sectionMoves: [SectionMove]
  /// Moved sections by target.
  let sectionMovesByTarget: [SectionMove]

  init(_ update: TableUpdate) {
    oldRows = update.oldRows.normalized()
    newRows = update.newRows.normalized()
    oldSections = update.oldSections.normalized()
    newSections = update.newSections.normalized()
    // Ties are errors; the second key only makes the error the same for every order of calls.
    rowMoves = update.rowMoves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    rowMovesByTarget = update.rowMoves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    sectionMoves = update.sectionMoves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    sectionMovesByTarget = update.sectionMoves.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
  }
}
