// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

@Suite("Batch updates of a table")
@MainActor
struct TableUpdateTests {
  @Test("Rows deleted with a fade stay in place and fade while the others move up")
  func fadingOut() throws {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    let leaving = fixture.table.visibleCells[0]
    let follower = try #require(fixture.table.cellForRow(at: path(1, 0)))
    let from = follower.frame.minY
    fixture.sections[0] = []
    fixture.table.deleteRows(at: [path(0, 0), path(0, 1), path(0, 2)], with: .fade)
    #expect(fixture.table.numberOfRows(inSection: 0) == 0)
    #expect(follower.frame.minY == from - 132)
    fixture.advance(by: 0.15)
    #expect(leaving.superview === fixture.table)
    #expect(abs(leaving.layer.presented.opacity - 0.5) < 0.05)
    #expect(leaving.layer.presented.frame.minY == 40)
    #expect(abs(follower.layer.presented.frame.minY - (from - 66)) < 4)
    fixture.settle()
    #expect(leaving.superview == nil)
    #expect(follower.layer.presented.frame.minY == from - 132)
    #expect(fixture.visibleNumbers == [10, 11, 12])
  }

  @Test("Rows inserted with a fade appear at their place while the others make room")
  func fadingIn() throws {
    let fixture = TableFixture([[], .numbers(3, from: 10)])
    let follower = try #require(fixture.table.cellForRow(at: path(1, 0)))
    fixture.sections[0] = .numbers(3)
    fixture.table.insertRows(at: [path(0, 0), path(0, 1), path(0, 2)], with: .fade)
    fixture.advance(by: 0.15)
    let arriving = try #require(fixture.table.cellForRow(at: path(0, 1)))
    #expect(arriving.layer.presented.frame.minY == 84)
    #expect(abs(arriving.layer.presented.opacity - 0.5) < 0.05)
    #expect(abs(follower.layer.presented.frame.minY - (80 + 66)) < 4)
    fixture.settle()
    #expect(arriving.alpha == 1)
    #expect(fixture.visibleNumbers == [0, 1, 2, 10, 11, 12])
  }

  @Test("With .none a row is there at once, and the others move all the same (C30)")
  func noAnimation() throws {
    let fixture = TableFixture([.numbers(3)])
    let follower = try #require(fixture.table.cellForRow(at: path(0, 0)))
    fixture.sections[0].insert(9, at: 0)
    fixture.table.insertRows(at: [path(0, 0)], with: .none)
    fixture.frame()
    #expect(fixture.table.cellForRow(at: path(0, 0))?.layer.presented.opacity == 1)
    #expect(follower.layer.presented.frame.minY == 40)
    #expect(follower.frame.minY == 84)
    fixture.settle()
    #expect(follower.layer.presented.frame.minY == 84)
  }

  @Test("Inside performWithoutAnimation everything is in place at once (C30)")
  func withoutAnimation() throws {
    let fixture = TableFixture([.numbers(3)])
    let follower = try #require(fixture.table.cellForRow(at: path(0, 0)))
    fixture.sections[0].insert(9, at: 0)
    UIView.performWithoutAnimation {
      fixture.table.insertRows(at: [path(0, 0)], with: .fade)
    }
    #expect(follower.layer.presented.frame.minY == 84)
    #expect(fixture.visibleNumbers == [9, 0, 1, 2])
  }

  @Test("Closing one section and opening another is one batch, in any order of calls (C03)")
  func accordion() {
    for opensFirst in [true, false] {
      let fixture = TableFixture([.numbers(1), []])
      fixture.table.beginUpdates()
      fixture.sections = [[], .numbers(1)]
      if opensFirst {
        fixture.table.insertRows(at: [path(1, 0)], with: .automatic)
        fixture.table.deleteRows(at: [path(0, 0)], with: .automatic)
      } else {
        fixture.table.deleteRows(at: [path(0, 0)], with: .automatic)
        fixture.table.insertRows(at: [path(1, 0)], with: .automatic)
      }
      fixture.table.endUpdates()
      #expect(fixture.table.numberOfRows(inSection: 0) == 0)
      #expect(fixture.table.numberOfRows(inSection: 1) == 1)
    }
  }

