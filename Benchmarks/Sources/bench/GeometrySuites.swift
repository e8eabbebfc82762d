// SPDX-License-Identifier: Apache-2.0

import RowGeometry

/// Heights of very many rows, without any view.
@MainActor
enum GeometrySuites {
  private static let queryLimit = 400.0
  private static let foldLimit = 50.0

  /// How many queries are measured together.
  private static let batchSize = 1_000

  static let all = [
    Suite(
      names: ["geometry.offsetToRow.1m", "geometry.rowToOffset.1m"],
      run: measureQueriesOfMixedRows
    ),
    Suite(names: ["geometry.fold.100k", "geometry.unfold.100k"], run: measureFolding),
    Suite(
      names: [
        "geometry.open.1b", "geometry.memory.1b", "geometry.offsetToRow.1b",
        "geometry.rowToOffset.1b",
      ],
      run: measureUnmeasuredRows
    ),
  ]

  // MARK: A million rows, each of its own height

  private static let sectionCount = 10
  private static let rowsPerSection = 100_000

  private static func mixedHeights() -> [Double] {
    var random = SeededGenerator(seed: 0x5EED)
    // Quarters of a point are exact sums, so that the array finds the same rows.
    return (0..<sectionCount * rowsPerSection).map { _ in
      Double(Int.random(in: 80...800, using: &random)) / 4
    }
  }

  private static func geometry(of heights: [Double]) -> RowGeometry {
    var geometry = RowGeometry()
    for section in 0..<sectionCount {
      geometry.appendSection(.init(estimate: 44))
      let rows = section * rowsPerSection..<(section + 1) * rowsPerSection
      geometry.appendRows(heights: heights[rows], section: section)
    }
    return geometry
  }

  private static func measureQueriesOfMixedRows(_ effort: Effort) -> [Measure] {
    let heights = mixedHeights()
    let geometry = geometry(of: heights)
    let sums = PrefixSums(heights: heights)
    var random = SeededGenerator(seed: 7)
    // Other ones in each step: what was asked just before would lie in the processor's cache.
    let offsets = Batches(effort) { Double.random(in: 0..<geometry.totalHeight, using: &random) }
    let rows = Batches(offsets) { sums.row(atOffset: $0) }
    let positions = Batches(rows) {
      RowPosition(section: $0 / rowsPerSection, row: $0 % rowsPerSection)
    }
    for (offset, position) in zip(offsets.next(), positions.next())
    where geometry.slot(atOffset: offset) != .row(position) {
      fatalError("the row at \(offset) is \(position), not as the geometry says")
    }

    let unit = Double(batchSize)
    let find = effort.measure(steps: 300, unit: unit) {
      var sum = 0
      for offset in offsets.next() { sum &+= geometry.slot(atOffset: offset)?.section ?? 0 }
      consume(sum)
    }
    let findFloor = effort.measure(steps: 300, unit: unit) {
      var sum = 0
      for offset in offsets.next() { sum &+= sums.row(atOffset: offset) }
      consume(sum)
    }
    let place = effort.measure(steps: 300, unit: unit) {
      var sum = 0.0
      for position in positions.next() { sum += geometry.offset(of: position) }
      consume(sum)
    }
    let placeFloor = effort.measure(steps: 300, unit: unit) {
      var sum = 0.0
      for row in rows.next() { sum += sums.offset(ofRow: row) }
      consume(sum)
    }
    let middle = geometry.totalHeight / 2
    let scan = effort.measure(steps: 30, unit: 1_000) {
      var end = 0.0
      var row = 0
      while end <= middle {
        end += heights[row]
        row += 1
      }
      consume(row)
    }
    return [
      Measure(
        name: "geometry.offsetToRow.1m",
        unit: "ns",
        samples: find.wall,
        limit: queryLimit,
        floor: .init(value: findFloor.wall.median, label: "binary search in an array of offsets"),
        note: "scanning half of the heights: \(Int(scan.wall.median)) us"
      ),
      Measure(
        name: "geometry.rowToOffset.1m",
        unit: "ns",
        samples: place.wall,
        limit: queryLimit,
        floor: .init(value: placeFloor.wall.median, label: "reading an array of offsets")
      ),
    ]
  }

