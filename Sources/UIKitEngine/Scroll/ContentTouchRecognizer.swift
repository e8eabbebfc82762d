// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Keeps touches from the views in a scroll view for a moment, in which a drag may begin.
///
/// It recognizes nothing and stands in nobody's way; the window holds touches back as long as it has
/// not failed. UIKit has a recognizer of its own for this as well.
@MainActor
final class ContentTouchRecognizer: UIGestureRecognizer {
  /// Seconds after which a touch that has not moved reaches the view in the contents.
  ///
  /// The usual figure; Apple gives none. Inferred.
  static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?
  /// The touches that wait for the delay to be over.
  private var delayed: [UITouch] = []

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    guard isDelaying else { return handOn(event) }
    delayed += touches
    startTimer(after: ContentTouchRecognizer.delay) { [weak event] recognizer in
      (recognizer as? ContentTouchRecognizer)?.handOn(event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // A tap that is over before the delay: the view gets its beginning and its end now.
    if state == .possible { handOn(event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Touches whose view has gone meanwhile are nobody's.
  override func reset() {
    super.reset()
    for touch in delayed { touch.isTakenFromView = true }
    delayed = []
  }

  /// Whether a drag may take the touches before the views in the contents have them.
  private var isDelaying: Bool {
    guard let scrollView else { return false }
    return scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && (scrollView.scrolls(.vertical) || scrollView.scrolls(.horizontal))
  }

  /// Lets the views that may have the touches have them.
  private func handOn(_ event: UIEvent?) {
    delayed = []
    for touch in trackedTouches where !touch.isTakenFromView && !touch.isKnownToView {
      guard let scrollView, let view = touch.view, view !== scrollView else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) {
        touch.isTakenFromView = true
      }
    }
    state = .failed
  }
}
