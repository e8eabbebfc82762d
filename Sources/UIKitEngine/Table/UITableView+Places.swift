// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

extension UITableView {
  func rowCount(inSection section: Int) -> Int {
    let counts = loadedCounts
    guard counts.rowCounts.indices.contains(section) else {
      raise(
        "Requested the number of rows for section (\(section)) which is out of bounds.",
        name: "NSRangeException"
      )
    }
    return counts.rowCounts[section]
  }

  private func requireSection(_ section: Int) {
    loadIfNeeded()
    guard layout.sectionCount > section, section >= 0 else {
      raise(
        "request for rect at invalid section (\(section)): there are only "
          + "\(layout.sectionCount) sections."
      )
    }
  }

  func sectionRect(_ section: Int) -> CGRect {
    requireSection(section)
    return layout.rect(ofSection: section)
  }

  func headerRect(_ section: Int) -> CGRect {
    requireSection(section)
    return layout.rect(ofHeader: section)
  }

  func footerRect(_ section: Int) -> CGRect {
    requireSection(section)
    return layout.rect(ofFooter: section)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard exists(path) else { return .zero }
    return layout.rect(ofRow: TablePosition(path))
  }

  func exists(_ path: IndexPath) -> Bool {
    guard path.count == 2, counts.rowCounts.indices.contains(path.section) else { return false }
    return path.row >= 0 && path.row < counts.rowCounts[path.section]
  }

  func row(at point: CGPoint) -> TablePosition? {
    loadIfNeeded()
    guard point.y.isFinite, point.x >= 0, point.x < bounds.width else { return nil }
    return layout.row(at: point.y)
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.maxX > 0, rect.minX < bounds.width else { return [] }
    return layout.rows(from: rect.minY, to: rect.maxY).map { $0.0.indexPath }
  }

  func position(of cell: UITableViewCell) -> TablePosition? {
    visible.cells.first { $0.value === cell }?.key
  }

  func visibleCell(_ path: IndexPath) -> UITableViewCell? {
    guard path.count == 2 else { return nil }
    layoutIfLoaded()
    return visible.cells[TablePosition(path)]
  }

  var visibleCellsInOrder: [UITableViewCell] {
    layoutIfLoaded()
    return seenPositions.compactMap { visible.cells[$0] }
  }

  var visibleRowsInOrder: [IndexPath]? {
    layoutIfLoaded()
    return seenPositions.map(\.indexPath)
  }

  /// Cells that are kept for an animation but are out of sight do not count.
  private var seenPositions: [TablePosition] {
    visible.sortedPositions.filter {
      layout.rect(ofRow: $0).maxY > bounds.minY && layout.rect(ofRow: $0).minY < bounds.maxY
    }
  }

  func supplement(_ kind: SupplementKind, _ section: Int) -> UIView? {
    layoutIfLoaded()
    guard let view = visible[kind, section], !view.isHidden else { return nil }
    return view
  }

  /// Brings what is in sight up to date, unless the table is just doing that.
  private func layoutIfLoaded() {
    guard !isTiling, update == nil, window != nil else { return }
    layoutIfNeeded()
  }
}
