// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// What apps do at awkward moments: the table ends in the state of its model, with nothing left over.
@Suite("A table at awkward moments")
@MainActor
struct TableHostileTests {
  /// The cells in the table are those of the rows in sight, each once.
  private func expectTidy(
    _ fixture: TableFixture,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    fixture.settle()
    let cells = fixture.table.subviews.compactMap { $0 as? UITableViewCell }
    let shown = fixture.table.visibleCells
    #expect(
      Set(cells.map(ObjectIdentifier.init)) == Set(shown.map(ObjectIdentifier.init)),
      sourceLocation: sourceLocation
    )
    #expect(cells.allSatisfy { $0.alpha == 1 && !$0.isHidden }, sourceLocation: sourceLocation)
    let expected = (fixture.table.indexPathsForVisibleRows ?? []).map {
      fixture.sections[$0.section][$0.row]
    }
    #expect(fixture.visibleNumbers == expected, sourceLocation: sourceLocation)
  }

  @Test("An update in the completion of another one")
  func chained() {
    let fixture = TableFixture([.numbers(5)])
    var steps = 0
    func next() {
      guard steps < 3 else { return }
      steps += 1
      fixture.table.performBatchUpdates {
        fixture.sections[0].insert(100 + steps, at: 0)
        fixture.table.insertRows(at: [path(0, 0)], with: .fade)
      } completion: { _ in
        next()
      }
    }
    next()
    for _ in 0..<4 { fixture.settle() }
    #expect(steps == 3)
    expectTidy(fixture)
    #expect(fixture.visibleNumbers.prefix(4) == [103, 102, 101, 0])
  }

  @Test("A reload from willDisplay, and an update from didSelect")
  func fromCallbacks() {
    final class Delegate: NSObject, UITableViewDelegate {
      var didReload = false
      var onSelect: () -> Void = {}
      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        guard !didReload, indexPath.row == 3 else { return }
        didReload = true
        tableView.reloadData()
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onSelect() }
    }
    let fixture = TableFixture([.numbers(20)], isShown: false)
    let delegate = Delegate()
    fixture.table.delegate = delegate
    fixture.frame()
    expectTidy(fixture)
    delegate.onSelect = {
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [path(0, 0)], with: .left)
    }
    fixture.tap(CGPoint(x: 100, y: 20))
    expectTidy(fixture)
    #expect(fixture.sections[0].count == 19)
  }

  @Test("Deleting the row under the finger, then lifting it")
  func deletingTouchedRow() {
    let fixture = TableFixture([.numbers(5)])
    let router = fixture.context.touchRouter
    fixture.context.perform {
      router.dispatch(InputEvent(phase: .began, point: CGPoint(x: 100, y: 62)))
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
      router.dispatch(InputEvent(phase: .ended, point: CGPoint(x: 100, y: 62)))
    }
    expectTidy(fixture)
    #expect(!fixture.selectionLog.contains("select 0-0"))
  }

  @Test("Everything deleted, then inserted into nothing, without waiting")
  func emptied() {
    let fixture = TableFixture([.numbers(30), .numbers(5, from: 50)])
    for _ in 0..<3 {
      fixture.sections = []
      fixture.table.deleteSections([0, 1], with: .fade)
      fixture.advance(by: 0.05)
      fixture.sections = [.numbers(30), .numbers(5, from: 50)]
      fixture.table.insertSections([0, 1], with: .top)
      fixture.advance(by: 0.05)
    }
    expectTidy(fixture)
    #expect(fixture.visibleNumbers == .numbers(10))
  }

  @Test("Moves of rows and sections in the middle of other moves")
  func moves() {
    let fixture = TableFixture([.numbers(4), .numbers(4, from: 10), .numbers(4, from: 20)])
    fixture.sections = [[0, 1, 12, 3], [10, 11, 2, 13], .numbers(4, from: 20)]
    fixture.table.performBatchUpdates {
      fixture.table.moveRow(at: path(0, 2), to: path(1, 2))
      fixture.table.moveRow(at: path(1, 2), to: path(0, 2))
    }
    fixture.advance(by: 0.1)
    fixture.sections.swapAt(0, 2)
    fixture.table.performBatchUpdates {
      fixture.table.moveSection(0, toSection: 2)
      fixture.table.moveSection(2, toSection: 0)
    }
    fixture.advance(by: 0.1)
    fixture.sections[1].swapAt(0, 3)
    fixture.table.performBatchUpdates {
      fixture.table.moveRow(at: path(1, 0), to: path(1, 3))
      fixture.table.moveRow(at: path(1, 3), to: path(1, 0))
    }
    expectTidy(fixture)
    let built = TableFixture(fixture.sections)
    #expect(fixture.context.displayList.dump() == built.context.displayList.dump())
  }

  @Test("An update while a finger drags, while contents slide, and in an animated scroll")
  func whileScrolling() {
    let fixture = TableFixture([.numbers(200), .numbers(200, from: 1000)])
    let router = fixture.context.touchRouter
    func drop() {
      fixture.sections[0].removeFirst(3)
      fixture.table.deleteRows(at: (0..<3).map { path(0, $0) }, with: .fade)
    }
    fixture.context.perform {
      router.dispatch(InputEvent(phase: .began, point: CGPoint(x: 100, y: 400)))
      for y in stride(from: 390.0, to: 100, by: -20) {
        router.dispatch(InputEvent(phase: .moved, point: CGPoint(x: 100, y: y)))
        fixture.advance(by: 1.0 / 60)
      }
    }
    drop()
    fixture.advance(by: 0.05)
    fixture.context.perform {
      router.dispatch(InputEvent(phase: .ended, point: CGPoint(x: 100, y: 100)))
    }
    fixture.advance(by: 0.1)
    drop()
    fixture.advance(by: 0.1)
    fixture.table.scrollToRow(at: path(1, 50), at: .middle, animated: true)
    fixture.advance(by: 0.1)
    drop()
    expectTidy(fixture)
    let range = fixture.table.contentSize.height - 480
    #expect(fixture.table.contentOffset.y >= 0 && fixture.table.contentOffset.y <= range)
  }

  @Test("Resizing, darkening, mirroring and larger text in the middle of an update")
  func environmentWhileUpdating() {
    let fixture = TableFixture([.numbers(30)])
    fixture.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.sections[0].removeFirst(2)
    fixture.table.deleteRows(at: [path(0, 0), path(0, 1)], with: .fade)
    fixture.advance(by: 0.05)
    fixture.context.screen.resize(to: CGSize(width: 480, height: 320), safeArea: .zero)
    fixture.advance(by: 0.05)
    fixture.context.screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    fixture.context.screen.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
    fixture.advance(by: 0.05)
    fixture.context.screen.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    )
    expectTidy(fixture)
    #expect(fixture.table.bounds.size == CGSize(width: 480, height: 320))
    #expect(fixture.table.visibleCells.allSatisfy { $0.frame.width == 480 })
  }

  @Test("Data source and delegate that go away leave an empty table at the next load")
  func sourcesGone() {
    let fixture = TableFixture([.numbers(30)])
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    var source: Source? = Source()
    fixture.table.delegate = nil
    fixture.table.dataSource = source
    fixture.frame()
    #expect(fixture.table.visibleCells.count == 7)
    source = nil
    fixture.table.contentOffset.y = 10
    fixture.frame()
    fixture.table.reloadData()
    fixture.frame()
    #expect(fixture.table.visibleCells.isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test("The same cell for every row, and one view as the header of two sections")
  func sharedViews() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      let cell = UITableViewCell()
      let header = UIView(frame: .zero)
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
      func tableView(
        _ tableView: UITableView,
        viewForHeaderInSection section: Int
      ) -> UIView? { header }
    }
    let fixture = TableFixture([])
    let source = Source()
    fixture.table.dataSource = source
    fixture.table.delegate = source
    fixture.frame()
    fixture.frame()
    #expect(source.cell.superview === fixture.table)
    fixture.table.reloadSections([0], with: .automatic)
    fixture.settle()
    fixture.table.reloadData()
    fixture.settle()
    #expect(source.header.superview === fixture.table)
  }

  @Test("Cells of generic classes and with their own initializers are made and reused")
  func cellClasses() {
    class Base<Model>: UITableViewCell {
      var model: Model?
      var wasMade = false
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        wasMade = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Leaf: Base<[String]> {}
    let fixture = TableFixture([])
    fixture.table.register(Leaf.self, forCellReuseIdentifier: "leaf")
    let cell = fixture.table.dequeueReusableCell(withIdentifier: "leaf") as? Leaf
    #expect(cell?.wasMade == true)
    #expect(cell?.reuseIdentifier == "leaf")
    fixture.table.register(nil as AnyClass?, forCellReuseIdentifier: "leaf")
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "leaf") == nil)
  }

  @Test("Rows of no height and of a hundred thousand points")
  func extremeHeights() {
    let fixture = TableFixture([.numbers(50)], isShown: false)
    fixture.rowHeight = { $0 % 3 == 0 ? 0 : ($0 == 25 ? 100_000 : 44) }
    fixture.frame()
    for offset in [0, 500, 1_000, 50_000, 100_500, 0] as [CGFloat] {
      fixture.table.contentOffset.y = offset
      fixture.frame()
      let ends = fixture.table.contentSize.height
      #expect(ends >= 480)
    }
    fixture.sections[0].removeFirst(10)
    fixture.table.deleteRows(at: (0..<10).map { path(0, $0) }, with: .fade)
    fixture.settle()
    #expect(!fixture.visibleNumbers.isEmpty)
  }

  @Test("Header views come and go with the state of the app (post 001)")
  func headersByState() {
    let fixture = TableFixture([.numbers(3), .numbers(3, from: 10)])
    fixture.headerHeight = 40
    fixture.sections[0].append(3)
    fixture.headerHeight = 250
    fixture.table.performBatchUpdates {
      fixture.table.insertRows(at: [path(0, 3)], with: .fade)
    }
    #expect(fixture.table.rectForHeader(inSection: 0).height == 250)
    fixture.headerHeight = 0
    fixture.table.performBatchUpdates(nil)
    expectTidy(fixture)
    #expect(fixture.table.rectForHeader(inSection: 0).height == 0)
    fixture.headerHeight = 40
    fixture.table.performBatchUpdates(nil)
    expectTidy(fixture)
    #expect(fixture.table.rectForHeader(inSection: 1).height == 40)
    #expect(fixture.table.headerView(forSection: 1) != nil)
  }

  @Test("A table without a window answers, and shows when it gets one")
  func withoutWindow() {
    let fixture = TableFixture([.numbers(30)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = fixture
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    #expect(table.numberOfRows(inSection: 0) == 30)
    #expect(table.rectForRow(at: path(0, 5)).height == 44)
    table.scrollToRow(at: path(0, 29), at: .bottom, animated: true)
    fixture.sections[0].removeLast()
    table.deleteRows(at: [path(0, 29)], with: .fade)
    fixture.window.addSubview(table)
    fixture.settle()
    #expect(table.visibleCells.count > 5)
  }

  @Test("Table, cells and headers are gone with their screen, in the middle of an update too")
  func leaks() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    weak var leaving: UITableViewCell?
    weak var header: UIView?
    do {
      let fixture = TableFixture([.numbers(30)])
      table = fixture.table
      leaving = fixture.table.visibleCells.first
      cell = fixture.table.visibleCells.last
      header = fixture.table.headerView(forSection: 0)
      fixture.sections[0].removeFirst()
      fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
      fixture.table.scrollToRow(at: path(0, 20), at: .top, animated: true)
      fixture.advance(by: 0.1)
    }
    #expect(table == nil)
    #expect(cell == nil)
    #expect(leaving == nil)
    #expect(header == nil)
  }
}

