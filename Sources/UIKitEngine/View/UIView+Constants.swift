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
    /// Touches are taken while it runs.
    ///
    /// Here they always are.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen.
    ///
    /// Here an animation always does.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each way there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside the block of another animation, not that one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve inside the block of another animation, not that one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow, fast, slow; what an animation does unless told otherwise.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow, then fast.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Fast, then slow.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
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
