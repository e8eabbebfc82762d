// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Fruit in sections, for looking at rows that come and go.
package final class RowAnimationsController: UIViewController {
  /// The table with the rows.
  package let tableView: UITableView
  /// The names of the rows, by section.
  package private(set) var sections = [
    ["Apple", "Banana", "Cherry", "Date"],
    ["Elderberry", "Fig", "Grape", "Honeydew"],
    ["Jackfruit", "Kiwi", "Lemon", "Mango", "Nectarine", "Orange", "Papaya", "Quince"],
  ]

  /// Creates the screen.
  ///
  /// - Parameter style: The look of the table.
  package init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    fillView(with: tableView)
  }

  /// Inserts two rows in the middle of the second section.
  package func insert(with animation: UITableView.RowAnimation) {
    sections[1].insert(contentsOf: ["Feijoa", "Gooseberry"], at: 2)
    tableView.insertRows(at: paths(2..<4), with: animation)
  }

  /// Deletes the two rows in the middle of the second section.
  package func delete(with animation: UITableView.RowAnimation) {
    sections[1].removeSubrange(1..<3)
    tableView.deleteRows(at: paths(1..<3), with: animation)
  }

  /// Replaces two rows of the second section.
  package func replace(with animation: UITableView.RowAnimation) {
    sections[1].replaceSubrange(1..<3, with: ["Feijoa", "Gooseberry"])
    tableView.reloadRows(at: paths(1..<3), with: animation)
  }

  /// Folds the second section, or unfolds it.
  package func fold(with animation: UITableView.RowAnimation) {
    if sections[1].isEmpty {
      sections[1] = ["Elderberry", "Fig", "Grape", "Honeydew"]
      tableView.insertRows(at: paths(0..<4), with: animation)
    } else {
      let count = sections[1].count
      sections[1] = []
      tableView.deleteRows(at: paths(0..<count), with: animation)
    }
  }

  private func paths(_ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 1) }
  }
}

extension RowAnimationsController: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = "fruit"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: identifier)
    let name = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "\(name.count) letters"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  package func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { ["A to D", "E to H", "J to Q"][section] }
}
