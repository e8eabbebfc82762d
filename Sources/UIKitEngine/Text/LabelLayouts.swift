// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The layouts that a label has been given, so that it asks the shaper once for each.
///
/// A layout also answers requests that differ from its own in the width alone, as long as its
/// lines would come out the same: a label that was measured is drawn with the layout it has.
@MainActor
struct LabelLayouts {
  /// Measuring without and with a width, drawing, and a few steps of shrinking.
  private static let capacity = 6

  private var layouts: [any TextLayout] = []
  private var generation = 0

  /// Forgets all layouts.
  mutating func removeAll() { layouts.removeAll(keepingCapacity: true) }

  /// A layout with the lines that the request asks for; its own width may be another one.
  mutating func layout(for request: TextRequest) -> any TextLayout {
    if generation != Backend.textGeneration {
      generation = Backend.textGeneration
      removeAll()
    }
    // One that was made for this very width wins, so that the way to it leaves no trace.
    if let exact = layouts.first(where: { $0.request == request }) { return exact }
    if let other = layouts.first(where: { $0.answers(request) }) { return other }
    let layout = Backend.textShaper.layout(request)
    if layouts.count == Self.capacity { layouts.removeLast() }
    layouts.insert(layout, at: 0)
    return layout
  }
}

extension TextLayout {
  /// Whether the lines would be the same if the text were laid out for another request.
  fileprivate func answers(_ other: TextRequest) -> Bool {
    var own = request
    own.width = other.width
    // Justified lines are stretched to the width, and what was cut depends on it.
    guard own == other, !isTruncated, request.alignment != .justified else { return false }
    guard let width = other.width else { return lineCount == 1 }
    guard size.width <= width + 0.001 else { return false }
    guard let ownWidth = request.width else { return true }
    return width <= ownWidth || lineCount == 1
  }
}
