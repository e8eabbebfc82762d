// SPDX-License-Identifier: Apache-2.0

import Foundation
import RowGeometry
import Testing

@Suite("RowGeometry work")
struct RowGeometryWorkTests {
  /// Rows that are all different from their neighbors, hence as many runs as rows.
  private func mixed(sections: Int, rows: Int, capacity: Int = 4) -> RowGeometry {
    var geometry = RowGeometry(nodeCapacity: capacity)
    let section = RowGeometry.Section(header: 10, estimate: 1)
    geometry.insertSections(Array(repeating: section, count: sections), at: 0)
    for section in 0..<sections {
      geometry.appendRows(heights: (0..<rows).lazy.map { Double($0 % 7 + 1) }, section: section)
    }
    return geometry
  }

  private func row(_ section: Int, _ row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }

  /// The nodes that a mutation visits.
  private func work(_ geometry: RowGeometry, _ body: (inout RowGeometry) -> Void) -> Int {
    var copy = geometry
    body(&copy)
    return copy.visitCount - geometry.visitCount
  }

  @Test("a query visits at most log2 n nodes", arguments: [100, 1_000, 10_000, 100_000])
  func queries(count: Int) {
    let geometry = mixed(sections: 1, rows: count)
    // At least half full nodes of 4 halve what is left at each level; the section is one node more.
    let limit = Int(log2(Double(count))) + 2
    for index in stride(from: 0, to: count, by: count / 50) {
      var visits = 0
      let extent = geometry.extent(of: row(0, index), visits: &visits)
      #expect(visits <= limit)
      visits = 0
      #expect(geometry.slot(atOffset: extent.offset, visits: &visits) == .row(row(0, index)))
      #expect(visits <= limit)
      #expect(visits > 2)
    }
  }

  @Test("a query among many sections visits at most log2 n nodes")
  func queriesAcrossSections() {
    let geometry = mixed(sections: 500, rows: 20)
    for section in stride(from: 0, to: 500, by: 17) {
      var visits = 0
      let extent = geometry.extent(of: row(section, 13), visits: &visits)
      #expect(visits <= Int(log2(500.0)) + Int(log2(20.0)) + 2)
      visits = 0
      _ = geometry.slot(atOffset: extent.offset, visits: &visits)
      #expect(visits <= Int(log2(500.0)) + Int(log2(20.0)) + 2)
    }
  }

  @Test("a mutation visits a multiple of log2 n nodes", arguments: [1_000, 10_000, 100_000])
  func mutations(count: Int) {
    let geometry = mixed(sections: 3, rows: count)
    let unit = Int(log2(Double(count))) + 3
    let middle = count / 4..<count / 2
    #expect(work(geometry) { $0.setHeight(50, of: row(1, count / 3)) } <= unit)
    #expect(work(geometry) { $0.invalidateRow(row(1, count / 3)) } <= unit)
    #expect(work(geometry) { $0.insertRows(9, at: row(1, count / 3)) } <= unit)
    let path = work(geometry) { $0.setHeight(50, of: row(1, count - 1)) }
    #expect(work(geometry) { $0.insertRows(9, at: row(1, count)) } == path)
    #expect(work(geometry) { $0.removeRows(5..<6, section: 1) } <= unit)
    #expect(work(geometry) { $0.invalidateRows(middle, section: 1) } <= 8 * unit)
    #expect(work(geometry) { $0.removeRows(middle, section: 1) } <= 8 * unit)
    #expect(work(geometry) { $0.moveRows(middle, section: 1, to: row(2, 77)) } <= 12 * unit)
    #expect(work(geometry) { $0.setEstimate(5, ofSection: 1) } <= 2)
    #expect(work(geometry) { $0.setHeaderHeight(5, ofSection: 1) } <= 2)
  }

