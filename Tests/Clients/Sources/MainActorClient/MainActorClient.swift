// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Views as constants, on the main actor without a word.
enum Palette {
  static let separator = UIView()
}

func makeHeader(_ text: String) -> UIView {
  let label = UILabel()
  label.text = text
  label.sizeToFit()
  return label
}

/// A model object on the main actor, compared by value.
final class MenuState: NSObject {
  var courses: [String] = []

  nonisolated override var hash: Int {
    0
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    object is MenuState
  }
}

final class CoursesViewController: UIViewController, UITableViewDataSource {
  let state = MenuState()
  var onChange: (MenuState) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.courses.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = state.courses[indexPath.row]
    return cell
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onChange(state)
  }
}
