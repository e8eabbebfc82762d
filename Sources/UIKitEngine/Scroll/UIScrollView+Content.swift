// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIScrollView {
  /// Moves the contents on behalf of the scroll view itself: a drag or a motion goes on.
  ///
  /// They stand on whole pixels, or lines of a pixel's width would smear over two. What an app sets
  /// stays as it is. Inferred: offsets that people have logged on iOS are whole pixels.
  func scroll(to wanted: CGPoint) {
    requireFinite(wanted, "contentOffset")
    let offset = onPixels(wanted)
    guard offset != bounds.origin else { return }
    isMovingContents = true
    bounds.origin = offset
    isMovingContents = false
  }

  /// The nearest offset on whole pixels; the ends are where they are.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = max(traitCollection.displayScale, 1)
    let range = offsetRange
    func nearest(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      let rounded = (value * scale).rounded() / scale
      return least <= value && value <= greatest ? min(max(rounded, least), greatest) : rounded
    }
    return CGPoint(
      x: nearest(offset.x, range.least.x, range.greatest.x),
      y: nearest(offset.y, range.least.y, range.greatest.y)
    )
  }

  /// Moves the contents on behalf of the app: a drag or a motion goes on from there.
  ///
  /// That is how contents are put back to their middle while they slide, so that they never end.
  func setOffset(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    requireFinite(offset, "contentOffset")
    bounds.origin = offset
  }

  /// The contents have moved, whoever moved them.
  func offsetDidChange(from old: CGPoint) {
    let isOwn = isMovingContents
    // What the app does when it hears of this is the app's own.
    isMovingContents = false
    if !isOwn {
      motion?.contentsMoved(from: old, to: contentOffset)
      if isBeingDragged { contentsMovedInDrag() }
    }
    indicators.update()
    contentDidScroll()
  }

  func setContentSize(_ size: CGSize) {
    guard size != contentSizeStorage else { return }
    requireFinite(CGPoint(x: size.width, y: size.height), "contentSize")
    let isShorter = size.height < contentSizeStorage.height || size.width < contentSizeStorage.width
    contentSizeStorage = size
    setNeedsLayout()
    indicators.update()
    insetsDidChange()
    alignContents()
    if isShorter { bringOffsetIntoRange() }
  }

  /// Stops the process with a message rather than draw nothing.
  func requireFinite(_ point: CGPoint, _ name: String) {
    guard !point.x.isFinite || !point.y.isFinite else { return }
    raise(
      "\(name) of \(self) is not finite: {\(point.x), \(point.y)}.",
      name: "CALayerInvalidGeometry"
    )
  }

  /// Shows the end of contents that have become shorter, or of a view that has become larger.
  func bringOffsetIntoRange() {
    guard bringsOffsetIntoRange else { return }
    if let motion {
      // A glide turns back by itself.
      if motion.kind != .deceleration {
        motion.redirect(to: nearestToEnd(motion.target), from: contentOffset)
      }
      return
    }
    guard !isBeingDragged, !isTracking else { return needsReturn = true }
    let offset = nearestToEnd(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  private func nearestToEnd(_ offset: CGPoint) -> CGPoint {
    let end = offsetRange.greatest
    return CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
  }

  func scrollToShow(_ rect: CGRect, animated: Bool) {
    // An empty part cannot be seen, so that nothing is gained by scrolling; as in UIKit.
    guard !rect.isEmpty else { return }
    let inset = effectiveContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minY < seen.minY {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > seen.maxY {
      offset.y = min(rect.maxY - bounds.height + inset.bottom, rect.minY - inset.top)
    }
    if rect.minX < seen.minX {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > seen.maxX {
      offset.x = min(rect.maxX - bounds.width + inset.right, rect.minX - inset.left)
    }
    guard offset != contentOffset else { return }
    setContentOffset(clamped(offset), animated: animated)
  }
}
