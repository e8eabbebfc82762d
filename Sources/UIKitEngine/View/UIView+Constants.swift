// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// What an intrinsic size has in a direction without a wish: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The sides and lengths that give way when a superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit a part.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The gap on the left gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The gap on the right gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The gap above gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The gap below gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// What becomes of a drawing when its view changes its size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the new size.
    case scaleToFill = 0
    /// As large as fits, keeping its proportions.
    case scaleAspectFit = 1
    /// As small as fills, keeping its proportions.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// Unchanged, in the middle.
    case center = 4
    /// Unchanged, at the middle of the top edge.
    case top = 5
    /// Unchanged, at the middle of the bottom edge.
    case bottom = 6
    /// Unchanged, at the middle of the left edge.
    case left = 7
    /// Unchanged, at the middle of the right edge.
    case right = 8
    /// Unchanged, in the upper left corner.
    case topLeft = 9
    /// Unchanged, in the upper right corner.
    case topRight = 10
    /// Unchanged, in the lower left corner.
    case bottomLeft = 11
    /// Unchanged, in the lower right corner.
    case bottomRight = 12
  }

  /// How the speed of an animation changes on the way.
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow, then fast.
    case easeIn = 1
    /// Fast, then slow.
    case easeOut = 2
    /// The same speed all the way.
    case linear = 3
  }

  /// The ways in which `animate(withDuration:delay:options:…)` can run.
  public struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's own bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Layout runs inside the animation, so that subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views that move take touches meanwhile.
    ///
    /// Without it they and what is in them take none, until the end.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Takes the place of what is under way, from what is on screen, rather than add to it.
    ///
    /// What it replaces ends with false.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each way there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside the block of another animation, not that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve inside the block of another animation, not that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes of the block are animated while it runs.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from view to view hides and shows them, and leaves both where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own options inside the block of another animation, such as whether touches are
    /// taken; curve and duration have options of their own.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow; what an animation does unless told otherwise.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns about its vertical axis, left side first; here without perspective.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, right side first; here without perspective.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old picture curls up from the bottom.
    @available(*, unavailable, message: "curls are not drawn here; use a flip or a dissolve")
    public static var transitionCurlUp: AnimationOptions { AnimationOptions(rawValue: 3 << 20) }
    /// The new picture curls down from the top.
    @available(*, unavailable, message: "curls are not drawn here; use a flip or a dissolve")
    public static var transitionCurlDown: AnimationOptions { AnimationOptions(rawValue: 4 << 20) }
    /// The old picture fades out over the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, top side first; here without perspective.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, bottom side first; here without perspective.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Would ask for 60 frames a second.
    @available(
      *,
      deprecated,
      message: "has no effect on Linux: frames come as the screen takes them"
    )
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Would ask for 30 frames a second.
    @available(
      *,
      deprecated,
      message: "has no effect on Linux: frames come as the screen takes them"
    )
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

/// What a view's contents mean for mirroring in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored as the interface is.
  case unspecified = 0
  /// Playback controls: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Left to right always.
  case forceLeftToRight = 3
  /// Right to left always.
  case forceRightToLeft = 4
}
