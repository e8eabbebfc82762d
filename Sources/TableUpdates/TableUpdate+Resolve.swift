// SPDX-License-Identifier: Apache-2.0

extension TableUpdate {
  /// Checks the batch against the counts on both sides and says where everything goes.
  ///
  /// The checks come in this order, each in UIKit's words (see `TableUpdateError`): sections exist;
  /// no section is named twice; rows exist; no row is named twice; rows move between sections that
  /// keep their rows; the number of sections fits; the numbers of rows fit. In which order UIKit
  /// itself checks is known only for the last: an index outside the counts is reported before the
  /// counts are. Within a check the order of the calls makes no difference.
  ///
  /// Which text a wrong count gets follows the few reports there are. Counts that did not change
  /// although the batch changes them: *invalid number of rows* (or sections), as the app forgot to
  /// change its model. Counts that changed otherwise than the batch tells: *invalid batch updates*.
  ///
  /// - Parameters:
  ///   - before: What the table last took from its data source.
  ///   - after: What the data source answers now.
  ///   - tableDescription: The table as it prints itself; asked for only by one of the texts.
  /// - Returns: The mapping, or the first thing that is wrong.
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections and *k* runs and moves; no row is visited.
  ///   Tested by "Work of a batch".
  package func resolve(
    before: TableCounts,
    after: TableCounts,
    tableDescription: @autoclosure () -> String
  ) -> Result<TableMapping, TableUpdateError> {
    do throws(TableUpdateError) {
      return .success(
        try mapping(before: before, after: after, tableDescription: tableDescription)
      )
    } catch {
      return .failure(error)
    }
  }

  private func mapping(
    before: TableCounts,
    after: TableCounts,
    tableDescription: () -> String
  ) throws(TableUpdateError) -> TableMapping {
    var update = NormalizedUpdate(self)
    try update.checkSectionRanges(before: before.sectionCount, after: after.sectionCount)
    try update.checkSectionConflicts()
    try update.checkRowRanges(before: before, after: after)
    try update.checkRowConflicts()

    func invalidBatch() -> TableUpdateError {
      let listing = BatchListing(update: NormalizedUpdate(self), before: before, after: after)
      return .invalidBatch(listing.text(tableDescription: tableDescription()))
    }
    let tally = update.sectionTally(before: before.sectionCount, after: after.sectionCount)
    guard tally.isBalanced else {
      throw tally.before == tally.after ? .invalidNumberOfSections(tally) : invalidBatch()
    }
    let sections = SectionMap(update, before: before.sectionCount, after: after.sectionCount)
    try update.checkMovesBetweenSections(sections)
    update.swallowRows(sections)

    let touched = TouchedSection.all(in: update, sections: sections)
    if let (section, tally) = update.firstMismatch(
      touched: touched,
      sections: sections,
      before: before,
      after: after
    ) {
      throw tally.before == tally.after
        ? .invalidNumberOfRows(section: section, tally) : invalidBatch()
    }
    let rows = RowMap(update, touched: touched, before: before, after: after)
    return TableMapping(
      before: before,
      after: after,
      sections: sections,
      rows: rows,
      isEmpty: isEmpty
    )
  }
}
