// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures in real fonts, recorded on Debian 12.
private let isDebian12: Bool = {
  let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
  return release.contains("ID=debian") && release.contains("VERSION_ID=\"12\"")
}()

@Suite("Pictures of row animations", .enabled(if: isDebian12, "recorded with Debian 12's fonts"))
@MainActor
struct RowAnimationPictureTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var sections = [["Apple", "Banana", "Cherry"], ["Date", "Elderberry", "Fig"]]

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[path.section][path.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section + 1)"
    }
  }

  private func show(
    _ style: UITableView.Style,
    configure: (TestScreen) -> Void = { _ in }
  ) -> (TestScreen, UITableView, Rows) {
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
    configure(screen)
    let table = UITableView(frame: .zero, style: style)
    let rows = Rows()
    table.dataSource = rows
    screen.show(table)
    return (screen, table, rows)
  }

  private let part = CGRect(x: 0, y: 0, width: 320, height: 240)

  @Test("rows slide up under the header of their section, in the dark")
  func top() {
    let (screen, table, rows) = show(.plain) { $0.userInterfaceStyle = .dark }
    rows.sections[0] = []
    screen.perform {
      table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .top)
    }
    screen.advance(by: 0.12)
    screen.assertPicture(named: "top-dark", in: part)
  }

  @Test("a row slides out to the left from right to left")
  func left() {
    let (screen, table, rows) = show(.grouped) { $0.layoutDirection = .rightToLeft }
    rows.sections[0].remove(at: 1)
    screen.perform { table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left) }
    screen.advance(by: 0.12)
    screen.assertPicture(named: "left-right-to-left", in: part)
  }
}
