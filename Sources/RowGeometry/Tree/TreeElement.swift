// SPDX-License-Identifier: Apache-2.0

/// What a subtree knows about everything below it; a monoid under `+`.
protocol TreeSummary: Equatable, Sendable {
  /// The summary of nothing.
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  /// The positions taken: rows in a tree of rows, sections in a tree of sections.
  var extent: Int { get }
}

/// Something that a subtree's summary is the sum of: a node or an element.
protocol Summarized {
  associatedtype Summary: TreeSummary
  var summary: Summary { get }
}

/// What the leaves of a tree hold: one or more positions in a row.
protocol TreeElement: Summarized, Sendable {
  /// Keeps the first `count` positions and returns the others; `0 < count < extent`.
  mutating func split(keeping count: Int) -> Self
  /// Takes `next` into itself if both together are still one element.
  mutating func absorb(_ next: Self) -> Bool
}

/// A place to search for in a tree.
protocol TreeTarget {
  associatedtype Summary: TreeSummary
  /// Whether the place lies before the end of what `end` sums up.
  func isBefore(end: Summary) -> Bool
  /// Moves the place to just before the end of what `end` sums up.
  mutating func retreat(before end: Summary)
}

/// A position, which exists.
struct PositionTarget<Summary: TreeSummary>: TreeTarget {
  let position: Int

  func isBefore(end: Summary) -> Bool { position < end.extent }

  mutating func retreat(before end: Summary) {
    fail("position \(position) lies beyond the end of the tree")
  }
}

/// An offset, which lies before the end.
struct OffsetTarget<Ruler: TreeRuler>: TreeTarget {
  var offset: Double
  let ruler: Ruler

  func isBefore(end: Ruler.Summary) -> Bool { offset < ruler.offset(after: end) }

  mutating func retreat(before end: Ruler.Summary) { offset = ruler.offset(after: end).nextDown }
}

/// Turns the summary of all that stands before a place into that place's offset.
protocol TreeRuler {
  associatedtype Summary: TreeSummary
  /// Never decreases as the prefix grows.
  func offset(after prefix: Summary) -> Double
}
