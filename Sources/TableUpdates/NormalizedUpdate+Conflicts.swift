// SPDX-License-Identifier: Apache-2.0

extension NormalizedUpdate {
  /// Checks that no section has two fates, and that no place after the batch has two origins.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves.
  func checkSectionConflicts() throws(TableUpdateError) {
    if let (first, second) = Self.firstOverlap(in: oldSections) {
      let section = TableElement.section(second.first)
      throw first.isReload == second.isReload
        ? .deletedTwice(section) : .deletedAndReloaded(section)
    }
    if let (_, second) = Self.firstOverlap(in: newSections) {
      throw .insertedTwice(.section(second.first))
    }
    for (move, next) in zip(sectionMoves, sectionMoves.dropFirst()) where move.from == next.from {
      throw .movedTwice(.section(move.from))
    }
    for (move, next) in zip(sectionMovesByTarget, sectionMovesByTarget.dropFirst())
    where move.to == next.to {
      throw .moveTargetedTwice(.section(move.to))
    }
    for move in sectionMoves {
      // A reload counts as a deletion here.
      if oldSections.run(at: move.from, group: 0) != nil {
        throw .deletedAndMoved(.section(move.from))
      }
      if newSections.run(at: move.to, group: 0) != nil {
        throw .insertedAndMoved(.section(move.to))
      }
    }
  }

  /// Checks that no row has two fates, and that no place after the batch has two origins.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves.
  func checkRowConflicts() throws(TableUpdateError) {
    if let (first, second) = Self.firstOverlap(in: oldRows) {
      let position = RowPosition(section: second.group, row: second.first)
      if first.isReload != second.isReload { throw .deletedAndReloaded(.row(position)) }
      throw first.isReload ? .animatedTwice(position) : .deletedTwice(.row(position))
    }
    if let (_, second) = Self.firstOverlap(in: newRows) {
      throw .insertedTwice(.row(RowPosition(section: second.group, row: second.first)))
    }
    for (move, next) in zip(rowMoves, rowMoves.dropFirst()) where move.from == next.from {
      throw .movedTwice(.row(move.from))
    }
    for (move, next) in zip(rowMovesByTarget, rowMovesByTarget.dropFirst())
    where move.to == next.to {
      throw .moveTargetedTwice(.row(move.to))
    }
    for move in rowMoves {
      if let run = oldRows.run(at: move.from.row, group: move.from.section) {
        throw run.isReload ? .animatedTwice(move.from) : .deletedAndMoved(.row(move.from))
      }
      if newRows.run(at: move.to.row, group: move.to.section) != nil {
        throw .insertedAndMoved(.row(move.to))
      }
    }
  }

  /// The first two of the sorted runs that share an index: the one where the second begins.
  private static func firstOverlap(in runs: [EditRun]) -> (EditRun, EditRun)? {
    for (run, next) in zip(runs, runs.dropFirst()) where !run.precedes(next) {
      return (run, next)
    }
    return nil
  }
}
