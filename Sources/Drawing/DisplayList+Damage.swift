// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension DisplayList {
  /// A rectangle around everything that may look different from `previous`; nil where nothing may.
  ///
  /// Steps that both lists begin with are skipped, and so are those that both end with, as long as
  /// transform, clip and groups are the same for both when they come to them.
  ///
  /// - Parameters:
  ///   - previous: what is on the screen now.
  ///   - bounds: the screen; the result lies within it.
  /// - Returns: points, not rounded to pixels.
  /// - Complexity: O(*n*) in the number of steps of both lists.
  package func damage(from previous: DisplayList, in bounds: CGRect) -> CGRect? {
    let old = previous.commands
    let new = commands
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    guard prefix < old.count || prefix < new.count else { return nil }
    var suffix = 0
    while suffix < shorter - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }

    var damage = Damage()
    for command in new[..<prefix] { damage.skip(command) }
    let oldMiddle = old[prefix..<old.count - suffix]
    let newMiddle = new[prefix..<new.count - suffix]
    if oldMiddle.count == newMiddle.count {
      for (one, other) in zip(oldMiddle, newMiddle) { damage.compare(one, other) }
    } else {
      for command in oldMiddle { damage.addOld(command) }
      for command in newMiddle { damage.addNew(command) }
    }
    for command in new[(new.count - suffix)...] {
      // Once both lists are in the same state, the rest draws the same.
      if damage.isSettled { break }
      damage.compare(command, command)
    }
    let visible = damage.rect.intersection(bounds)
    return visible.isNull || visible.isEmpty ? nil : visible
  }
}

/// Two display lists walked side by side, with the area in which they differ.
private struct Damage {
  private(set) var rect = CGRect.null
  private var old = DrawState()
  private var new = DrawState()

  /// Whether all that follows draws the same as long as the commands are the same.
  var isSettled: Bool { old == new }

  /// Passes a command at which both lists are the same.
  mutating func skip(_ command: DrawCommand) {
    old.apply(command)
    new.apply(command)
  }

  mutating func addOld(_ command: DrawCommand) {
    rect = rect.union(old.visibleBounds(of: command))
    old.apply(command)
  }

  mutating func addNew(_ command: DrawCommand) {
    rect = rect.union(new.visibleBounds(of: command))
    new.apply(command)
  }

  /// Passes commands at the same place of both lists.
  mutating func compare(_ oldCommand: DrawCommand, _ newCommand: DrawCommand) {
    if oldCommand == newCommand, old.drawsLike(new) {
      skip(newCommand)
    } else {
      addOld(oldCommand)
      addNew(newCommand)
    }
  }
}
