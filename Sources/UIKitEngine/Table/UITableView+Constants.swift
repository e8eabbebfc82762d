// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in sight while their section is.
    case plain = 0
    /// Sections apart from each other; headers and footers scroll along.
    case grouped = 1
    /// Sections as cards with rounded corners.
    @available(*, unavailable, message: "UITableView.Style.insetGrouped is not implemented yet")
    case insetGrouped = 2
  }

  /// Where a row is to be seen after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling shows all of it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows and sections come and go.
  ///
  /// They are seen only between what stays above and below them. What is replaced goes to a side and
  /// comes from the same side, as Apple documents; how far rows move is inferred.
  public enum RowAnimation: Int, Sendable {
    /// Fading in or out.
    case fade = 0
    /// From or to the right, by the table's width; the same from right to left.
    case right = 1
    /// From or to the left, by the table's width; the same from right to left.
    case left = 2
    /// Out from under what stands above, and back.
    case top = 3
    /// Uncovered and covered by what stands below; from and to below where nothing does.
    case bottom = 4
    /// At once; the other rows move all the same.
    case none = 5
    /// Centered in the room that opens or closes.
    case middle = 6
    /// What suits the place: as `bottom` at the start of a section, as `top` at its end, else a fade.
    case automatic = 100
  }

  /// What own separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The inset that a cell has by itself.
    case fromAutomaticInsets = 1
  }

  /// A height that the table finds by itself: -1.
  public class var automaticDimension: CGFloat { -1 }

  /// Posted when the user has selected or deselected a row.
  public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}
