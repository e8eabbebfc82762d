// SPDX-License-Identifier: Apache-2.0

import MotionCurves
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let curves: [TimingCurve] = [
    .linear, .standard, .easeIn, .easeOut, .easeInEaseOut,
    // As steep and as flat as a curve can be, and one that overshoots.
    TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1),
    TimingCurve(x1: 0, y1: 1, x2: 1, y2: 0),
    TimingCurve(x1: 0, y1: 0, x2: 0, y2: 1),
    TimingCurve(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6),
  ]

  @Test("points computed from the curve's parameter lie on it", arguments: curves)
  func points(curve: TimingCurve) {
    for step in 0...1000 {
      let parameter = Double(step) / 1000
      let rest = 1 - parameter
      let first = 3 * rest * rest * parameter
      let second = 3 * rest * parameter * parameter
      let cube = parameter * parameter * parameter
      let x = first * curve.x1 + second * curve.x2 + cube
      let y = first * curve.y1 + second * curve.y2 + cube
      // Where the curve is vertical, x in double precision does not tell its points apart.
      let isVertical = curve.x1 == 1 && curve.x2 == 0 && (parameter - 0.5).magnitude < 0.001
      guard !isVertical else { continue }
      #expect((curve.value(at: x) - y).magnitude < 1e-6, "at \(x)")
    }
  }

  @Test("a curve begins at 0, ends at 1, and stays there outside", arguments: curves)
  func ends(curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 3) == 1)
    #expect(curve.value(at: 1e-12).magnitude < 0.001)
    #expect((curve.value(at: 1 - 1e-12) - 1).magnitude < 0.001)
  }

  @Test("linear is the identity and easing in and out is symmetric")
  func shapes() {
    for step in 0...50 {
      let x = Double(step) / 50
      #expect(TimingCurve.linear.value(at: x) == x)
      let mirrored = 1 - TimingCurve.easeInEaseOut.value(at: 1 - x)
      #expect((TimingCurve.easeInEaseOut.value(at: x) - mirrored).magnitude < 1e-9)
      let turned = 1 - TimingCurve.easeOut.value(at: 1 - x)
      #expect((TimingCurve.easeIn.value(at: x) - turned).magnitude < 1e-9)
    }
    #expect(TimingCurve.easeIn.value(at: 0.5) < 0.4)
    #expect(TimingCurve.easeOut.value(at: 0.5) > 0.6)
    // A figure worked out apart: where the curve's x is 0.5, its y is 0.8024.
    #expect((TimingCurve.standard.value(at: 0.5) - 0.8024).magnitude < 1e-4)
  }

  @Test("a control point outside the time is refused")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = TimingCurve(x1: -0.1, y1: 0, x2: 1, y2: 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve(x1: 0, y1: .nan, x2: 1, y2: 1) }
  }

  @Test("A Bézier curve has the values of its own formula")
  func formula() {
    // Where the parameter is s, the curve is at (x(s), y(s)); so y must be found at x.
    func coordinate(_ first: Double, _ second: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * first + 3 * (1 - s) * s * s * second + s * s * s
    }
    let curves: [TimingCurve] = [
      .easeIn, .easeOut, .easeInEaseOut, .standard,
      TimingCurve(x1: 0.7, y1: -0.5, x2: 0.2, y2: 1.6),
    ]
    for curve in curves {
      for index in 1..<50 {
        let s = Double(index) / 50
        let value = curve.value(at: coordinate(curve.x1, curve.x2, s))
        #expect(abs(value - coordinate(curve.y1, curve.y2, s)) < 1e-6)
      }
    }
  }

  @Test("Control points that cannot be are moved to where they can")
  func clamped() {
    let curve = TimingCurve(clampingX1: -3, y1: .nan, x2: .infinity, y2: 2)
    #expect(curve == TimingCurve(x1: 0, y1: 0, x2: 1, y2: 2))
    #expect(TimingCurve(clampingX1: .nan, y1: 0, x2: 0.5, y2: -.infinity).y2 == 0)
  }
}
