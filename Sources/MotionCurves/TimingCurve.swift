// SPDX-License-Identifier: Apache-2.0

/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1), time to progress.
package struct TimingCurve: Hashable, Sendable {
  /// The first control point; x, a time, is in 0...1.
  package let x1, y1: Double
  /// The second control point; x, a time, is in 0...1.
  package let x2, y2: Double

  /// Creates a curve; a control point's y may lie outside 0...1, for a curve that overshoots.
  ///
  /// - Precondition: `x1` and `x2` are in 0...1, and `y1` and `y2` are finite.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else {
      fail("a timing curve cannot have the control points (\(x1), \(y1)) and (\(x2), \(y2))")
    }
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Creates the curve nearest to control points that may be anything: times are kept in 0...1, and
  /// what is not finite is 0.
  package init(clampingX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    func time(_ x: Double) -> Double { x.isNaN ? 0 : min(max(x, 0), 1) }
    self.init(x1: time(x1), y1: y1.isFinite ? y1 : 0, x2: time(x2), y2: y2.isFinite ? y2 : 0)
  }

  // The control points are those that Core Animation documents for its named functions.

  /// Core Animation's `linear`.
  package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Core Animation's `default`.
  package static let standard = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// Core Animation's `easeIn`.
  package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Core Animation's `easeOut`.
  package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's `easeInEaseOut`.
  package static let easeInEaseOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The progress at a fraction of the duration; 0 before the start and 1 after the end.
  ///
  /// Accurate to 1e-6 and better, also where the curve is steepest.
  package func value(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return fraction }
    return Self.bezier(y1, y2, at: parameter(atX: fraction))
  }

  /// The curve's own parameter where its x is `x`: Newton's method, kept in a shrinking bracket.
  private func parameter(atX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<64 {
      let error = Self.bezier(x1, x2, at: parameter) - x
      if error > 0 { high = parameter } else { low = parameter }
      let slope = Self.slope(x1, x2, at: parameter)
      var next = parameter - error / slope
      // Also taken where the slope is 0, and `next` is infinite or not a number.
      if !(next > low && next < high) { next = (low + high) / 2 }
      if (next - parameter).magnitude < 1e-14 { return next }
      parameter = next
    }
    return parameter
  }

  /// One coordinate of the curve.
  private static func bezier(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return parameter
      * (3 * rest * rest * first + parameter * (3 * rest * second + parameter))
  }

  /// The derivative of one coordinate by the parameter.
  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}
