// SPDX-License-Identifier: Apache-2.0

/// What a batch does to a table: for every place before where it goes, for every place after
/// where it comes from.
///
/// A value made by `TableUpdate.resolve(before:after:tableDescription:)` once the batch has passed
/// all checks. It stores what the batch names, and the ranges between that shift; its size and the
/// cost of making it do not depend on the number of rows. Scripts that differ in the order of
/// their calls only make equal mappings.
///
/// Positions that are asked for must exist on their side of the batch; anything else traps.
package struct TableMapping: Equatable, Sendable {
  /// The counts before the batch.
  package let before: TableCounts
  /// The counts after the batch.
  package let after: TableCounts
  let sections: SectionMap
  let rows: RowMap

  /// Whether the script had no calls: the table asks for its heights again, nothing else.
  package let isEmpty: Bool

  init(
    before: TableCounts,
    after: TableCounts,
    sections: SectionMap,
    rows: RowMap,
    isEmpty: Bool
  ) {
    self.before = before
    self.after = after
    self.sections = sections
    self.rows = rows
    self.isEmpty = isEmpty
    #if INTERNAL_CHECKS
    checkInvariants()
    #endif
  }

  /// The mapping of an empty batch on a table with `counts`.
  package init(identityOf counts: TableCounts) {
    let update = NormalizedUpdate(TableUpdate())
    self.init(
      before: counts,
      after: counts,
      sections: SectionMap(update, before: counts.sectionCount, after: counts.sectionCount),
      rows: RowMap(update, touched: [], before: counts, after: counts),
      isEmpty: true
    )
  }

  /// Whether every row and section stays where it is and none is reloaded.
  ///
  /// True for an empty batch, and for moves of rows or sections onto themselves; a batch whose
  /// section and row moves only cancel each other out counts as a change.
  ///
  /// - Complexity: O(*m*) in the number of moves.
  package func isIdentity() -> Bool {
    sections.oldRuns.isEmpty && sections.newRuns.isEmpty
      && rows.oldRuns.isEmpty && rows.newRuns.isEmpty
      && sections.moves.allSatisfy { $0.from == $0.to }
      && rows.moves.allSatisfy { $0.from == $0.to }
  }

  /// The number of ranges and moves that the mapping is made of.
  ///
  /// A measure of what the batch cost and of what a lookup costs (its logarithm), for tests.
  package var rangeCount: Int {
    sections.oldRuns.count + sections.newRuns.count + sections.moves.count + sections.kept.count
      + rows.oldRuns.count + rows.newRuns.count + rows.moves.count + rows.kept.count
  }
}

#if INTERNAL_CHECKS
extension TableMapping {
  /// Traps unless the kept ranges and the edits together make up the counts on both sides.
  private func checkInvariants() {
    var old = sections.kept.reduce(0) { $0 + $1.count } + sections.moves.count
    var new = old
    for run in sections.oldRuns where !run.isReload { old += run.count }
    for run in sections.newRuns { new += run.count }
    guard old == before.sectionCount, new == after.sectionCount else {
      mappingFailure("the sections do not add up in \(self)")
    }
    for section in rows.sections {
      let kept = rows.kept[section.kept].reduce(0) { $0 + $1.count }
      let removed = rows.oldRuns[rows.oldRuns.indices(ofGroup: section.old)]
        .reduce(0) { $0 + ($1.isReload ? 0 : $1.count) }
      let moved = rows.moves.count { $0.from.section == section.old }
      guard kept + removed + moved == before.rowCounts[section.old] else {
        mappingFailure("the rows of section \(section.old) do not add up in \(self)")
      }
    }
  }
}
#endif