/// What the app does from inside of the table's own calls.
@Suite("A table that is changed while it asks and tells")
@MainActor
struct TableReentryTests {
  private final class Probe: NSObject, UITableViewDataSource, UITableViewDelegate {
    var model: [[Int]]
    var onCell: (IndexPath) -> Void = { _ in }
    var onDisplay: (IndexPath) -> Void = { _ in }
    var onEnd: () -> Void = {}
    var onHeader: (Int) -> Void = { _ in }
    var onDeselect: () -> Void = {}
    init(_ model: [[Int]]) { self.model = model }

    func numberOfSections(in tableView: UITableView) -> Int { model.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      model[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      onCell(indexPath)
      let cell = UITableViewCell()
      cell.textLabel?.text =
        model.indices.contains(indexPath.section)
          && model[indexPath.section].indices.contains(indexPath.row)
        ? "\(model[indexPath.section][indexPath.row])" : "-"
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { onDisplay(indexPath) }
    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { onEnd() }
    func tableView(
      _ tableView: UITableView,
      willDisplayHeaderView view: UIView,
      forSection section: Int
    ) { onHeader(section) }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      _ = tableView.rectForHeader(inSection: section)
      return UIView(frame: .zero)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { onDeselect() }
  }

  private func show(_ probe: Probe) -> TableFixture {
    let fixture = TableFixture([])
    fixture.table.dataSource = probe
    fixture.table.delegate = probe
    fixture.frame()
    return fixture
  }

  private func expectModel(
    _ fixture: TableFixture,
    _ probe: Probe,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    fixture.settle()
    let expected = (fixture.table.indexPathsForVisibleRows ?? []).map {
      probe.model[$0.section][$0.row]
    }
    #expect(fixture.visibleNumbers == expected, sourceLocation: sourceLocation)
    let cells = fixture.table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == expected.count, sourceLocation: sourceLocation)
  }

