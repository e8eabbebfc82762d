// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension UITableView {
  /// Takes back views that have left.
  func finish(_ items: [LeavingItem]) {
    for item in items where release(item.view) {
      switch item.role {
      case .cell(let path):
        if let cell = item.view as? UITableViewCell { recycle(cell, at: path) }
      case .supplement(let kind, let section):
        recycle(item.view, kind, section: section)
      }
    }
  }

  /// Takes a view out of those that leave and gives it back what the app had set.
  ///
  /// - Returns: Whether it was leaving.
  @discardableResult
  func release(_ view: UIView) -> Bool {
    guard let index = leaving.firstIndex(where: { $0.view === view }) else { return false }
    let item = leaving.remove(at: index)
    setLane(nil, of: view)
    view.layer.dropAnimations(interrupting: false) { _ in true }
    AnimationTransaction.withoutAnimation {
      view.alpha = item.alpha
      view.isHidden = item.isHidden
      view.isUserInteractionEnabled = item.isInteractive
    }
    return true
  }

  /// Ends every transition that is under way: views that were leaving are gone.
  func finishTransitions() {
    finish(leaving)
    endTransit(batch: .max)
  }

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
