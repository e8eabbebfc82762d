// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("What the scheduler asks of its host")
@MainActor
struct FrameSchedulerWorkTests {
  private let scheduler = FrameScheduler()

  @Test("A call that is due later asks for no frame; the host hears of earlier ones only")
  func calls() {
    scheduler.runFrame(at: 1)
    var (frames, told) = (0, [Double?]())
    scheduler.onFrameRequest = { frames += 1 }
    scheduler.onCallScheduled = { [scheduler] in told.append(scheduler.nextCallTime) }
    scheduler.call(after: 5) {}
    let early = scheduler.call(after: 2) {}
    scheduler.call(after: 3) {}
    #expect(told == [6, 3])
    #expect(frames == 0)
    #expect(!scheduler.needsFrame)
    early.cancel()
    #expect(scheduler.nextCallTime == 4)
    scheduler.call(after: 0) {}
    #expect(frames == 1)
    #expect(told.count == 2)
    scheduler.runFrame(at: 10)
    #expect(scheduler.nextCallTime == nil)
    scheduler.call(after: .nan) {}
    #expect(scheduler.nextCallTime == 10)
  }

  @Test("A call that is asked for during a frame and due at once asks for another frame")
  func chained() {
    var frames = 0
    scheduler.onFrameRequest = { frames += 1 }
    scheduler.runFrame(at: 0)
    scheduler.call(after: 1) { [scheduler] in scheduler.call(after: 0) {} }
    scheduler.runFrame(at: 1)
    #expect(frames == 1)
    #expect(scheduler.needsFrame)
  }

  @Test("A cancelled call lets go of what it holds, also when it is called")
  func releases() {
    weak var held: Counter?
    let call: ScheduledCall
    do {
      let counter = Counter {}
      held = counter
      call = scheduler.call(after: 9) { counter.fire() }
    }
    #expect(held != nil)
    call.cancel()
    call.cancel()
    #expect(held == nil)
  }

  @Test("Calls and cancels in any order come by time")
  func random() {
    let (seed, iterations) = SplitMix.environment
    var generator = SplitMix(seed: seed)
    for round in 0..<iterations {
      let scheduler = FrameScheduler()
      var pending: [(time: Double, number: Int, call: ScheduledCall)] = []
      var log: [Int] = []
      for number in 0..<200 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0 where !pending.isEmpty:
          let index = Int.random(in: pending.indices, using: &generator)
          pending.remove(at: index).call.cancel()
        case 1:
          let time = scheduler.now + Double.random(in: 0...2, using: &generator)
          log = []
          scheduler.runFrame(at: time)
          let due = pending.filter { $0.time <= time }
            .sorted { ($0.time, $0.number) < ($1.time, $1.number) }
          #expect(log == due.map(\.number), "seed \(seed), round \(round)")
          pending.removeAll { $0.time <= time }
        default:
          let delay = Double(Int.random(in: 0...8, using: &generator)) / 2
          let call = scheduler.call(after: delay) { log.append(number) }
          pending.append((call.time, number, call))
        }
        let next = pending.map(\.time).min()
        #expect(scheduler.nextCallTime == next, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A layer that comes to rest by itself or is let go of is moved no more")
  func layers() {
    let stage = Stage()
    let views = (0..<50).map { _ in UIView(frame: .zero) }
    for view in views { stage.window.addSubview(view) }
    UIView.animate(withDuration: 1) { for view in views { view.alpha = 0 } }
    stage.advance(by: 0.5)
    for view in views.dropLast(3) { view.removeFromSuperview() }
    stage.window.addSubview(views[0])
    UIView.animate(withDuration: 1) { views[0].alpha = 1 }
    stage.advance(by: 0.25)
    #expect(views[0].layer.presented.opacity < 1)
    #expect(views[49].layer.presented.opacity < 0.5)
    stage.advance(by: 0.75)
    #expect(views.allSatisfy { !$0.layer.isAnimated })
    #expect(!stage.context.scheduler.isAnimating)
  }
}
