// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
@_spi(Selectors) @testable import UIKitEngine

@Suite("Random fingers on random trees of recognizers")
@MainActor
struct GestureRandomTests {
  /// Checks each state of which targets are told.
  @MainActor
  private final class Watch: NSObject, UIGestureRecognizerDelegate {
    var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var faults: [String] = []
    /// Those that have recognized and not started over since.
    var winners: [(recognizer: UIGestureRecognizer, attempt: Int)] = []
    var friends: Set<Set<ObjectIdentifier>> = []
    var awaited: Set<[ObjectIdentifier]> = []
    var refused: Set<ObjectIdentifier> = []
    /// Those that see every other touch only.
    var choosy: Set<ObjectIdentifier> = []
    var onAction: (UIGestureRecognizer) -> Void = { _ in }
    func fired(_ recognizer: UIGestureRecognizer) {
      let key = ObjectIdentifier(recognizer)
      let former = states[key]
      let isLegal: Bool =
        switch recognizer.state {
        case .began: former == nil
        case .changed: former == .began || former == .changed
        case .ended: former == nil || former == .began || former == .changed
        case .cancelled: former == .began || former == .changed
        case .possible, .failed: false
        }
      if !isLegal {
        faults.append("\(recognizer.name ?? "") from \(former as Any) to \(recognizer.state)")
      }
      if former == nil { note(recognizer) }
      switch recognizer.state {
      case .began, .changed: states[key] = recognizer.state
      default: states[key] = nil
      }
      onAction(recognizer)
    }

    private func note(_ recognizer: UIGestureRecognizer) {
      let key = ObjectIdentifier(recognizer)
      winners.removeAll { $0.recognizer.attempt != $0.attempt }
      for (other, _) in winners where other !== recognizer {
        guard !friends.contains([key, ObjectIdentifier(other)]) else { continue }
        // A movement that was taken away keeps nobody from one with the fingers that are left.
        guard other.canPrevent(recognizer), other.state != .cancelled else { continue }
        guard !other.sequence.isDisjoint(with: recognizer.sequence) else { continue }
        faults.append(
          "\(recognizer.name ?? "") \(recognizer.sequence.sorted()) beside \(other.name ?? "") "
            + "\(other.sequence.sorted()) \(other.state)"
        )
      }
      if refused.contains(key) { faults.append("\(recognizer.name ?? "") was refused") }
      winners.append((recognizer, recognizer.attempt))
    }

    static var selector: Selector { Selector(Watch.fired, "fired:") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      !refused.contains(ObjectIdentifier(gestureRecognizer))
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive touch: UITouch
    ) -> Bool {
      touch.serial.isMultiple(of: 2) || !choosy.contains(ObjectIdentifier(gestureRecognizer))
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      friends.contains([
        ObjectIdentifier(gestureRecognizer), ObjectIdentifier(otherGestureRecognizer),
      ])
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      awaited.contains([
        ObjectIdentifier(gestureRecognizer), ObjectIdentifier(otherGestureRecognizer),
      ])
    }
  }

  /// Counts the touches that it learns of.
  private final class CountingView: UIView {
    var begun: Set<Int> = []
    var over: Set<Int> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      begun.formUnion(touches.map(\.serial))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      #expect(open.isSuperset(of: touches.map(\.serial)))
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

    private var open: Set<Int> { begun.subtracting(over) }
    private func end(_ touches: Set<UITouch>) {
      #expect(open.isSuperset(of: touches.map(\.serial)))
      over.formUnion(touches.map(\.serial))
    }
  }

  /// One screen with views in views, recognizers on them, and what is known of fingers.
  @MainActor
  private final class Round {
    let stage = Stage()
    let watch = Watch()
    var random: SplitMix
    var views: [CountingView] = []
    var recognizers: [UIGestureRecognizer] = []
    var down: [Int: CGPoint] = [:]

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      var parent: UIView = stage.window
      for depth in 0..<Int.random(in: 1...4, using: &random) {
        let view = CountingView(
          frame: parent.bounds.insetBy(dx: CGFloat(depth) * 8, dy: CGFloat(depth) * 8)
        )
        view.isMultipleTouchEnabled = Bool.random(using: &random)
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
      for number in 0..<Int.random(in: 1...7, using: &random) { addRecognizer(number) }
      for one in recognizers {
        for other in recognizers where one !== other {
          let pair = [ObjectIdentifier(one), ObjectIdentifier(other)]
          switch Int.random(in: 0..<12, using: &random) {
          case 0: one.require(toFail: other)
          case 1: watch.awaited.insert(pair)
          case 2: watch.friends.insert(Set(pair))
          default: break
          }
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
          watch.refused.insert(ObjectIdentifier(one))
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
          watch.choosy.insert(ObjectIdentifier(one))
        }
      }
      stage.frame()
    }

