// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A cell's content view; it knows its cell, which lays out the labels of the standard styles.
@MainActor
final class CellContentView: UIView {
  private weak var cell: UITableViewCell?

  init(cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: cell.bounds)
    preservesSuperviewLayoutMargins = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell?.layoutLabels()
  }
}

/// Whether a row stands at an end of its section, where the style draws lines from edge to edge.
struct SectionEdges: Equatable {
  var isFirst = false
  var isLast = false
}

/// The labels of the standard styles, made when they are first asked for.
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
}
