// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

// What stays and is in sight before or after. Rows that come into sight from far away come from
// right outside of it, one against the other, and rows that leave it far away go no farther: a
// section of any length folds at the pace of what is seen.

extension TableTransition {
  /// A view that stays, with its slot in line before and after.
  private struct Item {
    let view: UIView
    let place: SlotPlace
    let old: CGRect
    let new: CGRect
    /// Where its slot is shown now; nil where it was not in sight.
    let shown: CGRect?
    /// The height at which it begins, then the one at which it ends.
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  /// Puts what comes into sight where it comes from.
  ///
  /// - Parameters:
  ///   - sight: What is in sight after the batch.
  ///   - batch: The number of this batch.
  /// - Returns: Where what leaves sight is to be held.
  func placeStaying(_ sight: ClosedRange<CGFloat>, batch: Int) -> [ObjectIdentifier: CGRect] {
    var held: [ObjectIdentifier: CGRect] = [:]
    for var items in stayingItems() {
      findStarts(&items)
      findEnds(&items, sight)
      confine(items, batch)
      for item in items {
        let end = finalFrame(item.view, item.place, sight)
        begin(item, end)
        // What floats stays in sight.
        guard item.end != item.new.minY, end.minY == item.new.minY else { continue }
        held[ObjectIdentifier(item.view)] = end.with(minY: item.end)
      }
    }
    return held
  }

