// SPDX-License-Identifier: Apache-2.0

import RowGeometry

/// One change, drawn at random, that can be made to both the real thing and the naive one.
enum RandomEdit {
  case setHeight(RowPosition, Double)
  case setHeights(RowGeometry.RowHeight, Range<Int>, section: Int)
  case invalidateRow(RowPosition)
  case invalidateRows(Range<Int>, section: Int)
  case invalidateAllRows
  case setEstimate(Double, section: Int)
  case setRowEstimates(Double?, Range<Int>, section: Int)
  case setPadding(Double, section: Int)
  case setHeader(Double, section: Int)
  case setFooter(Double, section: Int)
  case insertRows(Int, RowPosition, RowGeometry.RowHeight)
  case insertHeights([Double], RowPosition)
  case appendHeights([Double], section: Int)
  case removeRows(Range<Int>, section: Int)
  case moveRows(Range<Int>, section: Int, RowPosition)
  case moveRow(RowPosition, RowPosition)
  case insertSections([RowGeometry.Section], Int)
  case removeSections(Range<Int>)
  case moveSection(Int, Int)
  case fold(Int)
  case unfold(Int)

  /// Draws an edit that fits `model`. Heights are quarters of a point, so that sums are exact.
  static func draw(
    for model: NaiveGeometry,
    using generator: inout SeededGenerator
  ) -> RandomEdit {
    func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func height() -> Double { int(0..<4) == 0 ? 0 : Double(int(0..<12)) / 4 }
    func rowHeight() -> RowGeometry.RowHeight {
      switch int(0..<3) {
      case 0: .sectionEstimate
      case 1: .estimate(height())
      default: .exact(height())
      }
    }
    func subrange(of count: Int) -> Range<Int> {
      let ends = [int(0..<count + 1), int(0..<count + 1)].sorted()
      return ends[0]..<ends[1]
    }
    func newSection() -> RowGeometry.Section {
      RowGeometry.Section(
        padding: height(),
        header: height(),
        footer: height(),
        estimate: height(),
        rowCount: int(0..<3) == 0 ? 0 : int(0..<40)
      )
    }
    let sections = model.sections
    guard !sections.isEmpty else { return .insertSections((0..<3).map { _ in newSection() }, 0) }
    let section = int(0..<sections.count)
    let count = sections[section].rows.count
    let place = RowPosition(section: section, row: int(0..<count + 1))
    let heights = (0..<int(0..<30)).map { _ in height() }
    switch int(0..<24) {
    case 0...3 where count > 0:
      return .setHeight(RowPosition(section: section, row: int(0..<count)), height())
    case 4: return .setHeights(rowHeight(), subrange(of: count), section: section)
    case 5 where count > 0:
      return .invalidateRow(RowPosition(section: section, row: int(0..<count)))
    case 6: return .invalidateRows(subrange(of: count), section: section)
    case 7 where int(0..<8) == 0: return .invalidateAllRows
    case 8: return .setEstimate(height(), section: section)
    case 9:
      let estimate = int(0..<4) == 0 ? nil : height()
      return .setRowEstimates(estimate, subrange(of: count), section: section)
    case 10: return .setPadding(height(), section: section)
    case 11: return .setHeader(height(), section: section)
    case 12: return .setFooter(height(), section: section)
    case 13 where count < 150: return .insertRows(int(0..<30), place, rowHeight())
    case 14 where count < 150: return .insertHeights(heights, place)
    case 15 where count < 150: return .appendHeights(heights, section: section)
    case 16: return .removeRows(subrange(of: count), section: section)
    case 17 where count > 0:
      let row = int(0..<count)
      return .removeRows(row..<row + 1, section: section)
    case 18:
      let rows = subrange(of: count)
      let target = int(0..<sections.count)
      let rest = sections[target].rows.count - (target == section ? rows.count : 0)
      let end = RowPosition(section: target, row: int(0..<rest + 1))
      return .moveRows(rows, section: section, end)
    case 19 where count > 0:
      let source = RowPosition(section: section, row: int(0..<count))
      return .moveRow(source, RowPosition(section: section, row: int(0..<count)))
    case 20 where sections.count < 20:
      let new = (0..<int(0..<4)).map { _ in newSection() }
      return .insertSections(new, int(0..<sections.count + 1))
    case 21 where int(0..<3) == 0: return .removeSections(subrange(of: sections.count))
    case 22: return .moveSection(section, int(0..<sections.count))
    default: return sections[section].isFolded ? .unfold(section) : .fold(section)
    }
  }

