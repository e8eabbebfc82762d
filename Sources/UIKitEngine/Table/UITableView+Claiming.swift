// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

// Cells that a data source hands out although they are in use, and rows that come into sight in
// the middle of a batch.

extension UITableView {
  /// Takes a cell for a row, from wherever it stands.
  ///
  /// One cell can show one row only: the row that had it before is empty until the next load, in
  /// another table as well, and a warning says so. Inferred: UIKit leaves such a row empty, too.
  func claim(_ cell: UITableViewCell, for position: TablePosition) {
    // An app that keeps its cells itself hands one out that is still leaving.
    release(cell)
    if let table = cell.tableStorage, table !== self {
      if table.giveUp(cell) {
        Warnings.once(
          "cell in two tables",
          "[TableView] The cell \\(cell) of \\(table) was returned to \\(self) as well. A cell can be "
            + "in one table only; its row there stays empty."
        )
      }
    } else if giveUp(cell) {
      Warnings.once(
        "cell for two rows",
        "[TableView] The data source of \\(self) returned the cell \\(cell) for row \\(position.row) "
          + "of section \\(position.section) although it shows another row. The other row stays "
          + "empty."
      )
    }
    cell.tableStorage = self
  }

  /// - Returns: Whether a row had the cell.
  private func giveUp(_ cell: UITableViewCell) -> Bool {
    release(cell)
    guard let position = position(of: cell) else { return false }
    visible.cells[position] = nil
    visible.withoutCell.insert(position)
    forgetTransit(of: cell)
    return true
  }

  func forgetTransit(of view: UIView) {
    let key = ObjectIdentifier(view)
    if transit.lanes[key] != nil { setLane(nil, of: view) }
    transit.held[key] = nil
    transit.floating.remove(key)
    transit.movingRows.remove(key)
  }

  /// Has a row that comes into sight in the middle of a batch come along with its neighbor.
  func join(_ cell: UITableViewCell, at position: TablePosition) {
    guard !isInTransition, let timing = transit.timing, let scheduler = attachment?.scheduler,
      AnimationTransaction.canAnimate, !timing.isOver(at: scheduler.now)
    else { return }
    let left = 1 - timing.fraction(at: scheduler.now)
    guard left > 0.01, let neighbor = neighbor(of: position) else { return }
    let (shown, model) = (neighbor.layer.presented, neighbor.layer.model)
    let place = SlotPlace.row(position)
    var isNew = false
    if let mapping = transit.mapping, generation == transit.batch, exists(position.indexPath),
      case .inserted = mapping.origin(ofRow: position)
    {
      isNew = true
    }
    let comesAlong = isNew && transit.lanes[ObjectIdentifier(neighbor)] != nil
    let end = cell.frame
    let alpha = cell.alpha
    AnimationTransaction.withoutAnimation {
      // Where it would have begun to be where its neighbor is now.
      cell.frame = end.offsetBy(
        dx: comesAlong ? (shown.position.x - model.position.x) / left : 0,
        dy: (shown.untransformedOrigin.y - model.untransformedOrigin.y) / left
      )
      guard isNew else { return }
      setLane(TableTransit.Lane(place: place, batch: transit.batch), of: cell)
      if comesAlong, model.opacity > 0, shown.opacity < model.opacity {
        cell.alpha = alpha * max(0, 1 - (1 - shown.opacity / model.opacity) / left)
      }
    }
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: timing.duration,
      delay: timing.begin - scheduler.now,
      pace: timing.pace,
      changes: {
        cell.frame = end
        cell.alpha = alpha
      }
    )
  }

  private func neighbor(of position: TablePosition) -> UITableViewCell? {
    let (section, row) = (position.section, position.row)
    return visible.cells[TablePosition(section: section, row: row - 1)]
      ?? visible.cells[TablePosition(section: section, row: row + 1)]
  }
}
