// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One line of a menu, as an app's model.
struct Dish: Equatable, Sendable {
  var name: String
  var notes: String
  var areNotesShown = false
}

/// A cell made in code that lays itself out, as people write it.
final class DishCell: UITableViewCell {
  static let reuseIdentifier = "DishCell"

  private let nameLabel = UILabel()
  private let notesLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = UIFont.systemFont(ofSize: 17, weight: .bold)
    nameLabel.numberOfLines = 1
    notesLabel.numberOfLines = 0
    notesLabel.textColor = .secondaryLabel
    [nameLabel, notesLabel].forEach(contentView.addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.inset(by: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    nameLabel.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 21)
    notesLabel.frame = CGRect(
      x: room.minX,
      y: nameLabel.frame.maxY + 4,
      width: room.width,
      height: max(0, room.maxY - nameLabel.frame.maxY - 4)
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    notesLabel.text = nil
  }

  func show(_ dish: Dish) {
    nameLabel.text = dish.name
    notesLabel.text = dish.notes
    notesLabel.isHidden = !dish.areNotesShown
  }
}

/// A table in a controller that is its data source and its delegate.
final class MenuViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .grouped)
  private var courses: [(title: String, dishes: [Dish])]
  private var foldedCourses: Set<Int> = []

  init(courses: [(title: String, dishes: [Dish])]) {
    self.courses = courses
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    view.backgroundColor = .systemGroupedBackground
    tableView.register(DishCell.self, forCellReuseIdentifier: DishCell.reuseIdentifier)
    tableView.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  /// Folds a course, or unfolds it.
  func toggle(course: Int) {
    let rows = courses[course].dishes.indices.map { IndexPath(row: $0, section: course) }
    if foldedCourses.remove(course) != nil {
      tableView.insertRows(at: rows, with: .fade)
    } else {
      foldedCourses.insert(course)
      tableView.deleteRows(at: rows, with: .fade)
    }
  }
}

extension MenuViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    courses.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    foldedCourses.contains(section) ? 0 : courses[section].dishes.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: DishCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? DishCell)?.show(courses[indexPath.section].dishes[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    courses[section].title
  }
}

extension MenuViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    courses[indexPath.section].dishes[indexPath.row].areNotesShown.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    8
  }
}

/// A controller with a table of its own.
class SettingsViewController: UITableViewController {
  var names = ["Wi-Fi", "Bluetooth"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
