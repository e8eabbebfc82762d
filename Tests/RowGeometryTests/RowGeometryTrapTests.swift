// SPDX-License-Identifier: Apache-2.0

import RowGeometry
import Testing

/// One section with two rows.
private func small() -> RowGeometry {
  var geometry = RowGeometry()
  geometry.appendSection(.init(estimate: 10, rowCount: 2))
  return geometry
}

/// Expects that the process ended with this message, and that there was one.
private func expect(
  _ result: ExitTest.Result?,
  says message: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.contains("RowGeometry: \(message)"), sourceLocation: sourceLocation)
}

@Suite("RowGeometry traps")
struct RowGeometryTrapTests {
  @Test("a height that is not a number, negative or infinite is refused by name")
  func heights() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setHeight(.nan, of: RowPosition(section: 0, row: 0))
      },
      says: "the height of a row must be finite and not negative, but is nan"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.appendRows(heights: [-1], section: 0)
      },
      says: "the height of a row must be finite and not negative, but is -1.0"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setHeaderHeight(.infinity, ofSection: 0)
      },
      says: "the height of a header must be finite and not negative, but is inf"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setFooterHeight(-1, ofSection: 0)
      },
      says: "the height of a footer must be finite"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setPadding(.nan, ofSection: 0)
      },
      says: "the padding above a section must be finite"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setEstimate(-2, ofSection: 0)
      },
      says: "the estimated height of a row must be finite"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.insertRows(1, at: RowPosition(section: 0, row: 0), height: .estimate(.nan))
      },
      says: "the estimated height of a row must be finite"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = small().slot(atOffset: .nan)
      },
      says: "the offset is not a number"
    )
  }

  @Test("a section or row that does not exist is named, and how many there are")
  func positions() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = small().offset(of: RowPosition(section: 0, row: 2))
      },
      says: "row 2 of section 0 is out of range: the section has 2 rows"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.fold(section: 0)
        _ = geometry.isMeasured(RowPosition(section: 0, row: 0))
      },
      says: "row 0 of section 0 is out of range: the section is folded"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = small().numberOfRows(inSection: 1)
      },
      says: "section 1 is out of range: there are 1"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.fold(section: -1)
      },
      says: "section -1 is out of range: there are 1"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.removeRows(1..<3, section: 0)
      },
      says: "rows 1..<3 are out of range: there are 2"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.setHeight(1, of: RowPosition(section: 0, row: 2))
      },
      says: "row 2 is out of range: there are 2"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.insertRows(1, at: RowPosition(section: 0, row: 3))
      },
      says: "row 3 is out of range: it must be in 0...2"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        let end = RowPosition(section: 0, row: 2)
        geometry.moveRow(from: RowPosition(section: 0, row: 0), to: end)
      },
      says: "row 2 is out of range: it must be in 0...1"
    )
  }

  @Test("counts and ranges of sections that make no sense are refused")
  func counts() async {
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.insertSections([.init(estimate: 1)], at: 2)
      },
      says: "section 2 is out of range: it must be in 0...1"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.removeSections(0..<2)
      },
      says: "sections 0..<2 are out of range: there are 1"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.insertRows(-1, at: RowPosition(section: 0, row: 0))
      },
      says: "-1 rows cannot be inserted"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var geometry = small()
        geometry.appendSection(.init(estimate: 1, rowCount: -3))
      },
      says: "a section cannot have -3 rows"
    )
    expect(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = RowGeometry(nodeCapacity: 5)
      },
      says: "a node's capacity must be even and at least 4, but is 5"
    )
  }
}
