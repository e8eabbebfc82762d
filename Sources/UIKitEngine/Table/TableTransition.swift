// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves
internal import RowGeometry
internal import TableUpdates

/// Shows a checked batch: every view goes from where it is to where it belongs, new ones come and
/// old ones leave, each in its own way.
///
/// The model is final as soon as this has run; only what is on screen takes its time, and it
/// begins from what is on screen, in the middle of another batch too. Only views in sight before
/// or after are touched.
@MainActor
struct TableTransition {
  /// Seconds that rows take to come, go and move.
  ///
  /// From the metrics, "animation row insert and delete": 0.3, grade K.
  static let duration: TimeInterval = 0.3

  let table: UITableView
  let mapping: TableMapping
  let old: TableLayout
  let before: VisibleItems
  /// What was in sight before.
  let oldSight: ClosedRange<CGFloat>
  /// Where views were shown before, by view.
  let oldFrames: [ObjectIdentifier: CGRect]
  /// Headers and footers that floated before.
  let floating: Set<ObjectIdentifier>
  private let oldOffset: CGPoint
  private let isAnimated: Bool

  init(table: UITableView, mapping: TableMapping) {
    self.table = table
    self.mapping = mapping
    old = table.layout
    before = table.visible
    oldOffset = table.contentOffset
    let shown = table.layer.presented.bounds
    oldSight = shown.minY...max(shown.minY, shown.maxY)
    isAnimated = table.window != nil && AnimationTransaction.canAnimate
    var frames: [ObjectIdentifier: CGRect] = [:]
    for (_, view) in table.shownSlots {
      frames[ObjectIdentifier(view)] = view.layer.presented.frame
    }
    for item in table.leaving {
      frames[ObjectIdentifier(item.view)] = item.view.layer.presented.frame
    }
    oldFrames = frames
    floating = table.transit.floating
  }

  func run(completion: @escaping (Bool) -> Void) {
    let wasInTransition = table.isInTransition
    table.isInTransition = true
    defer { table.isInTransition = wasInTransition }
    let scheduler = table.attachment?.scheduler ?? ApplicationContext.current.scheduler
    let endFrame = table.tableFooterView?.layer.presented.frame
    var departures = takeOver()
    let batch = table.generation
    updateLayout()
    if table.scrollTarget == nil { table.clampMotionTarget() }
    let offset = restingOffset()
    let newSight = offset.y...(offset.y + max(0, table.bounds.height))
    let gaps = TableGaps(mapping: mapping, old: old, new: table.layout)
    let detours = followUp(gaps, batch: batch, sight: newSight)
    table.tile(in: newSight)
    // The app has changed the table from one of the calls above: that batch shows itself.
    let isCurrent = table.generation == batch
    departures.removeAll { isStillUsed($0.view) }
    let leaving = departures.map {
      LeavingItem($0.view, $0.role, $0.animation, batch: batch)
    }
    table.leaving += leaving
    var arrivals: [Arrival] = []
    var held: [ObjectIdentifier: CGRect] = [:]
    if isAnimated, isCurrent {
      AnimationTransaction.withoutAnimation {
        if let endFrame { table.tableFooterView?.frame = endFrame }
        note(batch, scheduler)
        held = placeStaying(newSight, batch: batch)
        // What is inside of a row is in place before anything moves: in a row that stays, for the
        // height that it begins at.
        for cell in table.visible.cells.values { cell.layoutSubtree() }
        for (view, _) in detours { view.rest(at: view.layer.presented.frame) }
        arrivals = prepareArrivals(gaps, batch: batch, sight: newSight)
        prepareDepartures(&departures, gaps, batch: batch, sight: newSight)
      }
      table.transit.held = held
    }
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: isAnimated ? Self.timing(on: scheduler).duration : 0,
      delay: isAnimated ? Self.timing(on: scheduler).begin - scheduler.now : 0,
      pace: Self.timing(on: scheduler).pace,
      changes: {
        if offset != table.contentOffset { table.contentOffset = offset }
        table.updateContentSize()
        table.placeVisible()
        // What is inside of a row moves along when its height changes.
        for cell in table.visible.cells.values { cell.layoutSubtree() }
        for arrival in arrivals { arrival.view.alpha = arrival.alpha }
        for departure in departures { depart(departure) }
        for (view, target) in detours { view.frame = target }
      },
      completion: { [weak table] finished in
        table?.end(batch: batch)
        completion(finished)
      }
    )
    if !isAnimated { table.end(batch: batch) }
    table.setNeedsLayout()
  }

  /// How the batch moves: as the animation block that it is in, else in the table's own way.
  private static func timing(on scheduler: FrameScheduler) -> AnimationTiming {
    guard let outer = AnimationTransaction.current else {
      return AnimationTiming(
        begin: scheduler.now,
        duration: duration,
        pace: .curve(.easeInEaseOut)
      )
    }
    // The block's own end waits for the batch, though what moves belongs to the batch.
    let group = outer.group(on: scheduler)
    group.outlivesItsAnimations = true
    return group.timing
  }

  // MARK: Before

  /// A view that leaves, and how.
  struct Departure {
    let view: UIView
    let role: LeavingItem.Role
    var animation: UITableView.RowAnimation
    /// Where its slot is after the batch, if another view takes it.
    let replacement: SlotPlace?
    /// How far below the old place it ends.
    var exit: CGFloat = 0
    var fades = false

    init(
      _ view: UIView,
      _ role: LeavingItem.Role,
      _ animation: Int,
      replacement: SlotPlace? = nil
    ) {
      self.view = view
      self.role = role
      self.animation = UITableView.RowAnimation(number: animation)
      self.replacement = replacement
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
        departures.append(Departure(cell, role, animation))
      case .reloaded(let target, let animation):
        departures.append(Departure(cell, role, animation, replacement: .row(target)))
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in before.supplements(kind).sorted(by: { $0.key < $1.key }) {
        let role = LeavingItem.Role.supplement(kind, section)
        switch mapping.fate(ofSection: section) {
        case .kept(let target), .moved(let target):
          table.visible[kind, target] = view
        case .deleted(let animation):
          departures.append(Departure(view, role, animation))
        case .reloaded(let target, let animation):
          departures.append(
            Departure(view, role, animation, replacement: .supplement(kind, target))
          )
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

  /// Remembers how this batch is shown.
  private func note(_ batch: Int, _ scheduler: FrameScheduler) {
    table.transit.batch = batch
    table.transit.timing = Self.timing(on: scheduler)
    table.transit.mapping = mapping
    for move in mapping.movedSections { table.transit.movingSections.insert(move.to) }
    for move in mapping.movedRows {
      guard let cell = table.visible.cells[move.to] else { continue }
      table.transit.movingRows.insert(ObjectIdentifier(cell))
      table.bringToFrontOfCells(cell)
    }
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

  private func isStillUsed(_ view: UIView) -> Bool {
    table.visible.cells.values.contains { $0 === view }
      || table.visible.headers.values.contains { $0 === view }
      || table.visible.footers.values.contains { $0 === view }
  }
}

extension UITableView {
  /// Takes away what the end of a batch frees.
  fileprivate func end(batch: Int) {
    finish(leaving.filter { $0.batch <= batch })
    endTransit(batch: batch)
    setNeedsLayout()
  }
}
