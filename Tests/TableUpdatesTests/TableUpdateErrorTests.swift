// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("The texts of illegal batches")
struct TableUpdateErrorTests {
  private static let path = "<NSIndexPath: 0x0000> {length = 2, path ="

  @Test(
    "rows that do not exist",
    arguments: [
      (
        [BatchCall.deleteRow(0, 99, 0)], [20], [19],
        "attempt to delete row 99 from section 0 which only contains 20 rows before the update"
      ),
      (
        [.reloadRow(0, 20, 0)], [20], [20],
        "attempt to delete row 20 from section 0 which only contains 20 rows before the update"
      ),
      (
        [.deleteRow(0, -1, 0)], [20], [19],
        "attempt to delete row -1 from section 0 which only contains 20 rows before the update"
      ),
      (
        [.deleteRow(0, 0, 0)], [], [],
        "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
      ),
      (
        [.deleteRow(3, 0, 0)], [1, 1, 1], [1, 1, 1],
        "attempt to delete row 0 from section 3, but there are only 3 sections before the update"
      ),
      (
        [.insertRow(0, 100, 0)], [20], [21],
        "attempt to insert row 100 into section 0, "
          + "but there are only 21 rows in section 0 after the update"
      ),
      (
        [.insertRow(0, -2, 0)], [20], [21],
        "attempt to insert row -2 into section 0, "
          + "but there are only 21 rows in section 0 after the update"
      ),
      (
        [.insertRow(1, 3, 0)], [4], [4],
        "attempt to insert row 3 into section 1, but there are only 1 sections after the update"
      ),
      (
        [.moveRow(at(2, 0), at(0, 0))], [1, 1, 0], [2, 1, 0],
        "attempt to move index path (\(path) 2 - 0}) that does not exist - "
          + "there are only 0 rows in section 2 before the update"
      ),
      (
        [.moveRow(at(3, 0), at(0, 0))], [1, 1, 0], [2, 1, 0],
        "attempt to move index path (\(path) 3 - 0}) that does not exist - "
          + "there are only 3 sections before the update"
      ),
      (
        [.moveRow(at(0, 0), at(1, 4))], [1, 1], [0, 2],
        "attempt to move index path (\(path) 0 - 0}) to index path (\(path) 1 - 4}) "
          + "that does not exist - there are only 2 rows in section 1 after the update"
      ),
      (
        [.moveRow(at(0, 0), at(7, 4))], [1, 1], [0, 2],
        "attempt to move index path (\(path) 0 - 0}) to index path (\(path) 7 - 4}) "
          + "that does not exist - there are only 2 sections after the update"
      ),
    ]
  )
  func rowRanges(calls: [BatchCall], before: [Int], after: [Int], text: String) {
    #expect(failureText(calls, before, after) == text)
  }

  @Test(
    "sections that do not exist",
    arguments: [
      (
        [BatchCall.deleteSection(1, 0)], [1], [],
        "attempt to delete section 1, but there are only 1 sections before the update"
      ),
      (
        [.deleteSection(-1, 0)], [1], [],
        "attempt to delete section -1, but there are only 1 sections before the update"
      ),
      (
        [.reloadSection(4, 0)], [1, 1], [1, 1],
        "attempt to delete section 4, but there are only 2 sections before the update"
      ),
      (
        [.insertSection(1, 0)], [1], [1],
        "attempt to insert section 1 but there are only 1 sections after the update"
      ),
      (
        [.insertSection(-1, 0)], [1], [1],
        "attempt to insert section -1 but there are only 1 sections after the update"
      ),
      (
        [.moveSection(2, 0)], [1, 1], [1, 1],
        "attempt to move section 2, but there are only 2 sections before the update"
      ),
      (
        [.moveSection(0, 2)], [1, 1], [1, 1],
        "attempt to move section 0 to section 2, "
          + "but there are only 2 sections after the update"
      ),
    ]
  )
  func sectionRanges(calls: [BatchCall], before: [Int], after: [Int], text: String) {
    #expect(failureText(calls, before, after) == text)
  }

