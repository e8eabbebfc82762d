// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIScrollView {
  /// The smallest scale of the contents.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public var minimumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  /// The largest scale of the contents.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public var maximumZoomScale: CGFloat {
    get { 1 }
    set {}
  }
  /// The scale of the contents.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public var zoomScale: CGFloat {
    get { 1 }
    set {}
  }
  /// Whether zooming goes past its limits and comes back.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public var bouncesZoom: Bool {
    get { true }
    set {}
  }
  /// Zooms to a scale.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  /// Zooms to a part of the contents.
  @available(*, unavailable, message: "contents of a scroll view are not zoomed yet")
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// The recognizer of a remote control's arrow keys.
  @available(*, unavailable, message: "there is no remote control; the pan recognizer scrolls")
  public var directionalPressGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }
  /// When a table's section index is shown.
  @available(*, unavailable, message: "tables have no section index yet")
  public var indexDisplayMode: IndexDisplayMode {
    get { .automatic }
    set {}
  }
}
