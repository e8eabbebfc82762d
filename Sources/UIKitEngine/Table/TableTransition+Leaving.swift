// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension TableTransition {
  /// How often a later batch may lengthen the way of a view that leaves, so that none stays for
  /// ever in a table that is always changing.
  private static let maximumDetours = 3

  // MARK: What leaves now

  /// Finds out where old views go, and puts them where they are drawn.
  func prepareDepartures(
    _ departures: inout [Departure],
    _ gaps: TableGaps,
    batch: Int,
    sight: ClosedRange<CGFloat>
  ) {
    for index in departures.indices {
      let departure = departures[index]
      departure.view.isUserInteractionEnabled = false
      if let place = departure.replacement, !departure.animation.slidesVertically {
        departures[index] = handOver(departure, to: place, batch)
        continue
      }
      let gap = gap(of: departure, gaps).cut(old: oldSight, new: sight)
      let hasNeighbor = table.shownEdges(around: gap.boundary).lower != nil
      let animation = departure.animation.resolved(in: gap, hasNeighborBelow: hasNeighbor)
      departures[index].animation = animation
      departures[index].exit = animation.exit(in: gap, hasNeighborBelow: hasNeighbor)
      departures[index].fades =
        animation == .fade || (animation == .middle && (gap.newHeight > 0 || !hasNeighbor))
      var lane = lane(gap.boundary, gap, animation, hasNeighbor, lowerStop: gap.lower.old, batch)
      if gap.newHeight > 0 { lane.coveredFrom = animation }
      table.setLane(lane, of: departure.view)
    }
    // Behind what comes and stays, in the order that they had.
    for departure in departures.reversed() where !isInFront(departure) {
      if departure.view is UITableViewCell { table.sendBehindCells(departure.view) }
    }
  }

  private func isInFront(_ departure: Departure) -> Bool {
    departure.replacement != nil && departure.fades
  }

  private func gap(of departure: Departure, _ gaps: TableGaps) -> TableGap {
    switch departure.role {
    case .cell(let path): gaps.gap(ofOldRow: TablePosition(path))
    case .supplement(_, let section): gaps.gap(ofOldSection: section)
    }
  }

  /// A view whose slot another one takes goes along with the slot.
  private func handOver(_ departure: Departure, to place: SlotPlace, _ batch: Int) -> Departure {
    var departure = departure
    if departure.animation == .automatic { departure.animation = .fade }
    departure.fades = departure.animation == .fade
    let source: SlotPlace =
      switch departure.role {
      case .cell(let path): .row(TablePosition(path))
      case .supplement(let kind, let section): .supplement(kind, section)
      }
    let start = old.rect(of: source)?.minY ?? departure.view.frame.minY
    departure.exit = (table.layout.rect(of: place)?.minY ?? start) - start
    let successor: UIView? =
      switch place.order {
      case -1: table.visible.headers[place.section]
      case .max: table.visible.footers[place.section]
      default: table.visible.cells[TablePosition(section: place.section, row: place.order)]
      }
    let isPassing =
      table.isPassing(departure.view) || successor.map(table.isPassing) == true
    let slot = isPassing ? nil : successor
    table.setLane(TableTransit.Lane(place: place, slot: slot, batch: batch), of: departure.view)
    if departure.fades, let successor {
      table.insertSubview(departure.view, aboveSubview: successor)
    }
    return departure
  }

  /// Sends a view off.
  func depart(_ departure: Departure) {
    let view = departure.view
    view.frame = view.frame.offsetBy(
      dx: departure.animation.sideways(in: table.bounds.width),
      dy: departure.exit
    )
    if departure.fades { view.alpha = 0 }
    if departure.animation == .none { view.isHidden = true }
  }

  // MARK: What was leaving already

  /// Takes the lanes of earlier batches along.
  ///
  /// - Returns: The views that were leaving and where they are to go now.
  func followUp(
    _ gaps: TableGaps,
    batch: Int,
    sight: ClosedRange<CGFloat>
  ) -> [(view: UIView, target: CGRect)] {
    table.transit.movingSections = Set(
      table.transit.movingSections.compactMap { mapping.newIndex(ofSection: $0) }
    )
    var places: [ObjectIdentifier: SlotPlace] = [:]
    for (key, lane) in table.transit.lanes {
      places[key] = lane.place
      table.transit.lanes[key]?.place = gaps.surviving(from: lane.place)
    }
    for (_, view) in table.shownSlots {
      let key = ObjectIdentifier(view)
      guard var lane = table.transit.lanes[key],
        view.layer.isAnimated || lane.detours < Self.maximumDetours
      else { continue }
      lane.detours += 1
      lane.batch = batch
      table.transit.lanes[key] = lane
    }
    var detours: [(UIView, CGRect)] = []
    let height = sight.upperBound - sight.lowerBound
    for (index, item) in table.leaving.enumerated() {
      let key = ObjectIdentifier(item.view)
      guard let place = places[key], let lane = table.transit.lanes[key] else { continue }
      let follows = lane.slot != nil || item.animation == .top
      let shift = shift(of: place, isBelow: follows).clamped(to: -height...height)
      let target = item.view.frame.offsetBy(dx: 0, dy: shift)
      table.transit.lanes[key]?.upperStop? += shift
      table.transit.lanes[key]?.lowerStop? += shift
      // One that stands still while others cover it is there until they have: those begin anew.
      if item.detours < Self.maximumDetours {
        table.leaving[index].detours += 1
        table.leaving[index].batch = batch
        table.transit.lanes[key]?.batch = batch
      }
      guard target != item.view.layer.presented.frame else { continue }
      detours.append((item.view, target))
    }
    return detours
  }

  /// How far the slot at a place before the batch moves, or the one above it.
  private func shift(of place: SlotPlace, isBelow: Bool) -> CGFloat {
    if isBelow { return shift(of: place) ?? 0 }
    var above = place
    switch place.order {
    case -1:
      guard place.section > 0 else { return 0 }
      above = .footer(place.section - 1)
    case 0: above = .header(place.section)
    case .max:
      guard place.section < mapping.before.sectionCount else { return 0 }
      let count = mapping.before.rowCounts[place.section]
      above = SlotPlace(section: place.section, order: count - 1)
    default: above.order -= 1
    }
    return shift(of: above) ?? shift(of: place) ?? 0
  }

  private func shift(of place: SlotPlace) -> CGFloat? {
    guard let start = old.rect(of: place),
      let section = mapping.newIndex(ofSection: place.section)
    else { return nil }
    switch place.order {
    case -1: return table.layout.rect(ofHeader: section).minY - start.minY
    case .max: return table.layout.rect(ofFooter: section).minY - start.minY
    default:
      let position = TablePosition(section: place.section, row: place.order)
      guard let target = mapping.newPosition(ofRow: position) else { return nil }
      return table.layout.rect(ofRow: target).minY - start.minY
    }
  }
}

extension UITableView {
  /// Has a cell drawn behind all others.
  func sendBehindCells(_ cell: UIView) {
    insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
  }

  /// Has a cell drawn in front of all others, behind headers and footers.
  func bringToFrontOfCells(_ cell: UIView) {
    guard let front = subviews.last(where: { $0 is UITableViewCell }), front !== cell else {
      return
    }
    insertSubview(cell, aboveSubview: front)
  }
}
