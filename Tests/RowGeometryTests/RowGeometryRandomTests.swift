// SPDX-License-Identifier: Apache-2.0

import RowGeometry
import Testing

@Suite("RowGeometry against plain arrays")
struct RowGeometryRandomTests {
  @Test("random edits answer every query as plain arrays do", arguments: seeds(1...12))
  func randomEdits(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var geometry = RowGeometry(nodeCapacity: seed.isMultiple(of: 4) ? 6 : 4)
    var model = NaiveGeometry()
    for step in 1...iterations(250) {
      let edit = RandomEdit.draw(for: model, using: &generator)
      let (oldGeometry, oldModel) = (geometry, model)
      edit.apply(to: &geometry)
      edit.apply(to: &model)
      let problem =
        geometry.brokenInvariant() ?? difference(geometry, model, &generator)
        ?? difference(oldGeometry, oldModel, &generator).map { "the copy from before: \($0)" }
      // The first failing step ends the test: the shortest prefix of edits that shows the fault.
      guard problem == nil else {
        Issue.record("SEED=\(seed) ITERATIONS=\(step) after \(edit): \(problem ?? "")")
        return
      }
    }
  }

  @Test("heights that no sum of doubles holds exactly still map to rows and back")
  func inexactHeights() {
    for seed in seeds(1...4) {
      var generator = SeededGenerator(seed: seed)
      var geometry = RowGeometry(nodeCapacity: 4)
      for section in 0..<3 {
        geometry.appendSection(.init(padding: 0.1, header: 1 / 3, footer: 0.7, estimate: 44.1))
        let heights = (0..<700).map { _ in Double.random(in: 0.1..<90, using: &generator) }
        geometry.appendRows(heights: heights, section: section)
        geometry.insertRows(50, at: RowPosition(section: section, row: 300))
        geometry.insertRows(9, at: RowPosition(section: section, row: 5), height: .exact(0.1))
      }
      geometry.forEachRow(from: RowPosition(section: 0, row: 0)) { row, extent in
        #expect(geometry.extent(of: row) == extent, "SEED=\(seed)")
        #expect(geometry.slot(atOffset: extent.offset) == .row(row), "SEED=\(seed)")
        let middle = extent.offset + extent.height / 2
        #expect(geometry.slot(atOffset: middle) == .row(row), "SEED=\(seed)")
        // The last point above belongs to what stands there, also where a node's sum and the sums of
        // its parts differ.
        let above: RowGeometry.Slot =
          row.row == 0
          ? .header(section: row.section)
          : .row(RowPosition(section: row.section, row: row.row - 1))
        #expect(geometry.slot(atOffset: extent.offset.nextDown) == above, "SEED=\(seed)")
        return true
      }
      #expect(geometry.slot(atOffset: geometry.totalHeight.nextDown) == .footer(section: 2))
    }
  }

  @Test("no rounding leads to a slot without height", arguments: seeds(1...4))
  func inexactSections(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var geometry = RowGeometry(nodeCapacity: 4)
    for section in 0..<200 {
      let rows = Int.random(in: 0..<4, using: &generator)
      let heights = (0..<rows).map { _ in Double.random(in: 0.1..<90, using: &generator) }
      let header = section.isMultiple(of: 2) ? 0 : Double.random(in: 0.1..<90, using: &generator)
      geometry.appendSection(.init(padding: section == 0 ? 1 : 0, header: header, estimate: 1))
      geometry.appendRows(heights: heights, section: section)
    }
    for section in 0..<200 {
      let extent = geometry.extent(ofSection: section)
      for offset in [extent.offset.nextDown, extent.offset, extent.end.nextDown, extent.end] {
        guard let slot = geometry.slot(atOffset: offset) else { continue }
        #expect(geometry.extent(of: slot).height > 0, "SEED=\(seed) at \(offset)")
      }
    }
  }

