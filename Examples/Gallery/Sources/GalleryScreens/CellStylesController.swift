// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Each look that a standard cell, header or footer can have.
package final class CellStylesController: UIViewController {
  /// The table with the cells.
  package let tableView: UITableView
  private let groups = CellGroup.samples
  private var checkedRow: IndexPath?

  /// Creates the screen.
  ///
  /// - Parameter style: The style of the table.
  package init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    fillView(with: tableView)
  }
}

extension CellStylesController: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].samples.count
  }

  package func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    groups[section].header
  }

  package func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    groups[section].footer
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let sample = groups[indexPath.section].samples[indexPath.row]
    let identifier = "style \(sample.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: sample.style, reuseIdentifier: identifier)
    cell.textLabel?.text = sample.text
    cell.textLabel?.numberOfLines = sample.lineLimit
    cell.detailTextLabel?.text = sample.detail
    cell.accessoryType = indexPath == checkedRow ? .checkmark : sample.accessory
    cell.selectionStyle = sample.selection
    cell.indentationLevel = sample.indentation
    return cell
  }
}

extension CellStylesController: UITableViewDelegate {
  /// Rows of the group with the check mark hand it on; others show that they were tapped.
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard groups[indexPath.section].isChoice else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    if let checkedRow { tableView.cellForRow(at: checkedRow)?.accessoryType = .none }
    checkedRow = indexPath
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