  @Test(
    "Folding while the table is still scrolling to what was unfolded (post 000, two quick taps)"
  )
  func foldDuringScroll() {
    let probe = Probe([.numbers(5), [], .numbers(5, from: 50)])
    let fixture = show(probe)
    for _ in 0..<3 {
      let rows = (0..<200).map { path(1, $0) }
      probe.model[1] = .numbers(200, from: 100)
      fixture.table.insertRows(at: rows, with: .fade)
      fixture.table.scrollToRow(at: path(1, 199), at: .bottom, animated: true)
      fixture.advance(by: 0.1)
      probe.model[1] = []
      fixture.table.deleteRows(at: rows, with: .fade)
      fixture.advance(by: 0.05)
    }
    expectModel(fixture, probe)
    let end = max(0, fixture.table.contentSize.height - 480)
    #expect(fixture.table.contentOffset.y >= 0 && fixture.table.contentOffset.y <= end)
  }

  @Test("A shorter reload while the table is still scrolling to a row")
  func reloadDuringScroll() {
    let probe = Probe([.numbers(300)])
    let fixture = show(probe)
    fixture.table.scrollToRow(at: path(0, 250), at: .top, animated: true)
    fixture.advance(by: 0.1)
    probe.model = [.numbers(30)]
    fixture.table.reloadData()
    expectModel(fixture, probe)
    #expect(fixture.table.contentOffset.y <= fixture.table.contentSize.height - 480)
  }

