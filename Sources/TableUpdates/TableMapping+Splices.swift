// SPDX-License-Identifier: Apache-2.0

extension TableMapping {
  /// The steps that bring a structure with the counts before to the counts after, in order.
  ///
  /// A structure that is a value keeps its old state beside: from it come the heights of moved
  /// rows, and from the state after the last `removeRows` come moved sections. Reloaded rows are
  /// not spliced, as they take no place and leave none; see `reloadedRows()`. Neighbors that leave
  /// or come are one step, whatever their animations.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves. A fold of any number of rows is
  ///   one step; tested by "Work of a batch".
  package func splices() -> [TableSplice] {
    rowRemovals() + sectionRemovals() + sectionInsertions() + rowInsertions()
  }

  private func rowRemovals() -> [TableSplice] {
    var removed = rows.oldRuns.filter { !$0.isReload }
    removed += rows.moves.map { EditRun(group: $0.from.section, index: $0.from.row) }
    if !rows.moves.isEmpty { removed.sortByPosition() }
    return removed.joined().reversed().map { .removeRows(section: $0.group, rows: $0.range) }
  }

  private func sectionRemovals() -> [TableSplice] {
    var removed = sections.oldRuns
    removed += sections.moves.map { EditRun(group: 0, index: $0.from) }
    if !sections.moves.isEmpty { removed.sortByPosition() }
    return removed.joined().reversed().map { .removeSections($0.range) }
  }

  private func sectionInsertions() -> [TableSplice] {
    var added = sections.newRuns
    added += reloadedSections().map {
      EditRun(group: 0, range: $0.newSections, animation: 0, isReload: false)
    }
    added.sortByPosition()
    return Self.merge(
      added.joined().map { ($0.first, .insertSections($0.range)) },
      sections.movesByTarget.map { ($0.to, .insertMovedSection(section: $0.to, from: $0.from)) }
    )
  }

  private func rowInsertions() -> [TableSplice] {
    Self.merge(
      rows.newRuns.joined().map {
        let first = RowPosition(section: $0.group, row: $0.first)
        return (first, .insertRows(section: $0.group, rows: $0.range))
      },
      rows.movesByTarget.map { ($0.to, .insertMovedRow($0.to, from: $0.from)) }
    )
  }

  /// The steps of both lists, each sorted by where it comes, in that order.
  private static func merge<Place: Comparable>(
    _ first: [(Place, TableSplice)],
    _ second: [(Place, TableSplice)]
  ) -> [TableSplice] {
    if second.isEmpty { return first.map(\.1) }
    return (first + second).sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension EditRun {
  /// Makes a run of one index, for lists in which animations do not count.
  fileprivate init(group: Int, index: Int) {
    self.init(group: group, first: index, last: index, animation: 0, isReload: false)
  }
}

extension [EditRun] {
  /// The sorted runs with those that touch made one, whatever their kinds and animations.
  fileprivate func joined() -> [EditRun] {
    var result: [EditRun] = []
    for run in self {
      if let last = result.last, last.group == run.group, last.last + 1 == run.first {
        result[result.count - 1].last = run.last
      } else {
        result.append(run)
      }
    }
    return result
  }
}
