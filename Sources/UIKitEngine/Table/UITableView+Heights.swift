// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

extension UITableView {
  /// Heights less than this count as none: half a pixel at any scale is more.
  static let negligibleHeight: CGFloat = 0.1

  // MARK: Rows

  /// What a row counts until it has been shown, where the delegate gives no estimate.
  var defaultRowEstimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : chrome.rowHeight
  }

  /// The delegate's height for a row; nil where it does not have the method.
  func askRowHeight(_ position: TablePosition) -> CGFloat? {
    let path = position.indexPath
    let height = ask { $0.tableView(self, heightForRowAt: path) }
    if height != nil { work.rowHeightsAsked += 1 }
    return height.map { checkedHeight($0, "row \(position.row) of section \(position.section)") }
  }

  /// The height of a row whose cell is known.
  func measuredHeight(of cell: UITableViewCell, at position: TablePosition) -> CGFloat {
    let given = askRowHeight(position) ?? rowHeight
    guard given < 0 else { return given }
    // A cell that knows its own size says so by overriding `sizeThatFits(_:)`.
    let fitting = cell.sizeThatFits(
      CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    ).height
    return max(0, checkedHeight(fitting, "the cell of row \(position.row)"))
  }

  /// Stops at what cannot be a height.
  func checkedHeight(_ height: CGFloat, _ what: @autoclosure () -> String) -> CGFloat {
    guard height.isFinite else {
      raise("The height of \(what()) of \(self) is \(height); it has to be a finite number.")
    }
    if height < 0, height != UITableView.automaticDimension {
      raise(
        "The height of \(what()) of \(self) is \(height); it has to be 0 or more, or "
          + "UITableView.automaticDimension."
      )
    }
    return height
  }

  // MARK: Headers and footers

  /// The height that delegate or table give; negative where the table is to find it.
  func givenSupplementHeight(_ kind: SupplementKind, _ section: Int) -> CGFloat {
    let asked: CGFloat? =
      switch kind {
      case .header: ask { $0.tableView(self, heightForHeaderInSection: section) }
      case .footer: ask { $0.tableView(self, heightForFooterInSection: section) }
      }
    let given = asked ?? (kind == .header ? sectionHeaderHeight : sectionFooterHeight)
    return checkedHeight(given, "the \(kind) of section \(section)")
  }

  /// The height of a header or footer as far as it is known before it is in sight.
  func supplementHeight(_ kind: SupplementKind, _ section: Int) -> CGFloat {
    let given = givenSupplementHeight(kind, section)
    if given >= 0 { return given < UITableView.negligibleHeight ? 0 : given }
    if let view = visible[kind, section] { return automaticHeight(of: view, kind, section) }
    if visible.isKnownEmpty(kind, section) {
      return usualHeight(kind, section, isPresent: false)
    }
    let isPresent = assumesSupplement(kind, section)
    // The first section was asked just now, so that its view may be there already.
    if let view = visible[kind, section] { return automaticHeight(of: view, kind, section) }
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if isPresent, estimate > 0 { return estimate }
    return usualHeight(kind, section, isPresent: isPresent)
  }

  func usualHeight(_ kind: SupplementKind, _ section: Int, isPresent: Bool) -> CGFloat {
    switch (kind, isPresent) {
    case (.header, true): section == 0 ? chrome.firstHeaderHeight : chrome.headerHeight
    case (.header, false): section == 0 ? chrome.firstEmptyHeaderHeight : chrome.emptyHeaderHeight
    case (.footer, true): chrome.footerHeight
    case (.footer, false): chrome.emptyFooterHeight
    }
  }

  /// The usual height, more for a title that takes more room, or what the view itself says by
  /// overriding `sizeThatFits(_:)`.
  func automaticHeight(of view: UIView, _ kind: SupplementKind, _ section: Int) -> CGFloat {
    let usual = usualHeight(kind, section, isPresent: true)
    guard let view = view as? UITableViewHeaderFooterView else { return usual }
    view.usualHeight = usual
    let fitting = view.sizeThatFits(
      CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    ).height
    return max(0, checkedHeight(fitting, "the \(kind) of section \(section)"))
  }

  /// Whether a section beyond sight is taken to have a header or footer: as the first one asked.
  private func assumesSupplement(_ kind: SupplementKind, _ section: Int) -> Bool {
    if let assumed = assumedSupplements[kind] { return assumed }
    let view = makeSupplement(kind, section)
    if let view {
      visible[kind, section] = view
      place(view)
      view.isHidden = true
    } else {
      visible.noteEmpty(kind, section)
    }
    assumedSupplements[kind] = view != nil
    return view != nil
  }

  /// The room above a header: in plain tables, and only where there is a header.
  func headerPadding(forHeaderHeight height: CGFloat) -> CGFloat {
    guard height > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : chrome.headerTopPadding
  }

  /// Writes a header's or footer's height into the layout; true where it was another one.
  func setSupplementHeight(_ height: CGFloat, _ kind: SupplementKind, _ section: Int) -> Bool {
    switch kind {
    case .header:
      guard layout.rect(ofHeader: section).height != height else { return false }
      layout.rows.setPadding(Double(headerPadding(forHeaderHeight: height)), ofSection: section)
      layout.rows.setHeaderHeight(Double(height), ofSection: section)
    case .footer:
      guard layout.rect(ofFooter: section).height != height else { return false }
      layout.rows.setFooterHeight(Double(height), ofSection: section)
    }
    return true
  }
}
