// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TextModel
import UIKit
import UIKitEngine

/// A table on a screen of its own, 320 by 480 at 2x without safe area, whose rows are numbers.
///
/// The conventions are those of the cases that users reported: plain style, headers of 40 and rows
/// of 44 points, no top padding, nothing inset, unless a test says otherwise.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  let context: ApplicationContext
  let window: UIWindow
  let table: UITableView
  var sections: [[Int]]
  var hasHeaders = true
  var headerHeight: CGFloat = 40
  var rowHeight: (Int) -> CGFloat = { _ in 44 }
  var log: [String] = []
  var isLogging = false
  var selectionLog: [String] = []
  var onDisplay: ((UITableViewCell, IndexPath) -> Void)?
  var headerFor: ((TableFixture, Int) -> UIView?)?

  init(_ sections: [[Int]], style: UITableView.Style = .plain, isShown: Bool = true) {
    self.sections = sections
    context = ApplicationContext(
      size: CGSize(width: 320, height: 480),
      scale: 2,
      safeArea: .zero
    )
    context.becomeCurrent()
    Backend.textShaper = BoxShaper()
    window = UIWindow(frame: context.screen.bounds)
    table = UITableView(frame: context.screen.bounds, style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
    if isShown { frame() }
  }

  /// Makes the next frame without moving the clock.
  func frame() { context.scheduler.runFrame(at: context.scheduler.now) }

  /// Moves the clock on, a frame each sixtieth of a second.
  func advance(by seconds: Double) {
    let end = context.scheduler.now + seconds
    while context.scheduler.now < end - 1e-9 {
      context.scheduler.runFrame(at: min(end, context.scheduler.now + 1.0 / 60))
    }
  }

  /// Moves the clock on until nothing moves.
  func settle() {
    frame()
    var steps = 0
    while context.scheduler.isSettling, steps < 600 {
      advance(by: 1.0 / 60)
      steps += 1
    }
    frame()
  }

  func tap(_ point: CGPoint) {
    context.perform {
      context.touchRouter.dispatch(InputEvent(phase: .began, point: point))
      context.touchRouter.dispatch(InputEvent(phase: .ended, point: point))
    }
    frame()
  }

  func note(_ line: @autoclosure () -> String) { if isLogging { log.append(line()) } }

  /// The numbers of the cells in sight, from the top.
  var visibleNumbers: [Int] {
    table.visibleCells.compactMap { $0.textLabel?.text.flatMap(Int.init) }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int {
    note("sections")
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("rows \(section)")
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(indexPath.section)-\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section][indexPath.row])"
    note("filled \(indexPath.section)-\(indexPath.row)")
    return cell
  }

  // MARK: Delegate

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note("height \(indexPath.section)-\(indexPath.row)")
    return rowHeight(sections[indexPath.section][indexPath.row])
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    hasHeaders ? headerHeight : 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note("header \(section)")
    if let headerFor { return headerFor(self, section) }
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    note("display \(indexPath.section)-\(indexPath.row)")
    onDisplay?(cell, indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { note("end \(indexPath.section)-\(indexPath.row)") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectionLog.append("select \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionLog.append("deselect \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    selectionLog.append("highlight \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    selectionLog.append("unhighlight \(indexPath.section)-\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    selectionLog.append("will select \(indexPath.section)-\(indexPath.row)")
    return indexPath
  }
}

extension Array where Element == Int {
  /// `count` numbers that begin with `first`.
  static func numbers(_ count: Int, from first: Int = 0) -> [Int] {
    (0..<count).map { first + $0 }
  }
}
