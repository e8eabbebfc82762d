// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import MotionCurves

extension UIScrollView {
  /// A finger that is faster than this turns the page, in points per second.
  ///
  /// Inferred.
  private static let pageSpeed: CGFloat = 250
  /// The spring that turns a page, in radians per second: mass 0.5, stiffness 100.
  ///
  /// Flutter's figure for the same motion.
  private static let pageFrequency = 200.0.squareRoot()

  /// The motion that ends at a page: a page is as large as the view.
  func paging(_ x: ScrollGlide, _ y: ScrollGlide, _ velocity: CGVector) -> ScrollMotion {
    let (stillX, stillY) = glides(velocity: .zero)
    func turned(_ axis: ScrollAxis, _ still: ScrollGlide) -> ScrollGlide {
      guard moves(axis) else { return still }
      let target = pageOffset(axis, velocity[axis])
      let way = Double(target - contentOffset[axis])
      guard way != 0 else { return still }
      // No faster than the spring can stop without going past the page.
      let greatest = abs(way) * UIScrollView.pageFrequency
      let toward = Double(velocity[axis]) * (way < 0 ? -1 : 1)
      let speed = min(max(toward, -greatest), greatest) * (way < 0 ? -1 : 1)
      return still.drawn(
        to: Double(target),
        velocity: speed,
        frequency: UIScrollView.pageFrequency
      )
    }
    return ScrollMotion(
      kind: .deceleration,
      x: turned(.horizontal, stillX),
      y: turned(.vertical, stillY)
    )
  }

  /// The next page in the direction of a quick finger, else the page of which more is seen.
  private func pageOffset(_ axis: ScrollAxis, _ velocity: CGFloat) -> CGFloat {
    let range = offsetRange
    let length = axis == .horizontal ? bounds.width : bounds.height
    guard length > 0 else { return clamped(contentOffset)[axis] }
    let place = (contentOffset[axis] - range.least[axis]) / length
    let page =
      if velocity > UIScrollView.pageSpeed {
        place.rounded(.down) + 1
      } else if velocity < -UIScrollView.pageSpeed {
        place.rounded(.up) - 1
      } else {
        place.rounded()
      }
    return min(max(range.least[axis] + page * length, range.least[axis]), range.greatest[axis])
  }
}
