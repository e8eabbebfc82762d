// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

private let (seed, iterations) = SplitMix.environment(seed: 20_261_130, iterations: 60)

@Suite("Two ways to one state")
@MainActor
struct TableRandomTests {
  @Test("After any batch the table draws what a fresh table draws")
  func randomBatches() {
    Warnings.forgetAll()
    for iteration in 0..<iterations {
      var random = SplitMix(seed: seed &+ UInt64(iteration))
      var next = 0
      func fresh(_ count: Int) -> [Int] {
        defer { next += count }
        return .numbers(count, from: next)
      }
      let model = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        fresh(Int.random(in: 0...8, using: &random))
      }
      let fixture = TableFixture(model)
      fixture.rowHeight = { CGFloat(30 + $0 % 5 * 11) }
      fixture.table.reloadData()
      fixture.frame()
      for _ in 0..<6 {
        if Bool.random(using: &random) {
          let limit = max(0, fixture.table.contentSize.height - 480)
          fixture.table.contentOffset.y = CGFloat.random(in: 0...max(limit, 1), using: &random)
            .rounded()
          if fixture.table.contentOffset.y > limit { fixture.table.contentOffset.y = limit }
          fixture.frame()
        }
        edit(fixture, &random, fresh)
        // Updates may come while others are still under way.
        if Int.random(in: 0...2, using: &random) == 0 {
          fixture.advance(by: 0.1)
        } else {
          fixture.settle()
        }
      }
      fixture.settle()
      let rebuilt = TableFixture(fixture.sections)
      rebuilt.rowHeight = fixture.rowHeight
      rebuilt.table.reloadData()
      rebuilt.frame()
      // Rows above that were never seen are estimates, so both are seen from top to bottom first.
      for table in [fixture, rebuilt] {
        table.table.contentOffset.y = 0
        table.frame()
        // The end may move away while rows on the way are measured.
        while table.table.contentOffset.y + 480 < table.table.contentSize.height {
          let end = table.table.contentSize.height - 480
          table.table.contentOffset.y = min(table.table.contentOffset.y + 200, end)
          table.frame()
        }
        table.table.contentOffset.y = 0
        table.settle()
      }
      #expect(
        fixture.context.displayList.dump() == rebuilt.context.displayList.dump(),
        "SEED=\(seed &+ UInt64(iteration)) ITERATIONS=1"
      )
      #expect(
        fixture.table.contentSize == rebuilt.table.contentSize,
        "SEED=\(seed &+ UInt64(iteration)) ITERATIONS=1"
      )
      #expect(
        fixture.visibleNumbers == rebuilt.visibleNumbers,
        "SEED=\(seed &+ UInt64(iteration)) ITERATIONS=1"
      )
      // Layout that does not come to rest is reported there.
      #expect(
        !Warnings.logged.contains { $0.contains("did not come to rest") },
        "SEED=\(seed &+ UInt64(iteration)) ITERATIONS=1"
      )
    }
  }

  /// One valid batch of rows and sections, with the model changed as it says.
  private func edit(
    _ fixture: TableFixture,
    _ random: inout SplitMix,
    _ fresh: (Int) -> [Int]
  ) {
    let old = fixture.sections
    let animations: [UITableView.RowAnimation] = [.fade, .automatic, .none, .left, .top]
    fixture.table.beginUpdates()
    var kept: [(section: Int, rows: [Int])] = []
    for (section, rows) in old.enumerated() {
      let kind = animations.randomElement(using: &random) ?? .fade
      switch Int.random(in: 0...9, using: &random) {
      case 0 where old.count > 1:
        fixture.table.deleteSections([section], with: kind)
        continue
      case 1:
        fixture.table.reloadSections([section], with: kind)
        kept.append((section, fresh(rows.count)))
        continue
      default: break
      }
      var remaining: [Int] = []
      for (row, number) in rows.enumerated() {
        switch Int.random(in: 0...5, using: &random) {
        case 0: fixture.table.deleteRows(at: [IndexPath(row: row, section: section)], with: kind)
        case 1:
          fixture.table.reloadRows(at: [IndexPath(row: row, section: section)], with: kind)
          remaining += fresh(1)
        default: remaining.append(number)
        }
      }
      kept.append((section, remaining))
    }
    var result = kept.map(\.rows)
    for index in result.indices where !fixtureReloads(old, kept[index]) {
      let count = Int.random(in: 0...3, using: &random)
      for _ in 0..<count {
        let row = Int.random(in: 0...result[index].count, using: &random)
        result[index].insert(contentsOf: fresh(1), at: row)
      }
    }
    // Insertions count after the batch, so they are told once all are known.
    let survivors = Set(kept.flatMap(\.rows))
    if Int.random(in: 0...3, using: &random) == 0 {
      let position = Int.random(in: 0...result.count, using: &random)
      result.insert(fresh(2), at: position)
      fixture.table.insertSections([position], with: .fade)
      for (section, rows) in result.enumerated() where section != position {
        tell(fixture, section, rows, survivors)
      }
    } else {
      for (section, rows) in result.enumerated() { tell(fixture, section, rows, survivors) }
    }
    fixture.sections = result
    fixture.table.endUpdates()
  }

  private func fixtureReloads(_ old: [[Int]], _ kept: (section: Int, rows: [Int])) -> Bool {
    let before = Set(old[kept.section])
    return !before.isEmpty && before.isDisjoint(with: kept.rows)
  }

  private func tell(
    _ fixture: TableFixture,
    _ section: Int,
    _ rows: [Int],
    _ survivors: Set<Int>
  ) {
    let added = rows.indices.filter { !survivors.contains(rows[$0]) }
    fixture.table.insertRows(
      at: added.map { IndexPath(row: $0, section: section) },
      with: .fade
    )
  }

  @Test("Folded by tap draws what was built folded")
  func foldedByTap() {
    let fixture = TableFixture([.numbers(4), .numbers(4, from: 10), .numbers(4, from: 20)])
    fixture.sections[1] = []
    fixture.table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 1) }, with: .fade)
    fixture.settle()
    let built = TableFixture([.numbers(4), [], .numbers(4, from: 20)])
    #expect(fixture.context.displayList == built.context.displayList)
  }

  @Test("Scrolled there and back draws what was never scrolled")
  func thereAndBack() {
    let fixture = TableFixture([.numbers(100)])
    let before = fixture.context.displayList
    for offset in [500, 3000, 1200, 0] as [CGFloat] {
      fixture.table.contentOffset.y = offset
      fixture.frame()
    }
    #expect(fixture.context.displayList == before)
  }
}