  @Test(
    "one row with two fates, one place with two origins",
    arguments: [
      (
        [BatchCall.deleteRow(0, 3, 0), .reloadRow(0, 3, 0)], [5], [4],
        "attempt to delete and reload the same index path (\(path) 0 - 3})"
      ),
      (
        [.deleteRow(0, 9, 0), .moveRow(at(0, 9), at(0, 0))], [10], [9],
        "attempt to perform a delete and a move from the same index path (\(path) 0 - 9})"
      ),
      (
        [.insertRow(0, 0, 0), .moveRow(at(0, 1), at(0, 0))], [2], [3],
        "attempt to perform an insert and a move to the same index path (\(path) 0 - 0})"
      ),
      (
        [.moveRow(at(0, 1), at(0, 0)), .reloadRow(0, 1, 0)], [2], [2],
        "Attempt to create two animations for cell"
      ),
      (
        [.reloadRow(0, 1, 0), .reloadRow(0, 1, 5)], [2], [2],
        "Attempt to create two animations for cell"
      ),
      (
        [.deleteRow(1, 1, 0), .deleteRow(1, 1, 0)], [0, 2], [0, 1],
        "attempt to perform two deletes from the same index path (\(path) 1 - 1})"
      ),
      (
        [.insertRow(1, 1, 0), .insertRow(1, 1, 0)], [0, 2], [0, 3],
        "attempt to perform two inserts to the same index path (\(path) 1 - 1})"
      ),
      (
        [.moveRow(at(0, 0), at(0, 1)), .moveRow(at(0, 0), at(0, 0))], [2], [2],
        "attempt to perform two moves from the same index path (\(path) 0 - 0})"
      ),
      (
        [.moveRow(at(0, 0), at(0, 1)), .moveRow(at(0, 1), at(0, 1))], [2], [2],
        "attempt to perform two moves to the same index path (\(path) 0 - 1})"
      ),
    ]
  )
  func rowConflicts(calls: [BatchCall], before: [Int], after: [Int], text: String) {
    #expect(failureText(calls, before, after) == text)
    #expect(failureText(calls.reversed(), before, after) == text)
  }

  @Test(
    "one section with two fates, one place with two origins",
    arguments: [
      (
        [BatchCall.deleteSection(1, 0), .reloadSection(1, 0)], [1, 1], [1],
        "attempt to delete and reload the same index path (\(path) 1 - 9223372036854775807})"
      ),
      (
        [.deleteSection(1, 0), .moveSection(1, 0)], [1, 1], [1],
        "attempt to perform a delete and a move from the same section (1)"
      ),
      (
        [.reloadSection(1, 0), .moveSection(1, 0)], [1, 1], [1, 1],
        "attempt to perform a delete and a move from the same section (1)"
      ),
      (
        [.insertSection(0, 0), .moveSection(1, 0)], [1, 1], [1, 1, 1],
        "attempt to perform an insert and a move to the same section (0)"
      ),
      (
        [.deleteSection(0, 0), .deleteSection(0, 5)], [1, 1], [1],
        "attempt to perform two deletes from the same section (0)"
      ),
      (
        [.insertSection(0, 0), .insertSection(0, 0)], [1], [1, 1],
        "attempt to perform two inserts to the same section (0)"
      ),
      (
        [.moveSection(0, 0), .moveSection(0, 1)], [1, 1], [1, 1],
        "attempt to perform two moves from the same section (0)"
      ),
      (
        [.moveSection(0, 1), .moveSection(1, 1)], [1, 1], [1, 1],
        "attempt to perform two moves to the same section (1)"
      ),
    ]
  )
  func sectionConflicts(calls: [BatchCall], before: [Int], after: [Int], text: String) {
    #expect(failureText(calls, before, after) == text)
    #expect(failureText(calls.reversed(), before, after) == text)
  }

  @Test(
    "rows do not move out of a section that goes or into one that comes",
    arguments: [
      (
        [BatchCall.deleteSection(1, 0), .moveRow(at(1, 0), at(0, 0))], [0, 1], [1],
        "cannot move a row from a deleted section (1)"
      ),
      (
        [.reloadSection(1, 0), .moveRow(at(1, 0), at(0, 0))], [0, 1], [1, 0],
        "cannot move a row from a deleted section (1)"
      ),
      (
        [.insertSection(2, 0), .moveRow(at(0, 0), at(2, 0))], [1, 1], [0, 1, 1],
        "cannot move a row into a newly inserted section (2)"
      ),
      (
        [.reloadSection(1, 0), .moveRow(at(0, 0), at(1, 0))], [1, 1], [0, 2],
        "cannot move a row into a newly inserted section (1)"
      ),
    ]
  )
  func movesBetweenSections(calls: [BatchCall], before: [Int], after: [Int], text: String) {
    #expect(failureText(calls, before, after) == text)
  }

