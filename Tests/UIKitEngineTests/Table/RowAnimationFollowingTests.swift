// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// What follows a batch, or comes in the middle of one.
@Suite("After a batch, and in the middle of one")
@MainActor
struct RowAnimationFollowingTests {
  @Test("The end of an animation block waits for the batch in it")
  func blockCompletion() {
    let fixture = TableFixture([.numbers(6), .numbers(3)])
    var end: Double?
    var inner: Double?
    UIView.animate(withDuration: 1) {
      fixture.table.performBatchUpdates {
        fixture.sections[0].removeFirst(2)
        fixture.table.deleteRows(at: [path(0, 0), path(0, 1)], with: .top)
      } completion: { _ in
        inner = fixture.table.window?.layer.scheduler?.now
      }
    } completion: { _ in
      end = fixture.table.window?.layer.scheduler?.now
    }
    fixture.advance(by: 0.9)
    #expect(end == nil && inner == nil)
    fixture.advance(by: 0.2)
    #expect(end != nil && inner != nil)
  }

  @Test(
    "Rows that are covered as they leave stay until they are, though another batch begins meanwhile",
    arguments: [.automatic, .bottom] as [UITableView.RowAnimation]
  )
  func coveredRowsStay(kind: UITableView.RowAnimation) {
    let fixture = TableFixture([.numbers(3), .numbers(3)])
    let leaving = fixture.table.visibleCells.prefix(3)
    fixture.sections[0] = []
    fixture.table.deleteRows(at: (0..<3).map { path(0, $0) }, with: kind)
    fixture.advance(by: 0.15)
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    fixture.advance(by: 0.2)
    // The first batch would be over by now; the second one is not.
    #expect(leaving.allSatisfy { $0.superview === fixture.table && !$0.isHidden })
    fixture.settle()
    #expect(leaving.allSatisfy { $0.superview == nil || $0.isHidden })
  }

  @Test("A moved row is seen on its way though another batch begins meanwhile")
  func movedRowIsSeen() throws {
    let fixture = TableFixture([.numbers(4)])
    let cell = try #require(fixture.table.cellForRow(at: path(0, 0)))
    let moved = fixture.sections[0].remove(at: 0)
    fixture.sections[0].insert(moved, at: 2)
    fixture.table.moveRow(at: path(0, 0), to: path(0, 2))
    for _ in 0..<3 {
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
      let shown = cell.layer.presented.frame
      let visible = cell.layer.visiblePart?() ?? .infinite
      #expect(visible.intersection(shown).height > shown.height - 0.5)
      fixture.advance(by: 0.05)
    }
    fixture.settle()
    #expect(fixture.table.cellForRow(at: path(0, 2)) === cell)
  }

  @Test("A batch in the middle of an animated scroll lets it go on from where it is")
  func scrollGoesOn() {
    let fixture = TableFixture([.numbers(6), .numbers(15), .numbers(9)])
    fixture.table.scrollToRow(at: path(2, 0), at: .top, animated: true)
    fixture.advance(by: 0.13)
    let before = fixture.table.contentOffset.y
    fixture.sections[0] = []
    fixture.table.deleteRows(at: (0..<6).map { path(0, $0) }, with: .fade)
    var last = fixture.table.contentOffset.y
    #expect(abs(last - before) < 1)
    var longest: CGFloat = 0
    for _ in 0..<60 {
      fixture.advance(by: 1.0 / 60)
      longest = max(longest, abs(fixture.table.contentOffset.y - last))
      last = fixture.table.contentOffset.y
    }
    fixture.settle()
    // The whole way takes 0.3 seconds, 18 frames; none of them is a jump.
    #expect(longest < 100)
  }

  @Test("Loading everything anew inside of a batch happens at its end")
  func reloadInside() {
    let fixture = TableFixture([.numbers(3)])
    var isDone: Bool?
    fixture.table.performBatchUpdates {
      fixture.sections[0] = [7, 8]
      fixture.table.deleteRows(at: [path(0, 0)], with: .fade)
      fixture.table.reloadData()
    } completion: {
      isDone = $0
    }
    fixture.settle()
    #expect(isDone == true)
    #expect(fixture.table.numberOfRows(inSection: 0) == 2)
    #expect(fixture.table.visibleCells.count == 2)
  }

  @Test("A header of the app's own that floats has a background, and none where it does not float")
  func floatingBackground() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
    let source = HeaderSource()
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderHeight = 30
    let stage = Stage()
    stage.show(table)
    #expect(source.header.layer.backgroundColor == nil)
    table.contentOffset.y = 60
    stage.frame()
    #expect(source.header.layer.backgroundColor != nil)
    table.contentOffset.y = -0
    stage.frame()
    #expect(source.header.layer.backgroundColor == nil)
  }

  private final class HeaderSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      header
    }
  }
}
