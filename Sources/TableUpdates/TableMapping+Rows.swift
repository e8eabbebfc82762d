// SPDX-License-Identifier: Apache-2.0

extension TableMapping {
  /// What becomes of the row that was at `old`.
  ///
  /// - Precondition: The row exists before the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func fate(ofRow old: RowPosition) -> RowFate {
    requireRow(old, in: before, moment: "before")
    if let run = sections.oldRuns.run(at: old.section, group: 0) {
      return .deleted(animation: run.animation)
    }
    if let target = rows.moveTarget(of: old) { return .moved(target) }
    let run = rows.oldRuns.run(at: old.row, group: old.section)
    if let run, !run.isReload { return .deleted(animation: run.animation) }
    guard let section = sections.newSection(of: old.section), let row = rows.newRow(of: old) else {
      mappingFailure("no fate for row \(old.row) of section \(old.section)")
    }
    let position = RowPosition(section: section, row: row)
    return run.map { .reloaded(position, animation: $0.animation) } ?? .kept(position)
  }

  /// Where the row that is at `new` comes from.
  ///
  /// - Precondition: The row exists after the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func origin(ofRow new: RowPosition) -> RowOrigin {
    requireRow(new, in: after, moment: "after")
    switch origin(ofSection: new.section) {
    case .inserted(let animation), .reloaded(_, let animation):
      return .inserted(animation: animation)
    case .kept(let section), .moved(let section):
      if let source = rows.moveSource(of: new) { return .moved(source) }
      if let run = rows.newRuns.run(at: new.row, group: new.section) {
        return .inserted(animation: run.animation)
      }
      guard let row = rows.oldRow(of: new.row, inOldSection: section) else {
        mappingFailure("no origin for row \(new.row) of section \(new.section)")
      }
      let position = RowPosition(section: section, row: row)
      let run = rows.oldRuns.run(at: row, group: section)
      return run.map { .reloaded(position, animation: $0.animation) } ?? .kept(position)
    }
  }

  /// Where the row that was at `old` is now: kept, moved or reloaded; nil if it was deleted.
  ///
  /// For what the table remembers by position, as its selection.
  ///
  /// - Precondition: The row exists before the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func newPosition(ofRow old: RowPosition) -> RowPosition? {
    switch fate(ofRow: old) {
    case .kept(let new), .moved(let new), .reloaded(let new, _): new
    case .deleted: nil
    }
  }

  /// Where the row that is at `new` was: kept, moved or reloaded; nil if it was inserted.
  ///
  /// - Precondition: The row exists after the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func oldPosition(ofRow new: RowPosition) -> RowPosition? {
    switch origin(ofRow: new) {
    case .kept(let old), .moved(let old), .reloaded(let old, _): old
    case .inserted: nil
    }
  }

  /// The deleted rows, in old positions and ascending; without those of replaced sections.
  ///
  /// - Complexity: O(*k*) in the number of runs.
  package func deletedRows() -> [RowRun] {
    rows.oldRuns.compactMap { $0.isReload ? nil : RowRun($0) }
  }

  /// The inserted rows, in new positions and ascending; without those of replaced sections.
  ///
  /// - Complexity: O(*k*) in the number of runs.
  package func insertedRows() -> [RowRun] {
    rows.newRuns.map { RowRun($0) }
  }

  /// The rows that the app moves, by old position.
  package var movedRows: [RowMove] { rows.moves }

  /// The reloaded rows with both their positions, by old position; without those of replaced
  /// sections.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs.
  package func reloadedRows() -> [RowReload] {
    var result: [RowReload] = []
    for run in rows.oldRuns where run.isReload {
      guard let section = sections.newSection(of: run.group) else {
        mappingFailure("no new section for the reloaded rows of section \(run.group)")
      }
      rows.parts(of: run.range, section: run.group) { old, new in
        result.append(
          RowReload(
            oldSection: run.group,
            oldRows: old,
            newSection: section,
            newRows: new,
            animation: run.animation
          )
        )
      }
    }
    return result
  }

  private func requireRow(_ position: RowPosition, in counts: TableCounts, moment: String) {
    guard
      counts.rowCounts.indices.contains(position.section),
      position.row >= 0, position.row < counts.rowCounts[position.section]
    else {
      mappingFailure(
        "no row \(position.row) in section \(position.section) \(moment) the update"
      )
    }
  }
}

extension RowRun {
  fileprivate init(_ run: EditRun) {
    self.init(section: run.group, rows: run.range, animation: run.animation)
  }
}
