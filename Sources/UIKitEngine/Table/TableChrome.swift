// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The measures and colors of a table style: what differs between styles is data, not code.
///
/// Figures are those of `Documentation/DifferencesFromUIKit.md`'s baseline, iOS 17 and 18; the
/// names in the comments are rows of the metrics that they were read from.
struct TableChrome {
  /// Whether headers and footers stay in sight while their section is.
  var floats: Bool
  /// "table row | standard height".
  var rowHeight: CGFloat = 44
  /// A header that has a title or a view but no height of its own.
  var headerHeight: CGFloat
  /// The first header, where it differs.
  var firstHeaderHeight: CGFloat
  /// A footer that has a title or a view but no height of its own.
  var footerHeight: CGFloat
  /// What a section without header, and one without footer, keeps free.
  var emptyHeaderHeight: CGFloat
  var firstEmptyHeaderHeight: CGFloat
  var emptyFooterHeight: CGFloat
  /// What `sectionHeaderTopPadding` is worth when it is automatic.
  var headerTopPadding: CGFloat
  /// Whether a line from edge to edge stands above the first and below the last row of a section.
  var closesSections: Bool
  var background: UIColor
  var cellBackground: UIColor

  static func chrome(for style: UITableView.Style) -> TableChrome {
    switch style {
    case .plain:
      // "table section | plain: header height / top padding before it": 28 / 22.
      TableChrome(
        floats: true,
        headerHeight: 28,
        firstHeaderHeight: 28,
        footerHeight: 28,
        emptyHeaderHeight: 0,
        firstEmptyHeaderHeight: 0,
        emptyFooterHeight: 0,
        headerTopPadding: 22,
        closesSections: false,
        background: .systemBackground,
        cellBackground: .systemBackground
      )
    default:
      // "later titled header", "first titled header", "footer height, one line of text",
      // "untitled grouped footer", "untitled first header at run time".
      TableChrome(
        floats: false,
        headerHeight: 45.5,
        firstHeaderHeight: 55.5,
        footerHeight: 30,
        emptyHeaderHeight: 17.5,
        firstEmptyHeaderHeight: 35,
        emptyFooterHeight: 17.5,
        headerTopPadding: 0,
        closesSections: true,
        background: .systemGroupedBackground,
        cellBackground: .secondarySystemGroupedBackground
      )
    }
  }

  /// "table cell layout | leading margin rule": 16 points below a width of 390, else 20.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat { width < 390 ? 16 : 20 }
}
