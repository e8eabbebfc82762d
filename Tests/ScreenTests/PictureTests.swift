// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures in real fonts, which differ a little between releases of a system: these were recorded
/// on Debian 12.
private let isDebian12: Bool = {
  let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
  return release.contains("ID=debian") && release.contains("VERSION_ID=\"12\"")
}()

@Suite("Pictures", .enabled(if: isDebian12, "recorded with Debian 12's fonts"))
@MainActor
struct PictureTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var isFolded = false
    let texts = ["Reply 1", "두 번째 답글", "Reply 3 🌅", "רביעית"]

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 && isFolded ? 0 : texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      cell.detailTextLabel?.text = "Section \(indexPath.section)"
      cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .checkmark
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Comment \(section + 1)"
    }
  }

  /// Enough to see, and small enough to keep.
  private let part = CGRect(x: 0, y: 0, width: 320, height: 240)

  private func screen(
    scale: CGFloat = 2,
    style: UITableView.Style = .plain,
    configure: (TestScreen) -> Void = { _ in }
  ) -> (TestScreen, UITableView, Rows) {
    let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: scale)
    configure(screen)
    let table = UITableView(frame: .zero, style: style)
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    return (screen, table, rows)
  }

  @Test("a plain table, light and dark")
  func plain() {
    let (light, _, lightRows) = screen()
    light.assertPicture(named: "plain-light", in: part)
    let (dark, _, darkRows) = screen { $0.userInterfaceStyle = .dark }
    dark.assertPicture(named: "plain-dark", in: part)
    withExtendedLifetime((lightRows, darkRows)) {}
  }

  @Test("a grouped table from right to left, at 3x")
  func rightToLeft() {
    let (screen, _, rows) = screen(scale: 3, style: .grouped) { $0.layoutDirection = .rightToLeft }
    screen.assertPicture(
      named: "grouped-right-to-left",
      in: part
    )
    withExtendedLifetime(rows) {}
  }

  @Test("halfway through folding a section")
  func folding() {
    let (screen, table, rows) = screen()
    rows.isFolded = true
    screen.perform {
      table.deleteRows(at: rows.texts.indices.map { IndexPath(row: $0, section: 0) }, with: .fade)
    }
    screen.advance(by: 0.15)
    screen.assertPicture(named: "folding", in: part)
    screen.settle()
    screen.assertPicture(named: "folded", in: part)
  }
}
