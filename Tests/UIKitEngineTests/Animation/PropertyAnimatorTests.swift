// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("UIViewPropertyAnimator", .serialized)
@MainActor
struct PropertyAnimatorTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.show(view)
  }

  private var shownX: CGFloat { view.layer.presented.frame.minX }

  private func animator(
    _ curve: UIView.AnimationCurve = .linear,
    duration: Double = 1,
    to x: CGFloat = 100
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { view.frame.origin.x = x }
  }

  @Test("It begins when it is started, and ends with the place it has reached")
  func runs() {
    let animator = animator()
    var log: [UIViewAnimatingPosition] = []
    animator.addCompletion { log.append($0) }
    #expect(view.frame.minX == 0)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(view.frame.minX == 100)
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 25))
    #expect(isClose(animator.fractionComplete, 0.25))
    stage.advance(by: 0.75)
    #expect(log == [.end])
    #expect(shownX == 100)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!stage.context.scheduler.isAnimating)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A pause makes no frames and changes nothing; going on is as if there was none")
  func pauses() {
    for curve in [UIView.AnimationCurve.linear, .easeInOut, .easeIn, .easeOut] {
      view.frame.origin.x = 0
      let animator = animator(curve)
      let free = UIView(frame: .zero)
      stage.show(free)
      animator.startAnimation()
      stage.advance(by: 0.25)
      animator.pauseAnimation()
      let place = shownX
      #expect(!animator.isRunning)
      #expect(animator.state == .active)
      stage.frame()
      #expect(!stage.context.scheduler.isAnimating)
      #expect(!stage.context.scheduler.isSettling)
      stage.advance(by: 3)
      #expect(isClose(shownX, place))
      animator.startAnimation()
      #expect(isClose(shownX, place))
      UIView.animate(
        withDuration: 1,
        delay: -0.25,
        options: AnimationFormTests.options(curve)
      ) { free.frame.origin.x = 100 }
      for _ in 0..<4 {
        stage.advance(by: 0.17)
        #expect(isClose(shownX, free.layer.presented.frame.minX, within: 1e-4))
      }
      stage.advance(by: 0.2)
      #expect(animator.state == .inactive)
      free.removeFromSuperview()
    }
  }

  @Test("Scrubbing shows any place; going on takes what is left of the time")
  func scrubs() {
    let animator = animator(.easeInOut)
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    animator.fractionComplete = 0.3
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isClose(shownX, 30))
    animator.fractionComplete = 0.8
    #expect(isClose(shownX, 80))
    #expect(isClose(animator.fractionComplete, 0.8))
    animator.fractionComplete = 7
    #expect(isClose(shownX, 100))
    animator.fractionComplete = .nan
    #expect(isClose(shownX, 0))
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.45)
    #expect(!isDone)
    stage.advance(by: 0.05)
    #expect(isDone)
  }

  @Test("Scrubbed by time, the curve says what is shown")
  func scrubsByTime() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(isClose(shownX, 9.35, within: 0.05))
    #expect(isClose(animator.fractionComplete, 0.25))
    animator.stopAnimation(true)
  }

  @Test("Going on can take another pace and another time")
  func continues() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 2
    )
    stage.advance(by: 1)
    #expect(isClose(shownX, 75))
    stage.advance(by: 1)
    #expect(animator.state == .inactive)
    #expect(shownX == 100)
  }

  @Test("Reversed it turns where it is, and ends at its start, where the model is then too")
  func reverses() {
    let animator = animator(.easeInOut)
    var log: [UIViewAnimatingPosition] = []
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.4)
    let place = shownX
    animator.isReversed = true
    #expect(isClose(shownX, place))
    #expect(isClose(animator.fractionComplete, 1 - place / 100))
    stage.advance(by: 0.2)
    #expect(shownX < place)
    var pictures: [CGFloat] = []
    for _ in 0..<14 {
      stage.advance(by: 1.0 / 60)
      pictures.append(shownX)
    }
    // No picture on the way shows the end.
    #expect(pictures.allSatisfy { $0 < place })
    #expect(log == [.start])
    #expect(view.frame.minX == 0)
    #expect(shownX == 0)
  }

  @Test("Reversed while paused it goes back when it goes on; twice is not at all")
  func reversesPaused() {
    let animator = animator()
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isClose(shownX, 25))
    #expect(isClose(animator.fractionComplete, 0.75))
    animator.isReversed = false
    #expect(isClose(animator.fractionComplete, 0.25))
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(animator.state == .inactive)
    #expect(view.frame.minX == 0)
  }

  @Test("A reversed color comes back as well")
  func reversesColor() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.bounds.size.width = 50
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    stage.advance(by: 0.5)
    #expect(view.backgroundColor == .red)
    #expect(view.transform.isIdentity)
    #expect(view.bounds.width == 20)
  }

  @Test(
    "Stopped, the values are those seen; finishing sets those asked for",
    arguments: [
      (UIViewAnimatingPosition.current, CGFloat(40)), (.start, 0), (.end, 100),
    ]
  )
  func stops(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = animator()
    var log: [UIViewAnimatingPosition] = []
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(isClose(view.frame.minX, 40))
    #expect(log.isEmpty)
    stage.advance(by: 1)
    #expect(isClose(shownX, 40))
    animator.finishAnimation(at: position)
    #expect(log == [position])
    #expect(isClose(view.frame.minX, x))
    #expect(isClose(shownX, x))
    #expect(animator.state == .inactive)
  }

  @Test("Stopped without finishing it is over, and nobody is called")
  func stopsForGood() {
    let animator = animator()
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isClose(view.frame.minX, 40))
    stage.advance(by: 2)
    #expect(!isDone)
    animator.stopAnimation(false)
    #expect(animator.state == .inactive)
  }

  @Test("It can be used again")
  func again() {
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 1)
    animator.addAnimations { view.frame.origin.x = 0 }
    animator.startAnimation()
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 75))
    stage.advance(by: 0.75)
    #expect(animator.state == .inactive)
  }

  @Test("Added with a delay factor, changes begin later and end with the others")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isClose(view.layer.presented.opacity, 1))
    stage.advance(by: 0.25)
    #expect(isClose(view.layer.presented.opacity, 0.5))
    animator.addAnimations { view.layer.cornerRadius = 8 }
    stage.advance(by: 0.125)
    #expect(isClose(view.layer.presented.cornerRadius, 4))
    stage.advance(by: 0.125)
    #expect(view.layer.presented.opacity == 0)
    #expect(view.layer.presented.cornerRadius == 8)
  }

  @Test("A delay holds it; it can be paused meanwhile")
  func delay() {
    let animator = animator()
    animator.startAnimation(afterDelay: 1)
    #expect(animator.isRunning)
    stage.advance(by: 0.5)
    #expect(shownX == 0)
    #expect(!stage.context.scheduler.isAnimating)
    #expect(animator.delay == 1)
    stage.advance(by: 1)
    #expect(isClose(shownX, 50))
    animator.stopAnimation(true)
  }

  @Test("With pausesOnCompletion it stays active at its end, and can go back")
  func pausesOnCompletion() {
    let animator = animator()
    var isDone = false
    animator.addCompletion { _ in isDone = true }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(!isDone)
    #expect(isClose(shownX, 100))
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.5)
    #expect(isDone)
    #expect(view.frame.minX == 0)
  }

  @Test("Springs swing; those with physical figures take their own time")
  func springs() {
    let damped = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) {
      view.frame.origin.x = 100
    }
    damped.startAnimation()
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      greatest = max(greatest, shownX)
    }
    #expect(greatest > 110)
    #expect(damped.state == .inactive)
    let system = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters()
    )
    #expect(isClose(CGFloat(system.duration), 0.5, within: 0.01))
    let odd = UISpringTimingParameters(
      mass: .nan,
      stiffness: -1,
      damping: .infinity,
      initialVelocity: CGVector(dx: CGFloat.nan, dy: 3)
    )
    #expect(UIViewPropertyAnimator(duration: 1, timingParameters: odd).duration.isFinite)
  }

  @Test("Turned in the middle of a swing and back again, it goes on where it was")
  func springPause() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.2) {
      view.frame.origin.x = 100
    }
    animator.startAnimation()
    stage.advance(by: 0.3)
    animator.pauseAnimation()
    let place = shownX
    animator.startAnimation()
    #expect(isClose(shownX, place))
    stage.advance(by: 0.7)
    #expect(animator.state == .inactive)
  }

  @Test("Views that it moves take touches where they are seen, or as it is told")
  func touches() {
    func hit(_ x: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: 5), with: nil) }
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(hit(55) === view)
    #expect(hit(105) === stage.window)
    animator.isManualHitTestingEnabled = true
    #expect(hit(105) === view)
    animator.isUserInteractionEnabled = false
    #expect(hit(105) === stage.window)
    animator.stopAnimation(true)
    #expect(hit(55) === view)
  }

  @Test("A running animator lives on without its app, and ends")
  func livesOn() {
    weak var weakly: UIViewPropertyAnimator?
    var log: [UIViewAnimatingPosition] = []
    do {
      weakly = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.frame.origin.x = 100 },
        completion: { log.append($0) }
      )
    }
    #expect(weakly != nil)
    stage.advance(by: 0.5)
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.5)
    #expect(log == [.end])
    #expect(weakly == nil)
  }

  @Test("When its views leave the screen it is over")
  func viewsLeave() {
    let animator = animator()
    var log: [UIViewAnimatingPosition] = []
    animator.addCompletion { log.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)
    view.removeFromSuperview()
    stage.frame()
    #expect(log == [.end])
    #expect(view.frame.minX == 100)
    #expect(animator.state == .inactive)
  }

  @Test("It adds to what moves already, and leaves that alone when it is stopped")
  func beside() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.origin.y = 100
    }
    let animator = animator()
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(isClose(shownX, 25))
    #expect(isClose(view.layer.presented.frame.minY, 25))
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 25))
    #expect(isClose(view.layer.presented.frame.minY, 50))
  }

  @Test("The end can be waited for")
  func asynchronous() async {
    let animator = animator()
    var end: UIViewAnimatingPosition?
    // Begun as the screen's own code: another test's screen may be the latest one by then.
    let task = stage.context.perform {
      Task { @MainActor in
        animator.startAnimation()
        end = await animator.addCompletion()
      }
    }
    for _ in 0..<1000 where end == nil {
      await Task.yield()
      stage.advance(by: 1.0 / 60)
    }
    task.cancel()
    #expect(end == .end)
  }
}

extension AnimationFormTests {
  /// The option of a curve.
  static func options(_ curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }
}
