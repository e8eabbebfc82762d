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
  package var point: CGPoint

  package init(touch: Int = 0, phase: Phase, point: CGPoint) {
    self.touch = touch
    self.phase = phase
    self.point = point
  }
}
