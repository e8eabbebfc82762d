// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension UITableView {
  var selectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.positions.map(\.indexPath)
  }

  // MARK: Touches

  func rowTouchBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touchedRow == nil, allowsSelection else { return }
    guard
      let position = visible.cells.first(where: { touch.view?.isDescendant(of: $0.value) == true })?
        .key
    else { return }
    let path = position.indexPath
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedRow = position
    visible.cells[position]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func rowTouchEnded() {
    guard let position = touchedRow else { return }
    unhighlight()
    guard counts.rowCounts.indices.contains(position.section),
      position.row < counts.rowCounts[position.section]
    else { return }
    userSelects(position)
  }

  func rowTouchCancelled() {
    if touchedRow != nil { unhighlight() }
  }

  /// A batch has moved the rows under the finger: the touch no longer selects.
  func releaseTouch() {
    guard let position = touchedRow else { return }
    touchedRow = nil
    for cell in visible.cells.values where cell.isHighlighted {
      cell.setHighlighted(false, animated: false)
    }
    delegate?.tableView(self, didUnhighlightRowAt: position.indexPath)
  }

  private func unhighlight() {
    guard let position = touchedRow else { return }
    touchedRow = nil
    visible.cells[position]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: position.indexPath)
  }

  // MARK: By the user

  private func userSelects(_ tapped: TablePosition) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(tapped) {
      userDeselects(tapped)
      return
    }
    var target = tapped
    let begun = generation
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: tapped.indexPath) else { return }
      guard exists(answer) else { return }
      target = TablePosition(answer)
    }
    if !allowsMultipleSelection {
      for other in selection.positions where other != target { userDeselects(other) }
      // The app may have taken the row away meanwhile.
      guard begun == generation, exists(target.indexPath) else { return }
    }
    selection.insert(target)
    visible.cells[target]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: target.indexPath)
    postSelectionChange()
  }

  private func userDeselects(_ position: TablePosition) {
    var target = position
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: position.indexPath) else {
        return
      }
      target = TablePosition(answer)
    }
    selection.remove(target)
    visible.cells[target]?.setSelected(false, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target.indexPath)
    postSelectionChange()
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification,
      object: self
    )
  }

  // MARK: By code

  func select(_ path: IndexPath?, _ animated: Bool, _ place: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard exists(path) else {
      raise(
        "attempt to select row \(path.row) in section \(path.section), which does not exist in "
          + "\(self)",
        name: "NSRangeException"
      )
    }
    guard allowsSelection else { return }
    let position = TablePosition(path)
    if !allowsMultipleSelection {
      for other in selection.positions where other != position {
        deselect(other.indexPath, animated)
      }
    }
    selection.insert(position)
    visible.cells[position]?.setSelected(true, animated: animated)
    if place != .none { scroll(to: path, place, animated) }
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    guard path.count == 2 else { return }
    let position = TablePosition(path)
    selection.remove(position)
    visible.cells[position]?.setSelected(false, animated: animated)
  }

  func deselectAll() {
    for position in selection.positions { deselect(position.indexPath, false) }
  }
}
