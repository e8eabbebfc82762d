// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Views that have left the table and wait to be used again, by their reuse identifier.
///
/// As in UIKit a pool is a stack: what left last comes back first.
@MainActor
struct ReusePool<Item: UIView> {
  private var items: [String: [Item]] = [:]

  /// How many views wait, over all identifiers.
  var count: Int { items.values.reduce(0) { $0 + $1.count } }

  mutating func put(_ item: Item, identifier: String?) {
    guard let identifier, items[identifier]?.contains(where: { $0 === item }) != true else {
      return
    }
    items[identifier, default: []].append(item)
  }

  mutating func take(identifier: String) -> Item? { items[identifier]?.popLast() }

  mutating func removeAll() { items = [:] }
}
