// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

private func paths(_ section: Int, _ rows: Range<Int>) -> [IndexPath] {
  rows.map { path(section, $0) }
}

/// What happens beside a row animation and in the middle of one.
@Suite("In the middle of row animations")
@MainActor
struct RowAnimationStateTests {
  private nonisolated static let kinds: [UITableView.RowAnimation] = [
    .top, .bottom, .left, .right, .middle, .fade, .none, .automatic,
  ]

  private func fold(
    _ fixture: TableFixture,
    _ section: Int,
    with kind: UITableView.RowAnimation = .top
  ) {
    let count = fixture.sections[section].count
    fixture.sections[section] = []
    fixture.table.deleteRows(at: paths(section, 0..<count), with: kind)
  }

  private func unfold(
    _ fixture: TableFixture,
    _ section: Int,
    _ rows: [Int],
    with kind: UITableView.RowAnimation = .top
  ) {
    fixture.sections[section] = rows
    fixture.table.insertRows(at: paths(section, 0..<rows.count), with: kind)
  }

  // MARK: What the app has set

  @Test("A cell that the app has made fainter comes and goes with its own alpha")
  func ownAlpha() throws {
    let fixture = TableFixture([.numbers(3)])
    fixture.onDisplay = { cell, _ in cell.alpha = 0.5 }
    fixture.table.reloadData()
    fixture.frame()
    fixture.sections[0].insert(9, at: 1)
    fixture.table.insertRows(at: [path(0, 1)], with: .fade)
    let cell = try #require(fixture.table.cellForRow(at: path(0, 1)))
    fixture.advance(by: 0.15)
    #expect(abs(cell.layer.presented.opacity - 0.25) < 0.02)
    fixture.settle()
    #expect(cell.alpha == 0.5)
    fixture.sections[0].remove(at: 1)
    fixture.table.deleteRows(at: [path(0, 1)], with: .fade)
    fixture.settle()
    #expect(cell.alpha == 0.5)
    #expect(cell.isUserInteractionEnabled)
  }

  // MARK: Time

