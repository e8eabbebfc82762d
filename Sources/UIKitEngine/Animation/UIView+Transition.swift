// SPDX-License-Identifier: Apache-2.0

internal import Drawing
public import Foundation

extension UIView {
  /// Goes over from what a view shows to what it shows after a block has changed it.
  ///
  /// The changes are made at once, without animation, unless the options say
  /// `allowAnimatedContent`. Differences from iOS: a flip is seen without perspective, and curls are
  /// unavailable. In a dissolve without an opaque background on either side, what both pictures share
  /// is a little fainter on the way.
  ///
  /// - Parameters:
  ///   - view: What changes with everything in it.
  ///   - duration: In seconds; 0 or less goes over at once.
  ///   - options: Which transition; without one, all is done at once and called back with the next
  ///     frame.
  ///   - animations: Changes the view and what is in it; it may add and remove subviews.
  ///   - completion: Called when the time is over, with false if the transition was taken away.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let style = options.transitionStyle
    var manner = options.manner(duration: duration, delay: 0)
    if style == nil { manner.duration = 0 }
    AnimationTransaction.run(
      manner,
      scheduler: view.layer.scheduler ?? ApplicationContext.current.scheduler,
      changes: { transaction in
        let isAnimated = AnimationTransaction.canAnimate
        let isShown = style != nil && isAnimated && view.layer.scheduler != nil
        let before = isShown ? view.picture : nil
        let wasOpaque = view.layer.isOpaqueBehindContents
        if options.contains(.allowAnimatedContent) {
          animations?()
        } else if let animations {
          AnimationTransaction.withoutAnimation(animations)
        }
        AnimationTransaction.withoutAnimation { view.layoutIfNeeded() }
        guard let style, let before, let scheduler = view.layer.scheduler else { return }
        let group = transaction.group(on: scheduler)
        view.layer.begin(
          LayerTransition(style: style, isOpaque: wasOpaque, before: before, group: group),
          on: scheduler
        )
      },
      completion: completion
    )
  }

  /// Puts another view in a view's place, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes: out of its superview, or hidden with the option
  ///     `showHideTransitionViews`.
  ///   - toView: The view that comes: into that superview, or shown.
  ///   - duration: In seconds; 0 or less goes over at once.
  ///   - options: Which transition.
  ///   - completion: Called when the time is over, with false if the transition was taken away.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      exchange()
      ApplicationContext.current.scheduler.call(after: 0) { completion?(true) }
      return
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: exchange,
      completion: completion
    )
  }

  /// Removes views with an animation of the system's own: they shrink and fade.
  ///
  /// - Parameters:
  ///   - animation: Which one.
  ///   - views: What it is done to; they leave their superviews at the end.
  ///   - options: The curve and the like.
  ///   - parallelAnimations: Further changes to be animated at the same time.
  ///   - completion: Called when the time is over, with false if an animation was taken away.
  public class func perform(
    _ animation: UIView.SystemAnimation,
    on views: [UIView],
    options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: systemAnimationDuration,
      delay: 0,
      options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha, transform) in before {
          view.removeFromSuperview()
          view.alpha = alpha
          view.transform = transform
        }
        completion?(finished)
      }
    )
  }

  /// Seconds that a system animation takes.
  ///
  /// Inferred.
  private static let systemAnimationDuration: TimeInterval = 0.25

  /// The system's own animations.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink, fade and leave.
    case delete = 0
  }

  /// What is seen of the view with everything in it right now.
  private var picture: DisplayList {
    AnimationTransaction.withoutAnimation { layoutIfNeeded() }
    return FrameComposer.picture(of: layer)
  }
}

extension UIView.AnimationOptions {
  /// The transition among the options; nil without one.
  var transitionStyle: LayerTransition.Style? {
    switch (rawValue >> 20) & 7 {
    case 1, 2: .flip(isVertical: false)
    case 5: .dissolve
    case 6, 7: .flip(isVertical: true)
    default: nil
    }
  }
}