  @Test("Changes from cellForRow, willDisplay, didEndDisplaying and willDisplayHeaderView")
  func fromEveryCall() {
    var probe = Probe([.numbers(40)])
    var fixture = show(probe)
    var isDone = false
    func once(_ body: () -> Void) {
      guard !isDone else { return }
      isDone = true
      body()
    }

    probe.onCell = { place in
      guard place.row == 20 else { return }
      once {
        probe.model[0].insert(999, at: 0)
        fixture.table.insertRows(at: [path(0, 0)], with: .fade)
      }
    }
    fixture.table.contentOffset.y = 600
    expectModel(fixture, probe)
    fixture.table.contentOffset.y = 0
    expectModel(fixture, probe)

    for (isReload, isHeader) in [(true, false), (false, false), (true, true), (false, true)] {
      probe = Probe([.numbers(40), .numbers(40, from: 100), .numbers(2, from: 200)])
      fixture = show(probe)
      isDone = false
      let current = (probe, fixture)
      let change = {
        once {
          if isReload {
            current.0.model = [.numbers(3)]
            current.1.table.reloadData()
          } else {
            current.0.model.removeFirst()
            current.1.table.deleteSections([0], with: .fade)
          }
        }
      }
      if isHeader {
        probe.onHeader = { if $0 == 1 { change() } }
        fixture.table.contentOffset.y = 1700
      } else {
        probe.onDisplay = { if $0.row == 20 { change() } }
        fixture.table.contentOffset.y = 600
      }
      expectModel(fixture, probe)
      #expect(isDone)
    }

    probe = Probe([.numbers(40)])
    fixture = show(probe)
    isDone = false
    let (ending, table) = (probe, fixture.table)
    probe.onEnd = {
      once {
        ending.model[0].removeLast(38)
        table.deleteRows(at: (2..<40).map { path(0, $0) }, with: .fade)
      }
    }
    fixture.table.contentOffset.y = 600
    expectModel(fixture, probe)
    #expect(fixture.visibleNumbers == [0, 1])
  }

