// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("Mapping a batch")
struct TableMappingTests {
  @Test("an empty batch is empty and changes nothing")
  func emptyBatch() throws {
    let mapping = try mapping([], [2, 0, 3], [2, 0, 3])
    #expect(mapping.isEmpty)
    #expect(mapping.isIdentity())
    #expect(mapping.splices().isEmpty)
    #expect(mapping.fate(ofRow: at(2, 1)) == .kept(at(2, 1)))
    #expect(mapping == TableMapping(identityOf: TableCounts(rowCounts: [2, 0, 3])))
  }

  @Test("a move onto itself changes nothing, but is no empty batch")
  func moveOntoItself() throws {
    let mapping = try mapping([.moveRow(at(0, 1), at(0, 1)), .moveSection(1, 1)], [2, 1], [2, 1])
    #expect(!mapping.isEmpty)
    #expect(mapping.isIdentity())
    #expect(mapping.fate(ofRow: at(0, 1)) == .moved(at(0, 1)))
  }

  @Test(
    "any other call changes something",
    arguments: [
      ([BatchCall.reloadRow(0, 0, 5)], [1, 1], [1, 1]),
      ([.reloadSection(0, 5)], [1, 1], [1, 1]),
      ([.deleteRow(0, 0, 5)], [1, 1], [0, 1]),
      ([.insertRow(0, 0, 5)], [1, 1], [2, 1]),
      ([.insertSection(0, 5)], [1, 1], [0, 1, 1]),
      ([.deleteSection(0, 5)], [1, 1], [1]),
      ([.moveSection(0, 1)], [1, 1], [1, 1]),
      ([.moveRow(at(0, 0), at(1, 0))], [1, 1], [0, 2]),
    ]
  )
  func changes(calls: [BatchCall], before: [Int], after: [Int]) throws {
    let mapping = try mapping(calls, before, after)
    #expect(!mapping.isIdentity())
    #expect(!mapping.isEmpty)
  }

