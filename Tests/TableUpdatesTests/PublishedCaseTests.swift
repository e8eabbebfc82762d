// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("Cases from public reports on batches")
struct PublishedCaseTests {
  @Test("C01: eight rows deleted, the model still has them")
  func modelNotChanged() throws {
    let calls = (0..<8).map { BatchCall.deleteRow(0, $0, 0) }
    #expect(
      failureText(calls, [8], [8])
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained "
        + "in an existing section after the update (8) must be equal to the number of rows "
        + "contained in that section before the update (8), plus or minus the number of rows "
        + "inserted or deleted from that section (0 inserted, 8 deleted) and plus or minus the "
        + "number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
    let mapping = try mapping(calls, [8], [0])
    #expect(mapping.splices() == [.removeRows(section: 0, rows: 0..<8)])
  }

  @Test("C02: rows inserted and deleted again; had the insertion been lost, the last row tells")
  func expandAfterReload() throws {
    let insertions = (1...4).map { BatchCall.insertRow(0, $0, 0) }
    let deletions = (1...4).map { BatchCall.deleteRow(0, $0, 0) }
    _ = try mapping(insertions, [1], [5])
    _ = try mapping(deletions, [5], [1])
    #expect(
      failureText(deletions, [1], [1])
        == "attempt to delete row 4 from section 0 which only contains 1 rows before the update"
    )
  }

  @Test("C03: one section closes and another opens in one batch, in either order of calls")
  func closeOneOpenOther() throws {
    let calls: [BatchCall] = [.insertRow(1, 0, 0), .deleteRow(0, 0, 0)]
    let first = try mapping(calls, [1, 0], [0, 1])
    let second = try mapping(calls.reversed(), [1, 0], [0, 1])
    #expect(first == second)
    #expect(first.fate(ofRow: at(0, 0)) == .deleted(animation: 0))
    #expect(first.origin(ofRow: at(1, 0)) == .inserted(animation: 0))
    // Only one of the two flags was changed.
    #expect(failureText(calls, [1, 0], [0, 0])?.hasPrefix("attempt to insert row 0") == true)
    #expect(failureText(calls, [1, 0], [1, 1])?.contains("(0 inserted, 1 deleted)") == true)
  }

  @Test("C04: seven of eight rows deleted, because only seven had cells")
  func deletedVisibleRowsOnly() throws {
    let seven = (0..<7).map { BatchCall.deleteRow(0, $0, 0) }
    #expect(failureText(seven, [14], [6])?.hasPrefix("Invalid batch updates detected") == true)
    _ = try mapping(seven + [.deleteRow(0, 7, 0)], [14], [6])
  }

  @Test("C05: reloads count before the batch, insertions after it")
  func reloadCountsBefore() throws {
    #expect(
      failureText([.insertRow(0, 0, 0), .reloadRow(0, 1, 0)], [1], [2])
        == "attempt to delete row 1 from section 0 which only contains 1 rows before the update"
    )
    let mapping = try mapping([.insertRow(0, 0, 0), .reloadRow(0, 0, 5)], [1], [2])
    #expect(mapping.origin(ofRow: at(0, 0)) == .inserted(animation: 0))
    #expect(mapping.origin(ofRow: at(0, 1)) == .reloaded(at(0, 0), animation: 5))
  }

  @Test("C06: a section is deleted and reloaded, or reloaded at its new index")
  func deleteAndReloadSection() throws {
    let both: [BatchCall] = [.deleteSection(1, 0), .reloadSection(1, 0)]
    #expect(
      failureText(both, [1, 1, 1, 1], [1, 1, 1])?
        .hasPrefix("attempt to delete and reload the same index path") == true
    )
    #expect(
      failureText([.insertSection(0, 0), .reloadSection(1, 0)], [1], [1, 1])
        == "attempt to delete section 1, but there are only 1 sections before the update"
    )
    _ = try mapping([.deleteSection(1, 0), .reloadSection(2, 0)], [1, 1, 1, 1], [1, 5, 1])
    let mapping = try mapping([.insertSection(0, 0), .reloadSection(0, 5)], [1], [1, 4])
    #expect(mapping.fate(ofSection: 0) == .reloaded(1, animation: 5))
  }

  @Test("C28: rotating three sections by one move or by two")
  func rotateSections() throws {
    for calls: [BatchCall] in [
      [.moveSection(0, 2)], [.moveSection(1, 0), .moveSection(2, 1)],
    ] {
      let mapping = try mapping(calls, [1, 2, 3], [2, 3, 1])
      #expect((0..<3).map { mapping.newIndex(ofSection: $0) } == [2, 0, 1])
      #expect(mapping.newPosition(ofRow: at(1, 1)) == at(0, 1))
      #expect(mapping.newPosition(ofRow: at(0, 0)) == at(2, 0))
    }
  }

  @Test("C31: the data source answers from a flag that is not set yet")
  func insertBeyondFlag() {
    #expect(
      failureText([.insertRow(1, 0, 0)], [1, 0], [1, 0])
        == "attempt to insert row 0 into section 1, "
        + "but there are only 0 rows in section 1 after the update"
    )
  }

  @Test("C33: a row is moved and reloaded")
  func moveAndReload() {
    #expect(
      failureText([.moveRow(at(0, 0), at(0, 2)), .reloadRow(0, 0, 0)], [3], [3])
        == "Attempt to create two animations for cell"
    )
  }

  @Test("a row is reloaded in a section that moves (a report against iOS 9)")
  func reloadInMovedSection() throws {
    let mapping = try mapping([.reloadRow(1, 0, 5), .moveSection(1, 0)], [2, 3], [3, 2])
    #expect(mapping.fate(ofRow: at(1, 0)) == .reloaded(at(0, 0), animation: 5))
    #expect(mapping.fate(ofSection: 1) == .moved(0))
  }
}
