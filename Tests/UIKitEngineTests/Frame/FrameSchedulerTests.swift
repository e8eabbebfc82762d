// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) import UIKitEngine

@Suite("Frames, timers and display links")
@MainActor
struct FrameSchedulerTests {
  private let scheduler = FrameScheduler()

  @Test("Any number of changes is one request, until the frame is made")
  func coalesced() {
    scheduler.runFrame(at: 0)
    var requests = 0
    scheduler.onFrameRequest = { requests += 1 }
    for _ in 0..<5 { scheduler.setNeedsFrame() }
    #expect(requests == 1)
    scheduler.runFrame(at: 1)
    #expect(!scheduler.needsFrame)
    scheduler.setNeedsFrame()
    #expect(requests == 2)
  }

  @Test("What changes during layout is in the frame, what changes during drawing asks for another")
  func passes() {
    var requests = 0
    scheduler.onFrameRequest = { requests += 1 }
    scheduler.onLayout = { [scheduler] in scheduler.setNeedsFrame() }
    scheduler.runFrame(at: 1)
    #expect(requests == 0)
    #expect(!scheduler.needsFrame)
    scheduler.onFrame = { [scheduler] in scheduler.setNeedsFrame() }
    scheduler.runFrame(at: 2)
    #expect(requests == 1)
    #expect(scheduler.needsFrame)
  }

  @Test("The clock never runs backward")
  func clock() {
    scheduler.runFrame(at: 2)
    scheduler.runFrame(at: 1)
    #expect(scheduler.now == 2)
  }

  @Test("Calls come by time, then by the order in which they were asked for; cancelled ones never")
  func calls() {
    var log: [String] = []
    scheduler.call(after: 0.3) { log.append("c") }
    scheduler.call(after: 0.1) { log.append("a1") }
    scheduler.call(after: 0.1) { log.append("a2") }
    let cancelled = scheduler.call(after: 0.2) { log.append("never") }
    scheduler.call(after: 0.15) { cancelled.cancel() }
    scheduler.call(after: -1) { log.append("now") }
    #expect(scheduler.nextCallTime == 0)
    scheduler.runFrame(at: 0.05)
    #expect(log == ["now"])
    scheduler.runFrame(at: 1)
    #expect(log == ["now", "a1", "a2", "c"])
    #expect(scheduler.nextCallTime == nil)
  }

  @Test("A call that asks for itself again waits for the next frame")
  func again() {
    var count = 0
    func once() {
      count += 1
      scheduler.call(after: 0) { once() }
    }
    once()
    scheduler.runFrame(at: 1)
    #expect(count == 2)
    scheduler.runFrame(at: 2)
    #expect(count == 3)
  }

  @MainActor
  final class Target {
    var times: [Double] = []
    var timestamps: [Double] = []
    var onTick: (() -> Void)?
    func tick(_ link: CADisplayLink) {
      times.append(link.targetTimestamp)
      timestamps.append(link.timestamp)
      onTick?()
    }
    static var selector: Selector { Selector(Target.tick, "tick:") }
  }

  @Test("A display link fires with each frame, not while paused, never once invalidated")
  func link() {
    let stage = Stage()
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.selector)
    stage.context.perform { link.add(to: .main, forMode: .common) }
    #expect(stage.context.scheduler.isAnimating)
    #expect(!stage.context.scheduler.isSettling)
    stage.context.scheduler.runFrame(at: 1)
    stage.context.scheduler.runFrame(at: 1.5)
    #expect(target.times == [1, 1.5])
    #expect(target.timestamps == [0, 1])
    link.isPaused = true
    stage.context.scheduler.runFrame(at: 2)
    #expect(target.times.count == 2)
    link.isPaused = false
    stage.context.scheduler.runFrame(at: 2.5)
    #expect(target.times.count == 3)
    link.invalidate()
    stage.context.scheduler.runFrame(at: 3)
    #expect(target.times.count == 3)
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("A link that another one stops in the same frame does not fire")
  func linkStopsLink() {
    let stage = Stage()
    let (one, two) = (Target(), Target())
    let links = [one, two].map { CADisplayLink(target: $0, selector: Target.selector) }
    stage.context.perform { for link in links { link.add(to: .main, forMode: .common) } }
    one.onTick = { links[1].invalidate() }
    stage.frame()
    #expect(one.times.count == 1)
    #expect(two.times.isEmpty)
  }

  @Test("A link whose target is gone stops by itself")
  func linkWithoutTarget() {
    let stage = Stage()
    var target: Target? = Target()
    let link = CADisplayLink(target: target ?? Target(), selector: Target.selector)
    stage.context.perform { link.add(to: .main, forMode: .common) }
    target = nil
    stage.frame()
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("A screen that shows nothing new makes no frame of its own")
  func quiet() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.show(view)
    stage.frame()
    #expect(!stage.context.scheduler.needsFrame)
    view.tag = 3
    view.frame = view.frame
    view.backgroundColor = nil
    view.isHidden = false
    view.alpha = 1
    #expect(!stage.context.scheduler.needsFrame)
    view.alpha = 0.5
    #expect(stage.context.scheduler.needsFrame)
  }
}
