// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A table of numbered rows, which notes its taps.
@MainActor
final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var rowCount: Int
  var selected: [IndexPath] = []
  var scrollCount = 0

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }
}

/// A view that notes which touches it gets.
@MainActor
final class TouchNotingView: UIView {
  var phases: [String] = []
  var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    phases.append(phase)
    points += touches.map { $0.location(in: self) }
  }
}

/// Makes a label with a frame and a text.
@MainActor
func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 100) -> UILabel {
  let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: 20))
  label.text = text
  return label
}

/// Makes a plain view that holds others.
@MainActor
func container(_ views: UIView...) -> UIView {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  for view in views { container.addSubview(view) }
  return container
}

extension CGSize {
  /// A screen that is drawn quickly and that no phone has.
  static let small = CGSize(width: 200, height: 200)
}
