// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

@Suite("Scrolling to rows")
@MainActor
struct TableScrollTests {
  @Test("A row lands exactly at the bottom though every row is higher than estimated (C18)")
  func bottom() {
    let fixture = TableFixture([.numbers(60)], isShown: false)
    fixture.hasHeaders = false
    fixture.table.estimatedRowHeight = 44
    fixture.rowHeight = { _ in 120 }
    fixture.frame()
    fixture.table.scrollToRow(at: path(0, 59), at: .bottom, animated: false)
    fixture.frame()
    #expect(
      fixture.table.rectForRow(at: path(0, 59)).maxY == fixture.table.contentOffset.y + 480
    )
    #expect(fixture.visibleNumbers == [56, 57, 58, 59])
    fixture.table.scrollToRow(at: path(0, 0), at: .top, animated: true)
    fixture.settle()
    #expect(fixture.table.contentOffset.y == 0)
    #expect(fixture.visibleNumbers == [0, 1, 2, 3])
  }

  @Test("An animated scroll lands exactly, never leaves the contents, and makes few cells")
  func animated() {
    let fixture = TableFixture([.numbers(10_000)], isShown: false)
    fixture.hasHeaders = false
    fixture.rowHeight = { CGFloat(30 + $0 % 50) }
    fixture.frame()
    fixture.table.scrollToRow(at: path(0, 9_000), at: .top, animated: true)
    var steps = 0
    while fixture.context.scheduler.isSettling, steps < 100 {
      fixture.advance(by: 1.0 / 60)
      steps += 1
      #expect(fixture.table.contentOffset.y >= 0)
      #expect(fixture.table.contentOffset.y <= fixture.table.contentSize.height - 480)
    }
    #expect(fixture.table.rectForRow(at: path(0, 9_000)).minY == fixture.table.contentOffset.y)
    #expect(fixture.visibleNumbers.first == 9_000)
    // 0.3 seconds are 19 frames of at most 16 rows each.
    #expect(fixture.table.work.cellsAsked <= 20 * 17)
    #expect(fixture.table.work.cellsMade <= 2 * 17)
  }

  @Test("Top, middle and bottom; .none scrolls only where the row is not seen")
  func positions() {
    let fixture = TableFixture([.numbers(100)])
    fixture.table.scrollToRow(at: path(0, 50), at: .top, animated: false)
    // Below the header, which floats.
    #expect(fixture.table.contentOffset.y == CGFloat(40 + 50 * 44 - 40))
    fixture.table.scrollToRow(at: path(0, 50), at: .middle, animated: false)
    #expect(fixture.table.contentOffset.y == CGFloat(40 + 50 * 44 + 22 - 240))
    fixture.table.scrollToRow(at: path(0, 50), at: .bottom, animated: false)
    #expect(fixture.table.contentOffset.y == CGFloat(40 + 51 * 44 - 480))
    let offset = fixture.table.contentOffset.y
    fixture.table.scrollToRow(at: path(0, 47), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == offset)
    fixture.table.scrollToRow(at: path(0, 60), at: .none, animated: false)
    #expect(fixture.table.contentOffset.y == CGFloat(40 + 61 * 44 - 480))
  }

  @Test("NSNotFound as the row shows the section's header")
  func header() {
    let fixture = TableFixture([.numbers(30), .numbers(30, from: 30)])
    fixture.table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 1),
      at: .top,
      animated: false
    )
    #expect(fixture.table.contentOffset.y == fixture.table.rectForHeader(inSection: 1).minY)
  }

  @Test("Rows above that turn out higher push nothing that is seen (anchor)")
  func anchor() throws {
    let fixture = TableFixture([.numbers(200)], isShown: false)
    fixture.hasHeaders = false
    fixture.rowHeight = { $0 < 100 ? 90 : 44 }
    fixture.frame()
    fixture.table.scrollToRow(at: path(0, 120), at: .top, animated: false)
    fixture.frame()
    for _ in 0..<60 {
      let anchor = try #require(fixture.table.indexPathsForVisibleRows?.first)
      let before = fixture.table.rectForRow(at: anchor).minY - fixture.table.contentOffset.y
      fixture.table.contentOffset.y -= 30
      fixture.frame()
      let after = fixture.table.rectForRow(at: anchor).minY - fixture.table.contentOffset.y
      #expect(abs(after - before - 30) < 0.001)
    }
  }

  @Test("Inserted rows and a scroll to the last of them begin together (post 000)")
  func insertAndScroll() {
    let fixture = TableFixture([.numbers(5), [], .numbers(5, from: 50)])
    fixture.sections[1] = .numbers(20, from: 10)
    fixture.table.insertRows(at: (0..<20).map { path(1, $0) }, with: .fade)
    fixture.table.scrollToRow(at: path(1, 19), at: .bottom, animated: true)
    fixture.advance(by: 0.15)
    let middle = fixture.table.contentOffset.y
    fixture.settle()
    let end = fixture.table.rectForRow(at: path(1, 19)).maxY - 480
    #expect(fixture.table.contentOffset.y == end)
    #expect(middle > 0 && middle < end)
    #expect(fixture.visibleNumbers.last == 29)
  }
}

