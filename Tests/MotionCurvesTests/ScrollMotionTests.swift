// SPDX-License-Identifier: Apache-2.0

import Foundation
import MotionCurves
import Testing

@Suite("Scroll deceleration and rubber band")
struct ScrollMotionTests {
  static let motions = [
    ScrollDeceleration(initialPosition: 100, initialVelocity: 2000),
    ScrollDeceleration(
      initialPosition: 0,
      initialVelocity: -750,
      rate: ScrollDeceleration.fastRate
    ),
  ]

  @Test("the speed is multiplied by the rate each millisecond", arguments: motions)
  func velocity(motion: ScrollDeceleration) {
    var speed = motion.initialVelocity
    for millisecond in 0...2000 {
      let actual = motion.velocity(at: Double(millisecond) / 1000)
      #expect((actual - speed).magnitude < 1e-9)
      speed *= motion.rate
    }
  }

  @Test("the position is what the speed adds up to, and ends at the final one", arguments: motions)
  func position(motion: ScrollDeceleration) {
    #expect(motion.position(at: 0) == motion.initialPosition)
    for index in 1...100 {
      let time = Double(index) / 50
      let slope = (motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)) / 2e-5
      #expect((slope - motion.velocity(at: time)).magnitude < 1e-3)
    }
    #expect((motion.position(at: 60) - motion.finalPosition).magnitude < 1e-6)
    let way = -motion.initialVelocity / (1000 * log(motion.rate))
    #expect((motion.finalPosition - motion.initialPosition - way).magnitude < 1e-9)
  }

  @Test("the duration is the time at which the speed meets the threshold", arguments: motions)
  func duration(motion: ScrollDeceleration) {
    let duration = motion.duration(untilSpeedBelow: 10)
    #expect((motion.velocity(at: duration).magnitude - 10).magnitude < 1e-9)
    #expect(motion.duration(untilSpeedBelow: 5000) == 0)
  }

  @Test("a position on the way is reached at its time, one off the way never", arguments: motions)
  func reaching(motion: ScrollDeceleration) throws {
    let position = motion.position(at: 0.4)
    let time = try #require(motion.time(ofReaching: position))
    #expect((time - 0.4).magnitude < 1e-9)
    #expect(motion.time(ofReaching: motion.initialPosition) == 0)
    #expect(motion.time(ofReaching: motion.finalPosition) == nil)
    #expect(motion.time(ofReaching: 2 * motion.initialPosition - position) == nil)
    let still = ScrollDeceleration(initialPosition: 0, initialVelocity: 0)
    #expect(still.time(ofReaching: 1) == nil)
    #expect(still.finalPosition == 0)
  }

  @Test("the rubber band follows the formula, less and less, and never beyond its dimension")
  func rubberBand() {
    let band = RubberBand(dimension: 800)
    #expect(band.offset(forDistance: 0) == 0)
    #expect((band.offset(forDistance: 1e-6) / 1e-6 - 0.55).magnitude < 1e-6)
    let expected = (1 - 1 / (200 * 0.55 / 800 + 1)) * 800
    #expect(band.offset(forDistance: 200) == expected)
    #expect(band.offset(forDistance: -200) == -expected)
    var last = 0.0
    for distance in stride(from: 50.0, through: 5000, by: 50) {
      let offset = band.offset(forDistance: distance)
      #expect(offset > last && offset < 800)
      #expect((band.distance(forOffset: offset) - distance).magnitude < 1e-6)
      #expect((band.distance(forOffset: -offset) + distance).magnitude < 1e-6)
      let ahead = band.offset(forDistance: distance + 1e-4)
      let behind = band.offset(forDistance: distance - 1e-4)
      #expect(((ahead - behind) / 2e-4 - band.slope(atOffset: offset)).magnitude < 1e-6)
      last = offset
    }
    #expect(band.slope(atOffset: 0) == 0.55 && band.slope(atOffset: -900) == 0)
    #expect(band.distance(forOffset: 800) == .infinity)
    #expect(RubberBand(dimension: 0).offset(forDistance: 9) == 0)
    #expect(RubberBand(dimension: 0).distance(forOffset: 0) == 0)
  }

  @Test("figures that make no motion are refused")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      _ = ScrollDeceleration(initialPosition: 0, initialVelocity: 1, rate: 1)
    }
    await #expect(processExitsWith: .failure) {
      let motion = ScrollDeceleration(initialPosition: 0, initialVelocity: 1)
      _ = motion.duration(untilSpeedBelow: 0)
    }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: -1) }
  }
}
