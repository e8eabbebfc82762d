// SPDX-License-Identifier: Apache-2.0

/// One step on the way from a table as it was to the table as it is after a batch.
///
/// `TableMapping.splices()` gives them in an order in which each can be applied to what the ones
/// before have made, so that a structure that starts with the counts before ends with the counts
/// after. Rows and sections that only shift are in none of them.
package enum TableSplice: Hashable, Sendable {
  /// Rows leave section `section`: deleted, or moved elsewhere.
  ///
  /// The last ones come first, and before all changes of sections: all indexes are old ones.
  case removeRows(section: Int, rows: Range<Int>)
  /// Sections leave: deleted, reloaded, or moved elsewhere.
  ///
  /// The last ones come first: all indexes are old ones.
  case removeSections(Range<Int>)
  /// Sections come: inserted or reloaded, with the rows that the counts after give them.
  ///
  /// The first ones come first: all indexes are new ones.
  case insertSections(Range<Int>)
  /// A moved section comes, without the rows that left it, which `removeRows` has told.
  ///
  /// `section` is its new index. `from` is its old index: the section as it was when the rows had
  /// left and no section had.
  case insertMovedSection(section: Int, from: Int)
  /// New rows come into section `section`.
  ///
  /// The first ones come first, and after all changes of sections: all indexes are new ones.
  case insertRows(section: Int, rows: Range<Int>)
  /// A moved row comes to its new position, from its old one; in order with `insertRows`.
  case insertMovedRow(RowPosition, from: RowPosition)
}
