// SPDX-License-Identifier: Apache-2.0

import GalleryScreens
import UIKit

extension Script {
  /// The list of screens, and what a tap on a row does.
  static let list = Script(
    name: "gallery",
    title: "Gallery",
    summary: "The list of screens; a tap on a row shows the screen in its place.",
    run: { recorder in
      let screen = recorder.screen
      let coordinator = GalleryCoordinator()
      screen.show(coordinator.listController)
      guard let window = screen.window else { return }
      screen.perform { coordinator.start(in: window) }
      try recorder.take("opening", "The list")
      screen.tap(GalleryScreen.groupedStyles.title)
      try recorder.take("shown", "A row was tapped: its screen is shown")
      screen.perform { coordinator.showList() }
      try recorder.take("back", "Back in the list")
      screen.userInterfaceStyle = .dark
      screen.settle()
      try recorder.take("dark", "The phone turns dark")
    }
  )

  /// Cells, headers and footers of both table styles on several phones.
  static let cellStyles: [Script] = [
    styles("styles-grouped", "Cell styles, grouped", "A grouped table.", .grouped),
    styles("styles-plain", "Cell styles, plain", "A plain table.", .plain),
    styles(
      "styles-dark",
      "Cell styles in the dark",
      "A grouped table in dark appearance.",
      .grouped,
      Look(style: .dark)
    ),
    styles(
      "styles-right-to-left",
      "Cell styles right to left",
      "A grouped table on an Arabic phone.",
      .grouped,
      Look(direction: .rightToLeft)
    ),
    styles(
      "styles-large-text",
      "Cell styles in larger text",
      "A grouped table with larger text.",
      .grouped,
      Look(textSize: .extraExtraExtraLarge)
    ),
    styles(
      "styles-3x",
      "Cell styles at @3x",
      "A grouped table, nine pixels a point.",
      .grouped,
      Look(scale: 3)
    ),
  ]

  private static func styles(
    _ name: String,
    _ title: String,
    _ summary: String,
    _ style: UITableView.Style,
    _ look: Look = Look()
  ) -> Script {
    Script(
      name: name,
      title: title,
      summary: summary,
      look: look,
      run: { recorder in
        let screen = recorder.screen
        let controller = CellStylesController(style: style)
        screen.show(controller)
        try recorder.take("opening", "Labels and accessories")
        screen.tap("Value")
        try recorder.take("selected", "A row is selected")
        screen.perform {
          controller.tableView.scrollToRow(
            at: IndexPath(row: 1, section: 4),
            at: .bottom,
            animated: false
          )
        }
        screen.settle()
        try recorder.take("further-down", "Long texts, choices and a section without titles")
        screen.tap("English")
        try recorder.take("deselecting", "A choice was tapped", duration: 0.3, at: [0, 50])
        screen.settle()
        try recorder.take("chosen", "The choice has the check mark")
      }
    )
  }

  /// Ten thousand rows, of which only those in sight have cells.
  static let longList = Script(
    name: "long-list",
    title: "Long list",
    summary: "Ten thousand rows, of which only those in sight have cells.",
    run: { recorder in
      let screen = recorder.screen
      let controller = LongListController(rowCount: 10_000)
      screen.show(controller)
      try recorder.take("opening", "The first rows")
      let middle = screen.size.width / 2
      screen.drag(from: CGPoint(x: middle, y: 700), to: CGPoint(x: middle, y: 200), duration: 0.2)
      try recorder.take("flicked", "Flicked: the finger has just left")
      screen.advance(by: 0.5)
      try recorder.take("slowing-down", "Half a second later, slowing down")
      screen.settle()
      try recorder.take("at-rest", "At rest")
      screen.perform {
        controller.tableView.scrollToRow(
          at: IndexPath(row: 4_999, section: 0),
          at: .middle,
          animated: false
        )
      }
      try recorder.take("middle", "Row 5000 in the middle")
      screen.perform {
        controller.tableView.scrollToRow(
          at: IndexPath(row: 9_999, section: 0),
          at: .bottom,
          animated: false
        )
      }
      screen.settle()
      try recorder.take("end", "The last row")
    }
  )
}
