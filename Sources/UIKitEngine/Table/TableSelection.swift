// SPDX-License-Identifier: Apache-2.0

internal import TableUpdates

/// The selected rows, in the order in which they were selected.
struct TableSelection {
  private(set) var positions: [TablePosition] = []

  var first: TablePosition? { positions.first }
  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }

  func contains(_ position: TablePosition) -> Bool { positions.contains(position) }

  mutating func insert(_ position: TablePosition) {
    if !positions.contains(position) { positions.append(position) }
  }

  mutating func remove(_ position: TablePosition) { positions.removeAll { $0 == position } }

  mutating func removeAll() { positions = [] }

  /// Takes the selection through a batch: rows that stay or move stay selected, those that leave
  /// or are reloaded do not.
  mutating func carry(_ mapping: TableMapping) {
    positions = positions.compactMap { position in
      switch mapping.fate(ofRow: position) {
      case .kept(let target), .moved(let target): target
      case .deleted, .reloaded: nil
      }
    }
  }
}
