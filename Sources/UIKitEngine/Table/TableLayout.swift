// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

/// Where everything in a table lies: heights by section and row, in content coordinates.
///
/// A value: a batch update keeps the one from before beside the new one.
struct TableLayout {
  var rows = RowGeometry()
  /// The height of the table's own header view, above all sections.
  var topExtent: CGFloat = 0
  var bottomExtent: CGFloat = 0
  var width: CGFloat = 0

  var sectionCount: Int { rows.sectionCount }

  /// The height of everything, the table's own header and footer view included.
  var contentHeight: CGFloat { topExtent + CGFloat(rows.totalHeight) + bottomExtent }

  func rect(ofRow position: TablePosition) -> CGRect {
    rect(rows.extent(of: .init(section: position.section, row: position.row)))
  }

  func offset(ofRow position: TablePosition) -> CGFloat {
    topExtent
      + CGFloat(rows.offset(of: .init(section: position.section, row: position.row)))
  }

  func height(ofRow position: TablePosition) -> CGFloat {
    CGFloat(rows.height(of: .init(section: position.section, row: position.row)))
  }

  func rect(ofHeader section: Int) -> CGRect { rect(rows.extent(of: .header(section: section))) }

  func rect(ofFooter section: Int) -> CGRect { rect(rows.extent(of: .footer(section: section))) }

  /// Header, rows and footer, without the padding above the header.
  func rect(ofSection section: Int) -> CGRect {
    let whole = rect(rows.extent(ofSection: section))
    let padding = CGFloat(rows.extent(of: .padding(section: section)).height)
    return CGRect(
      x: 0,
      y: whole.minY + padding,
      width: whole.width,
      height: whole.height - padding
    )
  }

  func isMeasured(_ position: TablePosition) -> Bool {
    rows.isMeasured(.init(section: position.section, row: position.row))
  }

  mutating func setHeight(_ height: CGFloat, ofRow position: TablePosition) {
    rows.setHeight(Double(height), of: .init(section: position.section, row: position.row))
  }

  /// The row at a height of the content; nil on headers, footers and outside.
  func row(at y: CGFloat) -> TablePosition? {
    guard case .row(let found) = rows.slot(atOffset: Double(y - topExtent)) else { return nil }
    return TablePosition(section: found.section, row: found.row)
  }

  /// The first row that ends below a height of the content; nil when there is none.
  func firstRow(below y: CGFloat) -> TablePosition? {
    let start = max(0, Double(y - topExtent))
    switch rows.slot(atOffset: start) {
    case .row(let position):
      return TablePosition(section: position.section, row: position.row)
    case .padding(let section), .header(let section):
      return row(after: TablePosition(section: section, row: -1))
    case .footer(let section):
      let count = rows.numberOfRows(inSection: section)
      return row(after: TablePosition(section: section, row: count - 1))
    case nil:
      return nil
    }
  }

  /// The next row with a height, across sections.
  func row(after position: TablePosition) -> TablePosition? {
    var found: TablePosition?
    rows.forEachRow(from: .init(section: position.section, row: position.row + 1)) { next, extent in
      guard extent.height > 0 else { return true }
      found = TablePosition(section: next.section, row: next.row)
      return false
    }
    return found
  }

  /// The rows that lie at least partly in a stretch of the content, in order.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [(TablePosition, CGRect)] {
    var found: [(TablePosition, CGRect)] = []
    let (low, high) = (Double(minY - topExtent), Double(maxY - topExtent))
    guard low < high else { return [] }
    rows.forEachSlot(in: low..<high) { slot, extent in
      if case .row(let position) = slot {
        found.append((TablePosition(section: position.section, row: position.row), rect(extent)))
      }
    }
    return found
  }

  /// The section at a height of the content; the last one beyond the end.
  func section(at y: CGFloat) -> Int? {
    guard sectionCount > 0 else { return nil }
    let offset = Double(y - topExtent)
    guard offset > 0 else { return 0 }
    return rows.slot(atOffset: offset)?.section ?? sectionCount - 1
  }

  private func rect(_ extent: RowGeometry.Extent) -> CGRect {
    CGRect(
      x: 0,
      y: topExtent + CGFloat(extent.offset),
      width: width,
      height: CGFloat(extent.height)
    )
  }
}
