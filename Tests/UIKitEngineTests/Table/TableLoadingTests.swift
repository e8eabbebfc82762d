// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("What a table asks for, and when")
@MainActor
struct TableLoadingTests {
  @Test("Only rows in sight get cells, of a million as of twenty")
  func cellsInSight() {
    for count in [20, 1_000_000] {
      let fixture = TableFixture([.numbers(count)])
      // 480 points less a header of 40 are ten rows of 44, the last one in part.
      #expect(fixture.visibleNumbers == .numbers(10))
      #expect(fixture.table.work.cellsMade == 10)
      #expect(fixture.table.contentSize.height == 40 + 44 * CGFloat(count))
    }
  }

  @Test("Per row: cell, height in dequeue, cell done, height, display")
  func orderOfCalls() {
    let fixture = TableFixture([.numbers(2)], isShown: false)
    fixture.isLogging = true
    fixture.frame()
    #expect(
      fixture.log == [
        "sections", "rows 0",
        "cell 0-0", "height 0-0", "filled 0-0", "height 0-0", "display 0-0",
        "cell 0-1", "height 0-1", "filled 0-1", "height 0-1", "display 0-1",
        "header 0",
      ]
    )
  }

  @Test("A reload asks for the counts at once and for no cell")
  func reloadAsksCounts() {
    let fixture = TableFixture([.numbers(3), .numbers(2)])
    fixture.isLogging = true
    fixture.table.reloadData()
    #expect(
      fixture.log == ["end 1-1", "end 1-0", "end 0-2", "end 0-1", "end 0-0"]
        + ["sections", "rows 0", "rows 1"]
    )
  }

  @Test("A reload makes no new cells: the pool gives the old ones back")
  func reloadReuses() {
    let fixture = TableFixture([.numbers(100)])
    let cells = Set(fixture.table.visibleCells.map(ObjectIdentifier.init))
    let made = fixture.table.work.cellsMade
    fixture.table.reloadData()
    fixture.frame()
    #expect(fixture.table.work.cellsMade == made)
    #expect(Set(fixture.table.visibleCells.map(ObjectIdentifier.init)) == cells)
  }

  @Test("A reload that leaves fewer rows shows the end of what is left")
  func shorterAfterReload() {
    let fixture = TableFixture([.numbers(100)])
    fixture.table.contentOffset.y = 3000
    fixture.frame()
    fixture.sections = [.numbers(20)]
    fixture.table.reloadData()
    fixture.frame()
    #expect(fixture.table.contentOffset.y == CGFloat(40 + 20 * 44 - 480))
    #expect(fixture.visibleNumbers.last == 19)
    fixture.sections = [.numbers(2)]
    fixture.table.reloadData()
    fixture.frame()
    #expect(fixture.table.contentOffset.y == 0)
  }

  @Test("Scrolling asks for no counts; each row that appears costs one cell and two heights")
  func scrollingCost() {
    let fixture = TableFixture([.numbers(1000)])
    let before = fixture.table.work
    for _ in 0..<50 {
      fixture.table.contentOffset.y += 44
      fixture.frame()
    }
    let after = fixture.table.work
    #expect(after.countsAsked == before.countsAsked)
    #expect(after.cellsAsked - before.cellsAsked == 50)
    // One height in the dequeue call, one after it.
    #expect(after.rowHeightsAsked - before.rowHeightsAsked == 100)
    #expect(after.cellsMade <= 12)
  }

  @Test("Without estimates every row is asked for its height when the table loads")
  func withoutEstimates() {
    let fixture = TableFixture([.numbers(500)], isShown: false)
    fixture.table.estimatedRowHeight = 0
    fixture.rowHeight = { CGFloat(20 + $0 % 7) }
    fixture.frame()
    let expected = 40 + (0..<500).reduce(0) { $0 + 20 + $1 % 7 }
    #expect(fixture.table.contentSize.height == CGFloat(expected))
  }

  @Test("With estimates the content is as high as measured rows and estimates for the rest")
  func estimates() {
    let fixture = TableFixture([.numbers(100)], isShown: false)
    fixture.table.estimatedRowHeight = 50
    fixture.rowHeight = { _ in 120 }
    fixture.frame()
    let seen = fixture.table.visibleCells.count
    #expect(seen == 4)
    #expect(fixture.table.contentSize.height == CGFloat(40 + 120 * 4 + 50 * 96))
  }

  @Test("A row that was left out of the delegate has the table's height")
  func withoutDelegateMethods() {
    final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let fixture = TableFixture([])
    let bare = Bare()
    fixture.table.dataSource = bare
    fixture.table.delegate = bare
    fixture.table.rowHeight = 60
    fixture.frame()
    #expect(fixture.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 120)
    #expect(fixture.table.contentSize.height == 180)
  }

  @Test("A delegate that asks the table while it is asked does not read as missing")
  func nestedAsk() {
    final class Nesting: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        _ = tableView.rectForRow(at: indexPath)
        _ = tableView.rect(forSection: 0)
        return 70
      }
    }
    let fixture = TableFixture([])
    let nesting = Nesting()
    fixture.table.dataSource = nesting
    fixture.table.delegate = nesting
    fixture.frame()
    #expect(fixture.table.contentSize.height == 350)
  }

  @Test("No data source, no rows and no sections are empty tables")
  func empty() {
    let fixture = TableFixture([])
    #expect(fixture.table.numberOfSections == 0)
    #expect(fixture.table.visibleCells.isEmpty)
    #expect(fixture.table.contentSize.height == 0)
    fixture.table.dataSource = nil
    fixture.frame()
    #expect(fixture.table.numberOfSections == 0)
  }

  @Test("A header of height 0 takes no room and is not asked for")
  func noHeader() {
    let fixture = TableFixture([.numbers(2)], isShown: false)
    fixture.hasHeaders = false
    fixture.isLogging = true
    fixture.frame()
    #expect(!fixture.log.contains("header 0"))
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0)
  }

  @Test("A plain table pads headers by 22 points unless told otherwise (iOS 15)")
  func topPadding() {
    let fixture = TableFixture([.numbers(2), .numbers(2)])
    #expect(fixture.table.rectForHeader(inSection: 1).minY == CGFloat(128))
    fixture.table.sectionHeaderTopPadding = UITableView.automaticDimension
    fixture.frame()
    #expect(fixture.table.rectForHeader(inSection: 0).minY == 22)
    #expect(fixture.table.rectForHeader(inSection: 1).minY == CGFloat(22 + 40 + 88 + 22))
  }

  @Test("Titles give plain headers of 28 points below 22 of padding")
  func titles() {
    final class Titled: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { "Title \(section)" }
    }
    let fixture = TableFixture([])
    let titled = Titled()
    fixture.table.sectionHeaderTopPadding = UITableView.automaticDimension
    fixture.table.delegate = nil
    fixture.table.dataSource = titled
    fixture.frame()
    // Row of the metrics: "plain: first row y with a title header", 50.
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "Title 1")
  }

  @Test("A grouped table keeps its gaps and does not float its headers")
  func grouped() {
    final class Bare: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let fixture = TableFixture([], style: .grouped)
    let bare = Bare()
    fixture.table.delegate = nil
    fixture.table.dataSource = bare
    fixture.frame()
    // "untitled first header at run time" 35; "gap between two untitled sections" 17.5 + 17.5.
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(
      fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == CGFloat(35 + 30 * 44 + 35)
    )
  }

  @Test("A cell knows its width and height when the data source fills it")
  func sizedInDequeue() {
    let fixture = TableFixture([.numbers(3)], isShown: false)
    fixture.rowHeight = { _ in 77 }
    fixture.frame()
    #expect(fixture.table.visibleCells[1].frame == CGRect(x: 0, y: 117, width: 320, height: 77))
  }

  @Test("The selected state is set each time a cell is shown (C26)")
  func selectionIsShownOnReuse() {
    let fixture = TableFixture([.numbers(60)])
    fixture.table.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    #expect(fixture.table.visibleCells[0].isSelected)
    for _ in 0..<30 {
      fixture.table.contentOffset.y += 44
      fixture.frame()
      #expect(fixture.table.visibleCells.dropFirst().allSatisfy { !$0.isSelected })
    }
    fixture.table.contentOffset.y = 0
    fixture.frame()
    #expect(fixture.table.visibleCells[0].isSelected)
  }
}