@Suite("Headers and footers of a plain table")
@MainActor
struct TableHeaderTests {
  @Test("A header floats while its section is seen and is pushed out by the next one")
  func floating() throws {
    let fixture = TableFixture([.numbers(20), .numbers(20, from: 20)])
    let first = try #require(fixture.table.headerView(forSection: 0))
    for (offset, expected) in [(0, 0), (300, 300), (880, 880), (900, 880), (919, 880)]
      as [(CGFloat, CGFloat)]
    {
      fixture.table.contentOffset.y = offset
      fixture.frame()
      #expect(first.frame.minY == expected, "at \(offset)")
      #expect(fixture.table.rectForHeader(inSection: 0).minY == 0)
    }
    fixture.table.contentOffset.y = 920
    fixture.frame()
    #expect(first.superview == nil)
  }

  @Test("A header that left comes back as the same view, as the app left it (C08, C12)")
  func reuse() throws {
    let fixture = TableFixture((0..<30).map { _ in [] })
    let header = try #require(fixture.table.headerView(forSection: 0))
    header.tag = 77
    header.transform = CGAffineTransform(rotationAngle: 1)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    header.addGestureRecognizer(tap)
    var seen: [UITableViewHeaderFooterView] = []
    for step in 1...18 {
      fixture.table.contentOffset.y = CGFloat(step) * 40
      fixture.frame()
      for section in 12..<30 {
        if let view = fixture.table.headerView(forSection: section) { seen.append(view) }
      }
    }
    #expect(seen.contains { $0 === header })
    #expect(header.tag == 77)
    #expect(header.gestureRecognizers == [tap])
    #expect(!header.transform.isIdentity)
  }

  @Test("Headers lie in front of every cell, those that are leaving too (C14)")
  func inFront() throws {
    let fixture = TableFixture([.numbers(5), .numbers(5, from: 10)])
    fixture.sections[0] = []
    fixture.table.deleteRows(at: (0..<5).map { path(0, $0) }, with: .top)
    fixture.advance(by: 0.15)
    let views = fixture.table.subviews
    let lastCell = try #require(views.lastIndex { $0 is UITableViewCell })
    let firstHeader = try #require(views.firstIndex { $0 is UITableViewHeaderFooterView })
    #expect(lastCell < firstHeader)
  }

