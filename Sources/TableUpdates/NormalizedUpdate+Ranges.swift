// SPDX-License-Identifier: Apache-2.0

extension NormalizedUpdate {
  /// Checks that every section that is named exists.
  ///
  /// - Complexity: O(*k*) in the number of runs and moves.
  func checkSectionRanges(before: Int, after: Int) throws(TableUpdateError) {
    // Deletions from the end, insertions from the start: so UIKit goes through them.
    for run in oldSections.reversed() {
      if run.last >= before { throw .deletedSectionOutOfRange(run.last, sectionCount: before) }
      if run.first < 0 { throw .deletedSectionOutOfRange(run.first, sectionCount: before) }
    }
    for run in newSections {
      if run.first < 0 { throw .insertedSectionOutOfRange(run.first, sectionCount: after) }
      guard run.last >= after else { continue }
      throw .insertedSectionOutOfRange(max(run.first, after), sectionCount: after)
    }
    for move in sectionMoves {
      guard move.from >= 0, move.from < before else {
        throw .movedSectionOutOfRange(move.from, sectionCount: before)
      }
      guard move.to >= 0, move.to < after else {
        throw .sectionMoveTargetOutOfRange(move, sectionCount: after)
      }
    }
  }

  /// Checks that every row that is named exists, in a section that exists.
  ///
  /// - Complexity: O(*k*) in the number of runs and moves.
  func checkRowRanges(before: TableCounts, after: TableCounts) throws(TableUpdateError) {
    for run in oldRows.reversed() { try check(deleted: run, before: before) }
    for run in newRows { try check(inserted: run, after: after) }
    for move in rowMoves { try check(move, before: before, after: after) }
  }

  private func check(deleted run: EditRun, before: TableCounts) throws(TableUpdateError) {
    let last = RowPosition(section: run.group, row: run.last)
    guard before.rowCounts.indices.contains(run.group) else {
      throw .deletedRowInMissingSection(last, sectionCount: before.sectionCount)
    }
    let count = before.rowCounts[run.group]
    if run.last >= count { throw .deletedRowOutOfRange(last, rowCount: count) }
    guard run.first < 0 else { return }
    throw .deletedRowOutOfRange(RowPosition(section: run.group, row: run.first), rowCount: count)
  }

  private func check(inserted run: EditRun, after: TableCounts) throws(TableUpdateError) {
    let first = RowPosition(section: run.group, row: run.first)
    guard after.rowCounts.indices.contains(run.group) else {
      throw .insertedRowInMissingSection(first, sectionCount: after.sectionCount)
    }
    let count = after.rowCounts[run.group]
    if run.first < 0 { throw .insertedRowOutOfRange(first, rowCount: count) }
    guard run.last >= count else { return }
    let missing = RowPosition(section: run.group, row: max(run.first, count))
    throw .insertedRowOutOfRange(missing, rowCount: count)
  }

  private func check(
    _ move: RowMove,
    before: TableCounts,
    after: TableCounts
  ) throws(TableUpdateError) {
    guard before.rowCounts.indices.contains(move.from.section) else {
      throw .movedRowInMissingSection(move.from, sectionCount: before.sectionCount)
    }
    let oldCount = before.rowCounts[move.from.section]
    guard move.from.row >= 0, move.from.row < oldCount else {
      throw .movedRowOutOfRange(move.from, rowCount: oldCount)
    }
    guard after.rowCounts.indices.contains(move.to.section) else {
      throw .moveTargetInMissingSection(move, sectionCount: after.sectionCount)
    }
    let newCount = after.rowCounts[move.to.section]
    guard move.to.row >= 0, move.to.row < newCount else {
      throw .moveTargetOutOfRange(move, rowCount: newCount)
    }
  }
}
