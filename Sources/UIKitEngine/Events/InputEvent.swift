// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a host tells the screen: the same for a mouse, a finger and a test.
package struct InputEvent {
  /// What happened to the touch.
  package enum Phase { case began, moved, ended, cancelled }
  /// Tells touches at the same time apart.
  package var touch: Int
  package var phase: Phase
  /// Points from the screen's upper left corner.
  ///
  /// It may lie outside of the screen. One that is not finite leaves the touch where it was.
  package var point: CGPoint
  /// What touches: a finger unless the host says otherwise, a mouse is `.indirectPointer`.
  package var type: UITouch.TouchType
  /// The buttons of a pointer that are down; none for a finger.
  package var buttons: UIEvent.ButtonMask
  /// The modifier keys that are down.
  package var modifierFlags: UIKeyModifierFlags
  /// When it happened, on the screen's clock; nil for right now.
  ///
  /// An app that was busy meanwhile must not take a slow finger for a fast one.
  package var time: TimeInterval?

  /// Describes what one finger, or one pointer, does.
  ///
  /// - Parameters:
  ///   - touch: The same number from `began` to `ended`.
  ///   - phase: What happened.
  ///   - point: Where, from the screen's upper left corner.
  ///   - type: What touches.
  ///   - buttons: The buttons of a pointer that are down.
  ///   - modifierFlags: The modifier keys that are down.
  ///   - time: When, on the screen's clock; nil for right now.
  package init(
    touch: Int = 0,
    phase: Phase,
    point: CGPoint,
    type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = [],
    modifierFlags: UIKeyModifierFlags = [],
    time: TimeInterval? = nil
  ) {
    self.touch = touch
    self.phase = phase
    self.point = point
    self.type = type
    self.buttons = buttons
    self.modifierFlags = modifierFlags
    self.time = time
  }
}
