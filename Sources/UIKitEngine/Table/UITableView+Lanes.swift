// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

// Views that come and go are seen between what stays above and below them, as it is shown in each
// frame: whatever moves, and however often it is sent another way, no row is drawn over a header
// or over a row that stays.

extension UITableView {
  /// Has a view seen in a lane only; nil for everywhere.
  func setLane(_ lane: TableTransit.Lane?, of view: UIView) {
    let key = ObjectIdentifier(view)
    transit.lanes[key] = lane
    guard lane != nil else {
      view.layer.visiblePart = nil
      return
    }
    view.layer.visiblePart = { [weak self] in self?.visiblePart(key) ?? .infinite }
  }

  private func visiblePart(_ key: ObjectIdentifier) -> CGRect {
    let sight = layer.presented.bounds
    guard let lane = transit.lanes[key] else { return sight }
    var (upper, lower) = (lane.upperStop, lane.lowerStop)
    if let slot = lane.slot, slot.superview === self {
      var shown = slot.layer.presented.frame
      let slotKey = ObjectIdentifier(slot)
      // The view in the slot may have to leave, too, between others.
      if slotKey != key { shown = shown.intersection(visiblePart(slotKey)) }
      guard !shown.isNull else { return CGRect(origin: sight.origin, size: .zero) }
      (upper, lower) = (shown.minY, shown.maxY)
    } else {
      let edges = shownEdges(around: lane.place)
      upper = edges.upper ?? upper
      lower = edges.lower ?? lower
      if let side = lane.coveredFrom, let cover = cover(above: lane.place, batch: lane.batch) {
        if side == .top { upper = max(upper ?? cover.upperBound, cover.upperBound) }
        if side == .bottom { lower = min(lower ?? cover.lowerBound, cover.lowerBound) }
      }
    }
    let top = max(upper ?? sight.minY, sight.minY)
    let bottom = min(lower ?? sight.maxY, sight.maxY)
    return CGRect(x: sight.minX, y: top, width: sight.width, height: max(0, bottom - top))
  }

  /// How far what stays above and below a place is shown to reach right now.
  ///
  /// What floats counts as neither: it lies in front.
  ///
  /// - Returns: Heights of the content; nil where nothing is shown on that side.
  /// - Complexity: O(*n*) in the number of views in sight.
  func shownEdges(around place: SlotPlace) -> (upper: CGFloat?, lower: CGFloat?) {
    var upper = tableHeaderView?.layer.presented.frame.maxY
    var lower = tableFooterView?.layer.presented.frame.minY
    for (other, view) in shownSlots
    where stays(view, in: other.section, beside: place.section)
      && !transit.floating.contains(ObjectIdentifier(view))
    {
      let shown = view.layer.presented.frame
      if other < place {
        upper = max(upper ?? shown.maxY, shown.maxY)
      } else {
        // The room above a header goes along with it.
        let edge = shown.minY - (other.order == -1 ? layout.padding(ofSection: other.section) : 0)
        lower = min(lower ?? edge, edge)
      }
    }
    return (upper, lower)
  }

  /// The stretch that the views take up which come in a batch right above a place.
  private func cover(above place: SlotPlace, batch: Int) -> ClosedRange<CGFloat>? {
    var cover: ClosedRange<CGFloat>?
    for (other, view) in shownSlots.sorted(by: { $0.place > $1.place }) where other < place {
      guard transit.lanes[ObjectIdentifier(view)]?.batch == batch else { break }
      let shown = view.layer.presented.frame
      cover =
        min(
          cover?.lowerBound ?? shown.minY,
          shown.minY
        )...max(
          cover?.upperBound ?? shown.maxY,
          shown.maxY
        )
    }
    return cover
  }

  /// The views in sight with their places.
  var shownSlots: [(place: SlotPlace, view: UIView)] {
    var slots: [(SlotPlace, UIView)] = []
    for (position, cell) in visible.cells where !cell.isHidden {
      slots.append((.row(position), cell))
    }
    for kind in SupplementKind.allCases {
      for (section, view) in visible.supplements(kind) where !view.isHidden {
        slots.append((.supplement(kind, section), view))
      }
    }
    return slots
  }

  /// Whether a view comes or goes between others, so that its place is not where it is shown.
  func isPassing(_ view: UIView) -> Bool {
    guard let lane = transit.lanes[ObjectIdentifier(view)] else { return false }
    return lane.slot !== view
  }

  private func stays(_ view: UIView, in section: Int, beside other: Int) -> Bool {
    let key = ObjectIdentifier(view)
    if isPassing(view) { return false }
    guard !transit.movingRows.contains(key) else { return false }
    guard transit.movingSections.isEmpty || section == other else {
      return !transit.movingSections.contains(section) && !transit.movingSections.contains(other)
    }
    return true
  }

  /// Forgets the lanes and held places of batches that are over.
  func endTransit(batch: Int) {
    for (key, lane) in transit.lanes where lane.batch <= batch {
      transit.lanes[key] = nil
    }
    for (_, view) in shownSlots where transit.lanes[ObjectIdentifier(view)] == nil {
      view.layer.visiblePart = nil
    }
    guard transit.batch <= batch else { return }
    transit.held = [:]
    transit.movingRows = []
    transit.movingSections = []
    transit.timing = nil
    transit.mapping = nil
  }

  /// Where a view in sight belongs now: its own place, or where it is held while it leaves sight.
  func seat(of view: UIView, at rect: CGRect) -> CGRect {
    transit.held[ObjectIdentifier(view)] ?? rect
  }

  /// Once the user scrolls to where views are held, all go on to their own places in the time that
  /// is left, together, so that they stay in order.
  func releaseHeldInSight() {
    guard !isInTransition, let timing = transit.timing, let scheduler = attachment?.scheduler else {
      return
    }
    func isInSight(_ rect: CGRect) -> Bool { rect.maxY > bounds.minY && rect.minY < bounds.maxY }
    let slots = shownSlots
    let isDue = slots.contains { place, view in
      guard let held = transit.held[ObjectIdentifier(view)] else { return false }
      return isInSight(held) || layout.rect(of: place).map(isInSight) == true
    }
    guard isDue else { return }
    let left = timing.end - scheduler.now
    for (_, view) in slots where !transit.floating.contains(ObjectIdentifier(view)) {
      AnimationTransaction.withoutAnimation { view.rest(at: view.layer.presented.frame) }
    }
    transit.held = [:]
    transit.timing = AnimationTiming(begin: scheduler.now, duration: left, pace: timing.pace)
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: left,
      pace: timing.pace,
      changes: { placeVisible() }
    )
  }
}
