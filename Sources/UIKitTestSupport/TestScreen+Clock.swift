// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Seconds between two frames.
  static let frameDuration: TimeInterval = 1.0 / 60

  /// Seconds on the screen's clock, which begins at 0 and moves only when the test says so.
  public var time: TimeInterval {
    // The picoseconds that `advance` adds are not for the eyes of a test.
    (context.scheduler.now * 1e9).rounded() / 1e9
  }

  /// Moves the clock on and makes the frames that fall due meanwhile.
  ///
  /// There is a frame each 1/60 second while something moves, and one at the very end; where
  /// nothing moves, the time up to the next pending call is skipped.
  ///
  /// - Parameter interval: Seconds, 0 or more. With 0 the frame that is due, if any, is made.
  /// - Complexity: O(frames) while something moves, O(pending calls) while nothing does.
  public func advance(by interval: TimeInterval) {
    let scheduler = context.scheduler
    let start = scheduler.now
    guard interval > 0 else { return update() }
    // A sum of parts must not fall short of their total by a rounding error, or what takes the
    // total would not be over: a picosecond is far more than these errors and nothing to see.
    let end = start + interval + 1e-12
    var step = 0.0
    while let next = nextFrameStep(after: step, since: start) {
      step = next
      let time = start + step * TestScreen.frameDuration
      // The last frame is made at the end itself, whose picosecond must not give it another.
      guard time < end - TestScreen.frameDuration / 1000 else { break }
      runFrame(at: time)
    }
    runFrame(at: end)
    update()
  }

  /// Which 1/60 second after `start` the next frame is due in; nil where nothing is to come.
  func nextFrameStep(after step: Double, since start: TimeInterval) -> Double? {
    let scheduler = context.scheduler
    if scheduler.isAnimating || scheduler.needsFrame { return step + 1 }
    guard let next = scheduler.nextCallTime else { return nil }
    return max(step + 1, ((next - start) / TestScreen.frameDuration).rounded(.up))
  }

  /// Makes what changed visible, without moving the clock.
  func update() {
    // Appearing and the like may ask for layout again in the frame that is being made.
    var count = 0
    while context.scheduler.needsFrame, count < 8 {
      runFrame(at: context.scheduler.now)
      count += 1
    }
  }

  func runFrame(at time: TimeInterval) {
    context.perform { context.scheduler.runFrame(at: time) }
  }
}
