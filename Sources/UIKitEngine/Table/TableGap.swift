// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// The room between two slots that stay, in which a batch has others go and come.
///
/// Rows that leave and rows that enter between the same two slots share one gap, since what stays
/// keeps its order.
struct TableGap: Equatable {
  /// A height of the content before the batch and after it.
  struct Edge: Equatable {
    var old: CGFloat
    var new: CGFloat
  }

  /// The lower edge of the slot above.
  var upper: Edge
  /// The upper edge of the slot below.
  var lower: Edge
  /// The first slot that stays below the gap, after the batch.
  var boundary: SlotPlace
  /// Whether the slot above is the section's header.
  var startsSection = false
  /// Whether the slot below is the section's footer.
  var endsSection = false
  /// Whether it is of whole sections: they go and come in it, or all rows of one are replaced.
  var isOfSections = false

  var oldHeight: CGFloat { lower.old - upper.old }
  var newHeight: CGFloat { lower.new - upper.new }

  /// The same, as far as it is in sight before and after: nothing comes from farther away.
  ///
  /// - Parameters:
  ///   - old: The stretch of the content in sight before the batch.
  ///   - new: The one after it.
  /// - Returns: The gap with its edges inside of the two stretches.
  func cut(old: ClosedRange<CGFloat>, new: ClosedRange<CGFloat>) -> TableGap {
    var gap = self
    gap.upper = Edge(old: upper.old.clamped(to: old), new: upper.new.clamped(to: new))
    gap.lower = Edge(old: lower.old.clamped(to: old), new: lower.new.clamped(to: new))
    return gap
  }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
