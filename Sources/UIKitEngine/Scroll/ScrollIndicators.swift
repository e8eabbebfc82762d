// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The bars at the edges that show the place in the contents while they move.
@MainActor
final class ScrollIndicators {
  /// Figures from the metrics, "scroll indicator".
  private static let thickness: CGFloat = 3
  private static let edgeDistance: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  private static let overscrolledLength: CGFloat = 8
  private static let visibleDuration: TimeInterval = 1.2
  private static let fadeDuration: TimeInterval = 0.25
  static let flashDuration: TimeInterval = 1.2

  private unowned let scrollView: UIScrollView
  private var vertical: UIView?
  private var horizontal: UIView?
  private var hiding: ScheduledCall?
  private var isShown = false

  init(scrollView: UIScrollView) { self.scrollView = scrollView }

  /// The bars that are in the scroll view now, which stay in front of everything else.
  var views: [UIView] { [vertical, horizontal].compactMap { $0 } }

  /// Shows the bars; they stay until `hideSoon()`, or for a time.
  func show(for duration: TimeInterval? = nil) {
    hiding?.cancel()
    isShown = true
    update()
    for bar in views { AnimationTransaction.withoutAnimation { bar.alpha = 1 } }
    if let duration { hide(after: duration) }
  }

  func hideSoon() { hide(after: ScrollIndicators.visibleDuration) }

  private func hide(after delay: TimeInterval) {
    hiding?.cancel()
    guard isShown, let scheduler = scrollView.attachment?.scheduler else { return }
    hiding = scheduler.call(after: delay) { [weak self, weak scheduler] in
      if let scheduler { self?.fade(on: scheduler) }
    }
  }

  private func fade(on scheduler: FrameScheduler) {
    isShown = false
    let bars = views
    guard !bars.isEmpty else { return }
    AnimationTransaction.run(
      scheduler: scheduler,
      duration: ScrollIndicators.fadeDuration,
      changes: { for bar in bars { bar.alpha = 0 } },
      completion: { [weak self] _ in
        guard let self, !isShown else { return }
        remove()
      }
    )
  }

  /// Takes the bars away at once.
  func remove() {
    hiding?.cancel()
    isShown = false
    for bar in views { bar.removeFromSuperview() }
    vertical = nil
    horizontal = nil
  }

  /// Puts the bars where the contents are now.
  func update() {
    guard isShown || vertical != nil || horizontal != nil else { return }
    AnimationTransaction.withoutAnimation {
      vertical = place(vertical, verticalFrame)
      horizontal = place(horizontal, horizontalFrame)
    }
  }

  private func place(_ bar: UIView?, _ frame: CGRect?) -> UIView? {
    guard let frame else {
      bar?.removeFromSuperview()
      return nil
    }
    guard let bar = bar ?? (isShown ? UIView(frame: frame) : nil) else { return nil }
    bar.frame = frame
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = ScrollIndicators.thickness / 2
    bar.backgroundColor =
      switch scrollView.indicatorStyle {
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.5)
      case .default:
        UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        }
      }
    if bar.superview !== scrollView {
      scrollView.addSubview(bar)
    } else {
      scrollView.bringSubviewToFront(bar)
    }
    return bar
  }

  /// An indicator's own insets, with the safe area where that is wanted.
  ///
  /// The contents' inset is no part of them, as in UIKit.
  private func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let safe = scrollView.safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top,
      left: own.left + safe.left,
      bottom: own.bottom + safe.bottom,
      right: own.right + safe.right
    )
  }

  private var verticalFrame: CGRect? {
    let bounds = scrollView.bounds
    let range = scrollView.offsetRange
    guard scrollView.showsVerticalScrollIndicator, range.greatest.y > range.least.y else {
      return nil
    }
    let inset = insets(scrollView.verticalScrollIndicatorInsets)
    let track = ScrollIndicators.Track(
      start: bounds.minY + inset.top,
      length: bounds.height - inset.top - inset.bottom,
      visible: bounds.height,
      total: bounds.height + (range.greatest.y - range.least.y),
      position: bounds.minY - range.least.y
    )
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, length) = ScrollIndicators.bar(on: track)
    return CGRect(
      x: isMirrored
        ? bounds.minX + inset.left + ScrollIndicators.edgeDistance
        : bounds.maxX - inset.right - ScrollIndicators.edgeDistance - ScrollIndicators.thickness,
      y: start,
      width: ScrollIndicators.thickness,
      height: length
    )
  }

  private var horizontalFrame: CGRect? {
    let bounds = scrollView.bounds
    let range = scrollView.offsetRange
    guard scrollView.showsHorizontalScrollIndicator, range.greatest.x > range.least.x else {
      return nil
    }
    let inset = insets(scrollView.horizontalScrollIndicatorInsets)
    let track = ScrollIndicators.Track(
      start: bounds.minX + inset.left,
      length: bounds.width - inset.left - inset.right,
      visible: bounds.width,
      total: bounds.width + (range.greatest.x - range.least.x),
      position: bounds.minX - range.least.x
    )
    let (start, length) = ScrollIndicators.bar(on: track)
    return CGRect(
      x: start,
      y: bounds.maxY - inset.bottom - ScrollIndicators.edgeDistance - ScrollIndicators.thickness,
      width: length,
      height: ScrollIndicators.thickness
    )
  }

  private struct Track {
    var start, length, visible, total, position: CGFloat
  }

  /// The share that is seen, at the share that lies before it; shorter when pulled past an end.
  private static func bar(on track: Track) -> (start: CGFloat, length: CGFloat) {
    // Without the offset, whose rounding would give the bar another length in each frame.
    let room = max(track.length - 2 * edgeDistance, 0)
    let hidden = max(track.total - track.visible, 1)
    var length = max(minimumLength, room * track.visible / track.total)
    let past = max(-track.position, track.position - hidden, 0)
    length = min(room, max(overscrolledLength, length - past))
    let share = min(max(track.position / hidden, 0), 1)
    return (track.start + edgeDistance + (room - length) * share, length)
  }
}
