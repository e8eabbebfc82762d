// SPDX-License-Identifier: Apache-2.0

extension TableUpdate {
  /// Records the insertion of a row; its position counts after the batch.
  ///
  /// The fastest way to feed many positions, and without an array of them: rows in ascending or
  /// descending order are coalesced as they come.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func insertRow(section: Int, row: Int, animation: Int) {
    newRows.append(
      EditRun(group: section, first: row, last: row, animation: animation, isReload: false)
    )
  }

  /// Records the deletion of a row; its position counts before the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func deleteRow(section: Int, row: Int, animation: Int) {
    oldRows.append(
      EditRun(group: section, first: row, last: row, animation: animation, isReload: false)
    )
  }

  /// Records the reload of a row; its position counts before the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func reloadRow(section: Int, row: Int, animation: Int) {
    oldRows.append(
      EditRun(group: section, first: row, last: row, animation: animation, isReload: true)
    )
  }

  /// Records the insertion of consecutive rows of a section; they count after the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func insertRows(section: Int, rows: Range<Int>, animation: Int) {
    guard !rows.isEmpty else { return }
    newRows.append(EditRun(group: section, range: rows, animation: animation, isReload: false))
  }

  /// Records the deletion of consecutive rows of a section; they count before the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func deleteRows(section: Int, rows: Range<Int>, animation: Int) {
    guard !rows.isEmpty else { return }
    oldRows.append(EditRun(group: section, range: rows, animation: animation, isReload: false))
  }

  /// Records the reload of consecutive rows of a section; they count before the batch.
  ///
  /// - Complexity: O(1), amortized.
  package mutating func reloadRows(section: Int, rows: Range<Int>, animation: Int) {
    guard !rows.isEmpty else { return }
    oldRows.append(EditRun(group: section, range: rows, animation: animation, isReload: true))
  }

  /// Records the insertion of rows; their positions count after the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of positions.
  package mutating func insertRows(
    at positions: some Sequence<(section: Int, row: Int)>,
    animation: Int
  ) {
    for (section, row) in positions { insertRow(section: section, row: row, animation: animation) }
  }

  /// Records the deletion of rows; their positions count before the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of positions.
  package mutating func deleteRows(
    at positions: some Sequence<(section: Int, row: Int)>,
    animation: Int
  ) {
    for (section, row) in positions { deleteRow(section: section, row: row, animation: animation) }
  }

  /// Records the reload of rows; their positions count before the batch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of positions.
  package mutating func reloadRows(
    at positions: some Sequence<(section: Int, row: Int)>,
    animation: Int
  ) {
    for (section, row) in positions { reloadRow(section: section, row: row, animation: animation) }
  }

  /// Records the move of the row that is at `from` before the batch and at `to` after it.
  package mutating func moveRow(from: RowPosition, to: RowPosition) {
    rowMoves.append(RowMove(from: from, to: to))
  }
}

extension EditRun {
  /// Makes a run of the indexes of `range`, which must not be empty.
  init(group: Int, range: Range<Int>, animation: Int, isReload: Bool) {
    self.init(
      group: group,
      first: range.lowerBound,
      last: range.upperBound - 1,
      animation: animation,
      isReload: isReload
    )
  }
}
