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
    // It may show another row soon.
    for (other, lane) in transit.lanes where lane.slot === view { transit.lanes[other]?.slot = nil }
    transit.held[key] = nil
    transit.floating.remove(key)
    transit.movingRows.remove(key)
  }

  /// Has a view that comes into sight in the middle of a batch come along with its neighbor.
  ///
  /// It is seen between what stays, as what was in sight before it goes its own way.
  func join(_ view: UIView, at place: SlotPlace) {
    guard !isInTransition, let timing = transit.timing, let scheduler = attachment?.scheduler,
      AnimationTransaction.canAnimate, !timing.isOver(at: scheduler.now)
    else { return }
    let left = 1 - timing.fraction(at: scheduler.now)
    guard left > 0.01 else { return }
    let neighbor = neighbor(of: place)
    setLane(TableTransit.Lane(place: place, batch: transit.batch), of: view)
    guard let neighbor else { return }
    let (shown, model) = (neighbor.layer.presented, neighbor.layer.model)
    let comesAlong = isNew(place) && isPassing(neighbor)
    let end = view.frame
    let alpha = view.alpha
    AnimationTransaction.withoutAnimation {
      // Where it would have begun to be where its neighbor is now.
      view.frame = end.offsetBy(
        dx: comesAlong ? (shown.position.x - model.position.x) / left : 0,
        dy: (shown.untransformedOrigin.y - model.untransformedOrigin.y) / left
      )
      guard comesAlong, model.opacity > 0, shown.opacity < model.opacity else { return }
      view.alpha = alpha * max(0, 1 - (1 - shown.opacity / model.opacity) / left)
    }
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: timing.duration,
      delay: timing.begin - scheduler.now,
      pace: timing.pace,
      changes: {
        view.frame = end
        view.alpha = alpha
      }
    )
  }

  /// Whether the last batch has inserted what is at a place.
  private func isNew(_ place: SlotPlace) -> Bool {
    guard let mapping = transit.mapping, generation == transit.batch else { return false }
    switch place.order {
    case -1, .max:
      if case .inserted = mapping.origin(ofSection: place.section) { return true }
    default:
      let position = TablePosition(section: place.section, row: place.order)
      if case .inserted = mapping.origin(ofRow: position) { return true }
    }
    return false
  }

  /// The nearest view above a place, else the nearest one below.
  private func neighbor(of place: SlotPlace) -> UIView? {
    let others = shownSlots.filter {
      $0.place != place && !transit.floating.contains(ObjectIdentifier($0.view))
        && !transit.movingRows.contains(ObjectIdentifier($0.view))
    }
    let above = others.filter { $0.place < place }.max { $0.place < $1.place }
    let below = others.filter { $0.place > place }.min { $0.place < $1.place }
    return (above ?? below)?.view
  }
}
