// SPDX-License-Identifier: Apache-2.0

import RowGeometry
import Testing

@Suite("RowGeometry")
struct RowGeometryTests {
  private func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  @Test("an empty geometry has no height and no slot")
  func empty() {
    let geometry = RowGeometry()
    #expect(geometry.sectionCount == 0)
    #expect(geometry.rowCount == 0)
    #expect(geometry.totalHeight == 0)
    #expect(geometry.slot(atOffset: 0) == nil)
    geometry.forEachRow(from: row(0, 0)) { _, _ in
      Issue.record("there is no row")
      return true
    }
    geometry.forEachSlot(in: 0..<10) { slot, _ in Issue.record("there is no \(slot)") }
  }

  @Test("a section runs from padding over header and rows to the footer")
  func orderOfSlots() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(padding: 10, header: 20, footer: 5, estimate: 44, rowCount: 2))
    #expect(geometry.totalHeight == 123)
    #expect(geometry.slot(atOffset: 0) == .padding(section: 0))
    #expect(geometry.slot(atOffset: 10) == .header(section: 0))
    #expect(geometry.slot(atOffset: 30) == .row(row(0, 0)))
    #expect(geometry.slot(atOffset: 73.75) == .row(row(0, 0)))
    #expect(geometry.slot(atOffset: 74) == .row(row(0, 1)))
    #expect(geometry.slot(atOffset: 118) == .footer(section: 0))
    #expect(geometry.slot(atOffset: 123) == nil)
    #expect(geometry.slot(atOffset: -0.5) == nil)
  }

  @Test("slots without height are passed over and those around them keep their edges")
  func zeroHeights() {
    var geometry = RowGeometry(nodeCapacity: 4)
    let empty = RowGeometry.Section(estimate: 0)
    geometry.insertSections(Array(repeating: empty, count: 9), at: 0)
    geometry.appendSection(.init(estimate: 0, rowCount: 1000))
    geometry.appendRows(heights: [0, 0, 3, 0, 4, 0], section: 9)
    geometry.insertSections(Array(repeating: empty, count: 9), at: 10)
    #expect(geometry.totalHeight == 7)
    #expect(geometry.slot(atOffset: 0) == .row(row(9, 1002)))
    #expect(geometry.slot(atOffset: 3) == .row(row(9, 1004)))
    #expect(geometry.slot(atOffset: 7) == nil)
    #expect(geometry.extent(of: row(9, 1003)) == .init(offset: 3, height: 0))
    #expect(geometry.extent(ofSection: 18) == .init(offset: 7, height: 0))
    var slots: [RowGeometry.Slot] = []
    geometry.forEachSlot(in: 0..<100) { slot, _ in slots.append(slot) }
    #expect(slots == [.row(row(9, 1002)), .row(row(9, 1004))])
  }

  @Test("a new section estimate moves unmeasured rows only, and not those with their own")
  func estimates() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(estimate: 40, rowCount: 3))
    geometry.insertRows(1, at: row(0, 3), height: .estimate(7))
    geometry.setHeight(100, of: row(0, 1))
    geometry.setEstimate(10, ofSection: 0)
    #expect(geometry.totalHeight == 10 + 100 + 10 + 7)
    #expect(geometry.measuredRowCount(inSection: 0) == 1)
    geometry.setEstimate(1, ofRows: 0..<4, section: 0)
    #expect(geometry.totalHeight == 1 + 100 + 1 + 1)
    geometry.setEstimate(nil, ofRows: 3..<4, section: 0)
    #expect(geometry.height(of: row(0, 3)) == 10)
    geometry.invalidateAllRows()
    #expect(geometry.totalHeight == 40)
    #expect(!geometry.isMeasured(row(0, 1)))
  }

  @Test("rows measured one by one and invalidated one by one end up as one run")
  func runsAreJoined() {
    var geometry = RowGeometry(nodeCapacity: 4)
    geometry.appendSection(.init(estimate: 44, rowCount: 500))
    let nodes = geometry.countNodes()
    for index in 0..<500 { geometry.setHeight(Double(index), of: row(0, index)) }
    #expect(geometry.countNodes() > 100)
    for index in (0..<500).reversed() { geometry.invalidateRow(row(0, index)) }
    #expect(geometry.countNodes() == nodes)
    #expect(geometry.brokenInvariant() == nil)
  }

  @Test("a moved row stands afterwards at the position named, with its height")
  func moves() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(estimate: 1))
    geometry.appendRows(heights: [10, 11, 12, 13], section: 0)
    geometry.appendSection(.init(estimate: 5, rowCount: 1))
    geometry.moveRow(from: row(0, 0), to: row(0, 2))
    #expect((0..<4).map { geometry.height(of: row(0, $0)) } == [11, 12, 10, 13])
    geometry.moveRows(1..<3, section: 0, to: row(1, 1))
    #expect((0..<2).map { geometry.height(of: row(0, $0)) } == [11, 13])
    #expect((0..<3).map { geometry.height(of: row(1, $0)) } == [5, 12, 10])
    geometry.moveRow(from: row(1, 0), to: row(0, 0))
    #expect(geometry.height(of: row(0, 0)) == 1)
    geometry.moveSection(from: 0, to: 1)
    #expect(geometry.numberOfRows(inSection: 0) == 2)
    #expect(geometry.height(of: row(1, 2)) == 13)
  }

  @Test("a fold hides the rows and an unfold brings the measured heights back")
  func folding() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(header: 20, footer: 2, estimate: 44, rowCount: 3))
    geometry.appendSection(.init(header: 20, estimate: 44, rowCount: 1))
    geometry.setHeight(100, of: row(0, 1))
    let before = geometry.totalHeight
    geometry.fold(section: 0)
    geometry.fold(section: 0)
    #expect(geometry.isFolded(section: 0))
    #expect(geometry.numberOfRows(inSection: 0) == 0)
    #expect(geometry.hiddenRowCount(inSection: 0) == 3)
    #expect(geometry.measuredRowCount(inSection: 0) == 0)
    #expect(geometry.rowCount == 1)
    #expect(geometry.totalHeight == 22 + 64)
    #expect(geometry.slot(atOffset: 20) == .footer(section: 0))
    geometry.unfold(section: 0)
    geometry.unfold(section: 0)
    #expect(geometry.totalHeight == before)
    #expect(geometry.height(of: row(0, 1)) == 100)
    #expect(geometry.isMeasured(row(0, 1)))
    #expect(geometry.hiddenRowCount(inSection: 0) == 0)
  }

  @Test("the hidden rows of a folded section can be edited and show up when it is unfolded")
  func editingFoldedSections() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(header: 1, estimate: 10, rowCount: 3))
    geometry.setHeight(7, of: row(0, 2))
    geometry.fold(section: 0)
    geometry.removeRows(0..<1, section: 0)
    geometry.insertRows(2, at: row(0, 0), height: .exact(3))
    geometry.appendRows(heights: [4], section: 0)
    #expect(geometry.totalHeight == 1)
    geometry.unfold(section: 0)
    #expect((0..<5).map { geometry.height(of: row(0, $0)) } == [3, 3, 10, 7, 4])
  }

  @Test("a walk over rows goes on in the next sections and ends when told to")
  func walking() {
    var geometry = RowGeometry()
    geometry.appendSection(.init(header: 5, estimate: 1, rowCount: 2))
    geometry.appendSection(.init(header: 5, estimate: 1))
    geometry.appendSection(.init(header: 5, estimate: 1, rowCount: 4))
    geometry.fold(section: 2)
    geometry.appendSection(.init(header: 5, estimate: 2, rowCount: 9))
    var rows: [RowPosition] = []
    geometry.forEachRow(from: row(0, 1)) { row, extent in
      #expect(geometry.extent(of: row) == extent)
      rows.append(row)
      return rows.count < 3
    }
    #expect(rows == [row(0, 1), row(3, 0), row(3, 1)])
    rows = []
    geometry.forEachRow(from: row(0, 2)) { row, _ in
      rows.append(row)
      return false
    }
    #expect(rows == [row(3, 0)])
  }

  @Test("a copy keeps what it was when the original changes, and the other way round")
  func valueSemantics() {
    var geometry = RowGeometry(nodeCapacity: 4)
    geometry.appendSection(.init(header: 5, estimate: 1))
    geometry.appendRows(heights: (0..<200).map { Double($0) }, section: 0)
    let old = geometry
    var other = geometry
    geometry.removeRows(10..<190, section: 0)
    geometry.fold(section: 0)
    other.setHeight(1000, of: row(0, 0))
    #expect(geometry.totalHeight == 5)
    #expect(old.totalHeight == 5 + 19_900)
    #expect(other.totalHeight == 5 + 20_900)
    #expect((0..<200).allSatisfy { old.height(of: row(0, $0)) == Double($0) })
    #expect(old.brokenInvariant() == nil)
    #expect(other.brokenInvariant() == nil)
  }

  @Test("a position stands before another as on the screen")
  func order() {
    #expect(row(0, 9) < row(1, 0))
    #expect(row(1, 0) < row(1, 1))
    #expect(!(row(1, 1) < row(1, 1)))
  }
}
