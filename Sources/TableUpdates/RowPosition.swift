// SPDX-License-Identifier: Apache-2.0

/// A row's place in a table: its section, and its index in that section.
///
/// Whether it counts before or after a batch is said where it is used. Positions are ordered as
/// the table shows them. Nothing is checked here: an app may hand over any two numbers.
package struct RowPosition: Hashable, Comparable, Sendable {
  /// The index of the section.
  package var section: Int
  /// The index of the row in its section.
  package var row: Int

  /// Makes the position of row `row` of section `section`.
  package init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}
