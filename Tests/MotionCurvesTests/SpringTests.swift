// SPDX-License-Identifier: Apache-2.0

import Foundation
import MotionCurves
import Testing

@Suite("Springs")
struct SpringTests {
  static let springs: [Spring] = [
    Spring(stiffness: 100, damping: 2),
    Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 5),
    Spring(stiffness: 100, damping: 20),
    Spring(stiffness: 100, damping: 20, initialVelocity: -8),
    Spring(mass: 3, stiffness: 1000, damping: 500),
    Spring(stiffness: 100, damping: 45, initialVelocity: 30),
    Spring(stiffness: 100, damping: 20.000001, initialVelocity: 2),
    Spring(stiffness: 100, damping: 19.999999, initialVelocity: 2),
  ]

  @Test("value and velocity solve the equation of motion", arguments: springs)
  func equationOfMotion(spring: Spring) {
    #expect(spring.value(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    #expect((spring.velocity(at: 0) - spring.initialVelocity).magnitude < 1e-12)
    let step = 1e-5
    for index in 1...200 {
      let time = Double(index) / 100
      let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
      #expect((slope - spring.velocity(at: time)).magnitude < 1e-4)
      let change =
        (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let force =
        spring.stiffness * (1 - spring.value(at: time)) - spring.damping * spring.velocity(at: time)
      #expect((change - force / spring.mass).magnitude < 1e-2)
    }
  }

  @Test("the closed forms of the textbook give the same values")
  func closedForms() {
    let time = 0.2
    // Frequency 10 and ratio 0.6, hence 8 damped.
    let under = Spring(stiffness: 100, damping: 12)
    #expect(under.dampingRatio == 0.6)
    let swing = cos(8 * time) + 0.75 * sin(8 * time)
    #expect((under.value(at: time) - (1 - exp(-6 * time) * swing)).magnitude < 1e-12)
    let critical = Spring(stiffness: 100, damping: 20)
    #expect((critical.value(at: time) - (1 - exp(-2.0) * 3)).magnitude < 1e-12)
    // The roots are -5 and -20.
    let over = Spring(stiffness: 100, damping: 25)
    let expected = 1 - (20 * exp(-5 * time) - 5 * exp(-20 * time)) / 15
    #expect((over.value(at: time) - expected).magnitude < 1e-12)
  }

  @Test("a spring comes to rest and stays within the threshold once settled", arguments: springs)
  func settling(spring: Spring) {
    #expect((spring.value(at: 1e6) - 1).magnitude < 1e-9)
    #expect(spring.velocity(at: 1e6).magnitude < 1e-9)
    for threshold in [0.1, 0.001, 1e-6] {
      let duration = spring.settlingDuration(threshold: threshold)
      for index in 0...500 {
        let time = duration * (1 + Double(index) / 500)
        #expect((spring.value(at: time) - 1).magnitude <= threshold * 1.000001)
      }
      // Not settled much earlier either.
      let earlier = (0...100).map { spring.value(at: duration * (0.25 + Double($0) / 160)) }
      #expect(earlier.contains { ($0 - 1).magnitude > threshold })
    }
  }

  @Test("the spring reported for a table's insertions takes the time reported for it")
  func tableSpring() {
    let spring = Spring(perceptualDuration: 0.3, bounce: 0)
    #expect((spring.stiffness - 438.65).magnitude < 0.005)
    #expect((spring.damping - 41.89).magnitude < 0.005)
    #expect((spring.settlingDuration() - 0.441).magnitude < 0.0005)
  }

  @Test("a spring made for a duration settles in it", arguments: [0.2, 0.5, 0.8, 1, 2])
  func durations(ratio: Double) {
    for velocity in [-4.0, 0, 3, 20] {
      for duration in [0.3, 1.5] {
        let spring = Spring(
          dampingRatio: ratio,
          duration: duration,
          initialVelocity: velocity
        )
        #expect((spring.dampingRatio - ratio).magnitude < 1e-9)
        #expect((spring.settlingDuration() - duration).magnitude < duration * 1e-6)
        #expect((spring.value(at: duration) - 1).magnitude <= 0.001001)
      }
    }
  }

  @Test("less damping overshoots more, and from the critical one on nothing does")
  func overshoot() {
    func peak(_ ratio: Double) -> Double {
      let spring = Spring(dampingRatio: ratio, duration: 1)
      return (0...1000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
    }
    // The first peak of a spring is exp(-pi ratio / sqrt(1 - ratio^2)) beyond its rest.
    #expect((peak(0.5) - 1 - exp(-Double.pi * 0.5 / 0.75.squareRoot())).magnitude < 1e-3)
    #expect(peak(0.2) > peak(0.5))
    #expect(peak(1) <= 1)
    #expect(peak(1.5) <= 1)
    #expect(Spring(dampingRatio: 0, duration: 1).dampingRatio > 0)
  }

  @Test("bounce is what is missing to critical damping")
  func bounce() {
    #expect(Spring(perceptualDuration: 0.5, bounce: 0.3).dampingRatio.isNear(0.7))
    #expect(Spring(perceptualDuration: 0.5, bounce: -0.5).dampingRatio.isNear(2))
    #expect(Spring(perceptualDuration: 0.5, bounce: 1).settlingDuration() == .infinity)
  }

  @Test("figures that make no spring are refused")
  func traps() async {
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: 1, duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(perceptualDuration: 1, bounce: 2) }
    await #expect(processExitsWith: .failure) {
      _ = Spring(stiffness: 1, damping: 1).settlingDuration(threshold: 0)
    }
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 1e-12 }

  @Test(
    "What an app asks for is a spring whatever it is, with values that are numbers",
    arguments: [0, -1, 0.5, 1, 1e300, .nan, .infinity, -.infinity] as [Double],
    [0, 1e300, -1e300, .nan, .infinity] as [Double]
  )
  func asked(figure: Double, velocity: Double) {
    var springs = [Spring(askedDampingRatio: figure, duration: 0.5, velocity: velocity)]
    for other in [0, 3, .nan, .infinity, 1e300] as [Double] {
      springs.append(
        Spring(askedMass: figure, stiffness: other, damping: 5, velocity: velocity)
      )
      springs.append(
        Spring(
          askedMass: other,
          stiffness: 5,
          damping: figure,
          velocity: velocity,
          allowsOverdamping: true
        )
      )
    }
    let seeming = [
      Spring(askedPerceptualDuration: figure, bounce: 0.2, velocity: velocity),
      Spring(askedPerceptualDuration: 0.5, bounce: figure, velocity: velocity),
    ]
    springs += seeming.compactMap(\.self)
    for spring in springs {
      for time in [0, 0.01, 1, 1e6] { #expect(spring.value(at: time).isFinite) }
      #expect(spring.value(at: 0) == 0)
    }
    #expect((seeming[0] == nil) == !(figure > 0 && figure.isFinite))
    #expect(seeming[1].map { $0.settlingDuration().isFinite } == true)
  }

  @Test("Core Animation's own figures settle in the half second they are used for")
  func coreAnimation() {
    let spring = Spring(askedMass: 3, stiffness: 1000, damping: 500, velocity: 0)
    #expect(abs(spring.dampingRatio - 1) < 1e-12)
    // (1 + x) exp(-x) is a thousandth at 9.2334, with x = t sqrt(1000 / 3).
    #expect(abs(spring.settlingDuration() - 9.2334 / (1000.0 / 3).squareRoot()) < 1e-4)
    let slow = Spring(
      askedMass: 3,
      stiffness: 1000,
      damping: 500,
      velocity: 0,
      allowsOverdamping: true
    )
    #expect(slow.settlingDuration() > 3)
  }
}
