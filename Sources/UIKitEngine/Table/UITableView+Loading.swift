// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

// What the table takes from its data source and delegate, and when.

extension UITableView {
  // MARK: Optional methods

  /// Asks the delegate for something; nil where it does not have the method.
  ///
  /// A default implementation sets `answerIsMissing`. The mark is put back afterwards, since a
  /// delegate may ask the table for something while it is asked itself.
  func ask<Answer>(_ call: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    let outer = answerIsMissing
    answerIsMissing = false
    defer { answerIsMissing = outer }
    let answer = call(delegate)
    return answerIsMissing ? nil : answer
  }

  func missing<Answer>(_ answer: Answer) -> Answer {
    answerIsMissing = true
    return answer
  }

  // MARK: Loading

  func setNeedsReload() {
    pendingLoad = .everything
    setNeedsLayout()
  }

  /// Heights are to be found anew, counts stay.
  func setNeedsRelayout() {
    if pendingLoad == .nothing { pendingLoad = .layout }
    setNeedsLayout()
  }

  func reload() {
    finishTransitions()
    guard update == nil else {
      // Inferred: the changes of the batch are then part of what is loaded anew.
      reloadsAfterUpdate = true
      return
    }
    recycleAll()
    selection.removeAll()
    touchedRow = nil
    scrollTarget = nil
    generation += 1
    counts = askCounts()
    pendingLoad = .layout
    setNeedsLayout()
  }

  var loadedCounts: TableCounts {
    loadCountsIfNeeded()
    return counts
  }

  func loadCountsIfNeeded() {
    guard pendingLoad == .everything else { return }
    recycleAll()
    scrollTarget = nil
    generation += 1
    counts = askCounts()
    pendingLoad = .layout
  }

  func loadIfNeeded() {
    loadCountsIfNeeded()
    guard pendingLoad == .layout else { return }
    pendingLoad = .nothing
    visible.withoutHeader = []
    visible.withoutFooter = []
    buildLayout()
    updateContentSize()
    // A table that got shorter shows its end.
    let end = offsetRange.greatest.y
    clampMotionTarget()
    if contentOffset.y > end, !isDragging, motion == nil {
      AnimationTransaction.withoutAnimation { contentOffset.y = end }
    }
  }

  func askCounts() -> TableCounts {
    guard let dataSource else { return TableCounts() }
    let sections = dataSource.numberOfSections(in: self)
    guard sections > 0 else { return TableCounts() }
    work.countsAsked += sections
    return TableCounts(
      rowCounts: (0..<sections).map {
        let count = dataSource.tableView(self, numberOfRowsInSection: $0)
        guard count >= 0 else {
          raise(
            "The data source of \(self) gave \(count) as the number of rows in section \($0).",
            name: "NSInvalidArgumentException"
          )
        }
        return count
      }
    )
  }

  // MARK: Layout of everything

  private func buildLayout() {
    layout = TableLayout()
    layout.width = bounds.width
    layout.topExtent = tableHeaderView?.frame.height ?? 0
    layout.bottomExtent = tableFooterView?.frame.height ?? 0
    assumedSupplements = [:]
    // Places without headers and footers, for an app that asks for one while it is asked.
    layout.rows.insertSections(
      counts.rowCounts.map {
        RowGeometry.Section(estimate: Double(defaultRowEstimate), rowCount: $0)
      },
      at: 0
    )
    let sections = counts.rowCounts.indices.map(sectionMetrics)
    layout.rows = RowGeometry()
    layout.rows.insertSections(sections, at: 0)
    for section in counts.rowCounts.indices { loadRowHeights(section) }
  }

  /// The fixed heights of a section, and what its rows count until they are shown.
  func sectionMetrics(_ section: Int) -> RowGeometry.Section {
    let header = supplementHeight(.header, section)
    return RowGeometry.Section(
      padding: Double(headerPadding(forHeaderHeight: header)),
      header: Double(header),
      footer: Double(supplementHeight(.footer, section)),
      estimate: Double(defaultRowEstimate),
      rowCount: counts.rowCounts[section]
    )
  }

  /// Fills in heights that are known or estimated row by row.
  func loadRowHeights(_ section: Int, rows: Range<Int>? = nil) {
    let rows = rows ?? 0..<counts.rowCounts[section]
    guard !rows.isEmpty else { return }
    if loadRowEstimates(section, rows) { return }
    guard estimatedRowHeight == 0 else { return }
    // Without estimates every row's height is found now. Where the delegate has none to give, all
    // rows are alike, which the section's estimate says already.
    var heights: [Double] = []
    for row in rows {
      guard let height = askRowHeight(TablePosition(section: section, row: row)) else { return }
      heights.append(Double(height < 0 ? chrome.rowHeight : height))
    }
    layout.rows.removeRows(rows, section: section)
    layout.rows.insertRows(heights: heights, at: .init(section: section, row: rows.lowerBound))
  }

  private func loadRowEstimates(_ section: Int, _ rows: Range<Int>) -> Bool {
    for row in rows {
      let path = IndexPath(row: row, section: section)
      guard let estimate = ask({ $0.tableView(self, estimatedHeightForRowAt: path) }) else {
        return false
      }
      guard estimate >= 0 else { continue }
      layout.rows.setEstimate(Double(estimate), ofRows: row..<row + 1, section: section)
    }
    return true
  }

  func updateContentSize() {
    layoutTableEnds()
    contentSize = CGSize(width: bounds.width, height: layout.contentHeight)
  }

  func widthDidChange() {
    // What is on its way was laid out for the other width.
    finishTransitions()
    layout.width = bounds.width
    // Heights of rows may depend on the width: what was measured is measured again when seen.
    layout.rows.invalidateAllRows()
    if pendingLoad == .nothing { updateContentSize() }
    setNeedsLayout()
  }

  // MARK: The table's own header, footer and background

  func tableHeaderDidChange(from old: UIView?) {
    if old !== tableHeaderView { old?.removeFromSuperview() }
    if let tableHeaderView { addSubview(tableHeaderView) }
    tableEndDidChange()
  }

  func tableFooterDidChange(from old: UIView?) {
    if old !== tableFooterView { old?.removeFromSuperview() }
    if let tableFooterView { addSubview(tableFooterView) }
    tableEndDidChange()
  }

  private func tableEndDidChange() {
    layout.topExtent = tableHeaderView?.frame.height ?? 0
    layout.bottomExtent = tableFooterView?.frame.height ?? 0
    if pendingLoad == .nothing { updateContentSize() }
    setNeedsLayout()
  }

  func backgroundViewDidChange(from old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView {
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
    setNeedsLayout()
  }

  private func layoutTableEnds() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(
        x: 0,
        y: 0,
        width: bounds.width,
        height: tableHeaderView.frame.height
      )
    }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0,
        y: layout.contentHeight - layout.bottomExtent,
        width: bounds.width,
        height: tableFooterView.frame.height
      )
    }
  }
}
