// SPDX-License-Identifier: Apache-2.0

internal import UIKit
internal import UIKitEngine

/// Where a view is on the screen right now, in the midst of animations too.
@MainActor
struct ScreenPlace {
  let window: UIWindow
  /// The rectangle that encloses the whole view.
  let rect: CGRect
  /// What is left of it within the views around that clip, and within the screen; null for nothing.
  let visibleRect: CGRect
  /// The middle of the view.
  let center: CGPoint

  /// Nil for a view that is in no window.
  ///
  /// Whether something hides the view does not matter.
  init?(of view: UIView) {
    let own = view.layer.presented.bounds
    var rect = own
    var visible = own
    var center = CGPoint(x: own.midX, y: own.midY)
    var current = view
    while true {
      let toSuperview = current.layer.presented.transformToSuperlayer
      rect = rect.applying(toSuperview)
      visible = visible.isNull ? visible : visible.applying(toSuperview)
      center = center.applying(toSuperview)
      guard let superview = current.superview else { break }
      current = superview
      if current.clipsToBounds {
        visible = visible.intersection(current.layer.presented.bounds)
      }
    }
    guard let window = current as? UIWindow else { return nil }
    self.window = window
    self.rect = rect
    self.center = center
    visibleRect = visible.intersection(window.screen.bounds)
  }
}

extension UIView {
  /// Whether the view itself lets what is in it be seen, whatever the views around it do.
  var isShown: Bool { !isHidden && layer.presented.opacity >= 0.01 }

  /// A point of the screen in the coordinates of this view, which is a window.
  func ownPoint(_ point: CGPoint) -> CGPoint {
    point.applying(layer.presented.transformToSuperlayer.inverted())
  }
}
