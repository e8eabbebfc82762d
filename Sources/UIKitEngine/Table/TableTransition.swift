// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import RowGeometry
internal import TableUpdates

/// Shows a checked batch: every view goes from where it is to where it belongs, new ones come and
/// old ones leave, each in its own way.
///
/// The model is final as soon as this has run; only what is on screen takes its time. Only views
/// in sight before or after are touched.
@MainActor
struct TableTransition {
  /// Seconds that rows take to come, go and move.
  ///
  /// From the metrics, "animation row insert and delete": 0.3, grade K.
  static let duration: TimeInterval = 0.3

  private let table: UITableView
  private let mapping: TableMapping
  private let old: TableLayout
  private let before: VisibleItems
  private let oldOffset: CGPoint
  private let isAnimated: Bool

  init(table: UITableView, mapping: TableMapping) {
    self.table = table
    self.mapping = mapping
    old = table.layout
    before = table.visible
    oldOffset = table.contentOffset
    isAnimated = table.window != nil && AnimationTransaction.canAnimate
  }

  func run(completion: @escaping (Bool) -> Void) {
    let wasInTransition = table.isInTransition
    table.isInTransition = true
    defer { table.isInTransition = wasInTransition }
    var departures = takeOver()
    updateLayout()
    if table.scrollTarget == nil { table.clampMotionTarget() }
    let newOffset = restingOffset()
    let kept = table.visible
    let extent = newOffset.y...(newOffset.y + table.bounds.height)
    table.tile(in: extent)
    departures.removeAll { isStillUsed($0.view) }
    AnimationTransaction.withoutAnimation {
      // What is inside of new views is in place before anything moves.
      for cell in table.visible.cells.values { cell.layoutSubtree() }
      if isAnimated { prepareArrivals(since: kept) }
      for departure in departures.reversed() where !departure.isReplaced {
        sendBehindCells(departure.view)
      }
    }
    let scheduler = table.attachment?.scheduler ?? ApplicationContext.current.scheduler
    let leaving = departures.map { LeavingItem(view: $0.view, role: $0.role) }
    table.leaving += leaving
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: isAnimated ? TableTransition.duration : 0,
      changes: {
        let target = finalOffset()
        if target != table.contentOffset { table.contentOffset = target }
        table.placeVisible()
        // What is inside of a row moves along when its height changes.
        for cell in table.visible.cells.values { cell.layoutSubtree() }
        for (view, alpha) in arrivalAlphas(since: kept) { view.alpha = alpha }
        for departure in departures { depart(departure) }
      },
      completion: { [weak table] finished in
        table?.finish(leaving)
        table?.setNeedsLayout()
        completion(finished)
      }
    )
    if !isAnimated { table.finish(leaving) }
    table.setNeedsLayout()
  }

  // MARK: Before

  /// A view that leaves, and how.
  private struct Departure {
    let view: UIView
    let role: LeavingItem.Role
    let animation: UITableView.RowAnimation
    /// Another view takes its place, so it fades out over that one.
    let isReplaced: Bool

    init(_ view: UIView, _ role: LeavingItem.Role, _ animation: Int, isReplaced: Bool) {
      self.view = view
      self.role = role
      self.animation = UITableView.RowAnimation(rawValue: animation) ?? .automatic
      self.isReplaced = isReplaced
    }
  }

  /// Hands the views in sight on to their new places; gives those that leave.
  private func takeOver() -> [Departure] {
    var departures: [Departure] = []
    table.generation += 1
    table.counts = mapping.after
    if let target = table.scrollTarget {
      table.scrollTarget = mapping.newPosition(ofRow: target.position).map { ($0, target.place) }
    }
    table.visible = VisibleItems()
    for position in before.sortedPositions {
      guard let cell = before.cells[position] else { continue }
      let role = LeavingItem.Role.cell(position.indexPath)
      switch mapping.fate(ofRow: position) {
      case .kept(let target), .moved(let target):
        table.visible.cells[target] = cell
      case .deleted(let animation):
        departures.append(Departure(cell, role, animation, isReplaced: false))
      case .reloaded(_, let animation):
        departures.append(Departure(cell, role, animation, isReplaced: true))
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in before.supplements(kind) {
        let role = LeavingItem.Role.supplement(kind, section)
        switch mapping.fate(ofSection: section) {
        case .kept(let target), .moved(let target):
          table.visible[kind, target] = view
        case .deleted(let animation):
          departures.append(Departure(view, role, animation, isReplaced: false))
        case .reloaded(_, let animation):
          departures.append(Departure(view, role, animation, isReplaced: true))
        }
      }
    }
    table.visible.withoutHeader = carried(before.withoutHeader)
    table.visible.withoutFooter = carried(before.withoutFooter)
    table.selection.carry(mapping)
    table.releaseTouch()
    return departures
  }

  private func carried(_ sections: Set<Int>) -> Set<Int> {
    Set(
      sections.compactMap { section in
        switch mapping.fate(ofSection: section) {
        case .kept(let target), .moved(let target): target
        case .deleted, .reloaded: nil
        }
      }
    )
  }

  // MARK: Layout

  private func updateLayout() {
    table.layout.apply(mapping, newSection: table.sectionMetrics)
    for run in mapping.insertedRows() {
      table.loadRowHeights(run.section, rows: run.rows)
    }
    for run in mapping.insertedSections() {
      for section in run.sections { table.loadRowHeights(section) }
    }
    for reload in mapping.reloadedSections() {
      for section in reload.newSections { table.loadRowHeights(section) }
    }
    for reload in mapping.reloadedRows() {
      table.layout.rows.invalidateRows(reload.newRows, section: reload.newSection)
      table.loadRowHeights(reload.newSection, rows: reload.newRows)
    }
    if mapping.isEmpty { table.askFixedHeightsAgain() }
    table.askVisibleHeightsAgain()
    table.updateContentSize()
  }

  /// Where the contents rest now: where they were, or as near as they can.
  private func restingOffset() -> CGPoint {
    guard !table.isDragging, table.motion == nil else { return table.contentOffset }
    return table.clamped(oldOffset)
  }

  /// As `restingOffset()`, once rows coming into sight have been measured.
  private func finalOffset() -> CGPoint { restingOffset() }

  private func isStillUsed(_ view: UIView) -> Bool {
    table.visible.cells.values.contains { $0 === view }
      || table.visible.headers.values.contains { $0 === view }
      || table.visible.footers.values.contains { $0 === view }
  }

  // MARK: Coming

  /// Puts new views where they come from.
  private func prepareArrivals(since kept: VisibleItems) {
    for (position, cell) in table.visible.cells where kept.cells[position] !== cell {
      let rect = table.layout.rect(ofRow: position)
      switch mapping.origin(ofRow: position) {
      case .kept(let source), .moved(let source):
        cell.frame = old.rect(ofRow: source)
      case .reloaded(let source, _):
        let start = old.rect(ofRow: source)
        cell.frame = CGRect(x: 0, y: start.minY, width: rect.width, height: rect.height)
      case .inserted(let animation):
        enter(cell, at: rect, .init(rawValue: animation) ?? .automatic)
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in table.visible.supplements(kind)
      where kept[kind, section] !== view && !view.isHidden {
        switch mapping.origin(ofSection: section) {
        case .kept(let source), .moved(let source):
          let rect = kind == .header ? old.rect(ofHeader: source) : old.rect(ofFooter: source)
          view.frame = CGRect(origin: rect.origin, size: view.frame.size)
        case .inserted(let animation):
          enter(view, at: view.frame, .init(rawValue: animation) ?? .automatic)
        case .reloaded(let source, let animation):
          let rect = kind == .header ? old.rect(ofHeader: source) : old.rect(ofFooter: source)
          enter(
            view,
            at: CGRect(origin: rect.origin, size: view.frame.size),
            .init(rawValue: animation) ?? .automatic
          )
        }
      }
    }
  }

  private func enter(_ view: UIView, at rect: CGRect, _ animation: UITableView.RowAnimation) {
    view.frame = rect.offsetBy(animation.displacement(of: rect, in: table.bounds.width))
    if animation.fades { view.alpha = 0 }
  }

  /// What new views fade to; views that an app has made fainter itself keep that.
  private func arrivalAlphas(since kept: VisibleItems) -> [(UIView, CGFloat)] {
    var views: [UIView] = []
    for (position, cell) in table.visible.cells where kept.cells[position] !== cell {
      views.append(cell)
    }
    for kind in SupplementKind.allCases {
      for (section, view) in table.visible.supplements(kind) where kept[kind, section] !== view {
        views.append(view)
      }
    }
    return views.filter { $0.alpha == 0 }.map { ($0, 1) }
  }

  // MARK: Leaving

  private func sendBehindCells(_ view: UIView) {
    guard view is UITableViewCell else { return }
    table.insertSubview(view, at: table.backgroundView?.superview === table ? 1 : 0)
  }

  private func depart(_ departure: Departure) {
    let view = departure.view
    let rect = view.frame.offsetBy(dx: 0, dy: shift(of: departure))
    view.frame = rect.offsetBy(departure.animation.displacement(of: rect, in: table.bounds.width))
    if departure.animation.fades { view.alpha = 0 }
    if departure.animation == .none { view.isHidden = true }
  }

  /// A view that leaves moves along with what stays right before it.
  private func shift(of departure: Departure) -> CGFloat {
    switch departure.role {
    case .cell(let path):
      let position = TablePosition(path)
      if case .reloaded(let target, _) = mapping.fate(ofRow: position) {
        return table.layout.offset(ofRow: target) - old.offset(ofRow: position)
      }
      var row = position.row
      // As far up as there is something in sight that leaves as well.
      while row > 0, before.cells[TablePosition(section: position.section, row: row - 1)] != nil {
        row -= 1
        let above = TablePosition(section: position.section, row: row)
        switch mapping.fate(ofRow: above) {
        case .kept(let target), .moved(let target), .reloaded(let target, _):
          return table.layout.rect(ofRow: target).maxY - old.rect(ofRow: above).maxY
        case .deleted: continue
        }
      }
      return sectionShift(position.section)
    case .supplement(_, let section):
      return sectionShift(section)
    }
  }

  private func sectionShift(_ section: Int) -> CGFloat {
    if let target = mapping.newIndex(ofSection: section) {
      return table.layout.rect(ofSection: target).minY - old.rect(ofSection: section).minY
    }
    guard section > 0, let target = mapping.newIndex(ofSection: section - 1) else { return 0 }
    return table.layout.rect(ofSection: target).maxY - old.rect(ofSection: section - 1).maxY
  }
}

extension CGRect {
  fileprivate func offsetBy(_ vector: CGVector) -> CGRect {
    offsetBy(dx: vector.dx, dy: vector.dy)
  }
}
