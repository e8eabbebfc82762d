// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension UITableView {
  /// Takes back views that have left.
  func finish(_ items: [LeavingItem]) {
    for item in items {
      guard let index = leaving.firstIndex(where: { $0.view === item.view }) else { continue }
      leaving.remove(at: index)
      item.view.layer.dropAnimations(interrupting: false) { _ in true }
      let wasHidden = item.view.isHidden
      AnimationTransaction.withoutAnimation {
        item.view.alpha = 1
        item.view.isHidden = false
      }
      switch item.role {
      case .cell(let path):
        if let cell = item.view as? UITableViewCell { recycle(cell, at: path) }
      case .supplement(let kind, let section):
        if wasHidden { item.view.isHidden = false }
        recycle(item.view, kind, section: section)
      }
    }
  }

  /// Ends every transition that is under way: views that were leaving are gone.
  func finishTransitions() { finish(leaving) }

  /// Fixed heights of all sections, and with estimates off those of all rows.
  func askFixedHeightsAgain() {
    for section in counts.rowCounts.indices {
      for kind in SupplementKind.allCases {
        _ = setSupplementHeight(supplementHeight(kind, section), kind, section)
      }
      if estimatedRowHeight == 0 { loadRowHeights(section) }
    }
  }

  /// Heights of what is in sight, which may have changed with the model.
  func askVisibleHeightsAgain() {
    for (position, cell) in visible.cells.sorted(by: { $0.key < $1.key }) {
      layout.setHeight(measuredHeight(of: cell, at: position), ofRow: position)
    }
    for kind in SupplementKind.allCases {
      for section in visible.supplements(kind).keys.sorted() {
        _ = setSupplementHeight(supplementHeight(kind, section), kind, section)
      }
      // A header or footer that had no height may have one now, and is then asked for.
      for section in visible.knownEmpty(kind).sorted() {
        let given = givenSupplementHeight(kind, section)
        guard given >= UITableView.negligibleHeight else { continue }
        visible.forgetEmpty(kind, section)
        _ = setSupplementHeight(given, kind, section)
      }
    }
  }
}