  @Test("A row that the app takes away in didDeselect is not selected")
  func selectionGone() {
    let probe = Probe([.numbers(6)])
    let fixture = show(probe)
    fixture.tap(CGPoint(x: 100, y: 50))
    #expect(fixture.table.indexPathForSelectedRow == path(0, 0))
    probe.onDeselect = {
      probe.model = [[1]]
      fixture.table.reloadData()
    }
    fixture.tap(CGPoint(x: 100, y: 200))
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test("A batch that is left open over frames ends right")
  func openBatch() {
    let probe = Probe([.numbers(40)])
    let fixture = show(probe)
    fixture.table.beginUpdates()
    probe.model[0].removeFirst()
    fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
    fixture.advance(by: 0.1)
    fixture.table.contentOffset.y = 50
    fixture.advance(by: 0.1)
    fixture.table.endUpdates()
    expectModel(fixture, probe)
  }

  @Test("The end of contents that get shorter, or of a view that gets larger, is shown")
  func intoRange() {
    let fixture = TableFixture([.numbers(20)])
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 2000))
    fixture.frame()
    fixture.table.contentOffset.y = 2400
    fixture.frame()
    fixture.table.tableFooterView = nil
    fixture.frame()
    #expect(fixture.table.contentOffset.y == CGFloat(920 - 480))
    fixture.table.contentInset.bottom = 300
    fixture.table.contentOffset.y = 740
    fixture.table.contentInset.bottom = 0
    #expect(fixture.table.contentOffset.y == CGFloat(920 - 480))
    fixture.table.frame.size.height = 900
    fixture.frame()
    #expect(fixture.table.contentOffset.y == 20)
  }

  @Test("Without estimates a reloaded row out of sight is asked for its height")
  func reloadedHeight() {
    let fixture = TableFixture([.numbers(50)], isShown: false)
    fixture.table.estimatedRowHeight = 0
    fixture.rowHeight = { _ in 60 }
    fixture.frame()
    fixture.rowHeight = { $0 == 40 ? 200 : 60 }
    fixture.table.reloadRows(at: [path(0, 40)], with: .none)
    #expect(fixture.table.rectForRow(at: path(0, 40)).height == 200)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 1, y: CGFloat.nan)) == nil)
  }
}
