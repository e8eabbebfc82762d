// SPDX-License-Identifier: Apache-2.0

/// The text "Invalid batch updates detected", which lists the counts and the calls.
///
/// UIKit lists everything. Here a list ends after a limit with how many more there are, so that a
/// batch of a hundred thousand rows, or a table of a million sections, still has a readable text.
/// Reloads are listed as what they are to UIKit, a deletion and an insertion; the insertion is
/// shown at the old index, as nothing maps indexes in a batch that does not fit. Deletions are
/// listed from the end, as a report shows them. How sections and moves are written is made after
/// the lines that are known, those for rows.
struct BatchListing {
  /// How many counts, and how many calls, are listed.
  static let limit = 50

  private let update: NormalizedUpdate
  private let before: TableCounts
  private let after: TableCounts

  init(update: NormalizedUpdate, before: TableCounts, after: TableCounts) {
    self.update = update
    self.before = before
    self.after = after
  }

  /// The whole text.
  func text(tableDescription: String) -> String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data \
    source before and/or after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(Self.text(before))
    Data source after updates = \(Self.text(after))
    Updates = [\(callsText)
    ]
    Table view: \(tableDescription)
    """
  }

  private static func text(_ counts: TableCounts) -> String {
    let sections = counts.sectionCount
    var listed = counts.rowCounts.prefix(limit).map(String.init)
    if sections > limit { listed.append("… and \(sections - limit) more") }
    let noun = sections == 1 ? "section" : "sections"
    return "{ \(sections) \(noun) with row counts: [\(listed.joined(separator: ", "))] }"
  }

  private var callsText: String {
    var list = LineList(limit: Self.limit)
    for run in update.oldSections.reversed() {
      list.append(run, isReversed: true) { "Delete section (\($0))" }
    }
    for run in update.oldRows.reversed() {
      list.append(run, isReversed: true) { "Delete row (\(run.group) - \($0))" }
    }
    for move in update.sectionMoves {
      list.append("Move section (\(move.from)) to (\(move.to))")
    }
    for move in update.rowMoves {
      list.append(
        "Move row (\(move.from.section) - \(move.from.row)) "
          + "to (\(move.to.section) - \(move.to.row))"
      )
    }
    for run in Self.insertions(update.newSections, reloads: update.oldSections) {
      list.append(run, isReversed: false) { "Insert section (\($0))" }
    }
    for run in Self.insertions(update.newRows, reloads: update.oldRows) {
      list.append(run, isReversed: false) { "Insert row (\(run.group) - \($0))" }
    }
    return list.text
  }

  /// The insertions, and those that the reloads stand for, in ascending order.
  private static func insertions(_ runs: [EditRun], reloads: [EditRun]) -> [EditRun] {
    var all = runs + reloads.filter(\.isReload)
    all.sortByPosition()
    return all
  }
}

/// Lines up to a limit, and the number of all.
private struct LineList {
  private let limit: Int
  private var lines: [String] = []
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The lines, each on a line of its own, with how many are left out.
  var text: String {
    let more = count > limit ? ["… and \(count - limit) more"] : []
    return (lines + more).map { "\n\t\($0)" }.joined(separator: ",")
  }

  mutating func append(_ line: String) {
    count += 1
    if lines.count < limit { lines.append(line) }
  }

  mutating func append(_ run: EditRun, isReversed: Bool, line: (Int) -> String) {
    count += run.count
    for offset in 0..<min(run.count, limit - lines.count) {
      lines.append(line(isReversed ? run.last - offset : run.first + offset))
    }
  }
}
