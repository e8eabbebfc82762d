// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The pan that moves a scroll view's contents.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?
  /// The finger's way up to where the pan begins.
  private(set) var way = CGVector.zero
  /// Whether the finger takes hold of contents in motion, which follow it from the first point on.
  private(set) var isGrabbing = false

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(ScrollPanRecognizer.didPan, "didPan:"))
  }

  private func didPan(_ sender: UIPanGestureRecognizer) { scrollView?.handlePan(self) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, minimumNumberOfTouches <= 1, scrollView?.hold() == true else {
      return
    }
    // A touch that stops the contents does nothing else: no row is selected by it.
    for touch in touches { touch.isTakenFromView = true }
    isGrabbing = true
    state = .began
  }

  /// Only ways that move the contents count, so that another scroll view can have the rest.
  override func length(of way: CGVector) -> CGFloat {
    self.way = way
    return scrollView?.draggingLength(of: way) ?? 0
  }

  /// Lets go of contents that were held but not moved.
  override func reset() {
    super.reset()
    isGrabbing = false
    way = .zero
    scrollView?.letGo()
  }
}