  @Test("Nested batches count as the outermost one")
  func nesting() {
    let fixture = TableFixture([.numbers(4)])
    var finished: [Bool] = []
    fixture.table.performBatchUpdates {
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
      fixture.table.performBatchUpdates {
        fixture.sections[0].append(7)
        fixture.table.insertRows(at: [path(0, 3)], with: .fade)
      } completion: {
        finished.append($0)
      }
      #expect(fixture.table.hasUncommittedUpdates)
    }
    #expect(!fixture.table.hasUncommittedUpdates)
    fixture.settle()
    #expect(finished == [true])
    #expect(fixture.visibleNumbers == [1, 2, 3, 7])
  }

  @Test("Deleting rows out of sight animates only what is seen (C04)")
  func deletingUnseen() {
    let fixture = TableFixture([.numbers(100)])
    let made = fixture.table.work.cellsMade
    fixture.sections[0] = .numbers(5)
    fixture.table.deleteRows(at: (5..<100).map { path(0, $0) }, with: .fade)
    #expect(fixture.table.cellForRow(at: path(0, 50)) == nil)
    fixture.settle()
    #expect(fixture.visibleNumbers == .numbers(5))
    #expect(fixture.table.work.cellsMade == made)
  }

  @Test("Folding 100,000 rows makes no more cells than are in sight and two")
  func foldingMany() {
    let fixture = TableFixture([.numbers(100_000), .numbers(100_000, from: 100_000)])
    let before = fixture.table.work
    fixture.sections[0] = []
    fixture.table.deleteRows(at: (0..<100_000).map { path(0, $0) }, with: .fade)
    fixture.settle()
    let after = fixture.table.work
    #expect(fixture.visibleNumbers == .numbers(10, from: 100_000))
    #expect(after.cellsAsked - before.cellsAsked <= 12)
    #expect(after.rowHeightsAsked - before.rowHeightsAsked <= 40)
  }

  @Test("Headers that stay are not asked for again, and keep their view (C07, C11)")
  func headersStay() throws {
    let fixture = TableFixture([.numbers(1), .numbers(1), .numbers(1)])
    fixture.headerFor = { fixture, section in
      let view = fixture.table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.tag = section
      return view
    }
    fixture.table.reloadData()
    fixture.frame()
    let header = try #require(fixture.table.headerView(forSection: 1))
    fixture.isLogging = true
    fixture.sections.removeFirst()
    fixture.table.deleteSections([0], with: .fade)
    fixture.settle()
    #expect(fixture.table.headerView(forSection: 0) === header)
    #expect(header.tag == 1)
    #expect(!fixture.log.contains { $0.hasPrefix("header") })
    fixture.sections[0] = []
    fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
    fixture.settle()
    #expect(fixture.table.headerView(forSection: 0) === header)
    fixture.table.reloadSections([0], with: .automatic)
    fixture.settle()
    #expect(fixture.log.contains("header 0"))
  }

  @Test("One header view that is handed out again stays in the table, once (C15)")
  func sameHeaderAgain() {
    let fixture = TableFixture([.numbers(2)])
    let own = UIView(frame: .zero)
    fixture.headerFor = { _, _ in own }
    fixture.table.reloadData()
    fixture.frame()
    fixture.table.reloadSections([0], with: .automatic)
    fixture.settle()
    #expect(own.superview === fixture.table)
    #expect(fixture.table.subviews.filter { $0 === own }.count == 1)
    #expect(own.alpha == 1 && !own.isHidden)
  }

  @Test("A reload in the middle of an update leaves one header a section and no orphans (C10)")
  func reloadWhileUpdating() {
    let fixture = TableFixture((0..<5).map { .numbers(1, from: $0) })
    fixture.table.reloadSections([1], with: .fade)
    fixture.advance(by: 0.1)
    fixture.table.reloadData()
    fixture.settle()
    let headers = fixture.table.subviews.filter { $0 is UITableViewHeaderFooterView }
    #expect(headers.count == 5)
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("The offset stays, clamped, when a long section above is folded (C13)")
  func offsetIsKept() {
    let fixture = TableFixture([.numbers(20), .numbers(20, from: 20), .numbers(20, from: 40)])
    #expect(fixture.table.contentSize.height == 2760)
    fixture.table.contentOffset.y = 1300
    fixture.frame()
    fixture.sections[1] = []
    fixture.table.deleteRows(at: (0..<20).map { path(1, $0) }, with: .fade)
    fixture.settle()
    #expect(fixture.table.contentSize.height == 1880)
    #expect(fixture.table.contentOffset.y == 1300)
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 920)
  }

