// SPDX-License-Identifier: Apache-2.0

import Foundation
import MotionCurves
import Testing

@Suite("Bounce of a scroll view")
struct ScrollBounceTests {
  static let bounces = [
    ScrollBounce(target: 0, initialPosition: -80, initialVelocity: 0),
    ScrollBounce(target: 700, initialPosition: 700, initialVelocity: 3000),
    ScrollBounce(target: 700, initialPosition: 760, initialVelocity: 900),
    ScrollBounce(target: 0, initialPosition: -40, initialVelocity: 2500),
    ScrollBounce(target: 375, initialPosition: 200, initialVelocity: 500, frequency: 14),
  ]

  @Test("the speed is the slope, and the pull that of critical damping", arguments: bounces)
  func equation(bounce: ScrollBounce) {
    #expect(bounce.position(at: 0) == bounce.target + bounce.initialDistance)
    #expect(bounce.velocity(at: 0) == bounce.initialVelocity)
    let step = 1e-5
    for index in 1...60 {
      let time = Double(index) / 60
      let slope = (bounce.position(at: time + step) - bounce.position(at: time - step)) / (2 * step)
      #expect((slope - bounce.velocity(at: time)).magnitude < 1e-4)
      let pull = (bounce.velocity(at: time + step) - bounce.velocity(at: time - step)) / (2 * step)
      let expected =
        -2 * bounce.frequency * bounce.velocity(at: time)
        - bounce.frequency * bounce.frequency * (bounce.position(at: time) - bounce.target)
      #expect((pull - expected).magnitude < 1e-3)
    }
  }

  @Test("an edge that is hit at speed is passed by v / (10 e) after a tenth of a second")
  func overshoot() {
    let bounce = ScrollBounce(target: 0, initialPosition: 0, initialVelocity: 3000)
    #expect((bounce.position(at: 0.1) - 3000 / (10 * exp(1))).magnitude < 1e-9)
    #expect(bounce.velocity(at: 0.1).magnitude < 1e-9)
  }

  @Test("from its duration on it is at rest, and before it is not", arguments: bounces)
  func duration(bounce: ScrollBounce) {
    let duration = bounce.duration()
    let distance = ScrollBounce.settlingDistance
    for index in 0...200 {
      let time = duration + 1e-6 + Double(index) / 100
      #expect((bounce.position(at: time) - bounce.target).magnitude <= distance)
    }
    #expect((bounce.position(at: duration - 1e-3) - bounce.target).magnitude > distance)
    #expect(duration < 2)
  }

  @Test("only a bounce that is thrown at its target passes it, once")
  func passing() throws {
    #expect(Self.bounces[0].passingTime == nil)
    #expect(Self.bounces[1].passingTime == nil)
    #expect(Self.bounces[2].passingTime == nil)
    let time = try #require(Self.bounces[3].passingTime)
    #expect(Self.bounces[3].position(at: time).magnitude < 1e-9)
    #expect(Self.bounces[3].velocity(at: time) > 0)
    let still = ScrollBounce(target: 5, initialPosition: 5, initialVelocity: 0)
    #expect(still.passingTime == nil && still.duration() == 0 && still.position(at: 1) == 5)
  }

  @Test("speeds at the ends of what there is give a duration all the same")
  func extremes() {
    for velocity in [1e-12, -1e-12, 800, 800 - 1e-9, 1e9, -1e9] {
      let bounce = ScrollBounce(target: 0, initialPosition: -80, initialVelocity: velocity)
      let duration = bounce.duration()
      #expect(duration > 0 && duration < 10)
      #expect(bounce.position(at: duration).magnitude <= 0.2500001)
    }
  }

  @Test("figures that make no bounce are refused")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      _ = ScrollBounce(target: .nan, initialPosition: 0, initialVelocity: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrollBounce(target: 0, initialPosition: 1, initialVelocity: 0).duration(untilWithin: 0)
    }
  }
}

@Suite("Momentum of flicks in a row")
struct ScrollMomentumTests {
  @Test("the law's own values, with the direction, and never more than 40000")
  func law() {
    #expect((ScrollMomentum.handedOn(from: 2000) - 0.000816 * pow(2000, 1.967)).magnitude < 1e-9)
    #expect(ScrollMomentum.handedOn(from: -2000) == -ScrollMomentum.handedOn(from: 2000))
    #expect(ScrollMomentum.handedOn(from: 0) == 0)
    #expect(ScrollMomentum.handedOn(from: 1e9) == 40_000)
  }

  @Test("only a flick in the same direction that is fast enough gets more")
  func flick() {
    let more = ScrollMomentum.handedOn(from: 2000)
    #expect(ScrollMomentum.velocity(ofFlick: 1800, onto: 2000) == 1800 + more)
    #expect(ScrollMomentum.velocity(ofFlick: -1800, onto: -2000) == -1800 - more)
    #expect(ScrollMomentum.velocity(ofFlick: -1800, onto: 2000) == -1800)
    #expect(ScrollMomentum.velocity(ofFlick: 0.4 * more, onto: 2000) == 0.4 * more)
    #expect(ScrollMomentum.velocity(ofFlick: 0, onto: 2000) == 0)
  }
}
