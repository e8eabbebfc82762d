// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

/// What was done to views in a random order, told by what must hold rather than by a second engine.
@Suite("Random sequences of animations")
@MainActor
struct AnimationRandomTests {
  /// A view with what the test knows of it.
  @MainActor
  private final class Subject {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    /// The place that was set last.
    var place = CGPoint(x: 5, y: 5)
    var alpha: CGFloat = 1
    /// No two pictures may be further apart than this many points per second.
    var speedLimit: CGFloat = 0
    /// How far the next picture may jump because of a plain change.
    var allowance: CGFloat = 0
    var animator: UIViewPropertyAnimator?
    var start = CGPoint.zero
  }

  @MainActor
  private final class Round {
    let stage = Stage()
    let subjects = [Subject(), Subject(), Subject()]
    var generator: SplitMix
    let label: String
    /// How often each completion was called, by its number, and the order of the calls.
    var calls: [Int: Int] = [:]
    var order: [(end: Double, at: Double)] = []
    var begun = 0

    init(seed: UInt64, round: Int) {
      generator = SplitMix(seed: seed &+ UInt64(round))
      label = "seed \(seed), round \(round)"
      for subject in subjects { stage.window.addSubview(subject.view) }
      stage.frame()
    }

    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }

    func place() -> CGPoint { CGPoint(x: number(0...200), y: number(0...200)) }

    func shown(_ subject: Subject) -> CGPoint { subject.view.layer.presented.position }

    // MARK: Steps

    func step() {
      let subject = subjects[Int.random(in: 0..<3, using: &generator)]
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...4: animate(subject)
      case 5: plainChange(subject)
      case 6: removeAnimations(subject)
      case 7: leave(subject)
      case 8: startAnimator(subject)
      case 9: interrupt(subject)
      default: advance()
      }
      advance()
    }

    private func animate(_ subject: Subject) {
      guard subject.animator == nil else { return }
      let (duration, delay) = (number(0.1...1), number(0...2) < 1 ? 0 : number(0...0.3))
      let target = place()
      let way = abs(target.x - subject.place.x) + abs(target.y - subject.place.y)
      let curves: [UIView.AnimationOptions] = [
        .curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut,
      ]
      let curve = curves[Int.random(in: 0..<4, using: &generator)]
      // The steepest of Core Animation's curves goes at less than three times the even speed.
      subject.speedLimit += way * 3 / duration
      subject.place = target
      let number = begun
      begun += 1
      let end = stage.now + duration + delay
      let alpha = self.number(0...1)
      subject.alpha = alpha
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: curve,
        animations: {
          subject.view.center = target
          subject.view.alpha = alpha
        },
        completion: { [unowned self] finished in
          calls[number, default: 0] += 1
          if finished { order.append((end, stage.now)) }
        }
      )
    }

    private func plainChange(_ subject: Subject) {
      guard subject.animator == nil else { return }
      let target = place()
      let before = shown(subject)
      let change = CGPoint(x: target.x - subject.place.x, y: target.y - subject.place.y)
      subject.view.center = target
      subject.place = target
      let after = shown(subject)
      #expect(isClose(after.x, before.x + change.x, within: 1e-6), "\(label)")
      #expect(isClose(after.y, before.y + change.y, within: 1e-6), "\(label)")
    }

    private func removeAnimations(_ subject: Subject) {
      guard subject.animator == nil else { return }
      subject.view.layer.removeAllAnimations()
      #expect(shown(subject) == subject.place, "\(label)")
      subject.speedLimit = 0
    }

    private func leave(_ subject: Subject) {
      guard subject.animator == nil else { return }
      subject.view.removeFromSuperview()
      #expect(subject.view.layer.animationKeys() == nil, "\(label)")
      stage.window.addSubview(subject.view)
      #expect(shown(subject) == subject.place, "\(label)")
      subject.speedLimit = 0
    }

    private func startAnimator(_ subject: Subject) {
      guard subject.animator == nil else { return }
      let target = place()
      let duration = number(0.2...1)
      let way = abs(target.x - subject.place.x) + abs(target.y - subject.place.y)
      subject.speedLimit += way * 30 / duration
      subject.start = subject.place
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
        subject.view.center = target
      }
      let number = begun
      begun += 1
      animator.addCompletion { [unowned self] position in
        calls[number, default: 0] += 1
        subject.place =
          switch position {
          case .end: target
          case .start: subject.start
          case .current: subject.view.center
          }
        subject.animator = nil
      }
      subject.animator = animator
      subject.place = target
      animator.startAnimation()
    }

    private func interrupt(_ subject: Subject) {
      guard let animator = subject.animator, animator.state == .active else { return }
      let before = shown(subject)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: animator.isReversed.toggle()
      case 1: animator.pauseAnimation()
      case 2:
        if !animator.isRunning {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
      case 3:
        animator.pauseAnimation()
        animator.fractionComplete = CGFloat(number(0...1))
        return
      default:
        let positions: [UIViewAnimatingPosition] = [.current, .start, .end]
        animator.stopAnimation(false)
        let stopped = shown(subject)
        #expect(isClose(stopped, before), "\(label)")
        animator.finishAnimation(at: positions[Int.random(in: 0..<3, using: &generator)])
        return
      }
      #expect(isClose(shown(subject), before), "\(label)")
    }

    /// Moves on a few frames; between two of them nothing may jump.
    func advance() {
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let before = subjects.map(shown)
        let step = 1.0 / 60
        stage.context.scheduler.runFrame(at: stage.now + step)
        check(since: before, step: step)
      }
    }

    private func check(since before: [CGPoint], step: Double) {
      for (subject, former) in zip(subjects, before) {
        let now = shown(subject)
        let way = abs(now.x - former.x) + abs(now.y - former.y)
        #expect(way <= subject.speedLimit * step + 1e-6, "\(label)")
        if subject.animator == nil {
          #expect(isClose(subject.view.center, subject.place), "\(label)")
          #expect(subject.view.alpha == subject.alpha, "\(label)")
        }
        if !subject.view.layer.isAnimated {
          #expect(subject.view.layer.presented == subject.view.layer.model, "\(label)")
          subject.speedLimit = 0
        }
      }
    }

    /// Ends what is paused, and waits for the rest.
    func finish() {
      for subject in subjects {
        guard let animator = subject.animator, !animator.isRunning else { continue }
        animator.startAnimation()
      }
      stage.advance(by: 3)
      #expect(!stage.context.scheduler.isAnimating, "\(label)")
      for subject in subjects {
        #expect(subject.animator == nil, "\(label)")
        #expect(!subject.view.layer.isAnimated, "\(label)")
        #expect(subject.view.layer.presented == subject.view.layer.model, "\(label)")
      }
      for number in 0..<begun { #expect(calls[number] == 1, "\(label), completion \(number)") }
      for (one, next) in zip(order, order.dropFirst()) {
        #expect(one.end <= next.end + 1e-9, "\(label)")
        #expect(one.at + 1e-9 >= one.end, "\(label)")
      }
    }
  }

  @Test(
    """
    The model is what was set last, pictures do not jump, at rest they are the model, and each \
    completion comes once, in the order of their ends
    """
  )
  func invariants() {
    let (seed, iterations) = SplitMix.environment
    for index in 0..<iterations {
      let round = Round(seed: seed, round: index)
      for _ in 0..<60 { round.step() }
      round.finish()
    }
  }
}
