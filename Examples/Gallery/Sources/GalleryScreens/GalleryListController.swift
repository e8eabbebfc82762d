// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of the gallery's screens.
package final class GalleryListController: UIViewController {
  /// The table that lists the screens.
  package let tableView = UITableView(frame: .zero, style: .plain)
  private let screens = GalleryScreen.allCases
  private let onSelect: (GalleryScreen) -> Void

  private static let screenIdentifier = "screen"

  /// Creates the list.
  ///
  /// - Parameter onSelect: Called with the screen whose row was tapped.
  package init(onSelect: @escaping (GalleryScreen) -> Void) {
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    tableView.dataSource = self
    tableView.delegate = self
    fillView(with: tableView)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let selected = tableView.indexPathForSelectedRow else { return }
    tableView.deselectRow(at: selected, animated: animated)
  }
}

extension GalleryListController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  package func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = GalleryListController.screenIdentifier
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
    cell.textLabel?.text = screens[indexPath.row].title
    cell.detailTextLabel?.text = screens[indexPath.row].summary
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  package func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    "Gallery"
  }
}

extension GalleryListController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(screens[indexPath.row])
  }
}
