// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Keeps touches from the views in a scroll view for a moment, in which a drag may begin.
///
/// It recognizes nothing and stands in nobody's way. UIKit has a recognizer of its own for this as
/// well.
@MainActor
final class ContentTouchRecognizer: UIGestureRecognizer {
  /// Seconds after which a touch that has not moved reaches the view in the contents.
  ///
  /// The usual figure; Apple gives none. Inferred.
  static let delay: TimeInterval = 0.15

  private struct DelayedTouch {
    let touch: UITouch
    let call: ScheduledCall
  }

  private weak var scrollView: UIScrollView?
  private var delayed: [DelayedTouch] = []

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // Of nested scroll views the innermost one that delays a touch has it.
    for touch in touches where !touch.isTakenFromView { receive(touch, event) }
  }

  private func receive(_ touch: UITouch, _ event: UIEvent) {
    guard let scrollView else { return }
    let isDelaying =
      scrollView.delaysContentTouches && scrollView.isScrollEnabled
      && (scrollView.scrolls(.vertical) || scrollView.scrolls(.horizontal))
    guard isDelaying, let scheduler = scrollView.attachment?.scheduler else {
      if !isWelcome(touch, event) { touch.isTakenFromView = true }
      return
    }
    touch.isTakenFromView = true
    let call = scheduler.call(after: ContentTouchRecognizer.delay) { [weak self, weak touch] in
      guard let self, let touch else { return }
      handOn(touch, event)
    }
    delayed.append(DelayedTouch(touch: touch, call: call))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches where isTakenByOther(touch) { forget(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // A tap that is over before the delay: the view gets its beginning now and its end next.
    for touch in touches { handOn(touch, event) }
    if touches.count == numberOfTouches { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    for touch in touches { forget(touch) }
    if touches.count == numberOfTouches { state = .failed }
  }

  override func reset() {
    super.reset()
    for entry in delayed { entry.call.cancel() }
    delayed = []
  }

  /// Gives a delayed touch to its view, unless somebody else has it by now.
  private func handOn(_ touch: UITouch, _ event: UIEvent) {
    guard delayed.contains(where: { $0.touch === touch }) else { return }
    forget(touch)
    guard !isTakenByOther(touch), let view = touch.view, isWelcome(touch, event) else { return }
    touch.isTakenFromView = false
    let phase = touch.phase
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    touch.phase = phase
  }

  private func forget(_ touch: UITouch) {
    for entry in delayed where entry.touch === touch { entry.call.cancel() }
    delayed.removeAll { $0.touch === touch }
  }

  /// Whether a view in the contents may have a touch.
  private func isWelcome(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard let scrollView, let view = touch.view, view !== scrollView else { return true }
    return scrollView.touchesShouldBegin([touch], with: event, in: view)
  }

  private func isTakenByOther(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains {
      $0 !== self && $0.hasRecognized && $0.cancelsTouchesInView
    } == true
  }
}
