// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a batch; its description is the text that UIKit's exception would carry.
///
/// Where no public source shows the text, it is made after the nearest one that is known, and the
/// case says so. Index paths are printed with the address 0x0000, as they have none here.
package enum TableUpdateError: Error, Equatable, Sendable {
  /// A deleted or reloaded row is not in its section, which had `rowCount` rows before.
  ///
  /// UIKit goes through deletions from the end, so it is the last such row that is named.
  case deletedRowOutOfRange(RowPosition, rowCount: Int)
  /// A deleted or reloaded row is in none of the `sectionCount` sections before.
  case deletedRowInMissingSection(RowPosition, sectionCount: Int)
  /// An inserted row is not in its section, which has `rowCount` rows after.
  case insertedRowOutOfRange(RowPosition, rowCount: Int)
  /// An inserted row is in none of the `sectionCount` sections after.
  case insertedRowInMissingSection(RowPosition, sectionCount: Int)
  /// The source of a move is not in its section, which had `rowCount` rows before.
  case movedRowOutOfRange(RowPosition, rowCount: Int)
  /// The source of a move is in none of the `sectionCount` sections before; text by analogy.
  case movedRowInMissingSection(RowPosition, sectionCount: Int)
  /// The target of a move is not in its section, which has `rowCount` rows after; text by analogy.
  case moveTargetOutOfRange(RowMove, rowCount: Int)
  /// The target of a move is in none of the `sectionCount` sections after; text by analogy.
  case moveTargetInMissingSection(RowMove, sectionCount: Int)

  /// A deleted or reloaded section is none of the `sectionCount` sections before.
  case deletedSectionOutOfRange(Int, sectionCount: Int)
  /// An inserted section is none of the `sectionCount` sections after.
  case insertedSectionOutOfRange(Int, sectionCount: Int)
  /// A moved section is none of the `sectionCount` sections before; text by analogy.
  case movedSectionOutOfRange(Int, sectionCount: Int)
  /// The target of a moved section is none of the `sectionCount` sections after; text by analogy.
  case sectionMoveTargetOutOfRange(SectionMove, sectionCount: Int)

  /// One row or section is both deleted and reloaded.
  ///
  /// For a section, the path is that of a section's update: its row is "not found". That form is
  /// from memory of logs; only the words before it are documented.
  case deletedAndReloaded(TableElement)
  /// One row or section is both deleted and moved; also a section that is reloaded and moved.
  case deletedAndMoved(TableElement)
  /// One place is the target of both an insertion and a move.
  case insertedAndMoved(TableElement)
  /// A row is reloaded and moved, or reloaded twice.
  ///
  /// A report from iOS 11 shows the text of `deletedAndMoved` for the first of these.
  case animatedTwice(RowPosition)
  /// One row or section is deleted twice, or a section reloaded twice; the text is ours.
  case deletedTwice(TableElement)
  /// One place is the target of two insertions; the text is ours.
  case insertedTwice(TableElement)
  /// One row or section is moved twice; the text is ours.
  case movedTwice(TableElement)
  /// One place is the target of two moves; the text is ours.
  case moveTargetedTwice(TableElement)

  /// A row is moved out of a section that is deleted or reloaded.
  case movedRowOutOfDeletedSection(Int)
  /// A row is moved into a section that is inserted or reloaded.
  case movedRowIntoInsertedSection(Int)

  /// The data source has as many sections as before, although the batch changes their number.
  case invalidNumberOfSections(SectionTally)
  /// The data source has as many rows in a section as before, although the batch changes them.
  ///
  /// The section's index is the one after the batch.
  case invalidNumberOfRows(section: Int, RowTally)
  /// The data source's counts fit the batch in no other way; the associated value is the text.
  ///
  /// Newer systems say this where the counts did change, but not as the batch tells.
  case invalidBatch(String)
}

/// A row or a section, for errors that concern either.
package enum TableElement: Hashable, Sendable {
  /// The row at a position.
  case row(RowPosition)
  /// The section at an index.
  case section(Int)
}

/// The counts that `TableUpdateError.invalidNumberOfSections` quotes.
package struct SectionTally: Hashable, Sendable {
  /// The number of sections before the batch.
  package let before: Int
  /// The number of sections after the batch.
  package let after: Int
  /// The number of insertions, each reload among them.
  package let inserted: Int
  /// The number of deletions, each reload among them.
  package let deleted: Int
}

/// The counts that `TableUpdateError.invalidNumberOfRows` quotes.
package struct RowTally: Hashable, Sendable {
  /// The number of rows of the section before the batch.
  package let before: Int
  /// The number of rows of the section after the batch.
  package let after: Int
  /// The number of insertions, each reload among them.
  package let inserted: Int
  /// The number of deletions, each reload among them.
  package let deleted: Int
  /// The number of moves into the section.
  package let movedIn: Int
  /// The number of moves out of the section.
  package let movedOut: Int
}
