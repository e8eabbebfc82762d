// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

private func paths(_ section: Int, _ rows: Range<Int>) -> [IndexPath] {
  rows.map { path(section, $0) }
}

/// Two sections of which the first has the numbers 0 to 3 and the second 10 to 12; headers of 40 and
/// rows of 44 points: the rows of the first section lie at 40, 84, 128 and 172, the second header
/// at 216 and its rows from 256 on.
@Suite("Each row animation halfway")
@MainActor
struct RowAnimationTests {
  private let fixture = TableFixture([.numbers(4), .numbers(3, from: 10)])

  private func halfway(sourceLocation: SourceLocation = #_sourceLocation) -> RowMotion {
    fixture.advance(by: 0.15)
    return RowMotion(fixture)
  }

  private func insert(_ kind: UITableView.RowAnimation) -> RowMotion {
    fixture.sections[0].insert(contentsOf: [90, 91], at: 2)
    fixture.table.insertRows(at: paths(0, 2..<4), with: kind)
    return halfway()
  }

  private func delete(_ kind: UITableView.RowAnimation) -> RowMotion {
    fixture.sections[0].removeSubrange(1..<3)
    fixture.table.deleteRows(at: paths(0, 1..<3), with: kind)
    return halfway()
  }

  private func reload(_ kind: UITableView.RowAnimation) -> RowMotion {
    fixture.sections[0][1] = 90
    fixture.table.reloadRows(at: [path(0, 1)], with: kind)
    return halfway()
  }

  private func expect(
    _ seen: RowMotion.Seen?,
    y: CGFloat,
    part: ClosedRange<CGFloat>,
    x: CGFloat = 0,
    opacity: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let seen else {
      Issue.record("not seen", sourceLocation: sourceLocation)
      return
    }
    #expect(abs(seen.frame.minY - y) < 0.5, sourceLocation: sourceLocation)
    #expect(abs(seen.frame.minX - x) < 1, sourceLocation: sourceLocation)
    #expect(abs(seen.part.minY - part.lowerBound) < 0.5, sourceLocation: sourceLocation)
    #expect(abs(seen.part.maxY - part.upperBound) < 0.5, sourceLocation: sourceLocation)
    #expect(abs(seen.opacity - opacity) < 0.02, sourceLocation: sourceLocation)
  }

  // Halfway, the gap is 44 points high: from 128 to 172 where rows 90 and 91 come, from 84 to 128
  // where rows 1 and 2 go.

  @Test("Inserted with .top, rows slide down out from under the row above")
  func insertTop() {
    let motion = insert(.top)
    #expect(motion["90"] == nil)
    expect(motion["91"], y: 128, part: 128...172)
    expect(motion["2"], y: 172, part: 172...216)
  }

  @Test("Inserted with .bottom, rows are uncovered by the row below")
  func insertBottom() {
    let motion = insert(.bottom)
    expect(motion["90"], y: 128, part: 128...172)
    #expect(motion["91"] == nil)
  }

  @Test("Inserted with .middle, rows stay centered in the gap")
  func insertMiddle() {
    let motion = insert(.middle)
    expect(motion["90"], y: 106, part: 128...150)
    expect(motion["91"], y: 150, part: 150...172)
  }

  @Test("Inserted with .left and .right, rows come from the sides", arguments: [true, false])
  func insertSideways(isLeft: Bool) {
    let motion = insert(isLeft ? .left : .right)
    expect(motion["90"], y: 128, part: 128...172, x: isLeft ? -160 : 160)
    #expect(motion["91"] == nil)
  }

  @Test("Inserted with .fade, rows fade in where they belong")
  func insertFade() {
    let motion = insert(.fade)
    expect(motion["90"], y: 128, part: 128...172, opacity: 0.5)
  }

  @Test("Inserted with .none, rows are there at once while the others make room")
  func insertNone() {
    let motion = insert(.none)
    expect(motion["90"], y: 128, part: 128...172)
    expect(motion["2"], y: 172, part: 172...216)
  }

