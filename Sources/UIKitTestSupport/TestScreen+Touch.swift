// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Seconds that a finger stays on the screen in a tap.
  static let tapDuration: TimeInterval = 0.05

  /// Puts a finger on a point of the screen and lifts it 0.05 seconds later.
  public func tap(at point: CGPoint) {
    send(.began, at: point)
    advance(by: TestScreen.tapDuration)
    send(.ended, at: point)
  }

  /// Hands an input to the screen and makes the frame that it asks for.
  func send(_ phase: InputEvent.Phase, at point: CGPoint) {
    update()
    context.perform { context.touchRouter.dispatch(InputEvent(phase: phase, point: point)) }
    update()
  }
}
