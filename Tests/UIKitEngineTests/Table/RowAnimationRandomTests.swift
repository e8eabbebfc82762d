// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit

@testable import UIKitEngine

private let (seed, iterations) = SplitMix.environment(seed: 31, iterations: 40)

/// Any changes at any time, with all frames looked at.
@Suite("Row animations in any order")
@MainActor
struct RowAnimationRandomTests {
  private static let kinds: [UITableView.RowAnimation] = [
    .top, .bottom, .left, .right, .middle, .fade, .none, .automatic,
  ]

  @MainActor
  private final class Run {
    var random: SplitMix
    let fixture: TableFixture
    var next = 1000
    /// Headers that have floated since the table was last at rest.
    var floating: Set<ObjectIdentifier> = []
    let mark: String

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      mark = "SEED=\(seed) ITERATIONS=1"
      let count = Int.random(in: 1...5, using: &random)
      var sections: [[Int]] = []
      for section in 0..<count {
        let rows = Int.random(in: 0...7, using: &random)
        sections.append(.numbers(rows, from: section * 100))
      }
      fixture = TableFixture(
        sections,
        style: Bool.random(using: &random) ? .plain : .grouped,
        isShown: false
      )
      fixture.rowHeight = { CGFloat(36 + $0 % 4 * 8) }
      fixture.hasHeaders = Int.random(in: 0..<4, using: &random) > 0
      fixture.table.estimatedRowHeight = 0
      fixture.frame()
    }

    func fresh() -> Int {
      next += 1
      return next
    }

