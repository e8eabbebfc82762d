// SPDX-License-Identifier: Apache-2.0

import RowGeometry

/// Does with plain arrays what `RowGeometry` does with trees.
struct NaiveGeometry {
  struct Section {
    var padding: Double
    var header: Double
    var footer: Double
    var estimate: Double
    var isFolded = false
    var rows: [RowGeometry.RowHeight]

    init(_ section: RowGeometry.Section) {
      padding = section.padding
      header = section.header
      footer = section.footer
      estimate = section.estimate
      rows = Array(repeating: .sectionEstimate, count: section.rowCount)
    }

    var shown: [RowGeometry.RowHeight] { isFolded ? [] : rows }

    func height(_ row: RowGeometry.RowHeight) -> Double {
      switch row {
      case .sectionEstimate: estimate
      case .estimate(let value), .exact(let value): value
      }
    }
  }

  typealias Place = (slot: RowGeometry.Slot, extent: RowGeometry.Extent)

  var sections: [Section] = []

  /// Everything there is, from top to bottom, with or without height.
  func places() -> [Place] {
    var all: [Place] = []
    var offset = 0.0
    func add(_ slot: RowGeometry.Slot, _ height: Double) {
      all.append((slot, RowGeometry.Extent(offset: offset, height: height)))
      offset += height
    }
    for (index, section) in sections.enumerated() {
      add(.padding(section: index), section.padding)
      add(.header(section: index), section.header)
      for (row, height) in section.shown.enumerated() {
        add(.row(RowPosition(section: index, row: row)), section.height(height))
      }
      add(.footer(section: index), section.footer)
    }
    return all
  }

  mutating func moveRows(_ rows: Range<Int>, section: Int, to target: RowPosition) {
    let moved = sections[section].rows[rows]
    sections[section].rows.removeSubrange(rows)
    sections[target.section].rows.insert(contentsOf: moved, at: target.row)
  }
}
