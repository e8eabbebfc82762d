// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import UIKit
import UIKitEngine

/// A screen of 200 by 300 points at 2x with one window, whose clock and fingers a test moves.
@MainActor
final class Stage {
  let context: ApplicationContext
  let window: UIWindow

  init(
    size: CGSize = CGSize(width: 200, height: 300),
    safeArea: UIEdgeInsets = .zero
  ) {
    context = ApplicationContext(size: size, scale: 2, safeArea: safeArea)
    context.becomeCurrent()
    window = UIWindow(frame: context.screen.bounds)
    window.isHidden = false
    frame()
  }

  var now: Double { context.scheduler.now }
  var list: DisplayList { context.displayList }

  /// Adds views to the window and shows them.
  func show(_ views: UIView...) {
    for view in views { window.addSubview(view) }
    frame()
  }

  /// Makes the next frame without moving the clock.
  func frame() { context.scheduler.runFrame(at: now) }

  /// Moves the clock on, a frame each sixtieth of a second.
  func advance(by seconds: Double) {
    let end = now + seconds
    while now < end - 1e-9 { context.scheduler.runFrame(at: min(end, now + 1.0 / 60)) }
  }

  /// Moves the clock on until nothing moves.
  func settle() {
    frame()
    var steps = 0
    while context.scheduler.isSettling || context.scheduler.nextCallTime != nil, steps < 900 {
      advance(by: 1.0 / 60)
      steps += 1
    }
    frame()
  }

  func finger(_ phase: InputEvent.Phase, _ x: CGFloat, _ y: CGFloat, touch: Int = 0) {
    context.perform {
      context.touchRouter.dispatch(
        InputEvent(touch: touch, phase: phase, point: CGPoint(x: x, y: y))
      )
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    finger(.began, x, y)
    finger(.ended, x, y)
  }

  /// Moves a finger in a straight line, a step each sixtieth of a second, and leaves it there.
  func drag(from: CGPoint, to: CGPoint, steps: Int = 10, touch: Int = 0) {
    finger(.began, from.x, from.y, touch: touch)
    move(from: from, to: to, steps: steps, touch: touch)
  }

  func move(from: CGPoint, to: CGPoint, steps: Int = 10, touch: Int = 0) {
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      finger(
        .moved,
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share,
        touch: touch
      )
    }
  }
}

/// A seeded generator, so that a failure can be made again.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seed and the number of rounds that the environment asks for.
  static var environment: (seed: UInt64, iterations: Int) { environment(seed: 1, iterations: 40) }

  /// The same, with other numbers where the environment says nothing.
  static func environment(seed: UInt64, iterations: Int) -> (seed: UInt64, iterations: Int) {
    let values = ProcessInfo.processInfo.environment
    return (
      values["SEED"].flatMap(UInt64.init) ?? seed,
      values["ITERATIONS"].flatMap(Int.init) ?? iterations
    )
  }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= tolerance
}

func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
  isClose(one.x, other.x) && isClose(one.y, other.y)
}

func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  isClose(one.origin, other.origin) && isClose(one.width, other.width)
    && isClose(one.height, other.height)
}
