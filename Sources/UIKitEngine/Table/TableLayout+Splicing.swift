// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

extension TableLayout {
  /// Brings the layout from the counts before a batch to the counts after it.
  ///
  /// Heights of rows and sections that stay or move go along; new ones count what `section` says.
  ///
  /// - Complexity: O(*k* log *n*) in the number of ranges that change.
  mutating func apply(
    _ mapping: TableMapping,
    newSection: (Int) -> RowGeometry.Section
  ) {
    let old = rows
    // The sections as they are when moved rows have left them and no section has.
    var thinned: RowGeometry?
    for splice in mapping.splices() {
      switch splice {
      case .removeRows(let section, let range):
        rows.removeRows(range, section: section)
      case .removeSections(let range):
        if thinned == nil { thinned = rows }
        rows.removeSections(range)
      case .insertSections(let range):
        rows.insertSections(range.map(newSection), at: range.lowerBound)
      case .insertMovedSection(let section, let source):
        insertMoved(section, from: source, of: thinned ?? rows)
      case .insertRows(let section, let range):
        rows.insertRows(range.count, at: .init(section: section, row: range.lowerBound))
      case .insertMovedRow(let target, let source):
        let from = RowGeometry.Place(section: source.section, row: source.row)
        let place = RowGeometry.Place(section: target.section, row: target.row)
        rows.insertRows(
          1,
          at: place,
          height: old.isMeasured(from) ? .exact(old.height(of: from)) : .sectionEstimate
        )
      }
    }
  }

  private mutating func insertMoved(_ section: Int, from source: Int, of sections: RowGeometry) {
    let count = sections.numberOfRows(inSection: source)
    rows.insertSections(
      [
        RowGeometry.Section(
          padding: sections.extent(of: .padding(section: source)).height,
          header: sections.extent(of: .header(section: source)).height,
          footer: sections.extent(of: .footer(section: source)).height,
          estimate: sections.estimate(ofSection: source),
          rowCount: count
        )
      ],
      at: section
    )
    guard sections.measuredRowCount(inSection: source) > 0 else { return }
    for row in 0..<count {
      let from = RowGeometry.Place(section: source, row: row)
      guard sections.isMeasured(from) else { continue }
      rows.setHeight(sections.height(of: from), of: .init(section: section, row: row))
    }
  }
}
