// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Cells and headers that know their size, in every environment")
@MainActor
struct TableFittingTests {
  private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 100)
    }
  }

  private final class TallHeader: UITableViewHeaderFooterView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: 70)
    }
  }

  private final class Controller: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TallCell.self, forCellReuseIdentifier: "tall")
      tableView.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.sectionHeaderTopPadding = 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      guard indexPath.row == 0 else {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .checkmark
        return cell
      }
      return tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  @Test("sizeThatFits of a cell and of a header gives their automatic heights")
  func sizeThatFits() {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let controller = Controller()
    screen.show(controller)
    #expect(controller.tableView.rectForHeader(inSection: 0).height == 70)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 100)
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  @Test("A screen that turns dark looks as if it had always been, and back")
  func darkSwitch() {
    func picture(_ prepare: (TestScreen) -> Void) -> Data {
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      let controller = Controller()
      prepare(screen)
      screen.show(controller)
      screen.settle()
      prepare(screen)
      screen.settle()
      return screen.png()
    }
    let switched = TestScreen(size: CGSize(width: 320, height: 480))
    switched.show(Controller())
    switched.settle()
    let light = switched.png()
    switched.userInterfaceStyle = .dark
    switched.settle()
    #expect(switched.png() == picture { $0.userInterfaceStyle = .dark })
    switched.userInterfaceStyle = .light
    switched.settle()
    #expect(switched.png() == light)
  }

  @Test("On its side, contents stay out of the safe area and backgrounds do not")
  func landscape() throws {
    let screen = TestScreen(size: CGSize(width: 844, height: 390))
    let controller = Controller()
    screen.show(controller)
    let table = try #require(controller.tableView)
    #expect(table.safeAreaInsets.left == 47)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.width == 844)
    #expect(cell.contentView.frame.minX == 47)
    #expect(cell.textLabel.map { $0.convert(CGPoint.zero, to: table).x } == CGFloat(47 + 20))
    #expect(cell.contentView.frame.maxX == 844 - 47 - 30.5)
    table.insetsContentViewsToSafeArea = false
    screen.settle()
    #expect(cell.contentView.frame.minX == 0)
  }
}