  @Test("A cell given as a header is kept, and is no row (C09)")
  func cellAsHeader() {
    let fixture = TableFixture([.numbers(3)])
    fixture.headerFor = { fixture, _ in
      fixture.table.dequeueReusableCell(withIdentifier: "row")
    }
    fixture.table.reloadData()
    fixture.frame()
    #expect(fixture.visibleNumbers == [0, 1, 2])
    fixture.sections[0].append(3)
    fixture.table.insertRows(at: [path(0, 3)], with: .fade)
    fixture.settle()
    #expect(fixture.visibleNumbers == [0, 1, 2, 3])
    #expect(fixture.table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("A background color on a header-footer view is ignored with one warning (C35)")
  func backgroundColor() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.backgroundColor = .white
    #expect(view.backgroundColor == nil)
    #expect(view.layer.backgroundColor == nil)
    #expect(Warnings.logged.contains { $0.contains("has been deprecated") })
  }
}

@Suite("Selecting rows")
@MainActor
struct TableSelectionTests {
  @Test("A tap highlights, lets go, and selects; another row takes the selection over")
  func tapping() {
    let fixture = TableFixture([.numbers(5)])
    fixture.tap(CGPoint(x: 100, y: 62))
    #expect(
      fixture.selectionLog == [
        "highlight 0-0", "unhighlight 0-0", "will select 0-0", "select 0-0",
      ]
    )
    fixture.selectionLog = []
    fixture.tap(CGPoint(x: 100, y: 106))
    #expect(
      fixture.selectionLog == [
        "highlight 0-1", "unhighlight 0-1", "will select 0-1", "deselect 0-0", "select 0-1",
      ]
    )
    #expect(fixture.table.indexPathForSelectedRow == path(0, 1))
    #expect(fixture.table.cellForRow(at: path(0, 1))?.isSelected == true)
    #expect(fixture.table.cellForRow(at: path(0, 0))?.isSelected == false)
  }

  @Test("A drag lets the row go and selects nothing")
  func dragging() {
    let fixture = TableFixture([.numbers(50)])
    fixture.context.perform {
      let router = fixture.context.touchRouter
      router.dispatch(InputEvent(phase: .began, point: CGPoint(x: 100, y: 300)))
      // A touch that begins to drag at once never reaches the row.
      fixture.advance(by: 0.2)
      router.dispatch(InputEvent(phase: .moved, point: CGPoint(x: 100, y: 280)))
      router.dispatch(InputEvent(phase: .moved, point: CGPoint(x: 100, y: 200)))
      router.dispatch(InputEvent(phase: .ended, point: CGPoint(x: 100, y: 200)))
    }
    #expect(fixture.selectionLog == ["highlight 0-5", "unhighlight 0-5"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.table.contentOffset.y == 80)
  }

  @Test("Code selects without telling the delegate; a reload clears")
  func byCode() {
    let fixture = TableFixture([.numbers(50)])
    fixture.table.selectRow(at: path(0, 30), animated: false, scrollPosition: .middle)
    fixture.frame()
    #expect(fixture.selectionLog == [])
    #expect(fixture.table.cellForRow(at: path(0, 30))?.isSelected == true)
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("With multiple selection a second tap deselects")
  func multiple() {
    let fixture = TableFixture([.numbers(5)])
    fixture.table.allowsMultipleSelection = true
    for y in [62, 106, 62] as [CGFloat] { fixture.tap(CGPoint(x: 100, y: y)) }
    #expect(fixture.table.indexPathsForSelectedRows == [path(0, 1)])
  }

  @Test("A recognizer around the table takes the tap from the row, unless it does not cancel (C16)")
  func recognizerAround() {
    for cancels in [true, false] {
      let fixture = TableFixture([.numbers(5)])
      var taps = 0
      let counter = Counter { taps += 1 }
      let tap = UITapGestureRecognizer(target: counter, action: Counter.selector)
      tap.cancelsTouchesInView = cancels
      fixture.window.addGestureRecognizer(tap)
      fixture.tap(CGPoint(x: 100, y: 62))
      #expect(taps == 1)
      #expect(fixture.selectionLog.contains("select 0-0") == !cancels)
    }
  }
}