    private func addRecognizer(_ number: Int) {
      let recognizer = makeRecognizer()
      recognizer.name = "\(number) \(type(of: recognizer))"
      recognizer.addTarget(watch, action: Watch.selector)
      recognizer.delegate = watch
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
      recognizer.delaysTouchesEnded = Bool.random(using: &random)
      views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        return tap
      case 2:
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = [0, 0.1, 0.5].randomElement(using: &random) ?? 0.5
        press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        return press
      case 3, 4:
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
        pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
        return pan
      case 5:
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = UISwipeGestureRecognizer.Direction(
          rawValue: UInt.random(in: 1...15, using: &random)
        )
        return swipe
      case 6: return UIPinchGestureRecognizer()
      default: return UIRotationGestureRecognizer()
      }
    }

    func step() {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<4: input(.began)
      case 4..<11: input(.moved)
      case 11..<15: input(.ended)
      case 15..<18: stage.advance(by: Double.random(in: 0.01...0.4, using: &random))
      case 18: disturb()
      default: input(.cancelled)
      }
    }

    private func input(_ phase: InputEvent.Phase) {
      let count = Int.random(in: 1...2, using: &random)
      var inputs: [InputEvent] = []
      for _ in 0..<count {
        let touch = Int.random(in: 0..<3, using: &random)
        guard !inputs.contains(where: { $0.touch == touch }) else { continue }
        var point = CGPoint(
          x: CGFloat.random(in: 0..<200, using: &random),
          y: CGFloat.random(in: 0..<300, using: &random)
        )
        if let former = down[touch], Int.random(in: 0..<3, using: &random) > 0 {
          point = CGPoint(x: former.x + (point.x - 100) / 8, y: former.y + (point.y - 150) / 8)
        }
        down[touch] = point
        inputs.append(InputEvent(touch: touch, phase: phase, point: point))
      }
      stage.context.perform { stage.context.touchRouter.dispatch(inputs) }
    }

    private func disturb() {
      guard let recognizer = recognizers.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: recognizer.isEnabled.toggle()
      case 1:
        views.last?.isHidden.toggle()
      case 2:
        watch.onAction = { [weak recognizer] _ in recognizer?.isEnabled = false }
      case 3:
        stage.window.isHidden = true
        stage.window.isHidden = false
      default:
        watch.onAction = { _ in }
        for recognizer in recognizers { recognizer.isEnabled = true }
      }
    }

    /// Lifts all fingers, and waits for what waits.
    func finish() {
      watch.onAction = { _ in }
      for touch in 0..<3 {
        stage.context.touchRouter.dispatch(
          InputEvent(touch: touch, phase: .ended, point: down[touch] ?? .zero)
        )
      }
      stage.advance(by: 2)
    }
  }

  @Test("Legal steps only, no two winners that exclude each other, and in the end all start over")
  func invariants() {
    let (seed, iterations) = SplitMix.environment
    for iteration in 0..<iterations * 5 {
      let roundSeed = seed &* 1_000_003 &+ UInt64(iteration)
      let round = Round(seed: roundSeed)
      for _ in 0..<60 { round.step() }
      round.finish()
      let watch = round.watch
      #expect(watch.faults.isEmpty, "seed \(roundSeed)")
      #expect(watch.states.isEmpty, "seed \(roundSeed): a movement without an end")
      #expect(round.stage.window.gestureArena.contenders.isEmpty, "seed \(roundSeed)")
      #expect(round.stage.window.heldBackTouches.isEmpty, "seed \(roundSeed)")
      for recognizer in round.recognizers {
        #expect(recognizer.state == .possible, "seed \(roundSeed): \(recognizer.name ?? "")")
        #expect(recognizer.numberOfTouches == 0, "seed \(roundSeed): \(recognizer.name ?? "")")
      }
      for view in round.views {
        #expect(view.begun == view.over, "seed \(roundSeed)")
      }
    }
  }

  @Test("Nothing of a random screen is left, whenever it goes")
  func leaks() {
    let (seed, iterations) = SplitMix.environment
    for iteration in 0..<iterations {
      let roundSeed = seed &* 7_000_003 &+ UInt64(iteration)
      weak var context: ApplicationContext?
      weak var view: UIView?
      do {
        let round = Round(seed: roundSeed)
        for _ in 0..<30 { round.step() }
        (context, view) = (round.stage.context, round.views.last)
      }
      #expect(context == nil, "seed \(roundSeed)")
      #expect(view == nil, "seed \(roundSeed)")
    }
  }
}
