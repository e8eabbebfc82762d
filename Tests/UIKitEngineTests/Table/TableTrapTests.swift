// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

private func text(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@Suite("What stops the process, and in which words")
@MainActor
struct TableTrapTests {
  @Test("Rows deleted from a model that was not changed (C01)")
  func unchangedModel() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([.numbers(8)])
        fixture.table.deleteRows(at: (0..<8).map { path(0, $0) }, with: .fade)
      }
    }
    #expect(
      text(of: result).contains(
        "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
          + "existing section after the update (8) must be equal to the number of rows contained "
          + "in that section before the update (8), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 8 deleted)"
      )
    )
  }

  @Test("A row inserted past the count after the update (C31)")
  func insertPastEnd() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([[1], []])
        fixture.table.insertRows(at: [path(1, 0)], with: .fade)
      }
    }
    #expect(
      text(of: result).contains(
        "attempt to insert row 0 into section 1, but there are only 0 rows in section 1 after the "
          + "update"
      )
    )
  }

  @Test("A cell that was never registered")
  func unregistered() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([.numbers(1)])
        _ = fixture.table.dequeueReusableCell(withIdentifier: "none", for: path(0, 0))
      }
    }
    #expect(
      text(of: result).contains(
        "unable to dequeue a cell with identifier none - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      )
    )
  }

  @Test("A scroll to a row that does not exist")
  func outOfBounds() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([.numbers(3)])
        fixture.table.scrollToRow(at: path(0, -1), at: .bottom, animated: true)
      }
    }
    #expect(
      text(of: result).contains(
        "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds row "
          + "(-1) when there are only 3 rows in section 0. Table view: <UITableView"
      )
    )
  }

  @Test("A height that is not a number")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([.numbers(3)])
        fixture.rowHeight = { _ in .nan }
        fixture.table.reloadData()
        fixture.frame()
      }
    }
    #expect(text(of: result).contains("The height of row 0 of section 0 of <UITableView"))
  }

  @Test("A view that is put into itself or into what it contains")
  func ownSubview() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView(frame: .zero)
        view.addSubview(view)
      }
    }
    #expect(text(of: result).contains("Can't add self as subview"))
  }

  @Test("A position that is not a number")
  func nanPosition() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        UIView(frame: .zero).center = CGPoint(x: CGFloat.nan, y: 0)
      }
    }
    #expect(text(of: result).contains("CALayer position contains NaN: [nan 0.0]"))
  }

  @Test("A selector made from a name alone")
  func namedSelector() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = TableFixture([[1]])
        fixture.table.addGestureRecognizer(
          UITapGestureRecognizer(target: fixture, action: Selector("didTap:"))
        )
        fixture.tap(CGPoint(x: 100, y: 300))
      }
    }
    #expect(text(of: result).contains("TableFixture didTap:]: unrecognized selector sent to"))
  }
}