  @Test("Deleted with .top, rows slide up under the row above")
  func deleteTop() {
    let motion = delete(.top)
    #expect(motion["1"] == nil)
    expect(motion["2"], y: 84, part: 84...128)
    expect(motion["3"], y: 128, part: 128...172)
  }

  @Test("Deleted with .bottom, rows are covered by the row below")
  func deleteBottom() {
    let motion = delete(.bottom)
    expect(motion["1"], y: 84, part: 84...128)
    #expect(motion["2"] == nil)
  }

  @Test("Deleted with .middle, rows stay centered in the gap")
  func deleteMiddle() {
    let motion = delete(.middle)
    expect(motion["1"], y: 62, part: 84...106)
    expect(motion["2"], y: 106, part: 106...128)
  }

  @Test("Deleted with .left and .right, rows go to the sides", arguments: [true, false])
  func deleteSideways(isLeft: Bool) {
    let motion = delete(isLeft ? .left : .right)
    expect(motion["1"], y: 84, part: 84...128, x: isLeft ? -160 : 160)
  }

  @Test("Deleted with .fade, rows fade out where they are")
  func deleteFade() {
    let motion = delete(.fade)
    expect(motion["1"], y: 84, part: 84...128, opacity: 0.5)
  }

  @Test("Deleted with .none, rows are gone at once while the others close the gap")
  func deleteNone() {
    let motion = delete(.none)
    #expect(motion["1"] == nil)
    #expect(motion["2"] == nil)
    expect(motion["3"], y: 128, part: 128...172)
  }

  @Test("Replaced with .fade, the old row fades out over the new one")
  func reloadFade() {
    for kind in [UITableView.RowAnimation.fade, .automatic] {
      let motion = reload(kind)
      expect(motion.all.first { $0.text == "90" }, y: 84, part: 84...128)
      expect(motion["1"], y: 84, part: 84...128, opacity: 0.5)
      let order = motion.all.filter { ["1", "90"].contains($0.text) }.map(\.text)
      #expect(order == ["90", "1"])
      fixture.settle()
      fixture.sections[0][1] = 1
      fixture.table.reloadData()
      fixture.frame()
    }
  }

  @Test(
    "Replaced with .left and .right, the old row goes to that side and the new one comes from there",
    arguments: [true, false]
  )
  func reloadSideways(isLeft: Bool) {
    let motion = reload(isLeft ? .left : .right)
    expect(motion["90"], y: 84, part: 84...128, x: isLeft ? -160 : 160)
    expect(motion["1"], y: 84, part: 84...128, x: isLeft ? -160 : 160)
  }

  @Test("Replaced with .top and .bottom, the old row goes there and the new one comes from there")
  func reloadVertically() {
    expect(reload(.top)["90"], y: 62, part: 84...106)
    fixture.settle()
    expect(reload(.bottom)["90"], y: 106, part: 106...128)
  }

  @Test("Replaced with .middle, both stay centered and fade")
  func reloadMiddle() {
    let motion = reload(.middle)
    expect(motion["90"], y: 84, part: 84...128, opacity: 0.5)
    expect(motion["1"], y: 84, part: 84...128, opacity: 0.5)
  }

  @Test("Replaced with .none, the new row is there at once")
  func reloadNone() {
    let motion = reload(.none)
    expect(motion["90"], y: 84, part: 84...128)
    #expect(motion["1"] == nil)
  }

  @Test("With .automatic rows at the start of a section go as .bottom, at its end as .top")
  func automatic() {
    fixture.sections[0].removeFirst(2)
    fixture.table.deleteRows(at: paths(0, 0..<2), with: .automatic)
    expect(halfway()["0"], y: 40, part: 40...84)
    fixture.settle()
    fixture.sections[0] = [2, 3, 90, 91]
    fixture.table.insertRows(at: paths(0, 2..<4), with: .automatic)
    let motion = halfway()
    #expect(motion["90"] == nil)
    expect(motion["91"], y: 128, part: 128...172)
    fixture.settle()
    fixture.sections[0].remove(at: 1)
    fixture.table.deleteRows(at: [path(0, 1)], with: .automatic)
    expect(halfway()["3"], y: 84, part: 84...106, opacity: 0.5)
  }