  @Test("as many sections as before, although one was deleted")
  func unchangedSections() {
    #expect(
      failureText([.deleteSection(0, 0), .reloadSection(2, 0)], [1, 1, 1], [1, 1, 1])
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (3) must be equal to the number of sections contained in "
        + "the table view before the update (3), plus or minus the number of sections inserted "
        + "or deleted (1 inserted, 2 deleted)."
    )
  }

  @Test("as many rows as before, although rows were inserted, deleted, reloaded and moved")
  func unchangedRows() {
    let calls: [BatchCall] = [
      .insertSection(0, 0), .insertRow(1, 0, 0), .deleteRow(0, 1, 0), .deleteRow(0, 2, 0),
      .reloadRow(0, 0, 0), .moveRow(at(1, 0), at(1, 2)),
    ]
    // Old section 0 is section 1 afterwards: 5 - 3 + 2 + 1 would be 5; the second move breaks it.
    #expect(
      failureText(calls + [.moveRow(at(0, 3), at(2, 0))], [5, 1], [0, 5, 1])
        == "Invalid update: invalid number of rows in section 1.  The number of rows contained "
        + "in an existing section after the update (5) must be equal to the number of rows "
        + "contained in that section before the update (5), plus or minus the number of rows "
        + "inserted or deleted from that section (2 inserted, 3 deleted) and plus or minus the "
        + "number of rows moved into or out of that section (1 moved in, 1 moved out)."
    )
    #expect(failureText(calls, [5, 1], [0, 5, 0]) == nil)
  }

  @Test("counts that changed otherwise than the calls tell are listed with the calls")
  func invalidBatch() {
    #expect(
      failureText([.reloadRow(0, 0, 0)], [30], [29])
        == "Invalid batch updates detected: the number of sections and/or rows returned by the "
        + "data source before and/or after performing the batch updates are inconsistent with "
        + "the updates.\nData source before updates = { 1 section with row counts: [30] }\n"
        + "Data source after updates = { 1 section with row counts: [29] }\n"
        + "Updates = [\n\tDelete row (0 - 0),\n\tInsert row (0 - 0)\n]\n"
        + "Table view: <UITableView: 0x1>"
    )
    #expect(
      failureText([.deleteRow(0, 0, 0), .deleteRow(0, 1, 0)], [3], [0])
        == "Invalid batch updates detected: the number of sections and/or rows returned by the "
        + "data source before and/or after performing the batch updates are inconsistent with "
        + "the updates.\nData source before updates = { 1 section with row counts: [3] }\n"
        + "Data source after updates = { 1 section with row counts: [0] }\n"
        + "Updates = [\n\tDelete row (0 - 1),\n\tDelete row (0 - 0)\n]\n"
        + "Table view: <UITableView: 0x1>"
    )
  }

  @Test("every kind of call has a line in the list, swallowed ones too")
  func invalidBatchLines() throws {
    let calls: [BatchCall] = [
      .deleteSection(0, 0), .deleteRow(0, 0, 0), .reloadSection(1, 0), .insertSection(3, 0),
      .moveSection(2, 2), .moveRow(at(3, 0), at(2, 1)), .insertRow(2, 0, 0),
    ]
    let text = try #require(failureText(calls, [1, 2, 3, 4], [2, 7]))
    #expect(text.hasPrefix("attempt to insert section 3 but"))
    let listed = try #require(failureText(calls, [1, 2, 3, 4], [2, 7, 9, 1, 1]))
    #expect(
      listed.contains(
        """
        Data source before updates = { 4 sections with row counts: [1, 2, 3, 4] }
        Data source after updates = { 5 sections with row counts: [2, 7, 9, 1, 1] }
        Updates = [
        \tDelete section (1),
        \tDelete section (0),
        \tDelete row (0 - 0),
        \tMove section (2) to (2),
        \tMove row (3 - 0) to (2 - 1),
        \tInsert section (1),
        \tInsert section (3),
        \tInsert row (2 - 0)
        ]
        """
      )
    )
  }

  @Test("an empty batch on changed counts is told with empty lists")
  func invalidEmptyBatch() throws {
    let text = try #require(failureText([], [], [1]))
    #expect(text.contains("before updates = { 0 sections with row counts: [] }\n"))
    #expect(text.contains("after updates = { 1 section with row counts: [1] }\n"))
    #expect(text.contains("Updates = [\n]\n"))
  }

  @Test("a list of many counts and calls ends with how many more there are")
  func boundedList() throws {
    let counts = Array(repeating: 1, count: 1_000_000)
    var update = TableUpdate()
    update.deleteSections(100_000..<200_000, animation: 0)
    guard case .failure(let error) = update.resolve(counts, [7]) else {
      Issue.record("a batch that does not fit was accepted")
      return
    }
    let text = error.description
    let ones = Array(repeating: "1", count: 50).joined(separator: ", ")
    #expect(text.contains("{ 1000000 sections with row counts: [\(ones), … and 999950 more] }"))
    #expect(text.contains("Updates = [\n\tDelete section (199999),\n\tDelete section (199998),"))
    #expect(text.contains("\tDelete section (199950),\n\t… and 99950 more\n]"))
    #expect(text.utf8.count < 3000)
  }

  @Test("the table's description is asked for only by the text that shows it")
  func lazyDescription() {
    var asked = 0
    func describe() -> String {
      asked += 1
      return "table"
    }
    let counts = TableCounts(rowCounts: [1])
    _ = TableUpdate().resolve(before: counts, after: counts, tableDescription: describe())
    _ = TableUpdate([.deleteRow(0, 5, 0)])
      .resolve(before: counts, after: counts, tableDescription: describe())
    #expect(asked == 0)
    _ = TableUpdate()
      .resolve(before: counts, after: TableCounts(), tableDescription: describe())
    #expect(asked == 1)
  }
}
