// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

// The tiler: gives every row, header and footer in sight a view, and takes the others back.

extension UITableView {
  /// The most rounds of tiling in one pass; heights that are found move what is in sight.
  private static let maximumTilingRounds = 16

  func layoutTable() {
    guard !isTiling else { return }
    if window == nil, pendingLoad != .nothing, bounds.isEmpty { return }
    // While a batch is open the model is ahead of the counts; its end lays out again.
    guard update == nil else { return warnAboutOpenUpdate() }
    loadIfNeeded()
    backgroundView?.frame = bounds
    let begun = generation
    tile()
    // The app has changed the table from one of the calls above: begin again.
    guard begun == generation, pendingLoad == .nothing else { return setNeedsLayout() }
    followScrollTarget()
    releaseHeldInSight()
    placeVisible()
    removeUnseen()
    orderVisible()
  }

  /// Makes the views of everything in sight and finds their heights.
  ///
  /// - Parameter extent: What counts as in sight; nil for the bounds, which follow when heights
  ///   above turn out otherwise than estimated.
  /// - Complexity: O(log *n*) per row in sight.
  func tile(in extent: ClosedRange<CGFloat>? = nil) {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    let sizeBefore = layout.contentHeight
    let begun = generation
    var rounds = 0
    repeat {
      tileRows(in: extent)
      rounds += 1
    } while begun == generation && tileSupplements(in: extent) && begun == generation
      && rounds < UITableView.maximumTilingRounds
    guard begun == generation else { return setNeedsLayout() }
    if layout.contentHeight != sizeBefore { updateContentSize() }
  }

