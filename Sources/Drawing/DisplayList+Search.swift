// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A piece of text as a display list shows it.
package struct DrawnText {
  /// The characters as they were asked for.
  package let string: String
  /// The shaped text itself.
  package let text: any DrawableText
  /// The upper left corner in the coordinates of the list, all transforms applied.
  package let origin: CGPoint
  /// Its color; groups may make it paler.
  package let color: RGBA
}

extension DisplayList {
  /// The places and states of all commands for which `isIncluded` is true, in drawing order.
  package func commands(
    where isIncluded: (DrawCommand) -> Bool
  ) -> [(command: DrawCommand, state: DrawState)] {
    var state = DrawState()
    var found: [(command: DrawCommand, state: DrawState)] = []
    for command in commands {
      if isIncluded(command) { found.append((command, state)) }
      state.apply(command)
    }
    return found
  }

  /// All text in drawing order, whether or not a clip hides it.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  package var texts: [DrawnText] {
    var state = DrawState()
    var found: [DrawnText] = []
    for command in commands {
      if case .text(let text, let origin, let color) = command {
        let placed = origin.applying(state.transform)
        found.append(DrawnText(string: text.string, text: text, origin: placed, color: color))
      }
      state.apply(command)
    }
    return found
  }

  /// The rectangle around all that the list draws; null where it draws nothing.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  package var bounds: CGRect {
    var state = DrawState()
    var bounds = CGRect.null
    for command in commands {
      bounds = bounds.union(state.visibleBounds(of: command))
      state.apply(command)
    }
    return bounds
  }
}
