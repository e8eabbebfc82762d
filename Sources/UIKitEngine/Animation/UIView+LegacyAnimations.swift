// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

// Animations between two calls, as they were before blocks.

extension UIView {
  private static var begun: [AnimationTransaction] = []

  /// Begins an animation that `commitAnimations()` ends.
  ///
  /// - Parameters:
  ///   - animationID: A name for the delegate, which is not called here.
  ///   - context: A value for the delegate, which is not called here.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let outer = AnimationTransaction.current?.manner
    var manner = AnimationTransaction.Manner(duration: outer?.duration ?? 0.2)
    if let outer { manner.pace = outer.pace }
    let transaction = AnimationTransaction(manner)
    begun.append(transaction)
    transaction.open()
  }

  /// Ends what `beginAnimations(_:context:)` has begun, and lets it run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    guard let transaction = begun.popLast() else { return }
    transaction.close()
    transaction.handOver(scheduler: ApplicationContext.current.scheduler, nil)
  }

  /// Sets how long changes made from here on take, in seconds; 0.2 unless set.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    modify { $0.duration = max(AnimationTiming.seconds(duration), 0) }
  }

  /// Sets how many seconds changes made from here on wait.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    modify { $0.delay = AnimationTiming.seconds(delay) }
  }

  /// Sets the pace of changes made from here on.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    modify { $0.pace = .curve(curve.timing) }
  }

  /// Sets how often changes made from here on run.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    modify { $0.repeatCount = AnimationTiming.repetitions(Double(repeatCount)) }
  }

  /// Sets whether changes made from here on run back after each way there.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    modify { $0.autoreverses = repeatAutoreverses }
  }

  /// Says that animations start from what is on screen, which they always do here.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Would name who is told of beginning and end.
  @available(*, unavailable, message: "use the completion of UIView.animate(withDuration:…)")
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Would name the method to call at the beginning.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// Would name the method to call at the end.
  @available(*, unavailable, message: "use the completion of UIView.animate(withDuration:…)")
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Would set when the animations begin.
  @available(*, unavailable, message: "use the delay of UIView.animate(withDuration:delay:…)")
  public class func setAnimationStart(_ startDate: Date) {}
  /// Would begin a transition.
  @available(*, unavailable, message: "use UIView.transition(with:duration:…)")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {}

  private class func modify(_ change: (inout AnimationTransaction.Manner) -> Void) {
    guard let transaction = AnimationTransaction.current else { return }
    var manner = transaction.manner
    change(&manner)
    transaction.modify(manner)
  }

  /// The transitions that `setAnimationTransition` took.
  public enum AnimationTransition: Int, Sendable {
    /// None.
    case none = 0
    /// Turned about a vertical axis, left side first.
    case flipFromLeft = 1
    /// Turned about a vertical axis, right side first.
    case flipFromRight = 2
    /// Curled up from the bottom.
    case curlUp = 3
    /// Curled down from the top.
    case curlDown = 4
  }
}

extension UIView.AnimationCurve {
  /// The curve itself; one that UIKit does not name is slow, fast, slow.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