  /// What stays in order as one list; each moved section and each moved row as a list of its own.
  private func stayingItems() -> [[Item]] {
    var lists: [Int: [(SlotPlace, Item)]] = [:]
    var moved: [[Item]] = []
    func add(_ view: UIView, _ place: SlotPlace, from source: SlotPlace, isMoved: Bool) {
      guard let oldRect = old.rect(of: source), let newRect = table.layout.rect(of: place) else {
        return
      }
      let former = formerView(source).map(ObjectIdentifier.init)
      let shown = former.flatMap { oldFrames[$0] }
      let item = Item(
        view: view,
        place: place,
        old: oldRect,
        new: newRect,
        // What floats is moved by itself; in line it is where the layout has it.
        shown: former.map(floating.contains) == true ? oldRect : shown
      )
      if isMoved {
        moved.append([item])
      } else {
        let isAlone = table.transit.movingSections.contains(place.section)
        let group =
          if case .moved = mapping.origin(ofSection: place.section) {
            place.section
          } else {
            isAlone ? place.section : -1
          }
        lists[group, default: []].append((place, item))
      }
    }
    for (position, cell) in table.visible.cells {
      switch mapping.origin(ofRow: position) {
      case .kept(let source):
        // One that an earlier batch has sent past others is still on its way past them.
        let isMoving = table.transit.movingRows.contains(ObjectIdentifier(cell))
        add(cell, .row(position), from: .row(source), isMoved: isMoving)
      case .moved(let source): add(cell, .row(position), from: .row(source), isMoved: true)
      case .reloaded(let source, let animation) where !animation.slidesVertically:
        add(cell, .row(position), from: .row(source), isMoved: false)
      case .reloaded, .inserted: break
      }
    }
    for kind in SupplementKind.allCases {
      for (section, view) in table.visible.supplements(kind) where !view.isHidden {
        switch mapping.origin(ofSection: section) {
        case .kept(let source), .moved(let source):
          add(
            view,
            .supplement(kind, section),
            from: .supplement(kind, source),
            isMoved: false
          )
        case .reloaded(let source, let animation) where !animation.slidesVertically:
          add(
            view,
            .supplement(kind, section),
            from: .supplement(kind, source),
            isMoved: false
          )
        case .reloaded, .inserted: break
        }
      }
    }
    return moved + lists.values.map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  private func formerView(_ place: SlotPlace) -> UIView? {
    let view: UIView? =
      switch place.order {
      case -1: before.headers[place.section]
      case .max: before.footers[place.section]
      default: before.cells[TablePosition(section: place.section, row: place.order)]
      }
    return view?.isHidden == true ? nil : view
  }

  /// From above and below, each against the one before, none from beyond the edge of sight.
  private func findStarts(_ items: inout [Item]) {
    for (index, item) in items.enumerated() {
      items[index].start = item.shown?.minY ?? item.old.minY
    }
    for (index, item) in items.enumerated()
    where item.shown == nil && item.old.minY >= oldSight.upperBound {
      guard index > 0 else {
        items[index].start = min(item.old.minY, oldSight.upperBound)
        continue
      }
      let above = items[index - 1]
      let distance = item.old.minY - above.old.minY
      items[index].start = max(
        above.start + above.new.height + item.new.minY - above.new.maxY,
        min(above.start + distance, oldSight.upperBound)
      )
    }
    for (index, item) in items.enumerated().reversed()
    where item.shown == nil && item.old.maxY <= oldSight.lowerBound {
      guard index + 1 < items.count else {
        items[index].start = max(item.old.maxY, oldSight.lowerBound) - item.new.height
        continue
      }
      let below = items[index + 1]
      let distance = below.old.maxY - item.old.maxY
      items[index].start =
        min(
          below.start - (below.new.minY - item.new.maxY),
          max(below.start + below.new.height - distance, oldSight.lowerBound)
        ) - item.new.height
    }
  }

  /// What begins out of order is seen in the room that there is: a row that came in an earlier
  /// batch but was not in sight then, where others are still making room for it.
  ///
  /// All others are in order all the while.
  private func confine(_ items: [Item], _ batch: Int) {
    var confined: Set<Int> = []
    func height(_ item: Item) -> CGFloat { (item.shown ?? item.new).height }
    func isEdge(_ index: Int) -> Bool {
      !confined.contains(index) && !table.isPassing(items[index].view)
    }
    // What comes into sight gives way to what was there.
    for (index, item) in items.enumerated() where item.shown == nil {
      let above = items[..<index].indices.last { items[$0].shown != nil && isEdge($0) }
      let below = items[index...].indices.first { items[$0].shown != nil && isEdge($0) }
      let upper = above.map { items[$0].start + height(items[$0]) } ?? -.infinity
      let lower = below.map { items[$0].start } ?? .infinity
      if item.start < upper - 0.5 || item.start + height(item) > lower + 0.5 {
        confined.insert(index)
      }
    }
    var edge = -CGFloat.infinity
    for (index, item) in items.enumerated() where isEdge(index) {
      if item.start < edge - 0.5 {
        confined.insert(index)
      } else {
        edge = item.start + height(item)
      }
    }
    for index in confined {
      let item = items[index]
      table.setLane(TableTransit.Lane(place: item.place, batch: batch), of: item.view)
    }
  }

  private func findEnds(_ items: inout [Item], _ sight: ClosedRange<CGFloat>) {
    for (index, item) in items.enumerated() { items[index].end = item.new.minY }
    for (index, item) in items.enumerated() where item.new.minY > sight.upperBound {
      var end = sight.upperBound
      if index > 0 {
        let above = items[index - 1]
        let distance = min(item.old.minY - above.old.maxY, item.new.minY - above.new.maxY)
        end = max(end, above.end + above.new.height + max(0, distance))
      }
      items[index].end = min(item.new.minY, end)
    }
    for (index, item) in items.enumerated().reversed() where item.new.maxY < sight.lowerBound {
      var end = sight.lowerBound
      if index + 1 < items.count {
        let below = items[index + 1]
        let distance = min(below.old.minY - item.old.maxY, below.new.minY - item.new.maxY)
        end = min(end, below.end - max(0, distance))
      }
      items[index].end = max(item.new.minY, end - item.new.height)
    }
  }

  private func begin(_ item: Item, _ end: CGRect) {
    // A view that was there goes on from where it is shown, at the pace of this batch like all
    // others: what is in order now and in the end is then in order all the while. What floats
    // keeps the pace of the contents' offset.
    let key = ObjectIdentifier(item.view)
    if let frame = oldFrames[key], item.shown != nil {
      if !floating.contains(key) || end != item.view.frame { item.view.rest(at: frame) }
      return
    }
    // What floats in the end comes along with what is in line.
    var frame = end.offsetBy(dx: 0, dy: item.start - item.new.minY)
    // What takes another view's slot begins in its height.
    if let shown = item.shown { frame.size.height = shown.height }
    item.view.frame = frame
  }
}

extension UIView {
  /// Ends the way of a view where it is shown, without calling it interrupted.
  func rest(at frame: CGRect) {
    guard self.frame != frame || layer.presented.frame != frame else { return }
    layer.dropAnimations(interrupting: false) { $0.key == .position || $0.key == .boundsSize }
    self.frame = frame
  }
}

extension CGRect {
  func with(minY: CGFloat) -> CGRect { CGRect(x: self.minX, y: minY, width: width, height: height) }
}