  @Test("folding visits the path to the section, however many rows it has")
  func folding() {
    for rows in [10, 20_000] {
      let geometry = mixed(sections: 3, rows: rows)
      #expect(work(geometry) { $0.fold(section: 1) } == 1)
      #expect(
        work(geometry) {
          $0.fold(section: 1)
          $0.unfold(section: 1)
        } == 2
      )
    }
    let geometry = mixed(sections: 600, rows: 1)
    #expect(work(geometry) { $0.fold(section: 400) } <= Int(log2(600.0)) + 1)
    #expect(work(geometry) { $0.removeSections(100..<300) } <= 8 * 11)
    #expect(work(geometry) { $0.moveSection(from: 10, to: 400) } <= 12 * 11)
  }

  @Test("a walk over a screen visits log2 n nodes and one per slot", arguments: [1_000, 50_000])
  func walks(rows: Int) {
    let geometry = mixed(sections: 1, rows: rows)
    let unit = Int(log2(Double(rows))) + 2
    var seen = 0
    var visits = 0
    geometry.forEachSlot(in: 2_000..<2_040, visits: &visits) { _, _ in seen += 1 }
    #expect((10...12).contains(seen))
    #expect(visits <= 3 * unit + 2 * seen)
    seen = 0
    visits = 0
    geometry.forEachRow(from: row(0, rows / 2), visits: &visits) { _, _ in
      seen += 1
      return seen < 20
    }
    #expect(visits <= 2 * unit + 2 * seen)
  }

  @Test("a walk over slots passes over a million rows without height in one step")
  func walkOverEmptyRows() {
    var geometry = RowGeometry(nodeCapacity: 4)
    geometry.appendSection(.init(header: 1, footer: 1, estimate: 0, rowCount: 1_000_000))
    geometry.setHeight(1, of: row(0, 999_999))
    var seen: [RowGeometry.Slot] = []
    var visits = 0
    geometry.forEachSlot(in: 0..<3, visits: &visits) { slot, _ in seen.append(slot) }
    #expect(visits <= 10)
    #expect(seen == [.header(section: 0), .row(row(0, 999_999)), .footer(section: 0)])
  }

  @Test("a thousand million unmeasured rows take a few nodes and less than a megabyte")
  func unmeasuredRows() {
    var geometry = RowGeometry()
    let section = RowGeometry.Section(header: 28, estimate: 44, rowCount: 1_000_000)
    geometry.insertSections(Array(repeating: section, count: 1_000), at: 0)
    #expect(geometry.rowCount == 1_000_000_000)
    #expect(geometry.totalHeight == 1_000 * 44_000_028)
    #expect(geometry.countNodes() < 1_100)
    #expect(geometry.estimateMemory() < 1_000_000)
    var visits = 0
    let middle = row(500, 500_000)
    let extent = geometry.extent(of: middle, visits: &visits)
    #expect(extent == .init(offset: 500 * 44_000_028 + 28 + 22_000_000, height: 44))
    #expect(geometry.slot(atOffset: extent.offset, visits: &visits) == .row(middle))
    #expect(visits <= 8)
    geometry.setHeight(90, of: middle)
    #expect(geometry.countNodes() < 1_100)
    #expect(geometry.offset(of: row(500, 500_001)) == extent.offset + 90)
  }

  @Test("a copy shares all nodes, and after an edit all but those on the path")
  func copies() {
    let geometry = mixed(sections: 1, rows: 10_000)
    var copy = geometry
    #expect(copy.countBlocks(notSharedWith: geometry) == 0)
    let path = work(geometry) { $0.setHeight(3.5, of: row(0, 5_000)) }
    copy.setHeight(3.5, of: row(0, 5_000))
    // Each block on the path is copied; a leaf or a node that is divided makes one more.
    #expect((path...2 * path).contains(copy.countBlocks(notSharedWith: geometry)))
    copy = geometry
    copy.fold(section: 0)
    #expect(copy.countBlocks(notSharedWith: geometry) == 1)
    copy.removeRows(2_000..<9_000, section: 0)
    #expect(copy.countBlocks(notSharedWith: geometry) <= 8 * 14)
  }
}
