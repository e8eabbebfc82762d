// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

extension UIScrollView {
  /// Seconds that an animated scroll from code takes.
  ///
  /// Grade K: the usual 0.3.
  static let scrollDuration: TimeInterval = 0.3

  func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    if offset.x.isNaN || offset.y.isNaN {
      raise("contentOffset of \(self) is not a number.", name: "CALayerInvalidGeometry")
    }
    bounds.origin = offset
  }

  func setContentSize(_ size: CGSize) {
    guard size != contentSizeStorage else { return }
    let isShorter = size.height < contentSizeStorage.height || size.width < contentSizeStorage.width
    contentSizeStorage = size
    setNeedsLayout()
    indicators.update()
    insetsDidChange()
    if isShorter { bringOffsetIntoRange() }
  }

  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != contentInsetStorage else { return }
    let isSmaller =
      inset.bottom < contentInsetStorage.bottom || inset.right < contentInsetStorage.right
    contentInsetStorage = inset
    insetsDidChange()
    if isSmaller { bringOffsetIntoRange() }
  }

  /// The directions in which the safe area is part of the inset.
  var adjustedAxes: (isVertical: Bool, isHorizontal: Bool) {
    // A view controller's contents scroll under its bars in height even where they fit.
    let vertical =
      switch contentInsetAdjustmentBehavior {
      case .never: false
      case .always, .automatic: true
      case .scrollableAxes: alwaysBounceVertical || contentSize.height > bounds.height
      }
    let horizontal =
      switch contentInsetAdjustmentBehavior {
      case .never: false
      case .always: true
      case .automatic, .scrollableAxes:
        alwaysBounceHorizontal || contentSize.width > bounds.width
      }
    return (vertical, horizontal)
  }

  var effectiveContentInset: UIEdgeInsets {
    var inset = contentInsetStorage
    let safe = safeAreaInsets
    let axes = adjustedAxes
    if axes.isVertical {
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    if axes.isHorizontal {
      inset.left += safe.left
      inset.right += safe.right
    }
    return inset
  }

  /// Keeps contents that stood at the upper left end there when the inset changes.
  func insetsDidChange() {
    let inset = effectiveContentInset
    let previous = lastInset
    guard inset != previous else { return }
    lastInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    var offset = contentOffset
    if offset.y == -previous.top { offset.y = -inset.top }
    if offset.x == -previous.left { offset.x = -inset.left }
    if offset != contentOffset, !isDragging { contentOffset = offset }
    setNeedsLayout()
    indicators.update()
  }

  /// The offsets at which the contents rest, from the upper left to the lower right end.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = effectiveContentInset
    let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height)
      )
    )
  }

  /// Shows the end of contents that have become shorter, or of a view that has become larger.
  func bringOffsetIntoRange() {
    guard bringsOffsetIntoRange, !isDragging, !isTracking, motion == nil else { return }
    let end = offsetRange.greatest
    guard contentOffset.y > end.y || contentOffset.x > end.x else { return }
    contentOffset = CGPoint(x: min(contentOffset.x, end.x), y: min(contentOffset.y, end.y))
  }

  /// The nearest offset at which the contents rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x),
      y: min(max(offset.y, range.least.y), range.greatest.y)
    )
  }

  func jump(to offset: CGPoint) {
    stopMotion()
    scroll(to: offset)
  }

  func animateScroll(to offset: CGPoint) {
    guard let scheduler = attachment?.scheduler, UIView.areAnimationsEnabled else {
      return jump(to: offset)
    }
    stopMotion()
    let start = contentOffset
    guard offset != start else { return }
    indicators.show()
    begin(
      ScrollMotion(
        kind: .animation,
        start: scheduler.now,
        duration: UIScrollView.scrollDuration,
        target: offset
      ) { elapsed, duration, target in
        let share = CGFloat(TimingCurve.easeInEaseOut.value(at: elapsed / duration))
        return CGPoint(
          x: start.x + (target.x - start.x) * share,
          y: start.y + (target.y - start.y) * share
        )
      }
    )
  }

  func scrollToShow(_ rect: CGRect, animated: Bool) {
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
