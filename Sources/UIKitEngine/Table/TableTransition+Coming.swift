// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension TableTransition {
  /// A new view and what it fades to: an app may have made it fainter itself.
  struct Arrival {
    let view: UIView
    let alpha: CGFloat
  }

  /// Puts new views where they come from.
  ///
  /// - Parameters:
  ///   - gaps: Where rows come and go.
  ///   - batch: The number of this batch.
  ///   - sight: What is in sight after it.
  /// - Returns: The views that fade in, and to what.
  func prepareArrivals(
    _ gaps: TableGaps,
    batch: Int,
    sight: ClosedRange<CGFloat>
  ) -> [Arrival] {
    var entering: [(view: UIView, place: SlotPlace, gap: TableGap, kind: Int)] = []
    var arrivals: [Arrival] = []
    for (position, cell) in table.visible.cells {
      switch mapping.origin(ofRow: position) {
      case .inserted(let kind):
        entering.append((cell, .row(position), gaps.gap(ofNewRow: position), kind))
      case .reloaded(_, let kind) where kind.slidesVertically:
        entering.append((cell, .row(position), gaps.gap(ofNewRow: position), kind))
      case .reloaded(let source, let kind):
        if let former = before.cells[source], former !== cell {
          arrivals += replace(former, by: cell, .row(position), kind, batch)
        }
      case .kept, .moved: break
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in table.visible.supplements(kind) where !view.isHidden {
        let place = SlotPlace.supplement(kind, section)
        switch mapping.origin(ofSection: section) {
        case .inserted(let number):
          entering.append((view, place, gaps.gap(ofNewSection: section), number))
        case .reloaded(_, let number) where number.slidesVertically:
          entering.append((view, place, gaps.gap(ofNewSection: section), number))
        case .reloaded(let source, let number):
          if let former = before[kind, source], former !== view, !former.isHidden {
            arrivals += replace(former, by: view, place, number, batch)
          }
        case .kept, .moved: break
        }
      }
    }
    // None of them is an edge for the others.
    for item in entering {
      table.setLane(TableTransit.Lane(place: item.place, batch: batch), of: item.view)
    }
    for item in entering {
      let gap = item.gap.cut(old: oldSight, new: sight)
      let animation = UITableView.RowAnimation(number: item.kind)
      arrivals += enter(item.view, item.place, gap, animation, batch, sight)
    }
    return arrivals
  }

  private func enter(
    _ view: UIView,
    _ place: SlotPlace,
    _ gap: TableGap,
    _ animation: UITableView.RowAnimation,
    _ batch: Int,
    _ sight: ClosedRange<CGFloat>
  ) -> [Arrival] {
    let edges = table.shownEdges(around: place)
    let hasNeighbor = edges.lower != nil
    let animation = animation.resolved(in: gap, hasNeighborBelow: hasNeighbor)
    // It begins in the room that is shown now, which another batch may be changing.
    var shown = gap
    shown.upper.old = edges.upper?.clamped(to: oldSight) ?? gap.upper.old
    shown.lower.old = edges.lower?.clamped(to: oldSight) ?? gap.lower.old
    let removed = gap.oldHeight
    let end = finalFrame(view, place, sight)
    view.frame = end.offsetBy(
      dx: animation.sideways(in: table.bounds.width),
      dy: animation.entry(in: shown, removed: removed, hasNeighborBelow: hasNeighbor)
    )
    table.setLane(
      lane(place, shown, animation, hasNeighbor, lowerStop: gap.lower.new, batch),
      of: view
    )
    let alpha = view.alpha
    let isMiddle = animation == .middle && (removed > 0 || !hasNeighbor)
    guard animation == .fade || isMiddle else { return [] }
    view.alpha = 0
    return [Arrival(view: view, alpha: alpha)]
  }

  func lane(
    _ place: SlotPlace,
    _ gap: TableGap,
    _ animation: UITableView.RowAnimation,
    _ hasNeighbor: Bool,
    lowerStop: CGFloat,
    _ batch: Int
  ) -> TableTransit.Lane {
    var lane = TableTransit.Lane(place: place, batch: batch)
    guard animation.slidesVertically else { return lane }
    lane.upperStop = min(gap.upper.old, gap.upper.new)
    if animation == .bottom, !hasNeighbor { lane.lowerStop = lowerStop }
    return lane
  }

  /// Where a new view belongs, which for one that floats depends on what is in sight then.
  func finalFrame(
    _ view: UIView,
    _ place: SlotPlace,
    _ sight: ClosedRange<CGFloat>
  ) -> CGRect {
    switch place.order {
    case -1: table.supplementFrame(.header, place.section, in: sight)
    case .max: table.supplementFrame(.footer, place.section, in: sight)
    default: table.layout.rect(of: place) ?? view.frame
    }
  }

  /// The new view begins in the slot of the one that it replaces.
  ///
  /// Where the old one is opaque it fades out over the new one; else both fade.
  private func replace(
    _ former: UIView,
    by view: UIView,
    _ place: SlotPlace,
    _ number: Int,
    _ batch: Int
  ) -> [Arrival] {
    let animation = UITableView.RowAnimation(number: number)
    // Its contents have their place already, while the slot still grows. One that is still coming
    // between others has no slot of its own yet.
    let slot = table.isPassing(former) || table.isPassing(view) ? nil : view
    if table.transit.movingRows.contains(ObjectIdentifier(former)) {
      table.transit.movingRows.insert(ObjectIdentifier(view))
    }
    table.setLane(TableTransit.Lane(place: place, slot: slot, batch: batch), of: view)
    view.frame.origin.x += animation.sideways(in: table.bounds.width)
    guard animation == .fade || animation == .automatic, !former.isSeenOpaque else { return [] }
    let alpha = view.alpha
    view.alpha = 0
    return [Arrival(view: view, alpha: alpha)]
  }
}

extension UIView {
  /// Whether nothing shows through the view as it is now.
  fileprivate var isSeenOpaque: Bool {
    let shown = layer.presented
    return shown.opacity >= 1 && (shown.backgroundColor?.alpha ?? 0) >= 1 && shown.cornerRadius == 0
  }
}
