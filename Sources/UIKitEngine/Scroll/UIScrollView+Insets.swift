// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIScrollView {
  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset != contentInsetStorage else { return }
    requireFinite(CGPoint(x: inset.left, y: inset.top), "contentInset")
    requireFinite(CGPoint(x: inset.right, y: inset.bottom), "contentInset")
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

  /// Tells of the inset if it has changed.
  func insetsDidChange() {
    let inset = effectiveContentInset
    guard inset != lastInset else { return }
    let isSmaller = inset.bottom < lastInset.bottom || inset.right < lastInset.right
    lastInset = inset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    alignContents()
    if isSmaller { bringOffsetIntoRange() }
    setNeedsLayout()
    indicators.update()
  }

  /// Keeps contents that stood at their upper left end there.
  func alignContents() {
    let least = offsetRange.least
    let previous = lastLeast
    guard least != previous else { return }
    lastLeast = least
    // A motion goes by the new range of its own accord.
    guard !isBeingDragged, motion == nil else { return }
    var offset = contentOffset
    if offset.y == previous.y { offset.y = least.y }
    if offset.x == previous.x { offset.x = least.x }
    if offset != contentOffset { contentOffset = offset }
  }
}
