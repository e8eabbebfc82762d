// SPDX-License-Identifier: Apache-2.0

import Foundation
import MotionCurves
import Testing

@Suite("Glide of a scroll view")
struct ScrollGlideTests {
  private let decay = -1000 * log(0.998)

  private func glide(
    _ position: Double,
    _ velocity: Double,
    limits: ClosedRange<Double> = 0...1000,
    bounces: Bool = true
  ) -> ScrollGlide {
    ScrollGlide(position: position, velocity: velocity, limits: limits, bounces: bounces, at: 2)
  }

  /// Positions at a time, however many steps lead there.
  private func position(of glide: ScrollGlide, at time: Double, steps: Int) -> Double {
    var copy = glide
    for step in 1...steps { copy.advance(to: 2 + (time - 2) * Double(step) / Double(steps)) }
    return copy.position
  }

  @Test("inside of the limits it comes to rest where v / -1000 ln(rate) says, slower and slower")
  func slide() {
    var moving = glide(100, 900)
    #expect(!moving.isAtRest)
    #expect((moving.finalPosition - 100 - 900 / decay).magnitude < 1e-9)
    var last = 100.0
    var way = Double.infinity
    for frame in 1...600 {
      moving.advance(to: 2 + Double(frame) / 60)
      if moving.isAtRest { break }
      #expect(moving.position > last && moving.position - last < way)
      way = moving.position - last
      last = moving.position
    }
    #expect(moving.isAtRest && moving.velocity == 0)
    #expect(moving.position == glide(100, 900).finalPosition)
  }

  @Test("at an edge it goes on with the speed that it has there, and comes back to the edge")
  func bounce() throws {
    let thrown = glide(900, 3000)
    let slide = ScrollDeceleration(initialPosition: 900, initialVelocity: 3010)
    let time = try #require(slide.time(ofReaching: 1000))
    var moving = thrown
    moving.advance(to: 2 + time + 1e-9)
    #expect((moving.velocity - slide.velocity(at: time)).magnitude < 1e-3)
    moving.advance(to: 2 + time + 0.1)
    let past = slide.velocity(at: time) / (10 * exp(1))
    #expect((moving.position - 1000 - past).magnitude < 1e-6)
    moving.advance(to: 100)
    #expect(moving.position == 1000 && moving.isAtRest)
    #expect(thrown.finalPosition == 1000)
  }

  @Test("contents that are thrown back inside go on there")
  func thrownInside() {
    var moving = glide(-50, 2500)
    moving.advance(to: 2.2)
    #expect(moving.position > 0 && moving.velocity > 0)
    #expect(moving.finalPosition > 200)
    #expect(glide(-50, 100).finalPosition == 0)
    #expect(glide(-50, 0).finalPosition == 0)
  }

  @Test("without bouncing it stops at the edge")
  func noBounce() {
    var moving = glide(900, 3000, bounces: false)
    for frame in 1...120 {
      moving.advance(to: 2 + Double(frame) / 60)
      #expect(moving.position <= 1000)
    }
    #expect(moving.isAtRest && moving.position == 1000)
    #expect(glide(1000, 500, bounces: false).isAtRest)
  }

  @Test("a target is reached exactly, and never left for an edge")
  func target() {
    for target in [0.0, 3, 260, 1000] {
      var moving = glide(250, 400).sliding(to: target)
      #expect(moving.finalPosition == target)
      let range = min(target, 250)...max(target, 250)
      for frame in 1...900 {
        moving.advance(to: 2 + Double(frame) / 60)
        #expect(range.contains(moving.position))
      }
      #expect(moving.isAtRest && moving.position == target)
    }
    #expect(glide(250, 400).sliding(to: 5000).finalPosition == 1000)
    #expect(glide(250, 400).sliding(to: 250).isAtRest)
  }

  @Test("a pull goes to its target with the speed that there is")
  func pull() {
    var moving = glide(100, 0).drawn(to: 400, velocity: 200, frequency: 20)
    #expect(moving.velocity == 200)
    moving.advance(to: 3)
    #expect(moving.position == 400 && moving.isAtRest)
  }

  @Test("limits that come nearer are run into, and contents outside of them come back")
  func limits() {
    var moving = glide(100, 1500)
    moving.advance(to: 2.1)
    moving.setLimits(0...300)
    #expect(moving.finalPosition == 300)
    var shrunk = glide(600, 300)
    shrunk.advance(to: 2.1)
    let place = shrunk.position
    shrunk.setLimits(0...300)
    #expect(shrunk.position == place)
    shrunk.advance(to: 60)
    #expect(shrunk.position == 300)
    var bouncing = glide(1080, 0)
    bouncing.advance(to: 2.05)
    bouncing.setLimits(0...2000)
    #expect(bouncing.finalPosition == 1000)
    bouncing.setLimits(0...400)
    #expect(bouncing.finalPosition == 400)
    var still = glide(700, 0)
    still.setLimits(0...300)
    #expect(!still.isAtRest && still.finalPosition == 300)
  }

  @Test("contents that are put elsewhere keep their speed and the way that is left")
  func moved() {
    var moving = glide(100, 900)
    moving.advance(to: 2.2)
    let (velocity, left) = (moving.velocity, moving.finalPosition - moving.position)
    moving.move(to: 500)
    #expect(moving.position == 500)
    #expect((moving.velocity - velocity).magnitude < 1e-9)
    #expect((moving.finalPosition - 500 - left).magnitude < 1e-9)
    var bouncing = glide(1080, 0)
    bouncing.advance(to: 2.05)
    let speed = bouncing.velocity
    bouncing.move(to: 1040)
    #expect(bouncing.position == 1040 && bouncing.velocity == speed)
  }

  @Test("the number of steps does not matter, and every glide comes to rest within its limits")
  func random() {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SEED"].flatMap(UInt64.init) ?? 7
    let rounds = environment["ITERATIONS"].flatMap(Int.init) ?? 300
    var generator = SplitMix(state: seed)
    for round in 0..<rounds {
      let upper =
        Bool.random(using: &generator) ? 0 : Double.random(in: 0...3000, using: &generator)
      let position = Double.random(in: -400...3400, using: &generator)
      let velocity = Double.random(in: -9000...9000, using: &generator)
      let moving = glide(
        position,
        velocity,
        limits: 0...upper,
        bounces: Bool.random(using: &generator)
      )
      let time = 2 + Double.random(in: 0...3, using: &generator)
      let one = self.position(of: moving, at: time, steps: 1)
      let many = self.position(of: moving, at: time, steps: 97)
      #expect((one - many).magnitude < 1e-6, "seed \(seed), round \(round)")
      var end = moving
      end.advance(to: 40)
      #expect(end.isAtRest, "seed \(seed), round \(round)")
      #expect((-1e-9...upper + 1e-9).contains(end.position), "seed \(seed), round \(round)")
      #expect(
        (end.position - moving.finalPosition).magnitude < 1e-6,
        "seed \(seed), round \(round)"
      )
    }
  }
}

/// A seeded generator, so that a failure can be made again.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
