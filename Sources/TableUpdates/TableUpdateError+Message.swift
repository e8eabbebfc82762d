// SPDX-License-Identifier: Apache-2.0

extension TableUpdateError: CustomStringConvertible {
  /// The text of UIKit's exception for this error.
  package var description: String {
    switch self {
    case .deletedRowOutOfRange(let position, let count):
      "attempt to delete row \(position.row) from section \(position.section) "
        + "which only contains \(count) rows before the update"
    case .deletedRowInMissingSection(let position, let count):
      "attempt to delete row \(position.row) from section \(position.section), "
        + "but there are only \(count) sections before the update"
    case .insertedRowOutOfRange(let position, let count):
      "attempt to insert row \(position.row) into section \(position.section), "
        + "but there are only \(count) rows in section \(position.section) after the update"
    case .insertedRowInMissingSection(let position, let count):
      "attempt to insert row \(position.row) into section \(position.section), "
        + "but there are only \(count) sections after the update"
    case .movedRowOutOfRange(let position, let count):
      "attempt to move index path (\(position.pathText)) that does not exist - "
        + "there are only \(count) rows in section \(position.section) before the update"
    case .movedRowInMissingSection(let position, let count):
      "attempt to move index path (\(position.pathText)) that does not exist - "
        + "there are only \(count) sections before the update"
    case .moveTargetOutOfRange(let move, let count):
      "attempt to move index path (\(move.from.pathText)) to index path (\(move.to.pathText)) "
        + "that does not exist - there are only \(count) rows in section \(move.to.section) "
        + "after the update"
    case .moveTargetInMissingSection(let move, let count):
      "attempt to move index path (\(move.from.pathText)) to index path (\(move.to.pathText)) "
        + "that does not exist - there are only \(count) sections after the update"

    case .deletedSectionOutOfRange(let section, let count):
      "attempt to delete section \(section), "
        + "but there are only \(count) sections before the update"
    case .insertedSectionOutOfRange(let section, let count):
      // No comma: so it stands in reports.
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .movedSectionOutOfRange(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .sectionMoveTargetOutOfRange(let move, let count):
      "attempt to move section \(move.from) to section \(move.to), "
        + "but there are only \(count) sections after the update"

    case .deletedAndReloaded(let element):
      "attempt to delete and reload the same index path (\(element.pathText))"
    case .deletedAndMoved(let element):
      "attempt to perform a delete and a move from the same \(element.text)"
    case .insertedAndMoved(let element):
      "attempt to perform an insert and a move to the same \(element.text)"
    case .animatedTwice:
      "Attempt to create two animations for cell"
    case .deletedTwice(let element):
      "attempt to perform two deletes from the same \(element.text)"
    case .insertedTwice(let element):
      "attempt to perform two inserts to the same \(element.text)"
    case .movedTwice(let element):
      "attempt to perform two moves from the same \(element.text)"
    case .moveTargetedTwice(let element):
      "attempt to perform two moves to the same \(element.text)"

    case .movedRowOutOfDeletedSection(let section):
      "cannot move a row from a deleted section (\(section))"
    case .movedRowIntoInsertedSection(let section):
      "cannot move a row into a newly inserted section (\(section))"
    case .invalidNumberOfSections(let tally): tally.message
    case .invalidNumberOfRows(let section, let tally): tally.message(section: section)
    case .invalidBatch(let text): text
    }
  }
}

extension SectionTally {
  fileprivate var message: String {
    "Invalid update: invalid number of sections.  "
      + "The number of sections contained in the table view after the update (\(after)) "
      + "must be equal to the number of sections contained in the table view "
      + "before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }
}

extension RowTally {
  fileprivate func message(section: Int) -> String {
    "Invalid update: invalid number of rows in section \(section).  "
      + "The number of rows contained in an existing section after the update (\(after)) "
      + "must be equal to the number of rows contained in that section "
      + "before the update (\(before)), plus or minus the number of rows "
      + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) "
      + "and plus or minus the number of rows moved into or out of that section "
      + "(\(movedIn) moved in, \(movedOut) moved out)."
  }
}

extension RowPosition {
  /// The position as Foundation prints an index path, without an address.
  fileprivate var pathText: String {
    "<NSIndexPath: 0x0000> {length = 2, path = \(section) - \(row)}"
  }
}

extension TableElement {
  /// The row's index path, or a section's path, of which the row is "not found".
  fileprivate var pathText: String {
    switch self {
    case .row(let position): position.pathText
    case .section(let section): RowPosition(section: section, row: .max).pathText
    }
  }

  /// The element as the texts about moves name it.
  fileprivate var text: String {
    switch self {
    case .row(let position): "index path (\(position.pathText))"
    case .section(let section): "section (\(section))"
    }
  }
}