@Suite("Titles of headers and footers")
@MainActor
struct TableTitleTests {
  private final class Titled: NSObject, UITableViewDataSource {
    let footer = String(repeating: "word ", count: 30)
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
  }

  @Test("A grouped footer of several lines is higher by the lines, the first one too")
  func severalLines() throws {
    let fixture = TableFixture([], style: .grouped)
    let titled = Titled()
    fixture.table.delegate = nil
    fixture.table.dataSource = titled
    fixture.frame()
    let label = try #require(fixture.table.footerView(forSection: 0)?.textLabel)
    let lines = (label.frame.height / 15.514).rounded()
    #expect(lines > 2)
    // "footer height, one line of text" 30; "footer height per further line" is the label's.
    #expect(fixture.table.rectForFooter(inSection: 0).height == 30 + label.frame.height - 16)
    #expect(label.frame.maxY <= fixture.table.rectForFooter(inSection: 0).height)
  }

  @Test("A floating footer of a plain table hides the rows behind it")
  func floatingFooter() throws {
    let fixture = TableFixture([])
    let titled = Titled()
    fixture.table.delegate = nil
    fixture.table.dataSource = titled
    fixture.table.rowHeight = 100
    fixture.frame()
    let footer = try #require(fixture.table.footerView(forSection: 0))
    #expect(footer.frame.maxY == 480)
    #expect(footer.layer.model.backgroundColor != nil)
  }
}