  /// What differs first between the two, in words.
  private func difference(
    _ geometry: RowGeometry,
    _ model: NaiveGeometry,
    _ generator: inout SeededGenerator
  ) -> String? {
    let places = model.places()
    let height = places.last?.extent.end ?? 0
    let rows = places.filter { if case .row = $0.slot { true } else { false } }
    if geometry.totalHeight != height { return "height \(geometry.totalHeight), not \(height)" }
    if geometry.rowCount != rows.count { return "\(geometry.rowCount) rows, not \(rows.count)" }
    if geometry.sectionCount != model.sections.count { return "number of sections" }
    return differenceOfSections(geometry, model)
      ?? differenceOfSlots(geometry, places)
      ?? differenceOfWalks(geometry, places, rows, &generator)
  }

  private func differenceOfSections(_ geometry: RowGeometry, _ model: NaiveGeometry) -> String? {
    var start = 0.0
    for (index, section) in model.sections.enumerated() {
      let rowsHeight = section.shown.reduce(0) { $0 + section.height($1) }
      let rowsStart = start + section.padding + section.header
      let whole = section.padding + section.header + rowsHeight + section.footer
      let measured = section.shown.map { if case .exact = $0 { true } else { false } }
      let isSame =
        geometry.numberOfRows(inSection: index) == section.shown.count
        && geometry.hiddenRowCount(inSection: index) == section.rows.count - section.shown.count
        && geometry.isFolded(section: index) == section.isFolded
        && geometry.estimate(ofSection: index) == section.estimate
        && geometry.measuredRowCount(inSection: index) == measured.count(where: \.self)
        && geometry.extent(ofSection: index) == .init(offset: start, height: whole)
        && geometry.extent(ofRowsInSection: index) == .init(offset: rowsStart, height: rowsHeight)
      if !isSame { return "section \(index)" }
      for (row, isMeasured) in measured.enumerated()
      where geometry.isMeasured(RowPosition(section: index, row: row)) != isMeasured {
        return "whether row \(row) of section \(index) is measured"
      }
      start += whole
    }
    return nil
  }

  private func differenceOfSlots(
    _ geometry: RowGeometry,
    _ places: [NaiveGeometry.Place]
  ) -> String? {
    for (slot, extent) in places {
      if geometry.extent(of: slot) != extent { return "extent of \(slot)" }
      guard extent.height > 0 else { continue }
      for offset in [extent.offset, extent.offset + extent.height / 2, extent.end.nextDown]
      where geometry.slot(atOffset: offset) != slot {
        return "slot at \(offset)"
      }
    }
    let outside = [-0.25, geometry.totalHeight, .infinity, -.infinity]
    return outside.allSatisfy { geometry.slot(atOffset: $0) == nil } ? nil : "slot outside"
  }

  private func differenceOfWalks(
    _ geometry: RowGeometry,
    _ places: [NaiveGeometry.Place],
    _ rows: [NaiveGeometry.Place],
    _ generator: inout SeededGenerator
  ) -> String? {
    var found: [RowGeometry.Slot] = []
    if !rows.isEmpty {
      let first = Int.random(in: 0..<rows.count, using: &generator)
      let end = Int.random(in: first..<rows.count, using: &generator)
      guard case .row(let position) = rows[first].slot else { return nil }
      geometry.forEachRow(from: position) { row, extent in
        if geometry.extent(of: row) != extent { return false }
        found.append(.row(row))
        return found.count <= end - first
      }
      if found != rows[first...end].map(\.slot) { return "rows from \(position)" }
    }
    let lower = Double(Int.random(in: -4..<Int(geometry.totalHeight) + 4, using: &generator))
    let upper = lower + Double(Int.random(in: 0..<40, using: &generator)) / 2
    let expected = places.filter { _, extent in
      extent.height > 0 && extent.end > lower && extent.offset < upper && lower < upper
    }
    found = []
    geometry.forEachSlot(in: lower..<upper) { slot, extent in
      if geometry.extent(of: slot) == extent { found.append(slot) }
    }
    return found == expected.map(\.slot) ? nil : "slots in \(lower)..<\(upper)"
  }
}
