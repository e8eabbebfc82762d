// SPDX-License-Identifier: Apache-2.0

/// Consecutive rows of one section that appear or disappear with one animation.
package struct RowRun: Equatable, Sendable {
  /// The section: before the batch for deleted rows, after it for inserted rows.
  package let section: Int
  /// The rows, never empty; counted like the section.
  package let rows: Range<Int>
  /// The raw value of the row animation.
  package let animation: Int
}

/// Consecutive sections that appear or disappear with one animation.
package struct SectionRun: Equatable, Sendable {
  /// The sections, never empty: before the batch for deleted ones, after it for inserted ones.
  package let sections: Range<Int>
  /// The raw value of the row animation.
  package let animation: Int
}

/// Consecutive rows that are reloaded with one animation and stay together.
package struct RowReload: Equatable, Sendable {
  /// The section before the batch.
  package let oldSection: Int
  /// The rows before the batch, never empty.
  package let oldRows: Range<Int>
  /// The section after the batch.
  package let newSection: Int
  /// The rows after the batch; as many as before.
  package let newRows: Range<Int>
  /// The raw value of the row animation.
  package let animation: Int
}

/// Consecutive sections that are reloaded with one animation and stay together.
package struct SectionReload: Equatable, Sendable {
  /// The sections before the batch, never empty.
  package let oldSections: Range<Int>
  /// The sections after the batch; as many as before.
  package let newSections: Range<Int>
  /// The raw value of the row animation.
  package let animation: Int
}
