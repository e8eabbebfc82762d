// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import MotionCurves

/// The pace of an animation as a cubic Bézier curve: a share of the time to a share of the way.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: TimingCurve

  /// Creates one of Core Animation's named curves; an unknown name is the default one.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInEaseOut
      default: .standard
      }
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  ///
  /// The first coordinates are times and are kept in 0...1; what is not a number is 0. Inferred.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(clampingX1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    super.init()
  }

  /// Gives the two coordinates of a control point.
  ///
  /// - Parameters:
  ///   - idx: 0 for the start, 1 and 2 for the control points, 3 for the end.
  ///   - ptr: Room for two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      raise("A timing function has no control point \(idx).", name: "NSInvalidArgumentException")
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// The names of Core Animation's curves.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name as Core Animation spells it.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same speed all the way.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow, then fast.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Fast, then slow.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow, fast, slow.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own pace, which begins faster than it ends.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
