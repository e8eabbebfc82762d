// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// What a layer drew, with the size it drew itself for.
package struct RecordedContents {
  package var list: DisplayList
  package var size: CGSize
}

extension DisplayList {
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
