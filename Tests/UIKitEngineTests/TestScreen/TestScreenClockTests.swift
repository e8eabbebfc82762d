// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
@_spi(Selectors) import UIKitEngine
import UIKitTestSupport

@Suite("TestScreen moves its clock by hand")
@MainActor
struct TestScreenClockTests {
  @Test("the clock ends exactly where it was told to")
  func exactEnd() {
    let screen = TestScreen(size: .small)
    screen.show(UIView())
    screen.advance(by: 0.1)
    screen.advance(by: 0.2)
    #expect(screen.time == 0.3)
    screen.advance(by: 1.0 / 60)
    #expect(abs(screen.time - 0.3 - 1.0 / 60) < 1e-9)
    screen.advance(by: 0)
    screen.advance(by: -1)
    #expect(abs(screen.time - 0.3 - 1.0 / 60) < 1e-9)
  }

  @Test("an animation is half way after half of its time and over after all of it")
  func animation() {
    let screen = TestScreen(size: .small, scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.show(view)
    var isFinished: Bool?
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: { isFinished = $0 }
    )
    screen.advance(by: 0.5)
    #expect(screen.pixel(at: CGPoint(x: 60, y: 10)).description == "#FF0000")
    #expect(screen.pixel(at: CGPoint(x: 110, y: 10)).description == "#FFFFFF")
    #expect(isFinished == nil)
    screen.advance(by: 0.5)
    #expect(screen.pixel(at: CGPoint(x: 110, y: 10)).description == "#FF0000")
    #expect(isFinished == true)
  }

  @Test(
    "the parts of a time add up to it, however they are rounded",
    arguments: [2, 3, 5, 7, 8, 10, 60, 100]
  )
  func parts(count: Int) {
    let screen = TestScreen(size: .small)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.show(view)
    screen.advance(by: 0.7)
    var isOver = false
    UIView.animate(
      withDuration: 0.8,
      animations: { view.alpha = 0.5 },
      completion: { _ in isOver = true }
    )
    for _ in 1..<count { screen.advance(by: 0.8 / Double(count)) }
    #expect(!isOver)
    screen.advance(by: 0.8 / Double(count))
    #expect(isOver)
  }

  @Test("there are 60 frames in a second of motion")
  func frames() {
    let screen = TestScreen(size: .small)
    let view = MotionNotingView()
    screen.show(view)
    UIView.animate(withDuration: 5) { view.alpha = 0.5 }
    let link = CADisplayLink(target: view, selector: Selector(MotionNotingView.tick, "tick:"))
    screen.perform { link.add(to: .main, forMode: .common) }
    screen.advance(by: 1)
    #expect(view.times.count == 60)
    screen.advance(by: 1.0 / 60)
    #expect(view.times.count == 61)
    link.invalidate()
  }

  final class MotionNotingView: UIView {
    var times: [TimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.targetTimestamp) }
  }

  @Test("settling waits for animations and their sequels, not for repeating ones")
  func settles() {
    let screen = TestScreen(size: .small)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let pulse = UIView(frame: CGRect(x: 50, y: 0, width: 20, height: 20))
    screen.show(container(view, pulse))
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
      pulse.alpha = 0.2
    }
    var isOver = false
    UIView.animate(
      withDuration: 0.4,
      animations: { view.alpha = 0.5 },
      completion: { _ in
        UIView.animate(
          withDuration: 0.4,
          animations: { view.alpha = 1 },
          completion: { _ in isOver = true }
        )
      }
    )
    screen.settle()
    #expect(isOver)
    #expect(screen.time >= 0.8)
    #expect(screen.time < 1)
  }

  @Test("settling a screen that is at rest takes no time")
  func settledAlready() {
    let screen = TestScreen(size: .small)
    screen.show(UIView())
    screen.settle()
    #expect(screen.time == 0)
  }

  @Test("what never comes to rest fails the test and is named")
  func neverSettles() {
    let screen = TestScreen(size: .small)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.tag = 42
    screen.show(view)
    func swing() {
      UIView.animate(
        withDuration: 1,
        animations: { view.alpha = view.alpha == 1 ? 0.5 : 1 },
        completion: { _ in swing() }
      )
    }
    swing()
    withKnownIssue {
      screen.settle()
    } matching: {
      let text = "\($0)"
      return text.contains("does not settle within 60 seconds") && text.contains("tag 42 moves")
    }
    view.layer.removeAllAnimations()
  }

  @Test("idle time is skipped")
  func skipsIdleTime() {
    let screen = TestScreen(size: .small)
    screen.show(UIView())
    screen.advance(by: 1e7)
    #expect(screen.time == 1e7)
    #expect(screen.context.frameCount < 10)
  }

  // MARK: With the outside

  @Test("settling asynchronously runs tasks and blocks that wait for their turn")
  func settlesTasks() async {
    let screen = TestScreen(size: .small)
    let view = label("Loading", 0, 0)
    screen.show(view)
    screen.perform {
      Task { @MainActor in
        await Task.yield()
        UIView.animate(withDuration: 0.5) { view.frame.origin.x = 50 }
        DispatchQueue.main.async { MainActor.assumeIsolated { view.text = "Queue" } }
      }
    }
    #expect(screen.visibleTexts == ["Loading"])
    await screen.settle()
    #expect(screen.visibleTexts == ["Queue"])
    #expect(screen.time >= 0.5)
  }

  @Test("waiting goes on until a thread has answered")
  func waits() async {
    let screen = TestScreen(size: .small)
    let view = label("Loading", 0, 0)
    screen.show(view)
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { view.text = "Loaded" } }
    }
    let isLoaded = await screen.wait(until: { screen.visibleTexts == ["Loaded"] })
    #expect(isLoaded)
  }

  @Test("waiting in vain fails the test with what is visible")
  func waitsInVain() async {
    let screen = TestScreen(size: .small)
    screen.show(label("Still loading", 0, 0))
    await withKnownIssue {
      let isLoaded = await screen.wait(until: { false }, timeout: 0.01)
      #expect(!isLoaded)
    } matching: {
      let text = "\($0)"
      return text.contains("within 0.01 seconds") && text.contains("Still loading")
    }
  }
}
