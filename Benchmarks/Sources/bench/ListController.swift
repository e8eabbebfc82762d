// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list that all rivals were measured with: rows of 44 points with two lines of text.
final class ListController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private let sections: Int
  private let rows: Int
  /// Whether the first section hides its rows.
  var isFirstFolded = false
  /// How often the table has asked for a cell.
  private(set) var cellCount = 0

  /// - Parameters:
  ///   - sections: The number of sections.
  ///   - rows: The number of rows in each of them.
  init(sections: Int, rows: Int) {
    self.sections = sections
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SubtitleCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 44
    tableView.dataSource = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }
}

extension ListController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sections }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 && isFirstFolded ? 0 : rows
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    RowTexts.header(section: section)
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = RowTexts.title(section: indexPath.section, row: indexPath.row)
    cell.detailTextLabel?.text = RowTexts.subtitle(section: indexPath.section, row: indexPath.row)
    return cell
  }
}

/// A cell with a title and a second line below it.
private final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel?.font = .systemFont(ofSize: 17)
    detailTextLabel?.font = .systemFont(ofSize: 12)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
