// SPDX-License-Identifier: Apache-2.0

extension NormalizedUpdate {
  /// The number of sections inserted and deleted, reloads among both.
  func sectionTally(before: Int, after: Int) -> SectionTally {
    let reloaded = oldSections.reduce(0) { $0 + ($1.isReload ? $1.count : 0) }
    return SectionTally(
      before: before,
      after: after,
      inserted: newSections.reduce(reloaded) { $0 + $1.count },
      deleted: oldSections.reduce(0) { $0 + $1.count }
    )
  }

  /// The number of rows inserted into, deleted from and moved through a section that keeps rows.
  func rowTally(
    of section: TouchedSection,
    before: TableCounts,
    after: TableCounts
  ) -> RowTally {
    let old = oldRows[section.oldRuns]
    let reloaded = old.reduce(0) { $0 + ($1.isReload ? $1.count : 0) }
    return RowTally(
      before: before.rowCounts[section.old],
      after: after.rowCounts[section.new],
      inserted: newRows[section.newRuns].reduce(reloaded) { $0 + $1.count },
      deleted: old.reduce(0) { $0 + $1.count },
      movedIn: section.movesIn.count,
      movedOut: section.movesOut.count
    )
  }

  /// The first section whose counts do not fit the batch, with what they are; nil if all do.
  ///
  /// - Complexity: O(*s* + *k*) in the number of sections and the number of runs and moves: the
  ///   counts of all sections are compared, no row is visited.
  func firstMismatch(
    touched: [TouchedSection],
    sections: SectionMap,
    before: TableCounts,
    after: TableCounts
  ) -> (section: Int, RowTally)? {
    for section in touched {
      let tally = rowTally(of: section, before: before, after: after)
      guard tally.isBalanced else { return (section.new, tally) }
    }
    guard
      let (old, new) = firstUntouchedMismatch(
        touched: touched,
        sections: sections,
        before: before,
        after: after
      )
    else { return nil }
    let section = TouchedSection(
      old: old,
      new: new,
      // Reloads do not make a section touched, yet they are counted in the text.
      oldRuns: oldRows.indices(ofGroup: old),
      newRuns: 0..<0,
      movesOut: 0..<0,
      movesIn: 0..<0
    )
    return (new, rowTally(of: section, before: before, after: after))
  }

  /// The first section that keeps all its rows according to the batch, but not by the counts.
  private func firstUntouchedMismatch(
    touched: [TouchedSection],
    sections: SectionMap,
    before: TableCounts,
    after: TableCounts
  ) -> (old: Int, new: Int)? {
    var cursor = 0
    func isExpected(_ old: Int) -> Bool {
      // Kept sections ascend, so that the next touched one is mostly the one at hand.
      if cursor >= touched.count || touched[cursor].old != old {
        cursor = SortedSearch.firstIndex(in: touched.indices) { touched[$0].old >= old }
      }
      guard cursor < touched.count, touched[cursor].old == old else {
        return sections.oldRuns.run(at: old, group: 0) != nil
      }
      cursor += 1
      return true
    }
    // The loop is bare because a table may have a million sections: what a difference means is
    // asked only where there is one.
    for kept in sections.kept {
      for offset in 0..<kept.count
      where before.rowCounts[kept.old + offset] != after.rowCounts[kept.new + offset] {
        guard !isExpected(kept.old + offset) else { continue }
        return (kept.old + offset, kept.new + offset)
      }
    }
    for move in sections.moves where before.rowCounts[move.from] != after.rowCounts[move.to] {
      guard !isExpected(move.from) else { continue }
      return (move.from, move.to)
    }
    return nil
  }
}

extension SectionTally {
  /// Whether the number of sections after the batch is what the batch makes of those before.
  var isBalanced: Bool { after == before + inserted - deleted }
}

extension RowTally {
  /// Whether the number of rows after the batch is what the batch makes of those before.
  var isBalanced: Bool { after == before + inserted - deleted + movedIn - movedOut }
}
