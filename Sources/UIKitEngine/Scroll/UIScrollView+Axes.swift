// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// One of the two directions in which contents move.
enum ScrollAxis {
  case horizontal
  case vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGVector {
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? dx : dy }

  /// The axis along which most of the way lies; the vertical one where both are the same.
  var mainAxis: ScrollAxis { abs(dx) > abs(dy) ? .horizontal : .vertical }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension UIScrollView {
  /// The offsets at which the contents rest, from the upper left to the lower right end.
  ///
  /// Contents that fit have one place only: where `contentAlignmentPoint` puts them.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = effectiveContentInset
    let room = CGSize(
      width: bounds.width - inset.left - inset.right - contentSize.width,
      height: bounds.height - inset.top - inset.bottom - contentSize.height
    )
    let alignment = contentAlignmentPoint
    let least = CGPoint(
      x: 0 - inset.left - (room.width > 0 ? room.width * alignment.x : 0),
      y: 0 - inset.top - (room.height > 0 ? room.height * alignment.y : 0)
    )
    return (
      least,
      CGPoint(x: least.x + max(0, -room.width), y: least.y + max(0, -room.height))
    )
  }

  /// The nearest offset at which the contents rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.least.x), range.greatest.x),
      y: min(max(offset.y, range.least.y), range.greatest.y)
    )
  }

  /// Whether a finger moves the contents along an axis.
  func scrolls(_ axis: ScrollAxis) -> Bool {
    let range = offsetRange
    guard range.greatest[axis] <= range.least[axis] else { return true }
    return axis == .horizontal
      ? alwaysBounceHorizontal && bouncesHorizontally
      : alwaysBounceVertical && bouncesVertically
  }

  func bounces(_ axis: ScrollAxis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  /// Whether there is more of the contents to see where a finger's way leads.
  func hasRoom(for way: CGVector, along axis: ScrollAxis) -> Bool {
    let range = offsetRange
    let offset = contentOffset[axis]
    // Less than a pixel is no room.
    return way[axis] > 0 ? offset > range.least[axis] + 0.25 : offset < range.greatest[axis] - 0.25
  }

  /// The scroll views around this one that a finger moves, innermost first.
  var outerScrollViews: [UIScrollView] {
    sequence(first: self as UIView, next: \.superview).dropFirst()
      .compactMap { $0 as? UIScrollView }
      .filter { $0.isScrollEnabled && $0.panGestureRecognizer.isEnabled }
  }

  // MARK: What a drag may do

  /// How much of a finger's way moves the contents.
  ///
  /// Contents that scroll along one axis leave a way that goes more along the other one to a scroll
  /// view around that scrolls there. Inferred.
  func draggingLength(of way: CGVector) -> CGFloat {
    let isVertical = scrolls(.vertical)
    let isHorizontal = scrolls(.horizontal)
    if isVertical, isHorizontal { return hypot(way.dx, way.dy) }
    guard isVertical || isHorizontal else { return 0 }
    let axis: ScrollAxis = isVertical ? .vertical : .horizontal
    if abs(way[axis]) < abs(way[axis.other]),
      outerScrollViews.contains(where: { $0.scrolls(axis.other) })
    {
      return 0
    }
    return abs(way[axis])
  }

  /// Whether a drag that is about to begin moves these contents, rather than those around them or
  /// what its touches are in.
  func mayBeginDragging(_ pan: ScrollPanRecognizer) -> Bool {
    guard !pan.isGrabbing else { return true }
    return !isLeftToOuter(pan.way) && mayTakeTouches(of: pan)
  }

  /// Whether the contents are at an end, and those around them have more to show.
  private func isLeftToOuter(_ way: CGVector) -> Bool {
    var axis = way.mainAxis
    if !scrolls(axis) { axis = axis.other }
    guard way[axis] != 0, !hasRoom(for: way, along: axis) else { return false }
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers else { return false }
    return outerScrollViews.contains { outer in
      outer.hasRoom(for: way, along: axis)
        || (!bounces(axis) && outer.scrolls(axis) && outer.bounces(axis))
    }
  }

  /// Whether the views in the contents that have the touches let go of them.
  private func mayTakeTouches(of pan: ScrollPanRecognizer) -> Bool {
    let holders = pan.trackedTouches.filter { $0.isKnownToView && !$0.isTakenFromView }.compactMap(
      \.view
    )
    .filter { $0 !== self }
    return holders.allSatisfy { canCancelContentTouches && touchesShouldCancel(in: $0) }
  }
}
