// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

// The screen and the tests that the documentation of UIKitTestSupport shows, compiled and run.

/// Folds a section when its title is tapped.
@MainActor
final class SettingsViewController: UITableViewController {
  private let sections = [
    (title: "General", rows: ["About", "Language"]),
    (title: "Sound", rows: ["Ringtone"]),
  ]
  private var isFolded = [false, false]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFolded[section] ? 1 : 1 + sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let section = sections[indexPath.section]
    cell.textLabel?.text = indexPath.row == 0 ? section.title : section.rows[indexPath.row - 1]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 0 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    isFolded[indexPath.section].toggle()
    tableView.reloadSections([indexPath.section], with: .fade)
  }
}

@Suite("A screen tested with TestScreen")
@MainActor
struct TestScreenExampleTests {
  @Test("a tap on a title folds its section and another one unfolds it")
  func foldsAndUnfolds() {
    let screen = TestScreen()
    screen.show(SettingsViewController())
    let unfolded = screen.png()

    screen.tap("General")
    screen.settle()
    #expect(screen.visibleTexts == ["General", "Sound", "Ringtone"])

    screen.tap("General")
    screen.settle()
    #expect(screen.visibleTexts == ["General", "About", "Language", "Sound", "Ringtone"])
    #expect(screen.png() == unfolded)
  }
}
