// SPDX-License-Identifier: Apache-2.0

import TableUpdates

/// A table as arrays of identifiers: the oracle of the random tests.
struct NaiveTable: Equatable {
  struct Section: Equatable {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section]

  var counts: [Int] { sections.map(\.rows.count) }

  /// Where every row is, by identifier.
  func rowPositions() -> [Int: RowPosition] {
    var result: [Int: RowPosition] = [:]
    for (section, content) in sections.enumerated() {
      for (row, id) in content.rows.enumerated() { result[id] = at(section, row) }
    }
    return result
  }

  /// Where every section is, by identifier.
  func sectionIndexes() -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })
  }

  /// Follows the steps of a mapping; what comes new gets identifiers below zero.
  func applying(_ splices: [TableSplice], counts: [Int]) -> NaiveTable {
    var table = self
    var withoutRows = self
    for splice in splices {
      switch splice {
      case .removeRows(let section, let rows):
        table.sections[section].rows.removeSubrange(rows)
        withoutRows = table
      case .removeSections(let range):
        table.sections.removeSubrange(range)
      case .insertSections(let range):
        let fresh = range.map {
          Section(id: -1, rows: Array(repeating: -1, count: counts[$0]))
        }
        table.sections.insert(contentsOf: fresh, at: range.lowerBound)
      case .insertMovedSection(let section, let from):
        table.sections.insert(withoutRows.sections[from], at: section)
      case .insertRows(let section, let rows):
        table.sections[section].rows.insert(
          contentsOf: repeatElement(-1, count: rows.count),
          at: rows.lowerBound
        )
      case .insertMovedRow(let position, let from):
        table.sections[position.section].rows.insert(
          sections[from.section].rows[from.row],
          at: position.row
        )
      }
    }
    return table
  }
}
