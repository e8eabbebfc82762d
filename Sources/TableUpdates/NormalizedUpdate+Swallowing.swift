// SPDX-License-Identifier: Apache-2.0

extension NormalizedUpdate {
  /// Checks that rows move between sections that keep their rows.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves.
  func checkMovesBetweenSections(_ sections: SectionMap) throws(TableUpdateError) {
    guard sections.replacesSections else { return }
    for move in rowMoves {
      if sections.sectionKeepingRows(of: move.from.section) == nil {
        throw .movedRowOutOfDeletedSection(move.from.section)
      }
      if sections.sectionGivingRows(to: move.to.section) == nil {
        throw .movedRowIntoInsertedSection(move.to.section)
      }
    }
  }

  /// Drops the edits of rows in sections that are deleted, inserted or reloaded as a whole.
  ///
  /// - Complexity: O(1) if there are none, else O(*k* log *k*).
  mutating func swallowRows(_ sections: SectionMap) {
    guard sections.replacesSections else { return }
    oldRows.removeAll { sections.sectionKeepingRows(of: $0.group) == nil }
    newRows.removeAll { sections.sectionGivingRows(to: $0.group) == nil }
  }
}