  func apply(to geometry: inout RowGeometry) {
    switch self {
    case .setHeight(let row, let height): geometry.setHeight(height, of: row)
    case .setHeights(let height, let rows, let section):
      geometry.setHeight(height, ofRows: rows, section: section)
    case .invalidateRow(let row): geometry.invalidateRow(row)
    case .invalidateRows(let rows, let section): geometry.invalidateRows(rows, section: section)
    case .invalidateAllRows: geometry.invalidateAllRows()
    case .setEstimate(let height, let section): geometry.setEstimate(height, ofSection: section)
    case .setRowEstimates(let height, let rows, let section):
      geometry.setEstimate(height, ofRows: rows, section: section)
    case .setPadding(let height, let section): geometry.setPadding(height, ofSection: section)
    case .setHeader(let height, let section): geometry.setHeaderHeight(height, ofSection: section)
    case .setFooter(let height, let section): geometry.setFooterHeight(height, ofSection: section)
    case .insertRows(let count, let place, let height):
      geometry.insertRows(count, at: place, height: height)
    case .insertHeights(let heights, let place): geometry.insertRows(heights: heights, at: place)
    case .appendHeights(let heights, let section):
      geometry.appendRows(heights: heights, section: section)
    case .removeRows(let rows, let section): geometry.removeRows(rows, section: section)
    case .moveRows(let rows, let section, let target):
      geometry.moveRows(rows, section: section, to: target)
    case .moveRow(let source, let target): geometry.moveRow(from: source, to: target)
    case .insertSections(let new, let index): geometry.insertSections(new, at: index)
    case .removeSections(let range): geometry.removeSections(range)
    case .moveSection(let source, let target): geometry.moveSection(from: source, to: target)
    case .fold(let section): geometry.fold(section: section)
    case .unfold(let section): geometry.unfold(section: section)
    }
  }

  func apply(to model: inout NaiveGeometry) {
    func fill(_ rows: Range<Int>, _ section: Int, _ height: RowGeometry.RowHeight) {
      for row in rows { model.sections[section].rows[row] = height }
    }
    switch self {
    case .setHeight(let row, let height): fill(row.row..<row.row + 1, row.section, .exact(height))
    case .setHeights(let height, let rows, let section): fill(rows, section, height)
    case .invalidateRow(let row): fill(row.row..<row.row + 1, row.section, .sectionEstimate)
    case .invalidateRows(let rows, let section): fill(rows, section, .sectionEstimate)
    case .invalidateAllRows:
      for section in model.sections.indices {
        fill(model.sections[section].rows.indices, section, .sectionEstimate)
      }
    case .setEstimate(let height, let section): model.sections[section].estimate = height
    case .setRowEstimates(let height, let rows, let section):
      for row in rows {
        if case .exact = model.sections[section].rows[row] { continue }
        fill(row..<row + 1, section, height.map { .estimate($0) } ?? .sectionEstimate)
      }
    case .setPadding(let height, let section): model.sections[section].padding = height
    case .setHeader(let height, let section): model.sections[section].header = height
    case .setFooter(let height, let section): model.sections[section].footer = height
    case .insertRows(let count, let place, let height):
      let rows = Array(repeating: height, count: count)
      model.sections[place.section].rows.insert(contentsOf: rows, at: place.row)
    case .insertHeights(let heights, let place):
      let rows = heights.map { RowGeometry.RowHeight.exact($0) }
      model.sections[place.section].rows.insert(contentsOf: rows, at: place.row)
    case .appendHeights(let heights, let section):
      model.sections[section].rows += heights.map { RowGeometry.RowHeight.exact($0) }
    case .removeRows(let rows, let section): model.sections[section].rows.removeSubrange(rows)
    case .moveRows(let rows, let section, let target):
      model.moveRows(rows, section: section, to: target)
    case .moveRow(let source, let target):
      model.moveRows(source.row..<source.row + 1, section: source.section, to: target)
    case .insertSections(let new, let index):
      model.sections.insert(contentsOf: new.map(NaiveGeometry.Section.init), at: index)
    case .removeSections(let range): model.sections.removeSubrange(range)
    case .moveSection(let source, let target):
      model.sections.insert(model.sections.remove(at: source), at: target)
    case .fold(let section): model.sections[section].isFolded = true
    case .unfold(let section): model.sections[section].isFolded = false
    }
  }
}
