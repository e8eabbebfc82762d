// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("Work of a batch")
struct WorkTests {
  @Test("a fold is one range and one splice, however many rows it has", arguments: [10, 100_000])
  func foldIsOneRange(rows: Int) throws {
    for isDescending in [false, true] {
      var update = TableUpdate()
      for index in 0..<rows {
        let row = isDescending ? rows - 1 - index : index
        update.deleteRow(section: 1, row: row, animation: 3)
      }
      let mapping = try update.resolve([2, rows, 2], [2, 0, 2]).get()
      #expect(mapping.splices() == [.removeRows(section: 1, rows: 0..<rows)])
      // One deletion; one range of sections; nothing kept in the folded one.
      #expect(mapping.rangeCount == 2)
    }
  }

  @Test("an unfold is one range and one splice, however shuffled the rows are named")
  func unfoldIsOneRange() throws {
    var generator = SeededGenerator(seed: 7)
    let rows = 100_000
    var update = TableUpdate()
    for row in (0..<rows).shuffled(using: &generator) {
      update.insertRow(section: 1, row: row + 1, animation: 3)
    }
    let mapping = try update.resolve([2, 2], [2, rows + 2]).get()
    #expect(mapping.splices() == [.insertRows(section: 1, rows: 1..<(rows + 1))])
    // One insertion; one range of sections; one row above and one below.
    #expect(mapping.rangeCount == 4)
  }

  @Test("a deletion among a million sections leaves two ranges of sections")
  func manySections() throws {
    let counts = Array(repeating: 3, count: 1_000_000)
    let mapping = try mapping([.deleteSection(500_000, 0)], counts, Array(counts.dropLast()))
    #expect(mapping.rangeCount == 3)
    #expect(mapping.newPosition(ofRow: at(999_999, 2)) == at(999_998, 2))
    #expect(mapping.splices() == [.removeSections(500_000..<500_001)])
  }

  @Test("only sections that are named get a range of their own")
  func touchedSectionsOnly() throws {
    var before = Array(repeating: 4, count: 1000)
    let calls = stride(from: 0, to: 1000, by: 100).map { BatchCall.deleteRow($0, 1, 0) }
    let old = before
    for section in stride(from: 0, to: 1000, by: 100) { before[section] -= 1 }
    let mapping = try mapping(calls, old, before)
    #expect(mapping.rows.sections.count == 10)
    // Ten deletions, two kept ranges for each, one range of sections.
    #expect(mapping.rangeCount == 31)
  }
}

@Suite("SortedSearch")
struct SortedSearchTests {
  @Test("asks no more often than the logarithm", arguments: [0, 1, 2, 1000, 1_000_000])
  func logarithmicWork(count: Int) {
    for border in [0, 1, count / 2, count - 1, count] where (0...count).contains(border) {
      var asked = 0
      let found = SortedSearch.firstIndex(in: 0..<count) { index in
        asked += 1
        return index >= border
      }
      #expect(found == border)
      #expect(asked <= Int.bitWidth - count.leadingZeroBitCount)
    }
  }
}

@Suite("EditRunList")
struct EditRunListTests {
  private func run(_ group: Int, _ range: ClosedRange<Int>, animation: Int = 0) -> EditRun {
    EditRun(
      group: group,
      first: range.lowerBound,
      last: range.upperBound,
      animation: animation,
      isReload: false
    )
  }

  @Test("a descending run that reaches the run before it becomes one with it")
  func descendingRunsMeet() {
    var list = EditRunList()
    for row in [1, 2, 6, 5, 4, 3] { list.append(run(0, row...row)) }
    #expect(list.normalized() == [run(0, 1...6)])
  }

  @Test("runs with different animations, kinds or groups stay apart")
  func staysApart() {
    var list = EditRunList()
    list.append(run(1, 0...1))
    list.append(run(0, 2...3))
    list.append(run(0, 0...1, animation: 5))
    let reload = EditRun(group: 0, first: 4, last: 4, animation: 0, isReload: true)
    list.append(reload)
    #expect(
      list.normalized() == [run(0, 0...1, animation: 5), run(0, 2...3), reload, run(1, 0...1)]
    )
  }

  @Test("an index that is named twice is left in two runs")
  func repeatedIndex() {
    var list = EditRunList()
    for row in [1, 2, 3, 2] { list.append(run(0, row...row)) }
    #expect(list.normalized() == [run(0, 1...3), run(0, 2...2)])
  }

  @Test("the greatest and the smallest number are recorded like any other")
  func extremes() {
    var list = EditRunList()
    for row in [Int.max, Int.min, Int.max - 1, Int.min + 1] { list.append(run(0, row...row)) }
    #expect(
      list.normalized() == [run(0, Int.min...(Int.min + 1)), run(0, (Int.max - 1)...Int.max)]
    )
  }

  @Test("random indexes in any order become the runs of a sorted set")
  func randomIndexes() {
    for seed in randomSeeds(200) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...400, using: &generator)
      // Small spans pack into digits; the greatest does not, and is sorted by comparison.
      let span = [500, 1 << 20, Int.max].randomElement(using: &generator) ?? 500
      let low = [0, -span / 2].randomElement(using: &generator) ?? 0
      var positions: Set<RowPosition> = []
      for _ in 0..<count {
        let row = low + Int.random(in: 0..<span, using: &generator)
        positions.insert(at(Int.random(in: 0..<3, using: &generator), row))
      }
      var list = EditRunList()
      for position in positions.sorted().shuffled(using: &generator) {
        list.append(run(position.section, position.row...position.row))
      }
      var expected: [EditRun] = []
      for position in positions.sorted() {
        if let last = expected.last, last.group == position.section, last.last + 1 == position.row {
          expected[expected.count - 1].last += 1
        } else {
          expected.append(run(position.section, position.row...position.row))
        }
      }
      #expect(list.normalized() == expected, "SEED=\(seed)")
    }
  }
}
