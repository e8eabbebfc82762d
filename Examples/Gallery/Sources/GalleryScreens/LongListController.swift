// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list far longer than the screen; only rows in sight have cells.
package final class LongListController: UIViewController {
  /// The table with the rows.
  package let tableView = UITableView(frame: .zero, style: .plain)
  private let rowCount: Int

  private static let rowIdentifier = "row"

  /// Creates the screen.
  ///
  /// - Parameter rowCount: How many rows there are, 0 or more.
  package init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    fillView(with: tableView)
  }
}

extension LongListController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = LongListController.rowIdentifier
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .value1, reuseIdentifier: identifier)
    let number = indexPath.row + 1
    cell.textLabel?.text = "Row \(number)"
    cell.detailTextLabel?.text = number.isMultiple(of: 1000) ? "a round number" : nil
    return cell
  }
}
