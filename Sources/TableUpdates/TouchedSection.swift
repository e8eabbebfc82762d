// SPDX-License-Identifier: Apache-2.0

/// A section that keeps its rows and has some of them deleted, inserted or moved.
struct TouchedSection: Equatable, Sendable {
  /// The section before the batch.
  let old: Int
  /// The section after the batch.
  let new: Int
  /// The positions of its deletions and reloads among all.
  let oldRuns: Range<Int>
  /// The positions of its insertions among all.
  let newRuns: Range<Int>
  /// The positions of the moves out of it among the moves by source.
  let movesOut: Range<Int>
  /// The positions of the moves into it among the moves by target.
  let movesIn: Range<Int>

  /// The sections that a batch touches, by their index before it.
  ///
  /// `update` has been freed of what is swallowed.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves, linear if no section moves.
  static func all(in update: NormalizedUpdate, sections: SectionMap) -> [TouchedSection] {
    var touched: [Int] = []
    func touch(_ section: Int?) {
      guard let section, touched.last != section else { return }
      touched.append(section)
    }
    for run in update.oldRows where !run.isReload { touch(run.group) }
    for move in update.rowMoves { touch(move.from.section) }
    var lastTarget = -1
    func touch(target: Int) {
      guard target != lastTarget else { return }
      lastTarget = target
      touch(sections.sectionGivingRows(to: target))
    }
    for run in update.newRows { touch(target: run.group) }
    for move in update.rowMovesByTarget { touch(target: move.to.section) }
    touched.sort()

    var result: [TouchedSection] = []
    var cursor = (oldRuns: 0, newRuns: 0, movesOut: 0, movesIn: 0)
    for old in touched where result.last?.old != old {
      guard let new = sections.sectionKeepingRows(of: old) else { continue }
      // With sections moving, targets do not ascend with the sources: search from the start.
      if let last = result.last, last.new > new { (cursor.newRuns, cursor.movesIn) = (0, 0) }
      let section = TouchedSection(
        old: old,
        new: new,
        oldRuns: update.oldRows.indices(ofGroup: old, from: cursor.oldRuns),
        newRuns: update.newRows.indices(ofGroup: new, from: cursor.newRuns),
        movesOut: update.rowMoves.indices(from: cursor.movesOut, in: old) { $0.from.section },
        movesIn: update.rowMovesByTarget.indices(from: cursor.movesIn, in: new) { $0.to.section }
      )
      cursor.oldRuns = section.oldRuns.upperBound
      cursor.newRuns = section.newRuns.upperBound
      cursor.movesOut = section.movesOut.upperBound
      cursor.movesIn = section.movesIn.upperBound
      result.append(section)
    }
    return result
  }
}

extension [RowMove] {
  /// The positions of the moves whose `key` is `section`, searched from `start` on.
  fileprivate func indices(
    from start: Int,
    in section: Int,
    key: (RowMove) -> Int
  ) -> Range<Int> {
    let lower = SortedSearch.firstIndex(in: start..<count) { key(self[$0]) >= section }
    let upper = SortedSearch.firstIndex(in: lower..<count) { key(self[$0]) > section }
    return lower..<upper
  }
}
