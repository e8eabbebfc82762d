// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("The forms of UIView.animate", .serialized)
@MainActor
struct AnimationFormTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.show(view)
  }

  private var shown: LayerProperties { view.layer.presented }
  private var shownX: CGFloat { shown.frame.minX }

  // MARK: Odd values

  @Test(
    "Durations that are no times are 0, endless ones are long",
    arguments: [-1, .nan, -.infinity] as [Double]
  )
  func oddDurations(duration: Double) {
    var isDone: Bool?
    UIView.animate(withDuration: duration, animations: { view.frame.origin.x = 9 }) { isDone = $0 }
    #expect(shownX == 9)
    stage.frame()
    #expect(isDone == true)
  }

  @Test(
    "Springs take whatever they are given",
    arguments: [0, -1, 1, 5, .nan, .infinity, -.infinity] as [CGFloat],
    [0, 1e9, -1e9, .nan, .infinity] as [CGFloat]
  )
  func oddSprings(damping: CGFloat, velocity: CGFloat) {
    for duration in [0, 0.5, -1, .nan, .infinity, -.infinity] as [Double] {
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      UIView.animate(
        withDuration: duration,
        delay: 0,
        usingSpringWithDamping: damping,
        initialSpringVelocity: velocity
      ) { view.frame.origin.x = 100 }
      stage.advance(by: 0.2)
      #expect(shownX.isFinite)
      view.layer.removeAllAnimations()
      view.frame.origin.x = 0
      UIView.animate(
        springDuration: duration,
        bounce: damping,
        initialSpringVelocity: velocity
      ) { view.frame.origin.x = 100 }
      stage.advance(by: 0.2)
      #expect(shownX.isFinite)
    }
    #expect(view.frame.minX == 100)
  }

  @Test(
    "From the current state: what is under way is replaced where it is seen, and ends with false"
  )
  func fromCurrentState() {
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 100
    } completion: {
      ends.append("first \($0)")
    }
    stage.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
      view.frame.origin.x = 0
    } completion: {
      ends.append("second \($0)")
    }
    #expect(abs(shownX - 50) < 0.01)
    stage.advance(by: 0.25)
    #expect(abs(shownX - 37.5) < 0.01)
    #expect(ends == ["first false"])
    stage.advance(by: 0.8)
    #expect(shownX == 0)
    #expect(ends == ["first false", "second true"])
  }

  @Test("An endless duration stands still and ends when it is taken away")
  func endless() {
    var isDone: Bool?
    UIView.animate(withDuration: .infinity) {
      view.frame.origin.x = 100
    } completion: {
      isDone = $0
    }
    stage.advance(by: 1)
    #expect(shownX < 1)
    view.layer.removeAllAnimations()
    stage.frame()
    #expect(isDone == false)
  }

  @Test("With a duration of 0 and a delay the change is seen after the delay")
  func delayOnly() {
    var isDone = false
    UIView.animate(withDuration: 0, delay: 0.5, animations: { view.frame.origin.x = 100 }) {
      isDone = $0
    }
    stage.advance(by: 0.4)
    #expect(shownX == 0)
    #expect(!isDone)
    stage.advance(by: 0.1)
    #expect(shownX == 100)
    #expect(isDone)
  }

  @Test("With a delay below 0 it begins midway")
  func negativeDelay() {
    UIView.animate(withDuration: 1, delay: -0.5, options: .curveLinear) {
      view.frame.origin.x = 100
    }
    #expect(isClose(shownX, 50))
  }

  @Test("An animation that waits makes no frames until it begins")
  func quietDelay() {
    let scheduler = stage.context.scheduler
    UIView.animate(withDuration: 1, delay: 2) { view.frame.origin.x = 100 }
    stage.frame()
    #expect(!scheduler.isAnimating)
    #expect(!scheduler.needsFrame)
    #expect(scheduler.nextCallTime == stage.now + 2)
    #expect(scheduler.isSettling)
    scheduler.runFrame(at: stage.now + 2)
    #expect(scheduler.isAnimating)
    #expect(scheduler.nextCallTime == nil)
  }

  @Test("Springs of a bounce swing, and end when they are at rest")
  func bounce() {
    var greatest: CGFloat = 0
    var isDone = false
    UIView.animate(springDuration: 0.5, bounce: 0.5) {
      view.frame.origin.x = 100
    } completion: {
      isDone = $0
    }
    while !isDone, stage.now < 10 {
      stage.advance(by: 1.0 / 60)
      greatest = max(greatest, shownX)
    }
    #expect(greatest > 105)
    #expect(stage.now > 0.5)
    #expect(stage.now < 3)
    #expect(shownX == 100)
  }

  @Test("What overshoots is never seen below nothing")
  func overshoot() {
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.1,
      initialSpringVelocity: 0
    ) {
      view.alpha = 0
      view.bounds.size = .zero
      view.layer.cornerRadius = 0
    }
    for _ in 0..<59 {
      stage.advance(by: 1.0 / 60)
      #expect(shown.opacity >= 0)
      #expect(shown.boundsSize.width >= 0)
    }
  }

  // MARK: Repeats in parts

  @Test("modifyAnimations repeats a part; the completion waits for all of it")
  func modify() {
    var isDone = false
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: {
        view.alpha = 0
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
          view.frame.origin.x = 100
        }
      },
      completion: { isDone = $0 }
    )
    stage.advance(by: 1)
    #expect(shown.opacity == 0)
    #expect(!isDone)
    stage.advance(by: 1.5)
    #expect(isClose(shownX, 50))
    stage.advance(by: 1.5)
    #expect(shownX == 100)
    #expect(isDone)
  }

  @Test("The old form between two calls animates as well")
  @available(*, deprecated)
  func legacy() {
    UIView.beginAnimations("name", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.setAnimationDelay(1)
    view.alpha = 0
    UIView.commitAnimations()
    view.layer.cornerRadius = 5
    #expect(shown.cornerRadius == 5)
    stage.advance(by: 0.5)
    #expect(isClose(shownX, 50))
    #expect(shown.opacity == 1)
    stage.advance(by: 1)
    #expect(isClose(shown.opacity, 0.5))
    UIView.commitAnimations()
  }

  // MARK: Key frames

  private func keyframes(
    _ options: UIView.KeyframeAnimationOptions = [],
    done: ((Bool) -> Void)? = nil,
    _ frames: @escaping () -> Void
  ) {
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: [options, .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
      animations: frames,
      completion: done
    )
  }

  private func frame(_ start: Double, _ length: Double, _ body: @escaping () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: body)
  }

  @Test("Key frames take their parts of the time, and what is outside of them all of it")
  func steps() {
    var isDone = false
    keyframes(done: { isDone = $0 }) {
      view.alpha = 0
      frame(0, 0.25) { view.frame.origin.x = 100 }
      frame(0.5, 0.5) { view.frame.origin.x = 0 }
    }
    stage.advance(by: 0.125)
    #expect(isClose(shownX, 50))
    #expect(isClose(shown.opacity, 0.875))
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 100))
    stage.advance(by: 0.375)
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.25)
    #expect(shownX == 0)
    #expect(isDone)
  }

  @Test("Key frames nest: an inner one takes a part of the outer one's part")
  func nestedSteps() {
    keyframes {
      frame(0.5, 0.5) {
        frame(0.5, 0.5) { view.frame.origin.x = 100 }
      }
    }
    stage.advance(by: 0.75)
    #expect(isClose(shownX, 0))
    stage.advance(by: 0.125)
    #expect(isClose(shownX, 50))
  }

  @Test("Colors go from step to step")
  func colorSteps() {
    keyframes {
      frame(0, 0.5) { view.backgroundColor = .blue }
      frame(0.5, 0.5) { view.backgroundColor = .green }
    }
    stage.advance(by: 0.25)
    #expect(isClose(shown.backgroundColor?.red ?? -1, 0.5))
    #expect(isClose(shown.backgroundColor?.blue ?? -1, 0.5))
    stage.advance(by: 0.5)
    #expect(isClose(shown.backgroundColor?.blue ?? -1, 0.5))
    #expect(isClose(shown.backgroundColor?.green ?? -1, 0.5))
    stage.advance(by: 0.25)
    #expect(shown.backgroundColor?.green == 1)
  }

  @Test(
    "Modes: by jumps, at one speed, along a curve",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeDiscrete, [0, 0, 30, 30] as [CGFloat]),
      (.calculationModePaced, [25, 50, 75, 90]),
      (.calculationModeLinear, [15, 27, 48, 86]),
    ]
  )
  func modes(mode: UIView.KeyframeAnimationOptions, expected: [CGFloat]) {
    keyframes(mode) {
      frame(0, 0.5) { view.frame.origin.x = 30 }
      frame(0.5, 0.5) { view.frame.origin.x = 100 }
    }
    let times = [0.25, 0.45, 0.5 + 18.0 / 140, 0.9]
    if mode == .calculationModePaced {
      for (time, x) in [(0.25, 25), (0.5, 50), (0.75, 75), (0.9, 90)] as [(Double, CGFloat)] {
        stage.advance(by: time - stage.now)
        #expect(isClose(shownX, x, within: 1e-3))
      }
    } else {
      for (time, x) in zip(times, expected) {
        stage.advance(by: time - stage.now)
        #expect(isClose(shownX, x, within: 1e-3))
      }
    }
    stage.advance(by: 1 - stage.now)
    #expect(shownX == 100)
  }

  @Test("Along a curve it passes each step's value, and turns without a corner")
  func cubic() {
    keyframes(.calculationModeCubic) {
      frame(0, 0.5) { view.frame.origin.x = 100 }
      frame(0.5, 0.5) { view.frame.origin.x = 0 }
    }
    stage.advance(by: 0.5 - 1.0 / 60)
    let before = shownX
    stage.advance(by: 1.0 / 60)
    #expect(isClose(shownX, 100, within: 1e-6))
    #expect(100 - before < 1)
    stage.advance(by: 0.25)
    #expect(shownX > 50)
  }

  @Test("addKeyframe outside of key frames changes as any other code; odd times are kept in place")
  func strayFrame() {
    frame(0, 1) { view.frame.origin.x = 5 }
    #expect(shownX == 5)
    keyframes {
      frame(.nan, .infinity) { view.frame.origin.x = 10 }
      frame(2, 5) { view.alpha = 0 }
      frame(0.5, -1) { view.layer.cornerRadius = 4 }
    }
    stage.advance(by: 0.75)
    #expect(shownX.isFinite)
    #expect(shown.opacity == 1)
    #expect(shown.cornerRadius == 4)
    stage.advance(by: 0.25)
    #expect(shown.opacity == 0)
  }

  @Test("Key frames can be waited for")
  func asynchronous() async {
    var isDone: Bool?
    let task = stage.context.perform {
      Task { @MainActor in
        isDone = await UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
          view.frame.origin.x = 5
        }
      }
    }
    for _ in 0..<1000 where isDone == nil {
      await Task.yield()
      stage.advance(by: 1.0 / 60)
    }
    task.cancel()
    #expect(isDone == true)
    #expect(view.frame.minX == 5)
  }

  // MARK: Transforms

  @Test("A view that turns keeps its size on the way, also when two turns meet")
  func rigid() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi)
    }
    stage.advance(by: 0.25)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    for _ in 0..<12 {
      stage.advance(by: 0.1)
      let parts = shown.transform
      #expect(isClose(hypot(parts.a, parts.b), 1))
      #expect(isClose(parts.a * parts.d - parts.b * parts.c, 1))
    }
    #expect(view.layer.animationCount == 0)
  }

  @Test("A view that shrinks to nothing is seen on the way")
  func vanishing() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    stage.advance(by: 0.5)
    #expect(isClose(shown.transform.a, 0.5))
    stage.advance(by: 0.5)
    #expect(shown.isCollapsed)
  }

  // MARK: Places that come and go

  @Test("A view that changes its superview within the window moves on; one that is reordered too")
  func moved() {
    let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
    stage.show(first, second)
    first.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    stage.advance(by: 0.25)
    second.addSubview(view)
    stage.window.bringSubviewToFront(first)
    stage.advance(by: 0.25)
    #expect(isClose(shown.opacity, 0.5))
  }

  @Test("A bare layer that leaves ends its animations, one that is put elsewhere keeps them")
  func bareLayer() {
    let (bare, other) = (CALayer(), CALayer())
    view.layer.addSublayer(bare)
    view.layer.addSublayer(other)
    var isDone: Bool?
    UIView.animate(withDuration: 1, animations: { bare.opacity = 0 }) { isDone = $0 }
    other.addSublayer(bare)
    #expect(bare.animationCount == 1)
    bare.removeFromSuperlayer()
    #expect(bare.animationCount == 0)
    stage.frame()
    #expect(isDone == false)
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("Hidden views and hidden windows move on and end in time")
  func hidden() {
    var log: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { log.append($0) }
    view.isHidden = true
    stage.window.isHidden = true
    stage.advance(by: 1)
    #expect(log == [true])
  }

  // MARK: Layers

  @Test("A presentation has the values that are seen; a layer off screen has none")
  func presentation() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.x = 100
      view.alpha = 0
    }
    stage.advance(by: 0.5)
    let seen = view.layer.presentation()
    #expect(isClose(seen?.frame.minX ?? 0, 50))
    #expect(isClose(CGFloat(seen?.opacity ?? 0), 0.5))
    #expect(seen?.hitTest(CGPoint(x: 55, y: 5)) != nil)
    #expect(seen?.hitTest(CGPoint(x: 105, y: 5)) == nil)
    #expect(view.layer.hitTest(CGPoint(x: 105, y: 5)) === view.layer)
    #expect(CALayer().presentation() == nil)
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame == view.frame)
  }

  @Test("Animations are listed by property, numbered where more than one moves it")
  func keys() {
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) { view.center.x += 10 }
    UIView.animate(withDuration: 2) { view.center.x += 10 }
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.layer.animationKeys() == ["position", "position-2", "opacity"])
    #expect(view.layer.animation(forKey: "position-2")?.duration == 2)
    #expect(view.layer.animation(forKey: "nothing") == nil)
    view.layer.removeAnimation(forKey: "opacity")
    #expect(shown.opacity == 0)
    #expect(view.layer.animationKeys() == ["position", "position-2"])
  }
}