  @Test("At the end of the table .bottom slides in from below")
  func bottomAtEnd() {
    fixture.sections[1].append(90)
    fixture.table.insertRows(at: [path(1, 3)], with: .bottom)
    expect(halfway()["90"], y: 388 + 22, part: 410...432)
    fixture.settle()
    fixture.sections[1].removeLast()
    fixture.table.deleteRows(at: [path(1, 3)], with: .bottom)
    expect(halfway()["90"], y: 410, part: 410...432)
  }

  @Test("Names of sides are not mirrored from right to left")
  func rightToLeft() {
    fixture.context.screen.setTraits(UITraitCollection(layoutDirection: .rightToLeft))
    fixture.frame()
    expect(delete(.left)["1"], y: 84, part: 84...128, x: -160)
  }

  @Test("A section goes with its header under the one above", arguments: [true, false])
  func deleteSection(isTop: Bool) {
    fixture.sections.insert(.numbers(2, from: 20), at: 1)
    fixture.table.reloadData()
    fixture.frame()
    let header = fixture.table.headerView(forSection: 1)
    fixture.sections.remove(at: 1)
    fixture.table.deleteSections([1], with: isTop ? .top : .bottom)
    let motion = halfway()
    let leaving = motion.all.first { $0.view === header }
    // The section was 128 high; half of that is left, from 216 on.
    if isTop {
      #expect(leaving == nil)
      expect(motion["20"], y: 192, part: 216...236)
      expect(motion["21"], y: 236, part: 236...280)
    } else {
      expect(leaving, y: 216, part: 216...256)
      expect(motion["20"], y: 256, part: 256...280)
      #expect(motion["21"] == nil)
    }
    expect(motion.headers.last, y: 280, part: 280...320)
    fixture.settle()
    #expect(header?.superview == nil)
  }

  @Test("An inserted section comes with its header")
  func insertSection() {
    fixture.sections.insert(.numbers(2, from: 20), at: 1)
    fixture.table.insertSections([1], with: .left)
    let motion = halfway()
    let header = motion.headers.first { $0.view === fixture.table.headerView(forSection: 1) }
    expect(header, y: 216, part: 216...256, x: -160)
    expect(motion["20"], y: 256, part: 256...280, x: -160)
  }

  @Test("A replaced section's headers fade into each other in place")
  func reloadSection() {
    let old = fixture.table.headerView(forSection: 0)
    fixture.sections[0] = [90]
    fixture.table.reloadSections([0], with: .automatic)
    let motion = halfway()
    let new = fixture.table.headerView(forSection: 0)
    #expect(old !== new)
    expect(motion.all.first { $0.view === old }, y: 0, part: 0...40, opacity: 0.5)
    expect(motion.all.first { $0.view === new }, y: 0, part: 0...40, opacity: 0.5)
    expect(motion["1"], y: 84, part: 84...128, opacity: 0.5)
    expect(motion["2"], y: 128, part: 128...150, opacity: 0.5)
  }

  @Test("A moved row is drawn over the others and under headers")
  func move() throws {
    fixture.sections = [[0, 2, 3], [10, 11, 1, 12]]
    fixture.table.moveRow(at: path(0, 1), to: path(1, 2))
    let motion = halfway()
    let moved = try #require(motion["1"])
    #expect(abs(moved.frame.minY - (84 + 300) / 2) < 1)
    let cells = motion.all.filter(\.isCell)
    #expect(cells.last?.text == "1")
    #expect(motion.all.lastIndex { $0.isCell } ?? 9 < motion.all.firstIndex { !$0.isCell } ?? 0)
    #expect(moved.part == moved.frame)
  }

  @Test("A moved section passes the others")
  func moveSection() throws {
    fixture.sections.swapAt(0, 1)
    fixture.table.moveSection(0, toSection: 1)
    let motion = halfway()
    #expect(abs(try #require(motion["10"]).frame.minY - (256 + 40) / 2) < 1)
    #expect(abs(try #require(motion["0"]).frame.minY - (40 + 212) / 2) < 1)
    fixture.settle()
    #expect(fixture.visibleNumbers == [10, 11, 12, 0, 1, 2, 3])
  }
}
