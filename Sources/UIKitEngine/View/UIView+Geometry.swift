// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UIView {
  /// The layer has moved, whether the view was asked or the layer itself.
  func geometryDidChange(from oldBounds: CGRect, position oldPosition: CGPoint) {
    let bounds = layer.model.bounds
    let isScrolled = bounds.origin != oldBounds.origin
    let isResized = bounds.size != oldBounds.size
    if isScrolled {
      setNeedsLayout()
      boundsOriginDidChange(from: oldBounds.origin)
    }
    if isResized {
      if contentMode == .redraw { layer.setNeedsDisplay() }
      setNeedsLayout()
      boundsSizeDidChange(from: oldBounds.size)
      if flags.autoresizesSubviews {
        for view in subviewStorage where view.flags.translatesAutoresizingMask {
          view.autoresize(from: oldBounds.size, to: bounds.size)
        }
      }
    }
    if isResized || layer.model.position != oldPosition { updateSafeArea() }
    // Subviews that stay where they are lie elsewhere in what there is to see of this view.
    if isResized || isScrolled, safeAreaForSubviews != .zero {
      for view in subviewStorage { view.updateSafeArea() }
    }
  }

  /// Shares out a superview's growth among the flexible margins and lengths, by their proportions.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    // A frame under a transform says nothing of the lengths that give way.
    guard !mask.isEmpty, layer.model.transform.isIdentity else { return }
    let old = frame
    let (x, width) = UIView.share(
      start: old.minX,
      length: old.width,
      from: oldSize.width,
      to: newSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin)
    )
    let (y, height) = UIView.share(
      start: old.minY,
      length: old.height,
      from: oldSize.height,
      to: newSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin)
    )
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    start: CGFloat,
    length: CGFloat,
    from oldTotal: CGFloat,
    to newTotal: CGFloat,
    flexibleStart: Bool,
    flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = oldTotal - start - length
    let delta = newTotal - oldTotal
    guard delta != 0, flexibleStart || flexibleLength || flexibleEnd else {
      return (start, length)
    }
    let startWeight = flexibleStart ? start : 0
    let lengthWeight = flexibleLength ? length : 0
    let endWeight = flexibleEnd ? end : 0
    let total = startWeight + lengthWeight + endWeight
    let startShare: CGFloat
    let lengthShare: CGFloat
    if total > 0 {
      startShare = startWeight / total
      lengthShare = lengthWeight / total
    } else {
      // Everything flexible is empty: equal shares.
      let parts = CGFloat([flexibleStart, flexibleLength, flexibleEnd].count { $0 })
      startShare = flexibleStart ? 1 / parts : 0
      lengthShare = flexibleLength ? 1 / parts : 0
    }
    return (start + delta * startShare, max(0, length + delta * lengthShare))
  }

  // MARK: Conversion

  /// The way from this view's coordinates to those of the top of its hierarchy.
  private var transformToRoot: (root: UIView, transform: CGAffineTransform) {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.superviewStorage {
      transform = transform.concatenating(view.layer.model.transformToSuperlayer)
      view = parent
    }
    return (view, transform)
  }

  /// The way from this view's coordinates to `target`'s; nil means the window.
  private func transform(to target: UIView?) -> CGAffineTransform {
    if target === self { return .identity }
    let (root, up) = transformToRoot
    guard let target else { return up }
    let (targetRoot, targetUp) = target.transformToRoot
    if root === targetRoot { return up.concatenating(targetUp.inverted()) }
    // Two windows of one screen, or two separate hierarchies, whose roots are taken as siblings.
    return up.concatenating(root.layer.model.transformToSuperlayer)
      .concatenating(
        targetUp.concatenating(targetRoot.layer.model.transformToSuperlayer).inverted()
      )
  }

  func point(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  func point(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  func rectangle(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  func rectangle(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// The view that stands for a coordinate space; nil for a screen, whose window fills it.
  func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }
}
