// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      raise(
        "the class \(cellClass) that was registered for the identifier \(identifier) is not a "
          + "UITableViewCell."
      )
    }
    cellClasses[identifier] = type
  }

  func registerHeaderFooter(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      headerFooterClasses[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      raise(
        "the class \(viewClass) that was registered for the identifier \(identifier) is not a "
          + "UITableViewHeaderFooterView."
      )
    }
    headerFooterClasses[identifier] = type
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellClasses[identifier] else { return nil }
    work.cellsMade += 1
    return ObjectCreation.make(type, style: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let cell = cellBeingReconfigured(path, identifier) ?? dequeueCell(identifier) else {
      raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard"
      )
    }
    // The app finds the table's width and the height known so far in the cell.
    guard exists(path), pendingLoad == .nothing, !(update != nil) else { return cell }
    let position = TablePosition(path)
    let given = askRowHeight(position) ?? rowHeight
    let height = given >= 0 ? given : layout.height(ofRow: position)
    AnimationTransaction.withoutAnimation {
      cell.frame = CGRect(
        x: 0,
        y: layout.offset(ofRow: position),
        width: bounds.width,
        height: height
      )
    }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier: identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = headerFooterClasses[identifier] else { return nil }
    return ObjectCreation.make(type, reuseIdentifier: identifier)
  }

  // MARK: Leaving

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cell.tableStorage = nil
    forgetTransit(of: cell)
    cell.removeFromSuperview()
    cell.layer.dropAnimations { _ in true }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    cellPool.put(cell, identifier: cell.reuseIdentifier)
  }

  func recycle(_ view: UIView, _ kind: SupplementKind, section: Int) {
    forgetTransit(of: view)
    view.removeFromSuperview()
    let wasShown = !view.isHidden
    view.isHidden = false
    if wasShown {
      switch kind {
      case .header:
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      case .footer:
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
    if let view = view as? UITableViewHeaderFooterView {
      headerFooterPool.put(view, identifier: view.reuseIdentifier)
    }
  }

  /// Takes everything that is in sight away, from the bottom up, as UIKit does on a reload.
  func recycleAll() {
    finishTransitions()
    let items = visible
    visible = VisibleItems()
    for position in items.sortedPositions.reversed() {
      if let cell = items.cells[position] { recycle(cell, at: position.indexPath) }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in items.supplements(kind).sorted(by: { $0.key < $1.key }) {
        recycle(view, kind, section: section)
      }
    }
  }
}
