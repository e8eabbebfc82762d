// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A section for each row animation, which folds with it when its header is tapped.
package final class FoldingKindsController: UITableViewController {
  private static let kinds: [(name: String, animation: UITableView.RowAnimation)] = [
    ("Top", .top), ("Bottom", .bottom), ("Middle", .middle), ("Left", .left), ("Right", .right),
    ("Fade", .fade), ("None", .none), ("Automatic", .automatic),
  ]
  private static let rows = ["First", "Second", "Third"]
  private var isFolded = kinds.map { _ in false }

  /// Creates the screen.
  package init() { super.init(style: .plain) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(
      FoldingHeaderView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    tableView.sectionHeaderHeight = 44
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { isFolded.count }

  package override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    isFolded[section] ? 0 : FoldingKindsController.rows.count
  }

  package override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = FoldingKindsController.rows[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  package override func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    guard let header = view as? FoldingHeaderView else { return view }
    header.show(title: FoldingKindsController.kinds[section].name, isFolded: isFolded[section])
    header.onTap = { [weak self, weak header] in
      guard let self, let header else { return }
      toggle(section, header)
    }
    return header
  }

  private func toggle(_ section: Int, _ header: FoldingHeaderView) {
    isFolded[section].toggle()
    let paths = FoldingKindsController.rows.indices.map { IndexPath(row: $0, section: section) }
    let animation = FoldingKindsController.kinds[section].animation
    if isFolded[section] {
      tableView.deleteRows(at: paths, with: animation)
    } else {
      tableView.insertRows(at: paths, with: animation)
    }
    UIView.animate(withDuration: 0.3) { header.turnArrow(isFolded: self.isFolded[section]) }
  }
}

/// A title and an arrow that turns.
private final class FoldingHeaderView: UITableViewHeaderFooterView {
  var onTap: () -> Void = {}
  private let control = UIControl()
  private let titleLabel = UILabel()
  private let arrow = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    arrow.text = "›"
    arrow.font = .systemFont(ofSize: 22)
    arrow.textColor = .secondaryLabel
    arrow.textAlignment = .center
    control.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    control.addSubview(titleLabel)
    control.addSubview(arrow)
    contentView.addSubview(control)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(title: String, isFolded: Bool) {
    titleLabel.text = title
    turnArrow(isFolded: isFolded)
  }

  func turnArrow(isFolded: Bool) {
    arrow.transform = isFolded ? .identity : CGAffineTransform(rotationAngle: .pi / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = contentView.bounds
    let size = control.bounds.size
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    titleLabel.frame = CGRect(x: 20, y: 0, width: max(size.width - 80, 0), height: size.height)
    arrow.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    arrow.center = CGPoint(x: isRightToLeft ? 28 : size.width - 28, y: size.height / 2)
    if isRightToLeft { titleLabel.frame.origin.x = 60 }
  }
}
