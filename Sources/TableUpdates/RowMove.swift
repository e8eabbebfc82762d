// SPDX-License-Identifier: Apache-2.0

/// A row that the app moves from one place to another.
package struct RowMove: Hashable, Sendable {
  /// Where the row is before the batch.
  package let from: RowPosition
  /// Where the row is after the batch.
  package let to: RowPosition

  /// Makes the move of the row that is at `from` before the batch and at `to` after it.
  package init(from: RowPosition, to: RowPosition) {
    self.from = from
    self.to = to
  }
}

/// A section that the app moves from one place to another, with its rows.
package struct SectionMove: Hashable, Sendable {
  /// The section's index before the batch.
  package let from: Int
  /// The section's index after the batch.
  package let to: Int

  /// Makes the move of the section that is `from` before the batch and `to` after it.
  package init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
