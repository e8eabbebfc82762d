// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

// The calls of a batch, up to the outermost end, where they are checked.

extension UITableView {
  func beginUpdate() {
    if update == nil {
      loadIfNeeded()
      update = TableUpdate()
      updateBegin = attachment?.scheduler.now
    }
    update?.begin()
  }

  func endUpdate() {
    guard var current = update else {
      raise("endUpdates was called on \(self) without beginUpdates.")
    }
    guard current.end() else {
      update = current
      return
    }
    update = nil
    let completions = updateCompletions
    updateCompletions = []
    if reloadsAfterUpdate {
      reloadsAfterUpdate = false
      reload()
      for completion in completions { completion(true) }
      return
    }
    commit(current) { finished in for completion in completions { completion(finished) } }
  }

  func performUpdate(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdate()
    updates?()
    if let completion { updateCompletions.append(completion) }
    endUpdate()
  }

  /// Notes changes; a call outside of a batch is a batch of its own.
  func edit(_ note: (inout TableUpdate) -> Void) {
    beginUpdate()
    guard var current = update else { return }
    update = nil
    note(&current)
    update = current
    endUpdate()
  }

  /// Says so when a frame comes while a batch is open: nothing changes until its end.
  func warnAboutOpenUpdate() {
    guard let begin = updateBegin, let now = attachment?.scheduler.now, now > begin else { return }
    updateBegin = nil
    Warnings.log(
      "[TableView] A frame was laid out between beginUpdates and endUpdates of \(self). The table "
        + "stays as it is until endUpdates is called."
    )
  }

  /// Checks a batch against the data source and has it shown.
  private func commit(_ update: TableUpdate, completion: @escaping (Bool) -> Void) {
    let after = askCounts()
    switch update.resolve(before: counts, after: after, tableDescription: "\(self)") {
    case .failure(let error):
      raise("\(error)")
    case .success(let mapping):
      TableTransition(table: self, mapping: mapping).run(completion: completion)
    }
  }
}

extension TableUpdate {
  mutating func insertRow(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
    insertRow(section: path.section, row: path.row, animation: animation.rawValue)
  }

  mutating func deleteRow(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
    deleteRow(section: path.section, row: path.row, animation: animation.rawValue)
  }

  mutating func reloadRow(_ path: IndexPath, _ animation: UITableView.RowAnimation) {
    reloadRow(section: path.section, row: path.row, animation: animation.rawValue)
  }

  mutating func insertSections(_ range: Range<Int>, _ animation: UITableView.RowAnimation) {
    insertSections(range, animation: animation.rawValue)
  }

  mutating func deleteSections(_ range: Range<Int>, _ animation: UITableView.RowAnimation) {
    deleteSections(range, animation: animation.rawValue)
  }

  mutating func reloadSections(_ range: Range<Int>, _ animation: UITableView.RowAnimation) {
    reloadSections(range, animation: animation.rawValue)
  }
}