  @Test("a reloaded run is split where rows are inserted into it")
  func splitReload() throws {
    let calls: [BatchCall] = [
      .reloadRow(0, 1, 5), .reloadRow(0, 2, 5), .reloadRow(0, 3, 5), .insertRow(0, 2, 0),
    ]
    let mapping = try mapping(calls, [5], [6])
    #expect(
      mapping.reloadedRows() == [
        RowReload(oldSection: 0, oldRows: 1..<2, newSection: 0, newRows: 1..<2, animation: 5),
        RowReload(oldSection: 0, oldRows: 2..<4, newSection: 0, newRows: 3..<5, animation: 5),
      ]
    )
  }

  @Test("edits of rows in a deleted, inserted or reloaded section are swallowed")
  func swallowedRows() throws {
    let calls: [BatchCall] = [
      .deleteSection(0, 1), .deleteRow(0, 0, 2), .reloadRow(0, 1, 2),
      .reloadSection(1, 3), .deleteRow(1, 0, 4), .insertRow(0, 2, 4),
      .insertSection(1, 5), .insertRow(1, 0, 6),
    ]
    let mapping = try mapping(calls, [2, 1], [3, 1])
    #expect(mapping.deletedRows().isEmpty)
    #expect(mapping.insertedRows().isEmpty)
    #expect(mapping.reloadedRows().isEmpty)
    #expect(mapping.fate(ofRow: at(0, 1)) == .deleted(animation: 1))
    #expect(mapping.fate(ofRow: at(1, 0)) == .deleted(animation: 3))
    #expect(mapping.origin(ofRow: at(0, 2)) == .inserted(animation: 3))
    #expect(mapping.origin(ofRow: at(1, 0)) == .inserted(animation: 5))
    #expect(
      mapping.splices() == [
        .removeSections(0..<2), .insertSections(0..<2),
      ]
    )
  }

  @Test("row edits in a moved section count in its old index before and its new index after")
  func editsInMovedSection() throws {
    let calls: [BatchCall] = [
      .moveSection(2, 0), .deleteRow(2, 0, 0), .insertRow(0, 2, 5), .moveRow(at(0, 0), at(0, 0)),
    ]
    let mapping = try mapping(calls, [1, 1, 3], [4, 0, 1])
    #expect(mapping.fate(ofRow: at(2, 0)) == .deleted(animation: 0))
    #expect(mapping.fate(ofRow: at(2, 1)) == .kept(at(0, 1)))
    #expect(mapping.fate(ofRow: at(2, 2)) == .kept(at(0, 3)))
    #expect(mapping.origin(ofRow: at(0, 0)) == .moved(at(0, 0)))
    #expect(mapping.origin(ofRow: at(0, 2)) == .inserted(animation: 5))
    #expect(mapping.fate(ofSection: 1) == .kept(2))
    #expect(
      mapping.splices() == [
        .removeRows(section: 2, rows: 0..<1), .removeRows(section: 0, rows: 0..<1),
        .removeSections(2..<3), .insertMovedSection(section: 0, from: 2),
        .insertMovedRow(at(0, 0), from: at(0, 0)), .insertRows(section: 0, rows: 2..<3),
      ]
    )
  }

  @Test("neighbors with different animations keep them, but are one splice")
  func animations() throws {
    let calls: [BatchCall] = [.deleteRow(0, 1, 0), .deleteRow(0, 2, 5), .deleteRow(0, 3, 5)]
    let mapping = try mapping(calls, [4], [1])
    #expect(
      mapping.deletedRows() == [
        RowRun(section: 0, rows: 1..<2, animation: 0),
        RowRun(section: 0, rows: 2..<4, animation: 5),
      ]
    )
    #expect(mapping.splices() == [.removeRows(section: 0, rows: 1..<4)])
  }

  @Test("ranges, sequences and single calls record the same script")
  func waysToRecord() throws {
    var ranges = TableUpdate()
    ranges.deleteRows(section: 0, rows: 1..<4, animation: 5)
    ranges.insertRows(section: 0, rows: 0..<2, animation: 6)
    ranges.reloadRows(section: 1, rows: 2..<4, animation: 7)
    ranges.deleteSections(2..<4, animation: 8)
    ranges.insertSections(2..<3, animation: 9)
    ranges.reloadSections(4..<5, animation: 3)
    ranges.deleteRows(section: 0, rows: 1..<1, animation: 0)
    ranges.deleteSections(1..<1, animation: 0)
    var sequences = TableUpdate()
    sequences.deleteRows(at: [3, 1, 2].map { (section: 0, row: $0) }, animation: 5)
    sequences.insertRows(at: [1, 0].map { (section: 0, row: $0) }, animation: 6)
    sequences.reloadRows(at: [2, 3].map { (section: 1, row: $0) }, animation: 7)
    sequences.deleteSections([3, 2], animation: 8)
    sequences.insertSections([2], animation: 9)
    sequences.reloadSections([4], animation: 3)
    let before = [5, 4, 1, 1, 1]
    let after = [4, 4, 1, 2]
    #expect(
      try ranges.resolve(before, after).get() == sequences.resolve(before, after).get()
    )
  }

  @Test("blocks nest, and only the outermost end completes the batch")
  func nesting() {
    var update = TableUpdate()
    update.begin()
    update.deleteRow(section: 0, row: 0, animation: 0)
    update.begin()
    #expect(update.nestingDepth == 2)
    #expect(update.end() == false)
    update.insertRow(section: 0, row: 0, animation: 0)
    #expect(update.end() == true)
    #expect(update.end() == false)
    #expect(update.nestingDepth == 0)
    #expect(!update.isEmpty)
  }

  @Test("a script is empty until any call is recorded")
  func emptyScript() {
    #expect(TableUpdate().isEmpty)
    let calls: [BatchCall] = [
      .insertRow(0, 0, 0), .deleteRow(0, 0, 0), .reloadRow(0, 0, 0), .moveRow(at(0, 0), at(0, 0)),
      .insertSection(0, 0), .deleteSection(0, 0), .reloadSection(0, 0), .moveSection(0, 0),
    ]
    for call in calls { #expect(!TableUpdate([call]).isEmpty) }
  }
}

@Suite("Asking a mapping for what does not exist")
struct TableMappingTrapTests {
  @Test("the fate of a row that was not there ends the process")
  func missingOldRow() async {
    await #expect(processExitsWith: .failure) {
      let mapping = TableMapping(identityOf: TableCounts(rowCounts: [1]))
      _ = mapping.fate(ofRow: RowPosition(section: 0, row: 1))
    }
  }

  @Test("the origin of a row in a section that is not there ends the process")
  func missingNewRow() async {
    await #expect(processExitsWith: .failure) {
      let mapping = TableMapping(identityOf: TableCounts(rowCounts: [1]))
      _ = mapping.origin(ofRow: RowPosition(section: 1, row: 0))
    }
  }

  @Test("the fate of a section that was not there ends the process")
  func missingOldSection() async {
    await #expect(processExitsWith: .failure) {
      let mapping = TableMapping(identityOf: TableCounts(rowCounts: [1]))
      _ = mapping.fate(ofSection: -1)
    }
  }

  @Test("the origin of a section that is not there ends the process")
  func missingNewSection() async {
    await #expect(processExitsWith: .failure) {
      let mapping = TableMapping(identityOf: TableCounts(rowCounts: [1]))
      _ = mapping.origin(ofSection: 1)
    }
  }
}
