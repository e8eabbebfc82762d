// SPDX-License-Identifier: Apache-2.0

/// Where each row goes and where it comes from, as far as the batch touches its section.
struct RowMap: Equatable, Sendable {
  /// Deleted and reloaded rows, without those in sections that are replaced as a whole.
  let oldRuns: [EditRun]
  /// Inserted rows, without those in sections that are replaced as a whole.
  let newRuns: [EditRun]
  /// Moved rows by source.
  let moves: [RowMove]
  /// Moved rows by target.
  let movesByTarget: [RowMove]
  /// The kept rows of the touched sections, one section after the other.
  let kept: [KeptRange]
  /// The touched sections by their old index.
  let sections: [Section]

  /// A section in which rows shift.
  struct Section: Equatable, Sendable {
    /// The section before the batch.
    let old: Int
    /// The positions of its rows in `kept`.
    let kept: Range<Int>
  }

  /// Makes the map of a batch that has passed all checks.
  ///
  /// - Complexity: O(*k*) in the number of runs and moves.
  init(
    _ update: NormalizedUpdate,
    touched: [TouchedSection],
    before: TableCounts,
    after: TableCounts
  ) {
    oldRuns = update.oldRows
    newRuns = update.newRows
    moves = update.rowMoves
    movesByTarget = update.rowMovesByTarget
    var kept: [KeptRange] = []
    var removed: [Range<Int>] = []
    var added: [Range<Int>] = []
    sections = touched.map { section in
      removed.removeAll(keepingCapacity: true)
      for run in update.oldRows[section.oldRuns] where !run.isReload { removed.append(run.range) }
      if !section.movesOut.isEmpty {
        removed.merge(update.rowMoves[section.movesOut].map(\.from.row))
      }
      added.removeAll(keepingCapacity: true)
      for run in update.newRows[section.newRuns] { added.append(run.range) }
      if !section.movesIn.isEmpty {
        added.merge(update.rowMovesByTarget[section.movesIn].map(\.to.row))
      }
      let start = kept.count
      KeptRange.append(
        to: &kept,
        oldCount: before.rowCounts[section.old],
        newCount: after.rowCounts[section.new],
        removed: removed,
        added: added
      )
      return Section(old: section.old, kept: start..<kept.count)
    }
    self.kept = kept
  }

  /// Where the positions of a touched section's rows in `kept` are; nil if nothing shifts there.
  private func keptRows(ofSection old: Int) -> Range<Int>? {
    let found = SortedSearch.firstIndex(in: sections.indices) { sections[$0].old >= old }
    guard found < sections.count, sections[found].old == old else { return nil }
    return sections[found].kept
  }

  /// The new index of a row that stays in its section, reloaded or not; nil if it does not.
  func newRow(of old: RowPosition) -> Int? {
    guard let rows = keptRows(ofSection: old.section) else { return old.row }
    return kept.newIndex(of: old.row, in: rows)
  }

  /// The old index of the row that is `new` in what was section `old`; nil if it came there.
  func oldRow(of new: Int, inOldSection old: Int) -> Int? {
    guard let rows = keptRows(ofSection: old) else { return new }
    return kept.oldIndex(of: new, in: rows)
  }

  /// Where the app moves the row that was at `old`; nil if it does not.
  func moveTarget(of old: RowPosition) -> RowPosition? {
    let found = SortedSearch.firstIndex(in: moves.indices) { moves[$0].from >= old }
    guard found < moves.count, moves[found].from == old else { return nil }
    return moves[found].to
  }

  /// Where the app moves the row from that is at `new`; nil if it does not.
  func moveSource(of new: RowPosition) -> RowPosition? {
    let found = SortedSearch.firstIndex(in: movesByTarget.indices) { movesByTarget[$0].to >= new }
    guard found < movesByTarget.count, movesByTarget[found].to == new else { return nil }
    return movesByTarget[found].from
  }

  /// Splits reloaded rows of a section into parts that stay together.
  func parts(
    of old: Range<Int>,
    section: Int,
    _ body: (_ old: Range<Int>, _ new: Range<Int>) -> Void
  ) {
    guard let rows = keptRows(ofSection: section) else { return body(old, old) }
    kept.parts(of: old, in: rows, body)
  }
}

extension [Range<Int>] {
  /// Adds single indexes to ranges that neither overlap them nor each other; all stay sorted.
  fileprivate mutating func merge(_ indexes: [Int]) {
    append(contentsOf: indexes.map { $0..<($0 + 1) })
    sort { $0.lowerBound < $1.lowerBound }
  }
}
