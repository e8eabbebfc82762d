// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// What each kind shows. Apple documents the directions (grade D): in from a side and out to it,
// for what is replaced as well; `.middle` keeps old and new cells centered in the room that they
// had or will have. How far, and what is cut off where, is inferred: a row comes out from behind
// its neighbor and goes back there.
//
// - `.top`: the rows lie against what stands below them and slide under what stands above.
// - `.bottom`: the rows lie against what stands above them; what stands below slides over them.
//   Where nothing stands below, they slide in and out themselves.
// - `.middle`: the rows stay centered in the room that opens or closes.
// - `.left`, `.right`: by the table's width, not mirrored in right-to-left.
// - `.fade`: in place.
// - `.none`: there or gone at once, while the others still move.
// - `.automatic`: rows at the start of a section as `.bottom`, at its end as `.top` (grade Q, from
//   Apple's talk on tables in 2011), so that none is seen behind a header or footer; the others,
//   sections and what is replaced fade (inferred).

extension UITableView.RowAnimation {
  /// The kind that a number of a batch stands for.
  init(number: Int) { self = UITableView.RowAnimation(rawValue: number) ?? .automatic }

  /// Whether rows come and go up or down in the gap between their neighbors.
  var slidesVertically: Bool { self == .top || self == .bottom || self == .middle }

  /// What `.automatic` is in a gap.
  ///
  /// - Parameters:
  ///   - gap: Where the row goes or comes.
  ///   - hasNeighborBelow: Whether something is seen below that can slide over the row.
  /// - Returns: The kind itself, unless it is `.automatic`.
  func resolved(in gap: TableGap, hasNeighborBelow: Bool) -> UITableView.RowAnimation {
    guard self == .automatic else { return self }
    if gap.isOfSections { return .fade }
    if gap.startsSection { return hasNeighborBelow ? .bottom : .fade }
    return gap.endsSection ? .top : .fade
  }

  /// The way to the side, in points; 0 for kinds that do not slide sideways.
  func sideways(in width: CGFloat) -> CGFloat {
    switch self {
    case .left: -width
    case .right: width
    default: 0
    }
  }

  /// How far below its final place a row is when it begins to come.
  ///
  /// - Parameters:
  ///   - gap: Where it comes, cut to what is in sight, with the old edges as they are shown now.
  ///   - removed: The height of what leaves the same gap.
  ///   - hasNeighborBelow: Whether something is seen below that the row can come out from behind.
  /// - Returns: Points, negative for above.
  func entry(in gap: TableGap, removed: CGFloat, hasNeighborBelow: Bool) -> CGFloat {
    switch self {
    case .top: gap.lower.old - removed - gap.lower.new
    case .bottom where hasNeighborBelow: gap.upper.old + removed - gap.upper.new
    case .bottom: gap.upper.old - gap.upper.new + gap.newHeight
    case .middle: (gap.upper.old + gap.lower.old - gap.upper.new - gap.lower.new) / 2
    default: gap.upper.old - gap.upper.new
    }
  }

  /// How far below its old place a row is when it has gone.
  ///
  /// - Parameters:
  ///   - gap: Where it goes, cut to what is in sight.
  ///   - hasNeighborBelow: Whether something is seen below that slides over the row.
  /// - Returns: Points, negative for above.
  func exit(in gap: TableGap, hasNeighborBelow: Bool) -> CGFloat {
    switch self {
    case .top: gap.upper.new - gap.lower.old
    case .bottom where hasNeighborBelow: gap.lower.new - gap.upper.old
    case .bottom: gap.upper.new - gap.upper.old + gap.oldHeight
    case .middle: (gap.upper.new + gap.lower.new - gap.upper.old - gap.lower.old) / 2
    default: gap.upper.new - gap.upper.old
    }
  }
}

extension Int {
  /// Whether this number of a batch stands for an animation that slides up or down.
  var slidesVertically: Bool { UITableView.RowAnimation(number: self).slidesVertically }
}
