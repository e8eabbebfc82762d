// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// What a layer drew, with the size it drew itself for.
package struct RecordedContents {
  package var list: DisplayList
  package var size: CGSize
}

extension DisplayList {
  /// The list with its saves and groups balanced, and put between a save and a restore where it
  /// changes transform or clip: what a view does to its context is no other view's business.
  func isolated() -> DisplayList {
    var open: [DrawCommand] = []
    var balanced: [DrawCommand] = []
    var changesState = false
    for command in commands {
      switch command {
      case .save:
        open.append(.restore)
      case .beginGroup:
        open.append(.endGroup)
      case .restore, .endGroup:
        guard open.popLast() != nil else { continue }
      case .concatenate, .clip:
        changesState = true
      default:
        break
      }
      balanced.append(command)
    }
    balanced += open.reversed()
    guard changesState else { return DisplayList(balanced) }
    return DisplayList([.save] + balanced + [.restore])
  }

  /// The list without what it draws beyond `bounds`: a layer's contents are no larger than itself.
  ///
  /// Text is left alone, whose letters may stick out of its lines by a fraction of a point.
  func cut(to bounds: CGRect) -> DisplayList {
    let shapes = commands.filter { if case .text = $0 { false } else { true } }
    let extent = DisplayList(shapes).bounds
    guard !extent.isNull, !bounds.contains(extent) else { return self }
    return DisplayList([.save, .clip(.rect(bounds))] + commands + [.restore])
  }
}