  @Test("The offset is clamped when the contents become too short (C13, C32)")
  func offsetIsClamped() {
    let fixture = TableFixture([.numbers(20), .numbers(20, from: 20), .numbers(20, from: 40)])
    fixture.table.contentOffset.y = 2000
    fixture.frame()
    fixture.sections[1] = []
    fixture.table.deleteRows(at: (0..<20).map { path(1, $0) }, with: .fade)
    fixture.settle()
    #expect(fixture.table.contentOffset.y == 1400)
  }

  @Test("An empty batch asks for heights again and keeps the cells (C17)")
  func emptyBatch() {
    let fixture = TableFixture([.numbers(50)])
    fixture.table.contentOffset.y = 400
    fixture.frame()
    let cells = fixture.table.visibleCells
    let asked = fixture.table.work.cellsAsked
    fixture.rowHeight = { $0 == 10 ? 100 : 44 }
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    fixture.settle()
    #expect(fixture.table.contentOffset.y == 400)
    #expect(fixture.table.rectForRow(at: path(0, 10)).height == 100)
    #expect(fixture.table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
    #expect(fixture.table.work.cellsAsked == asked)
  }

  @Test("A reloaded row gets another cell, a reconfigured one keeps its own (C33)")
  func reloadAndReconfigure() throws {
    let fixture = TableFixture([.numbers(5)])
    let first = try #require(fixture.table.cellForRow(at: path(0, 0)))
    let second = try #require(fixture.table.cellForRow(at: path(0, 1)))
    fixture.sections[0] = [70, 71, 2, 3, 4]
    fixture.table.reloadRows(at: [path(0, 0)], with: .automatic)
    fixture.table.reconfigureRows(at: [path(0, 1)])
    fixture.settle()
    #expect(fixture.table.cellForRow(at: path(0, 0)) !== first)
    #expect(fixture.table.cellForRow(at: path(0, 1)) === second)
    #expect(fixture.visibleNumbers == [70, 71, 2, 3, 4])
  }

  @Test("A second update in the middle of the first starts from what is on screen")
  func interrupting() throws {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    let follower = try #require(fixture.table.cellForRow(at: path(1, 0)))
    fixture.sections[0] = []
    fixture.table.deleteRows(at: (0..<3).map { path(0, $0) }, with: .fade)
    fixture.advance(by: 0.1)
    let shown = follower.layer.presented.frame.minY
    fixture.sections[0] = .numbers(3)
    fixture.table.insertRows(at: (0..<3).map { path(0, $0) }, with: .fade)
    fixture.frame()
    #expect(abs(follower.layer.presented.frame.minY - shown) < 0.001)
    fixture.settle()
    #expect(fixture.visibleNumbers == [0, 1, 2, 10, 11, 12])
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count == 6)
  }

  @Test("Selected rows keep their selection when they shift, and lose it when they leave")
  func selectionFollows() {
    let fixture = TableFixture([.numbers(5)])
    fixture.table.allowsMultipleSelection = true
    for row in [1, 3] {
      fixture.table.selectRow(at: path(0, row), animated: false, scrollPosition: .none)
    }
    fixture.sections[0] = [9, 0, 2, 3, 4]
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [path(0, 0)], with: .fade)
      fixture.table.deleteRows(at: [path(0, 1)], with: .fade)
    }
    #expect(fixture.table.indexPathsForSelectedRows == [path(0, 3)])
    fixture.settle()
    #expect(fixture.table.cellForRow(at: path(0, 3))?.isSelected == true)
  }
}

@Suite("What is inside of rows while they move")
@MainActor
struct TableUpdateContentTests {
  @Test("Labels of a row whose height changes move with the row, not ahead of it")
  func contentsFollow() throws {
    let fixture = TableFixture([.numbers(5)])
    let label = try #require(fixture.table.cellForRow(at: path(0, 0))?.textLabel)
    #expect(label.frame.height == 43.5)
    fixture.rowHeight = { $0 == 0 ? 144 : 44 }
    fixture.table.performBatchUpdates(nil)
    fixture.advance(by: 0.15)
    #expect(label.frame.height == 143.5)
    #expect(abs(label.layer.presented.frame.height - 93.5) < 3)
    fixture.settle()
    #expect(label.layer.presented.frame.height == 143.5)
  }

  @Test("Labels of a new row are in place from the first frame")
  func newRows() throws {
    let fixture = TableFixture([.numbers(2)])
    fixture.sections[0].append(9)
    fixture.table.insertRows(at: [path(0, 2)], with: .fade)
    fixture.frame()
    let label = try #require(fixture.table.cellForRow(at: path(0, 2))?.textLabel)
    #expect(label.layer.presented.frame == CGRect(x: 16, y: 0, width: 288, height: 43.5))
  }
}