  @Test("The completion comes with true when the rows have come to rest")
  func completion() {
    let fixture = TableFixture([.numbers(3)])
    var finished: [Bool] = []
    fixture.table.performBatchUpdates {
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [path(0, 0)], with: .top)
    } completion: {
      finished.append($0)
    }
    fixture.advance(by: 0.28)
    #expect(finished.isEmpty)
    fixture.advance(by: 0.04)
    #expect(finished == [true])
    #expect(!fixture.table.visibleCells.contains { $0.layer.isAnimated })
  }

  @Test("Inside an animation block rows take the block's time")
  func outerDuration() {
    let fixture = TableFixture([.numbers(3), .numbers(2, from: 10)])
    fixture.context.perform {
      UIView.animate(withDuration: 2) { fold(fixture, 0, with: .top) }
    }
    fixture.advance(by: 1)
    let motion = RowMotion(fixture)
    #expect(motion["0"] == nil)
    #expect(abs((motion["2"]?.frame.minY ?? 0) - (128 - 66)) < 1)
    fixture.advance(by: 0.9)
    #expect(RowMotion(fixture)["2"] != nil)
    fixture.advance(by: 0.2)
    #expect(RowMotion(fixture)["2"] == nil)
  }

  @Test("Without animation the final picture is there at once", arguments: [true, false])
  func withoutAnimation(isDisabled: Bool) {
    for kind in Self.kinds {
      let fixture = TableFixture([.numbers(3), .numbers(2, from: 10)])
      if isDisabled {
        UIView.setAnimationsEnabled(false)
        fold(fixture, 0, with: kind)
        UIView.setAnimationsEnabled(true)
      } else {
        UIView.performWithoutAnimation { fold(fixture, 0, with: kind) }
      }
      fixture.frame()
      let built = TableFixture([[], .numbers(2, from: 10)])
      #expect(fixture.context.displayList == built.context.displayList)
    }
  }

  @Test("The frames of an animation ask for nothing")
  func work() {
    let fixture = TableFixture([.numbers(1000), .numbers(1000, from: 2000)])
    for kind in Self.kinds {
      fold(fixture, 0, with: kind)
      let asked = fixture.table.work
      fixture.advance(by: 0.2)
      #expect(fixture.table.work == asked)
      fixture.settle()
      unfold(fixture, 0, .numbers(1000), with: kind)
      #expect(fixture.table.work.cellsAsked - asked.cellsAsked <= 12)
      fixture.settle()
    }
  }

  // MARK: Another batch

  @Test("A second batch goes on from what is on screen", arguments: kinds)
  func reversal(kind: UITableView.RowAnimation) throws {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    let follower = try #require(fixture.table.cellForRow(at: path(1, 0)))
    let header = try #require(fixture.table.headerView(forSection: 1))
    fold(fixture, 0, with: kind)
    var isFolded = true
    for _ in 0..<10 {
      fixture.advance(by: 0.1)
      let before = follower.layer.presented.frame
      let headerBefore = header.layer.presented.frame
      if isFolded {
        unfold(fixture, 0, .numbers(3), with: kind)
      } else {
        fold(fixture, 0, with: kind)
      }
      isFolded.toggle()
      fixture.frame()
      #expect(follower.layer.presented.frame == before)
      #expect(header.layer.presented.frame == headerBefore)
      #expect(fixture.table.headerView(forSection: 1) === header)
    }
    fixture.settle()
    #expect(fixture.visibleNumbers == (isFolded ? [] : .numbers(3)) + .numbers(3, from: 10))
    #expect(fixture.table.subviews.count { $0 is UITableViewCell } == fixture.visibleNumbers.count)
  }

  @Test("Sliding back, rows coming lie where those going are")
  func slidesBack() {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    fold(fixture, 0, with: .top)
    fixture.advance(by: 0.15)
    let going = RowMotion(fixture)["2"]?.frame.minY ?? 0
    unfold(fixture, 0, .numbers(3), with: .top)
    fixture.frame()
    let motion = RowMotion(fixture)
    let coming = motion.all.first { $0.text == "2" && !$0.isLeaving }?.frame.minY ?? 999
    #expect(abs(coming - going) < 0.5)
  }

  @Test("A table that never rests does not collect rows that leave")
  func endless() {
    let fixture = TableFixture([.numbers(8)])
    for number in 100..<160 {
      fixture.sections[0].removeFirst()
      fixture.sections[0].append(number)
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [path(0, 0)], with: .left)
        fixture.table.insertRows(at: [path(0, 7)], with: .right)
      }
      fixture.advance(by: 1.0 / 30)
      #expect(fixture.table.subviews.count < 60)
    }
    fixture.settle()
    #expect(fixture.visibleNumbers == .numbers(8, from: 152))
  }

  @Test("A reload in the middle shows the end of it at once")
  func reloadInTheMiddle() {
    for kind in Self.kinds {
      let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
      fold(fixture, 0, with: kind)
      fixture.advance(by: 0.1)
      fixture.table.reloadData()
      fixture.frame()
      let built = TableFixture([[], .numbers(3, from: 10)])
      #expect(fixture.context.displayList == built.context.displayList)
    }
  }

  @Test("Insets, another size and a scroll in the middle end where they should")
  func surroundings() {
    for kind in Self.kinds {
      let fixture = TableFixture([.numbers(30), .numbers(3, from: 100)])
      fixture.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      fold(fixture, 0, with: kind)
      fixture.advance(by: 0.1)
      fixture.table.contentInset.top = 50
      fixture.advance(by: 0.05)
      unfold(fixture, 0, .numbers(30), with: kind)
      fixture.table.scrollToRow(at: path(0, 20), at: .top, animated: true)
      fixture.advance(by: 0.1)
      fixture.context.screen.resize(to: CGSize(width: 480, height: 320), safeArea: .zero)
      fixture.settle()
      #expect(fixture.table.visibleCells.allSatisfy { $0.frame.width == 480 && $0.alpha == 1 })
      #expect(fixture.visibleNumbers.contains(20))
      let cells = fixture.table.subviews.filter { $0 is UITableViewCell }
      #expect(cells.count == fixture.visibleNumbers.count)
    }
  }

  // MARK: Touches

  @Test("A tap in the middle selects the row that is seen there, and none that leaves")
  func taps() {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    fold(fixture, 0, with: .bottom)
    fixture.advance(by: 0.1)
    for seen in RowMotion(fixture).all where seen.isCell {
      let point = CGPoint(x: seen.part.midX, y: seen.part.midY)
      fixture.tap(point)
      #expect(
        fixture.table.indexPathForSelectedRow.flatMap { fixture.table.cellForRow(at: $0) }
          === (seen.isLeaving ? nil : seen.view)
      )
      if let selected = fixture.table.indexPathForSelectedRow {
        fixture.table.deselectRow(at: selected, animated: false)
      }
    }
  }

  @Test("Rows are not touched where a header or a neighbor cuts them off")
  func cutOff() throws {
    let fixture = TableFixture([[], .numbers(3, from: 10)])
    unfold(fixture, 0, .numbers(3), with: .top)
    fixture.advance(by: 0.1)
    let arriving = try #require(fixture.table.cellForRow(at: path(0, 2)))
    let shown = arriving.layer.presented.frame
    #expect(shown.minY < 40)
    let hit = fixture.window.hitTest(CGPoint(x: 100, y: 39), with: nil)
    #expect(hit?.isDescendant(of: arriving) == false)
  }

  @Test("A pinned header stays where it is, the same view, and is touched in each frame")
  func pinnedHeader() throws {
    for kind in Self.kinds {
      let fixture = TableFixture([.numbers(20), .numbers(20, from: 20), .numbers(20, from: 40)])
      fixture.table.contentOffset.y = 1000
      fixture.frame()
      let header = try #require(fixture.table.headerView(forSection: 1))
      header.transform = CGAffineTransform(rotationAngle: 0)
      fixture.sections[1].removeFirst(2)
      fixture.table.deleteRows(at: paths(1, 0..<2), with: kind)
      for _ in 0..<10 {
        fixture.advance(by: 1.0 / 30)
        #expect(header.layer.presented.frame.minY == fixture.table.layer.presented.boundsOrigin.y)
        let hit = fixture.window.hitTest(CGPoint(x: 100, y: 20), with: nil)
        #expect(hit?.isDescendant(of: header) == true)
      }
      #expect(fixture.table.headerView(forSection: 1) === header)
    }
  }

  // MARK: Far away

  @Test("However long a section is, its rows and those below go at the pace of what is seen")
  func longFold() throws {
    let fixture = TableFixture([.numbers(100_000), .numbers(5, from: 200_000)])
    fold(fixture, 0, with: .top)
    fixture.advance(by: 0.15)
    let folding = RowMotion(fixture)
    // What was in sight, 440 points, is half gone, and the rows from below are there instead.
    #expect(abs(try #require(folding["200000"]).frame.minY - (220 + 80)) < 4)
    #expect(abs(try #require(folding["9"]).part.maxY - (480 - 220)) < 24)
    fixture.settle()
    unfold(fixture, 0, .numbers(100_000), with: .top)
    fixture.advance(by: 0.15)
    let unfolding = RowMotion(fixture)
    #expect(abs(try #require(unfolding["200000"]).frame.minY - (220 + 80)) < 4)
    fixture.settle()
    #expect(fixture.visibleNumbers == .numbers(10))
  }

  @Test("Rows that are scrolled into sight in the middle come along with the others")
  func scrolledIn() throws {
    let fixture = TableFixture([[], .numbers(3, from: 1000)])
    unfold(fixture, 0, .numbers(40), with: .fade)
    fixture.advance(by: 0.1)
    fixture.table.contentOffset.y = 132
    fixture.frame()
    let old = try #require(fixture.table.cellForRow(at: path(0, 8)))
    let new = try #require(fixture.table.cellForRow(at: path(0, 12)))
    #expect(abs(new.layer.presented.opacity - old.layer.presented.opacity) < 0.01)
    fixture.settle()
    #expect(new.alpha == 1 && new.layer.presented.opacity == 1)
  }

  @Test("The table's footer view moves along")
  func footerView() {
    let fixture = TableFixture([.numbers(3)])
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    fixture.table.tableFooterView = footer
    fixture.frame()
    fold(fixture, 0, with: .fade)
    #expect(footer.frame.minY == 40)
    fixture.advance(by: 0.15)
    #expect(abs(footer.layer.presented.frame.minY - (40 + 66)) < 2)
    fixture.settle()
    #expect(footer.layer.presented.frame.minY == 40)
  }

  // MARK: Cells that are handed out twice

  private final class Keeper: NSObject, UITableViewDataSource {
    var cells: [UITableViewCell] = []
    var rows: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cells[rows[path.row]]
    }
  }

  @Test("An app that keeps its cells gets them back while they still leave")
  func keptCells() {
    let fixture = TableFixture([])
    let keeper = Keeper()
    keeper.cells = (0..<4).map { _ in UITableViewCell() }
    keeper.rows = [0, 1, 2, 3]
    fixture.table.delegate = nil
    fixture.table.dataSource = keeper
    fixture.frame()
    for kind in Self.kinds {
      keeper.rows = [0, 3]
      fixture.table.deleteRows(at: [path(0, 1), path(0, 2)], with: kind)
      fixture.advance(by: 0.1)
      keeper.rows = [0, 1, 2, 3]
      fixture.table.insertRows(at: [path(0, 1), path(0, 2)], with: kind)
      fixture.settle()
      let isKept = fixture.table.visibleCells.elementsEqual(keeper.cells, by: ===)
      #expect(isKept)
      #expect(keeper.cells.allSatisfy { $0.superview === fixture.table && $0.alpha == 1 })
    }
  }

  @Test("One cell for two rows, or in two tables, is reported and shown once")
  func sharedCells() {
    Warnings.forgetAll()
    let fixture = TableFixture([])
    let keeper = Keeper()
    keeper.cells = [UITableViewCell()]
    keeper.rows = [0, 0, 0]
    fixture.table.delegate = nil
    fixture.table.dataSource = keeper
    fixture.frame()
    fixture.frame()
    #expect(Warnings.logged.count { $0.contains("although it shows another row") } == 1)
    #expect(fixture.table.indexPath(for: keeper.cells[0]) == path(0, 2))
    #expect(keeper.cells[0].frame.minY == fixture.table.rectForRow(at: path(0, 2)).minY)
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    other.dataSource = keeper
    fixture.window.addSubview(other)
    fixture.frame()
    fixture.frame()
    #expect(Warnings.logged.count { $0.contains("A cell can be in one table only") } == 1)
    #expect(keeper.cells[0].superview === other)
    #expect(keeper.cells[0].frame.width == 100)
  }

  @Test("A batch that is still open in the next frame is reported")
  func openBatch() {
    Warnings.forgetAll()
    let fixture = TableFixture([.numbers(3)])
    fixture.table.beginUpdates()
    fixture.table.setNeedsLayout()
    fixture.frame()
    #expect(Warnings.logged.isEmpty)
    fixture.advance(by: 0.1)
    fixture.table.setNeedsLayout()
    fixture.advance(by: 0.1)
    #expect(Warnings.logged.count { $0.contains("between beginUpdates and endUpdates") } == 1)
    fixture.table.endUpdates()
  }
}
