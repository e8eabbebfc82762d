// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Recognizes one or more taps with one or more fingers.
///
/// A tap takes a finger that comes down and is lifted within 45 points of that, however long it
/// stays; the next one of several comes within 0.35 seconds. Fewer taps do not keep more taps from
/// being recognized, unlike the other way round (inferred).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1, and 1 is also what less is taken for.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1, and 1 is also what less is taken for.
  open var numberOfTouchesRequired = 1
  /// The buttons that have to be down where a pointer taps; the primary one.
  ///
  /// Says nothing of fingers.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = TapSequence()
  private var wantedTaps: Int { max(1, numberOfTapsRequired) }
  private var wantedFingers: Int { max(1, numberOfTouchesRequired) }

  /// The fingers of the tap, gone as they may be when the targets are told.
  override var touchPoints: [CGPoint] {
    let points = super.touchPoints
    return points.isEmpty ? taps.points : points
  }

  /// Counts the fingers that come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    stopTimer()
    if touches.contains(where: { $0.type == .indirectPointer }),
      !event.buttonMask.isSuperset(of: buttonMaskRequired)
    {
      return state = .failed
    }
    let isPossible = taps.begin(
      fingers: super.touchPoints.count,
      at: middle,
      wanted: wantedFingers
    )
    if !isPossible { state = .failed }
  }

  /// Fails where a finger goes too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { TapSequence.isTooFar($0) }) { state = .failed }
  }

  /// Recognizes, or waits for the next tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, !isHeldUp else { return }
    if touches.contains(where: { TapSequence.isTooFar($0) }) { return state = .failed }
    let tap = taps.end(
      lifted: touches.sorted { $0.serial < $1.serial }.map(\.point),
      remaining: super.touchPoints.count,
      wanted: wantedFingers
    )
    guard tap.isPossible else { return state = .failed }
    guard tap.isTap else { return }
    if taps.count >= wantedTaps { return state = .ended }
    startTimer(after: TapSequence.longestPause) { $0.state = .failed }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the fingers and the taps.
  open override func reset() {
    super.reset()
    taps = TapSequence()
  }

  /// Whether this recognizer may keep another one from recognizing: not one of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.wantedTaps <= wantedTaps
  }
}
