// SPDX-License-Identifier: Apache-2.0

import TableUpdates

/// One call of a batch as a value, so that a test can shuffle, repeat and drop calls.
enum BatchCall: Hashable {
  case insertRow(Int, Int, Int)
  case deleteRow(Int, Int, Int)
  case reloadRow(Int, Int, Int)
  case moveRow(RowPosition, RowPosition)
  case insertSection(Int, Int)
  case deleteSection(Int, Int)
  case reloadSection(Int, Int)
  case moveSection(Int, Int)
}

extension TableUpdate {
  init(_ calls: [BatchCall]) {
    self.init()
    for call in calls { record(call) }
  }

  private mutating func record(_ call: BatchCall) {
    switch call {
    case .insertRow(let section, let row, let animation):
      insertRow(section: section, row: row, animation: animation)
    case .deleteRow(let section, let row, let animation):
      deleteRow(section: section, row: row, animation: animation)
    case .reloadRow(let section, let row, let animation):
      reloadRow(section: section, row: row, animation: animation)
    case .moveRow(let from, let to):
      moveRow(from: from, to: to)
    case .insertSection(let section, let animation):
      insertSections(CollectionOfOne(section), animation: animation)
    case .deleteSection(let section, let animation):
      deleteSections(CollectionOfOne(section), animation: animation)
    case .reloadSection(let section, let animation):
      reloadSections(CollectionOfOne(section), animation: animation)
    case .moveSection(let from, let to):
      moveSection(from: from, to: to)
    }
  }

  /// Resolves the batch between the row counts.
  func resolve(_ before: [Int], _ after: [Int]) -> Result<TableMapping, TableUpdateError> {
    resolve(
      before: TableCounts(rowCounts: before),
      after: TableCounts(rowCounts: after),
      tableDescription: "<UITableView: 0x1>"
    )
  }
}

/// The text of the error that the calls end with, or nil if they are legal.
func failureText(_ calls: [BatchCall], _ before: [Int], _ after: [Int]) -> String? {
  guard case .failure(let error) = TableUpdate(calls).resolve(before, after) else { return nil }
  return error.description
}

/// The mapping of legal calls.
func mapping(
  _ calls: [BatchCall],
  _ before: [Int],
  _ after: [Int]
) throws -> TableMapping {
  try TableUpdate(calls).resolve(before, after).get()
}

/// A short way to write a position.
func at(_ section: Int, _ row: Int) -> RowPosition {
  RowPosition(section: section, row: row)
}
