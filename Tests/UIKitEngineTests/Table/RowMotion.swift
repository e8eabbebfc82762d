// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import UIKit
import UIKitEngine

/// What one frame shows of a table's views, looked up where the frame composer looks it up.
@MainActor
struct RowMotion {
  /// A cell, header or footer as it is seen.
  struct Seen {
    let view: UIView
    /// What it shows: its label's text, or nothing.
    let text: String
    /// Where the whole of it would be, on screen.
    let frame: CGRect
    /// What is not cut off of that, on screen.
    let part: CGRect
    let opacity: CGFloat
    let isCell: Bool
    let isLeaving: Bool
  }

  /// From the back to the front; without what is not seen at all.
  let all: [Seen]

  init(_ fixture: TableFixture) {
    let table = fixture.table
    let screen = fixture.context.screen.bounds
    let origin = table.layer.presented.boundsOrigin
    let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0) }
    all = table.subviews.compactMap { view -> Seen? in
      guard view is UITableViewCell || view is UITableViewHeaderFooterView, !view.isHidden else {
        return nil
      }
      let shown = view.layer.presented
      guard shown.opacity > 0 else { return nil }
      let frame = shown.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      var part = frame.intersection(screen)
      if let lane = view.layer.visiblePart?() {
        part = part.intersection(lane.offsetBy(dx: -origin.x, dy: -origin.y))
      }
      guard !part.isNull, part.width > 0.01, part.height > 0.01 else { return nil }
      return Seen(
        view: view,
        text: (view as? UITableViewCell)?.textLabel?.text ?? "",
        frame: frame,
        part: part,
        opacity: shown.opacity,
        isCell: view is UITableViewCell,
        isLeaving: (view as? UITableViewCell).map { table.indexPath(for: $0) == nil }
          ?? !headers.contains { $0 === view }
      )
    }
  }

  /// The frontmost view with a text.
  subscript(text: String) -> Seen? { all.last { $0.text == text } }

  var headers: [Seen] { all.filter { !$0.isCell && !$0.isLeaving } }
}