    var kind: UITableView.RowAnimation {
      RowAnimationRandomTests.kinds.randomElement(using: &random) ?? .fade
    }
  }

  @Test("No row is drawn over a header or another row, taps hit what is seen, the end is right")
  func anyOrder() {
    for iteration in 0..<iterations {
      let run = Run(seed: seed &+ UInt64(iteration))
      for _ in 0..<8 {
        act(run)
        for _ in 0..<Int.random(in: 1...8, using: &run.random) {
          run.fixture.advance(by: 1.0 / 30)
          check(run)
        }
      }
      run.fixture.settle()
      checkEnd(run)
    }
  }

  // MARK: What happens

  private func act(_ run: Run) {
    run.floating.formUnion(run.fixture.table.transit.floating)
    let fixture = run.fixture
    switch Int.random(in: 0..<12, using: &run.random) {
    case 0:
      let end = max(0, fixture.table.contentSize.height - 480)
      fixture.table.contentOffset.y = CGFloat.random(in: 0...end, using: &run.random).rounded()
    case 1:
      guard
        let section = fixture.sections.indices.filter({ !fixture.sections[$0].isEmpty })
          .randomElement(using: &run.random)
      else { return }
      let row = Int.random(in: fixture.sections[section].indices, using: &run.random)
      fixture.table.scrollToRow(
        at: IndexPath(row: row, section: section),
        at: .middle,
        animated: true
      )
    case 2:
      fixture.tap(
        CGPoint(x: 160, y: CGFloat.random(in: 0..<480, using: &run.random))
      )
    case 3: fixture.table.reloadData()
    case 4, 5, 6: fold(run)
    default: edit(run)
    }
  }

  private func fold(_ run: Run) {
    let fixture = run.fixture
    guard let section = fixture.sections.indices.randomElement(using: &run.random) else { return }
    let count = fixture.sections[section].count
    if count > 0 {
      fixture.sections[section] = []
      fixture.table.deleteRows(
        at: (0..<count).map { IndexPath(row: $0, section: section) },
        with: run.kind
      )
    } else {
      fixture.sections[section] = (0..<Int.random(in: 1...12, using: &run.random)).map { _ in
        run.fresh()
      }
      fixture.table.insertRows(
        at: fixture.sections[section].indices.map { IndexPath(row: $0, section: section) },
        with: run.kind
      )
    }
  }

  /// One batch with any of all changes.
  private func edit(_ run: Run) {
    let fixture = run.fixture
    let table = fixture.table
    table.performBatchUpdates {
      var result: [[Int]] = []
      var movable: [(number: Int, path: IndexPath)] = []
      for (section, rows) in fixture.sections.enumerated() {
        switch Int.random(in: 0..<12, using: &run.random) {
        case 0 where fixture.sections.count > 1:
          table.deleteSections([section], with: run.kind)
          continue
        case 1:
          table.reloadSections([section], with: run.kind)
          result.append(rows.map { _ in run.fresh() })
          continue
        default: break
        }
        var kept: [Int] = []
        for (row, number) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          switch Int.random(in: 0..<8, using: &run.random) {
          case 0: table.deleteRows(at: [path], with: run.kind)
          case 1:
            table.reloadRows(at: [path], with: run.kind)
            kept.append(run.fresh())
          case 2 where movable.isEmpty: movable.append((number, path))
          default: kept.append(number)
          }
        }
        result.append(kept)
      }
      let old = Set(result.joined())
      for section in result.indices
      where !old.isDisjoint(with: result[section]) || result[section].isEmpty {
        guard !isReplaced(fixture, result[section]) else { continue }
        for _ in 0..<Int.random(in: 0...2, using: &run.random) {
          let row = Int.random(in: 0...result[section].count, using: &run.random)
          result[section].insert(run.fresh(), at: row)
        }
      }
      var target: (number: Int, section: Int)?
      for item in movable {
        // Into a section that is neither new nor replaced, or out of the table.
        let sections = result.indices.filter { !isReplaced(fixture, result[$0]) }
        guard let section = sections.randomElement(using: &run.random),
          !result[section].isEmpty
        else {
          table.deleteRows(at: [item.path], with: run.kind)
          continue
        }
        result[section].insert(
          item.number,
          at: Int.random(in: 0...result[section].count, using: &run.random)
        )
        target = (item.number, section)
      }
      var inserted: Int?
      if Int.random(in: 0..<5, using: &run.random) == 0 {
        let index = Int.random(in: 0...result.count, using: &run.random)
        result.insert([run.fresh(), run.fresh()], at: index)
        table.insertSections([index], with: run.kind)
        inserted = index
      }
      for (section, rows) in result.enumerated() where section != inserted {
        for (row, number) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          if number == target?.number, let item = movable.first {
            table.moveRow(at: item.path, to: path)
          } else if !old.contains(number) {
            table.insertRows(at: [path], with: run.kind)
          }
        }
      }
      fixture.sections = result
    }
  }

  /// Whether a section has none of the rows that it may have had before: it may be replaced.
  private func isReplaced(_ fixture: TableFixture, _ rows: [Int]) -> Bool {
    Set(fixture.sections.joined()).isDisjoint(with: rows)
  }

  // MARK: What must hold

  private func check(_ run: Run) {
    let motion = RowMotion(run.fixture)
    let table = run.fixture.table
    if table.transit.timing == nil { run.floating = [] }
    run.floating.formUnion(table.transit.floating)
    func isMoving(_ seen: RowMotion.Seen) -> Bool {
      let slot = table.transit.lanes[ObjectIdentifier(seen.view)]?.slot ?? seen.view
      if table.transit.movingRows.contains(ObjectIdentifier(slot)) { return true }
      guard !table.transit.movingSections.isEmpty else { return false }
      guard let cell = seen.view as? UITableViewCell, let path = table.indexPath(for: cell) else {
        return true
      }
      return table.transit.movingSections.contains(path.section)
    }
    /// A header at the top of a plain table lies over rows.
    func floats(_ seen: RowMotion.Seen) -> Bool {
      !seen.isCell && table.style == .plain
        && (seen.frame.minY < 41 || run.floating.contains(ObjectIdentifier(seen.view)))
    }
    func isFree(_ seen: RowMotion.Seen) -> Bool {
      let lane = table.transit.lanes[ObjectIdentifier(seen.view)]
      return (lane == nil || lane?.slot === seen.view) && !isMoving(seen) && !floats(seen)
    }
    func isSlot(_ seen: RowMotion.Seen, of other: RowMotion.Seen) -> Bool {
      guard let lane = table.transit.lanes[ObjectIdentifier(other.view)], lane.slot != nil else {
        return false
      }
      return lane.slot === seen.view
        || lane.place == table.transit.lanes[ObjectIdentifier(seen.view)]?.place
    }
    for (index, front) in motion.all.enumerated() {
      for back in motion.all[..<index] {
        if front.isCell, !back.isCell { expect(false, "row \(front.text) over a header", run) }
        // What is moved past others, or takes the place of another, may cover it.
        guard isFree(front) || isFree(back), !isMoving(front), !isMoving(back) else { continue }
        guard !isSlot(front, of: back), !isSlot(back, of: front) else { continue }
        guard !floats(front), !floats(back) else { continue }
        // A header that floats is passed by the next one, which may be a new view.
        if table.style == .plain, !front.isCell, !back.isCell { continue }
        expect(
          overlap(front, back) < 1,
          "\(front.text) over \(back.text): \(front.part), \(back.part)",
          run
        )
      }
    }
    expectTaps(run, motion)
    expectHeadersInFront(run, motion)
  }

  private func overlap(_ first: RowMotion.Seen, _ second: RowMotion.Seen) -> CGFloat {
    let both = first.part.intersection(second.part)
    return both.isNull ? 0 : both.height
  }

  private func expectHeadersInFront(_ run: Run, _ motion: RowMotion) {
    for header in motion.headers {
      let center = CGPoint(x: header.part.midX, y: header.part.midY)
      guard
        !motion.all.contains(where: {
          !$0.isCell && $0.view !== header.view && $0.part.contains(center)
        })
      else { continue }
      let hit = run.fixture.window.hitTest(center, with: nil)
      expect(
        hit?.isDescendant(of: header.view) == true,
        "a header that is not touched at \(center)",
        run
      )
    }
  }

  private func expectTaps(_ run: Run, _ motion: RowMotion) {
    for (index, seen) in motion.all.enumerated() where seen.isCell {
      let center = CGPoint(x: seen.part.midX, y: seen.part.midY)
      let covered = motion.all[(index + 1)...].contains {
        !$0.isLeaving && $0.part.contains(center)
      }
      guard !covered, seen.opacity > 0.01 else { continue }
      let hit = run.fixture.window.hitTest(center, with: nil)
      expect(
        hit?.isDescendant(of: seen.view) == !seen.isLeaving,
        "row \(seen.text) at \(center)",
        run
      )
    }
  }

  private func checkEnd(_ run: Run) {
    let fixture = run.fixture
    let built = TableFixture(
      fixture.sections,
      style: fixture.table.style,
      isShown: false
    )
    built.rowHeight = fixture.rowHeight
    built.hasHeaders = fixture.hasHeaders
    built.table.estimatedRowHeight = 0
    built.frame()
    fixture.context.becomeCurrent()
    for path in fixture.table.indexPathsForSelectedRows ?? [] {
      fixture.table.deselectRow(at: path, animated: false)
    }
    fixture.settle()
    #expect(fixture.table.contentSize == built.table.contentSize, "\(run.mark)")
    let end = max(0, built.table.contentSize.height - 480)
    #expect((0...end).contains(fixture.table.contentOffset.y), "\(run.mark)")
    built.table.contentOffset = fixture.table.contentOffset
    built.settle()
    #expect(fixture.visibleNumbers == built.visibleNumbers, "\(run.mark)")
    fixture.advance(by: 2)
    built.advance(by: 2)
    #expect(fixture.context.displayList.dump() == built.context.displayList.dump(), "\(run.mark)")
    let views = fixture.table.subviews.filter {
      $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
    }
    #expect(
      views.allSatisfy { $0.layer.visiblePart == nil && $0.isUserInteractionEnabled },
      "\(run.mark)"
    )
    #expect(
      views.count(where: { $0 is UITableViewCell }) == fixture.visibleNumbers.count,
      "\(run.mark)"
    )
  }

  private func expect(
    _ condition: Bool,
    _ what: @autoclosure () -> String,
    _ run: Run
  ) {
    #expect(condition, "\(what()) after \(run.fixture.context.scheduler.now) s, \(run.mark)")
  }
}
