// SPDX-License-Identifier: Apache-2.0

// The README's screen, as it stands there: `ReadmeTests` holds the two together.

import UIKit

final class CommentsController: UITableViewController {
  var isFolded = [false, false, false]

  override func numberOfSections(in tableView: UITableView) -> Int { isFolded.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFolded[section] ? 0 : section + 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Reply \(indexPath.section + 1).\(indexPath.row + 1)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    let header = UIControl(frame: .zero)
    let title = UILabel(frame: CGRect(x: 20, y: 0, width: 300, height: 28))
    title.text = "Comment \(section + 1)"
    header.addSubview(title)
    header.addAction(UIAction { [weak self] _ in self?.toggle(section) }, for: .touchUpInside)
    return header
  }

  private func toggle(_ section: Int) {
    isFolded[section].toggle()
    let rows = (0...section).map { IndexPath(row: $0, section: section) }
    if isFolded[section] {
      tableView.deleteRows(at: rows, with: .fade)
    } else {
      tableView.insertRows(at: rows, with: .fade)
    }
  }
}
