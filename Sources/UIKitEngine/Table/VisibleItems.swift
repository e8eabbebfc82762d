// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

/// A header or a footer.
enum SupplementKind: Hashable, CaseIterable { case header, footer }

/// The views of a table that stand for what is in sight, by their place.
@MainActor
struct VisibleItems {
  var cells: [TablePosition: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Sections in sight that were asked and have no header or footer, until the next load.
  var withoutHeader: Set<Int> = []
  var withoutFooter: Set<Int> = []
  /// Rows in sight whose cell shows another row or stands in another table, until the next load.
  var withoutCell: Set<TablePosition> = []

  subscript(kind: SupplementKind, section: Int) -> UIView? {
    get { kind == .header ? headers[section] : footers[section] }
    set {
      if kind == .header { headers[section] = newValue } else { footers[section] = newValue }
    }
  }

  func supplements(_ kind: SupplementKind) -> [Int: UIView] {
    kind == .header ? headers : footers
  }

  func isKnownEmpty(_ kind: SupplementKind, _ section: Int) -> Bool {
    (kind == .header ? withoutHeader : withoutFooter).contains(section)
  }

  func knownEmpty(_ kind: SupplementKind) -> Set<Int> {
    kind == .header ? withoutHeader : withoutFooter
  }

  mutating func forgetEmpty(_ kind: SupplementKind, _ section: Int) {
    if kind == .header { withoutHeader.remove(section) } else { withoutFooter.remove(section) }
  }

  mutating func noteEmpty(_ kind: SupplementKind, _ section: Int) {
    if kind == .header { withoutHeader.insert(section) } else { withoutFooter.insert(section) }
  }

  /// The cells' places from the top.
  var sortedPositions: [TablePosition] { cells.keys.sorted() }
}

/// Counts of what a table has done, for tests of how much work a change causes.
package struct TableWork: Equatable, Sendable {
  /// Calls of the data source's `cellForRowAt`.
  package var cellsAsked = 0
  /// Cells made from a registered class.
  package var cellsMade = 0
  /// Calls of a height method for a row.
  package var rowHeightsAsked = 0
  /// Calls for a header or footer view.
  package var supplementsAsked = 0
  /// Calls of `numberOfRowsInSection`.
  package var countsAsked = 0
}