  private func range(_ extent: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat> {
    extent ?? bounds.minY...max(bounds.minY, bounds.maxY)
  }

  private func tileRows(in extent: ClosedRange<CGFloat>?) {
    // Rows above the first one that is in sight already push it down when they are measured; the
    // contents are scrolled by as much, so that what the user looks at stays where it is.
    let anchor = extent == nil ? anchorRow : nil
    let begun = generation
    var next = layout.firstRow(below: range(extent).lowerBound)
    while let position = next, layout.offset(ofRow: position) < range(extent).upperBound {
      let before = layout.height(ofRow: position)
      ensureCell(at: position)
      guard begun == generation else { return }
      let change = layout.height(ofRow: position) - before
      if change != 0, let anchor, position < anchor { shiftContents(by: change) }
      next = layout.row(after: position)
    }
  }

  /// The first row that has a cell and is in sight.
  private var anchorRow: TablePosition? {
    visible.cells.keys.filter {
      let rect = layout.rect(ofRow: $0)
      return rect.maxY > bounds.minY && rect.minY < bounds.maxY
    }.min()
  }

  private func shiftContents(by change: CGFloat) {
    AnimationTransaction.withoutAnimation { contentOffset.y += change }
  }

  /// Gives a row its cell, if it has none, and measures it if it was not measured.
  func ensureCell(at position: TablePosition) {
    if let cell = visible.cells[position] {
      if !layout.isMeasured(position) { measure(cell, at: position) }
      return
    }
    if visible.withoutCell.contains(position) { return }
    let path = position.indexPath
    let begun = generation
    let cell = askCell(path)
    guard begun == generation else {
      // The place it was made for is another one by now.
      if cell.superview !== self { cellPool.put(cell, identifier: cell.reuseIdentifier) }
      return
    }
    claim(cell, for: position)
    AnimationTransaction.withoutAnimation {
      // In the table first: the text size and the scale are the table's.
      placeCell(cell, at: position)
      visible.cells[position] = cell
      measure(cell, at: position)
      cell.frame = layout.rect(ofRow: position)
      configure(cell, at: position)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard begun == generation else { return }
    join(cell, at: .row(position))
  }

  private func askCell(_ path: IndexPath) -> UITableViewCell {
    guard let dataSource else {
      raise("\(self) has rows but no data source that makes their cells.")
    }
    work.cellsAsked += 1
    return dataSource.tableView(self, cellForRowAt: path)
  }

  /// Cells lie behind headers and footers, and in front of the background view.
  private func placeCell(_ cell: UITableViewCell, at position: TablePosition) {
    guard cell.superview !== self else { return }
    // Beside its neighbor, so that the order need not be made afterwards; while views come and go
    // a new one lies behind all others.
    if leaving.isEmpty {
      let (section, row) = (position.section, position.row)
      if let next = visible.cells[TablePosition(section: section, row: row + 1)] {
        return insertSubview(cell, belowSubview: next)
      }
      if let previous = visible.cells[TablePosition(section: section, row: row - 1)] {
        return insertSubview(cell, aboveSubview: previous)
      }
    }
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
  }

  private func configure(_ cell: UITableViewCell, at position: TablePosition) {
    cell.resetForDisplay(
      isSelected: selection.contains(position),
      indentation: ask { $0.tableView(self, indentationLevelForRowAt: position.indexPath) }
    )
  }

  private func measure(_ cell: UITableViewCell, at position: TablePosition) {
    let height = measuredHeight(of: cell, at: position)
    layout.setHeight(height, ofRow: position)
  }

  // MARK: Headers and footers

  /// - Returns: true where a height turned out otherwise, so that other rows may be in sight.
  private func tileSupplements(in extent: ClosedRange<CGFloat>?) -> Bool {
    let range = range(extent)
    guard var section = layout.section(at: range.lowerBound) else { return false }
    let begun = generation
    var changed = false
    while section < layout.sectionCount {
      let rect = layout.rect(ofSection: section)
      guard rect.minY < range.upperBound else { break }
      for kind in SupplementKind.allCases
      where begun == generation
        && isSeen(supplementFrame(kind, section, in: range), in: range)
        && tileSupplement(kind, section)
      {
        changed = true
      }
      guard begun == generation else { return false }
      section += 1
    }
    return changed
  }

  private func tileSupplement(_ kind: SupplementKind, _ section: Int) -> Bool {
    if let view = visible[kind, section] {
      show(view, kind, section)
      return false
    }
    if visible.isKnownEmpty(kind, section) { return false }
    let begun = generation
    let given = givenSupplementHeight(kind, section)
    guard begun == generation else { return false }
    if given >= 0, given < UITableView.negligibleHeight {
      visible.noteEmpty(kind, section)
      return setSupplementHeight(0, kind, section)
    }
    let made = makeSupplement(kind, section)
    guard begun == generation else { return false }
    guard let view = made else {
      visible.noteEmpty(kind, section)
      // A height of its own keeps its room even without a view.
      let height = given >= 0 ? given : usualHeight(kind, section, isPresent: false)
      return setSupplementHeight(height, kind, section)
    }
    visible[kind, section] = view
    place(view)
    let height = given >= 0 ? given : automaticHeight(of: view, kind, section)
    let changed = setSupplementHeight(height, kind, section)
    view.isHidden = true
    show(view, kind, section)
    return changed
  }

  /// A view from the delegate, else one with the data source's title; nil for neither.
  func makeSupplement(_ kind: SupplementKind, _ section: Int) -> UIView? {
    work.supplementsAsked += 1
    let view =
      switch kind {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { return view }
    let title =
      switch kind {
      case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
      case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
      }
    guard let title else { return nil }
    return titleView(kind, title)
  }

  private func titleView(_ kind: SupplementKind, _ title: String) -> UIView {
    let identifier = "UITableView.\(style).\(kind)"
    let view =
      headerFooterPool.take(identifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.showTitle(title, kind: kind, in: self)
    return view
  }

  /// Headers and footers lie in front of all cells, behind the indicators.
  func place(_ view: UIView) {
    guard view.superview !== self else { return }
    if let front = indicators.views.first(where: { $0.superview === self }) {
      insertSubview(view, belowSubview: front)
    } else {
      addSubview(view)
    }
  }

  private func show(_ view: UIView, _ kind: SupplementKind, _ section: Int) {
    guard view.isHidden else { return }
    AnimationTransaction.withoutAnimation {
      view.isHidden = false
      view.frame = supplementFrame(kind, section)
    }
    joinInLine(view, kind, section)
    switch kind {
    case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func joinInLine(_ view: UIView, _ kind: SupplementKind, _ section: Int) {
    let place = SlotPlace.supplement(kind, section)
    guard layout.rect(of: place)?.minY == view.frame.minY else { return }
    join(view, at: place)
  }

  /// Where a header or footer is seen: in line, or floating at an edge of a plain table.
  ///
  /// - Parameters:
  ///   - kind: Header or footer.
  ///   - section: Its section.
  ///   - extent: The stretch of the content in sight; nil for the bounds.
  /// - Returns: A rectangle of the content.
  func supplementFrame(
    _ kind: SupplementKind,
    _ section: Int,
    in extent: ClosedRange<CGFloat>? = nil
  ) -> CGRect {
    let seen = range(extent)
    let whole = layout.rect(ofSection: section)
    let inset = adjustedContentInset
    switch kind {
    case .header:
      var rect = layout.rect(ofHeader: section)
      guard chrome.floats else { return rect }
      let end = layout.rect(ofFooter: section).minY
      rect.origin.y = min(
        max(rect.minY, seen.lowerBound + inset.top),
        max(whole.minY, end - rect.height)
      )
      return rect
    case .footer:
      var rect = layout.rect(ofFooter: section)
      guard chrome.floats else { return rect }
      let start = layout.rect(ofHeader: section).maxY
      rect.origin.y = max(min(rect.minY, seen.upperBound - inset.bottom - rect.height), start)
      return rect
    }
  }

  // MARK: Placing and removing

  /// Puts every view in sight where it belongs.
  func placeVisible() {
    for (position, cell) in visible.cells {
      let rect = seat(of: cell, at: layout.rect(ofRow: position))
      if cell.frame != rect { cell.frame = rect }
      guard chrome.closesSections else { continue }
      let edges = SectionEdges(
        isFirst: position.row == 0,
        isLast: position.row == counts.rowCounts[position.section] - 1
      )
      if edges != cell.sectionEdges {
        cell.sectionEdges = edges
        cell.separatorDidChange()
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in visible.supplements(kind) where !view.isHidden {
        let rect = seat(of: view, at: supplementFrame(kind, section))
        if view.frame != rect { view.frame = rect }
        let inLine =
          kind == .header ? layout.rect(ofHeader: section) : layout.rect(ofFooter: section)
        let floats =
          chrome.floats && rect.minY != inLine.minY
          && transit.held[ObjectIdentifier(view)] == nil
        (view as? UITableViewHeaderFooterView)?.isFloating = floats
        if floats {
          transit.floating.insert(ObjectIdentifier(view))
        } else {
          transit.floating.remove(ObjectIdentifier(view))
        }
      }
    }
  }

  /// Takes back what is out of sight and not on its way.
  func removeUnseen() {
    // All are taken out before anybody is told: the app may change the table when it is.
    let cells = visible.cells.filter { position, cell in
      !isSeen(layout.rect(ofRow: position)) && !cell.layer.isAnimated
    }
    for position in cells.keys { visible.cells[position] = nil }
    visible.withoutCell = visible.withoutCell.filter { isSeen(layout.rect(ofRow: $0)) }
    var supplements: [(kind: SupplementKind, section: Int, view: UIView)] = []
    for kind in SupplementKind.allCases {
      for (section, view) in visible.supplements(kind)
      where !isSeen(supplementFrame(kind, section)) && !view.layer.isAnimated {
        visible[kind, section] = nil
        supplements.append((kind, section, view))
      }
    }
    for (position, cell) in cells.sorted(by: { $0.key < $1.key }) {
      recycle(cell, at: position.indexPath)
    }
    for item in supplements { recycle(item.view, item.kind, section: item.section) }
  }

  /// Has views drawn in the order of their places once nothing is on its way.
  ///
  /// Rows do not overlap then, so nobody sees the order, but equal tables draw equal lists however
  /// they came about.
  private func orderVisible() {
    guard leaving.isEmpty else { return }
    let cells = visible.sortedPositions.compactMap { visible.cells[$0] }
    guard !cells.contains(where: { $0.layer.isAnimated }) else { return }
    order(cells, from: backgroundView?.superview === self ? 1 : 0)
    let supplements = SupplementKind.allCases.flatMap { kind in
      visible.supplements(kind).sorted { $0.key < $1.key }.map(\.value)
    }
    order(supplements, from: nil)
  }

  private func order(_ views: [UIView], from start: Int?) {
    let wanted = Set(views.map(ObjectIdentifier.init))
    let present = subviews.filter { wanted.contains(ObjectIdentifier($0)) }
    guard !zip(present, views).allSatisfy({ $0 === $1 }) else { return }
    var index = start ?? subviews.firstIndex { wanted.contains(ObjectIdentifier($0)) } ?? 0
    for view in views {
      insertSubview(view, at: index)
      index += 1
    }
  }

  private func isSeen(_ rect: CGRect) -> Bool {
    rect.maxY > bounds.minY && rect.minY < bounds.maxY && rect.height > 0
  }

  /// Whether a header or footer is in sight, or would be if it had a height.
  private func isSeen(_ rect: CGRect, in extent: ClosedRange<CGFloat>) -> Bool {
    guard rect.height == 0 else {
      return rect.maxY > extent.lowerBound && rect.minY < extent.upperBound
    }
    return rect.minY >= extent.lowerBound && rect.minY < extent.upperBound
  }

  /// What the contents of rows, headers and footers keep free at the sides.
  var sideInsets: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  func sideInsetsDidChange() {
    for cell in visible.cells.values { cell.setNeedsLayout() }
    for kind in SupplementKind.allCases {
      for view in visible.supplements(kind).values { view.setNeedsLayout() }
    }
  }

  func separatorsDidChange() {
    for cell in visible.cells.values { cell.separatorDidChange() }
  }

  // MARK: Reconfiguring

  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths {
      guard exists(path) else {
        raise(
          "attempt to reconfigure row \(path.row) of section \(path.section), which does not exist."
        )
      }
      let position = TablePosition(path)
      guard let cell = visible.cells[position] else { continue }
      reconfigured = (path, cell)
      let filled = askCell(path)
      reconfigured = nil
      guard filled === cell else {
        raise(
          "reconfigureRows: the data source gave another cell for row \(path.row) of section "
            + "\(path.section) than the one that it has."
        )
      }
      measure(cell, at: position)
    }
    updateContentSize()
    setNeedsLayout()
  }

  func cellBeingReconfigured(_ path: IndexPath, _ identifier: String) -> UITableViewCell? {
    guard let reconfigured, reconfigured.path == path,
      reconfigured.cell.reuseIdentifier == identifier
    else { return nil }
    return reconfigured.cell
  }
}
