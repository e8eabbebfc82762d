// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UIView {
  /// Views fainter than this receive no touches, as on iOS.
  static let leastTouchableAlpha: CGFloat = 0.01

  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard
      isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha,
      !layer.refusesTouches, !layer.touched.isCollapsed, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewStorage.reversed() where view.layer.visiblePart?().contains(point) != false {
      if let found = view.hitTest(view.pointFromSuperview(point), with: event) { return found }
    }
    return self
  }

  /// A point of the superview in this view's coordinates, where the view is seen right now.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let shown = layer.touched
    guard shown.transform.isIdentity else {
      return point.applying(shown.transformToSuperlayer.inverted())
    }
    let origin = shown.untransformedOrigin
    return CGPoint(
      x: point.x - origin.x + shown.boundsOrigin.x,
      y: point.y - origin.y + shown.boundsOrigin.y
    )
  }

  /// A point of the window in this view's coordinates, where the view is seen right now.
  func pointFromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview, !(self is UIWindow) else { return point }
    return pointFromSuperview(superview.pointFromWindow(point))
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if let former = recognizer.view {
      guard former !== self else { return }
      former.detach(recognizer)
    }
    recognizer.viewStorage = self
    gestureRecognizerStorage.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = gestureRecognizerStorage.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    gestureRecognizerStorage.remove(at: index)
    recognizer.viewWasRemoved()
  }

  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in gestureRecognizerStorage where !recognizers.contains(recognizer) {
      detach(recognizer)
    }
    for recognizer in recognizers { attach(recognizer) }
  }
}
