// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Recognizes fingers that rest on a view, and follows them afterwards.
///
/// It begins when the time is over, changes as a finger moves and ends as soon as one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press; 0.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes; 1, and 1 is also what less is taken for.
  open var numberOfTouchesRequired = 1
  /// How long the fingers rest, in seconds; 0.5.
  ///
  /// With 0 or less it begins as the fingers come down; without end, never.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before it begins, in points; 10.
  open var allowableMovement: CGFloat = 10

  private var taps = TapSequence()
  private var wantedFingers: Int { max(1, numberOfTouchesRequired) }
  private var isPress: Bool { taps.count >= numberOfTapsRequired }

  /// Waits for the time to be over.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    stopTimer()
    let fingers = touchPoints.count
    guard taps.begin(fingers: fingers, at: middle, wanted: wantedFingers) else {
      return state = .failed
    }
    guard isPress, fingers == wantedFingers, !isHeldUp else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    startTimer(after: minimumPressDuration) { $0.state = .began }
  }

  /// Fails where a finger does not rest; follows once it has begun.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else { return state = .changed }
    let allowed = isPress ? allowableMovement : TapSequence.allowableMovement
    if touches.contains(where: { TapSequence.isTooFar($0, allowed: allowed) }) { state = .failed }
  }

  /// Ends with the first finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible else { return state = .ended }
    guard !isPress else { return state = .failed }
    let tap = taps.end(
      lifted: touches.map(\.point),
      remaining: touchPoints.count,
      wanted: wantedFingers
    )
    guard tap.isPossible else { return state = .failed }
    guard tap.isTap else { return }
    startTimer(after: TapSequence.longestPause) { $0.state = .failed }
  }

  /// Is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers and the taps.
  open override func reset() {
    super.reset()
    taps = TapSequence()
  }
}