  private static func measureFolding(_ effort: Effort) -> [Measure] {
    let heights = mixedHeights()
    var geometry = geometry(of: heights)
    var sums = PrefixSums(heights: heights)
    func set(isFolded: Bool) {
      for section in 0..<sectionCount {
        if isFolded { geometry.fold(section: section) } else { geometry.unfold(section: section) }
      }
    }
    let unit = 1_000.0 * Double(sectionCount)
    let fold = effort.measure(steps: 1_000, unit: unit) {
      set(isFolded: false)
    } body: {
      set(isFolded: true)
    }
    let unfold = effort.measure(steps: 1_000, unit: unit) {
      set(isFolded: true)
    } body: {
      set(isFolded: false)
    }
    var distance = -geometry.extent(ofSection: 0).height
    let shift = effort.measure(steps: 30, unit: 1_000) {
      sums.shift(from: rowsPerSection, by: distance)
      distance = -distance
    }
    consume(sums.ends.last)
    set(isFolded: true)
    guard geometry.rowCount == 0 else { fatalError("rows show in folded sections") }
    set(isFolded: false)
    guard geometry.rowCount == heights.count else { fatalError("unfolded sections hide rows") }

    // What remembers heights of whole sections only, and finds no row.
    let sectionHeights = (0..<sectionCount).map { geometry.extent(ofSection: $0).height }
    var isFolded = Array(repeating: false, count: sectionCount)
    var total = geometry.totalHeight
    let flag = effort.measure(steps: 1_000, unit: unit) {
      for section in 0..<sectionCount {
        total += isFolded[section] ? sectionHeights[section] : -sectionHeights[section]
        isFolded[section].toggle()
      }
      consume(total)
    }
    let floor = Measure.Floor(value: flag.wall.median, label: "a flag and the total height")
    return [
      Measure(
        name: "geometry.fold.100k",
        unit: "us",
        samples: fold.wall,
        limit: foldLimit,
        floor: floor,
        note: "moving the offsets that follow in an array: \(Int(shift.wall.median)) us"
      ),
      Measure(
        name: "geometry.unfold.100k",
        unit: "us",
        samples: unfold.wall,
        limit: foldLimit,
        floor: floor
      ),
    ]
  }

  // MARK: A thousand million rows, none of them measured

  private static func openUnmeasured() -> RowGeometry {
    var geometry = RowGeometry()
    let section = RowGeometry.Section(header: 28, estimate: 44, rowCount: 1_000_000)
    geometry.insertSections(repeatElement(section, count: 1_000), at: 0)
    return geometry
  }

  /// What a geometry takes of memory, in bytes; to be asked in a process that has done nothing else.
  static func bytesOfUnmeasuredRows() -> Double {
    // Memory is counted in pages: many geometries make the page that is begun small beside them.
    var geometries: [RowGeometry] = []
    geometries.reserveCapacity(200)
    geometries.append(openUnmeasured())
    let before = ProcessFacts.residentBytes
    for _ in 0..<100 { geometries.append(openUnmeasured()) }
    let bytes = (ProcessFacts.residentBytes - before) / 100
    consume(geometries.count)
    return bytes
  }

  private static func measureUnmeasuredRows(_ effort: Effort) -> [Measure] {
    let open = effort.measure(steps: 30, unit: 1_000) { consume(openUnmeasured()) }
    let geometry = openUnmeasured()

    var random = SeededGenerator(seed: 11)
    let offsets = Batches(effort) { Double.random(in: 0..<geometry.totalHeight, using: &random) }
    let positions = Batches(effort) {
      RowPosition(
        section: Int.random(in: 0..<1_000, using: &random),
        row: Int.random(in: 0..<1_000_000, using: &random)
      )
    }
    let sectionHeight = 28.0 + 44 * 1_000_000
    let sums = PrefixSums(heights: Array(repeating: sectionHeight, count: 1_000))
    let unit = Double(batchSize)
    let find = effort.measure(steps: 300, unit: unit) {
      var sum = 0
      for offset in offsets.next() { sum &+= geometry.slot(atOffset: offset)?.section ?? 0 }
      consume(sum)
    }
    let findFloor = effort.measure(steps: 300, unit: unit) {
      var sum = 0.0
      for offset in offsets.next() {
        let section = sums.row(atOffset: offset)
        sum += ((offset - sums.offset(ofRow: section) - 28) / 44).rounded(.down)
      }
      consume(sum)
    }
    let place = effort.measure(steps: 300, unit: unit) {
      var sum = 0.0
      for position in positions.next() { sum += geometry.offset(of: position) }
      consume(sum)
    }
    let placeFloor = effort.measure(steps: 300, unit: unit) {
      var sum = 0.0
      for position in positions.next() {
        sum += sums.offset(ofRow: position.section) + 28 + 44 * Double(position.row)
      }
      consume(sum)
    }
    return [
      Measure(name: "geometry.open.1b", unit: "us", samples: open.wall),
      Measure(
        name: "geometry.memory.1b",
        unit: "KB",
        samples: ChildProcess.run(.geometry, steps: effort.steps(3)).results.scaled(by: 0.001),
        limit: 1_000,
        floor: .init(value: 40, label: "four heights and a count for each section"),
        note: "an array of offsets: 8,000,000 KB"
      ),
      Measure(
        name: "geometry.offsetToRow.1b",
        unit: "ns",
        samples: find.wall,
        limit: queryLimit,
        floor: .init(
          value: findFloor.wall.median,
          label: "binary search among sections, then a division"
        )
      ),
      Measure(
        name: "geometry.rowToOffset.1b",
        unit: "ns",
        samples: place.wall,
        limit: queryLimit,
        floor: .init(value: placeFloor.wall.median, label: "two reads and a product")
      ),
    ]
  }
}

/// Questions in portions, each portion asked once in turn.
@MainActor
private final class Batches<Query> {
  private let batches: [[Query]]
  private var index = 0

  /// As many portions as there are steps.
  init(_ effort: Effort, make: () -> Query) {
    batches = (0..<effort.steps(330)).map { _ in (0..<1_000).map { _ in make() } }
  }

  /// The same portions of other questions.
  init<Other>(_ others: Batches<Other>, make: (Other) -> Query) {
    batches = others.batches.map { $0.map(make) }
  }

  func next() -> [Query] {
    index = (index + 1) % batches.count
    return batches[index]
  }
}
