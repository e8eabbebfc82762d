// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

extension UITableView {
  func scroll(to path: IndexPath, _ place: ScrollPosition, _ animated: Bool) {
    loadIfNeeded()
    guard path.count == 2, counts.rowCounts.indices.contains(path.section) else {
      raise(
        "Attempted to scroll the table view to an out-of-bounds section "
          + "(\(path.isEmpty ? -1 : path.section)) when there are only \(counts.sectionCount) "
          + "sections. Table view: \(self)",
        name: "NSRangeException"
      )
    }
    let count = counts.rowCounts[path.section]
    if path.row == NSNotFound {
      let header = layout.rect(ofSection: path.section)
      setContentOffset(
        clamped(CGPoint(x: contentOffset.x, y: header.minY - adjustedContentInset.top)),
        animated: animated
      )
      return
    }
    guard path.row >= 0, path.row < count else {
      raise(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(count) rows in section \(path.section). Table view: \(self)",
        name: "NSRangeException"
      )
    }
    let position = TablePosition(path)
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return settle(on: position, place)
    }
    let offset = offset(showing: position, place)
    let wasMoving = motion != nil
    animateScroll(to: offset)
    if motion != nil {
      scrollTarget = (position, place)
    } else {
      settle(on: position, place)
      // Nobody else does where a motion ends because the table is there already.
      if wasMoving { indicators.hideSoon() }
    }
  }

  /// Jumps to a row; again while rows that come into sight turn out to have other heights.
  func settle(on position: TablePosition, _ place: ScrollPosition) {
    stopMotion()
    scrollTarget = nil
    // Twice is enough unless every row that comes into sight was estimated too high.
    for _ in 0..<256 {
      let offset = offset(showing: position, place)
      let before = layout.contentHeight
      AnimationTransaction.withoutAnimation { contentOffset = offset }
      guard window != nil else { return }
      tile(in: offset.y...(offset.y + bounds.height))
      if layout.contentHeight == before, self.offset(showing: position, place) == offset { return }
    }
  }

  /// The offset at which a row is where it is wanted, as far as the heights are known.
  ///
  /// What floats at the top of a plain table is left out of the room, as in UIKit a row scrolled to
  /// the top lies below its section's header.
  func offset(showing position: TablePosition, _ place: ScrollPosition) -> CGPoint {
    let rect = layout.rect(ofRow: position)
    let inset = adjustedContentInset
    let header = chrome.floats ? layout.rect(ofHeader: position.section).height : 0
    let top = rect.minY - inset.top - header
    let bottom = rect.maxY - bounds.height + inset.bottom
    let y: CGFloat =
      switch place {
      case .top: top
      case .bottom: bottom
      case .middle:
        rect.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top
      case .none:
        if contentOffset.y > top {
          top
        } else if contentOffset.y < bottom {
          bottom
        } else {
          contentOffset.y
        }
      }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }

  /// Keeps an animated scroll on its way to its row while heights are found out.
  func followScrollTarget() {
    guard let scrollTarget, let motion, motion.kind == .animation,
      exists(scrollTarget.position.indexPath)
    else {
      self.scrollTarget = nil
      return
    }
    motion.redirect(
      to: offset(showing: scrollTarget.position, scrollTarget.place),
      from: contentOffset
    )
  }

  /// Keeps an animated scroll without a row to go to inside of contents that became shorter.
  func clampMotionTarget() {
    guard let motion, motion.kind == .animation else { return }
    motion.redirect(to: clamped(motion.target), from: contentOffset)
  }

  func scrollToSelection(_ place: ScrollPosition, _ animated: Bool) {
    guard let first = selection.first else { return }
    scroll(to: first.indexPath, place, animated)
  }
}
