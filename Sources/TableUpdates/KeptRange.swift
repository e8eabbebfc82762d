// SPDX-License-Identifier: Apache-2.0

/// Consecutive indexes that neither appear nor disappear nor move by themselves.
///
/// What is left when everything that a batch names is taken out keeps its order. It is therefore
/// a few ranges that shift, however many indexes they hold.
struct KeptRange: Equatable, Sendable {
  /// The first index before the batch.
  var old: Int
  /// The first index after the batch.
  var new: Int
  /// The number of indexes.
  var count: Int

  /// Appends to `result` what is kept of `oldCount` indexes when `removed` go and `added` come.
  ///
  /// Both lists ascend and do not overlap; `removed` count before, `added` after.
  ///
  /// - Complexity: O(*k*) in the number of ranges.
  static func append(
    to result: inout [KeptRange],
    oldCount: Int,
    newCount: Int,
    removed: [Range<Int>],
    added: [Range<Int>]
  ) {
    var old = Gaps(of: removed, upTo: oldCount)
    var new = Gaps(of: added, upTo: newCount)
    while old.isOpen, new.isOpen {
      let count = min(old.length, new.length)
      result.append(KeptRange(old: old.position, new: new.position, count: count))
      old.advance(by: count)
      new.advance(by: count)
    }
  }
}

/// Walks through the indexes that are in none of some ranges.
private struct Gaps {
  private let ranges: [Range<Int>]
  private let end: Int
  private var next = 0
  /// The index the walk has reached.
  private(set) var position = 0

  init(of ranges: [Range<Int>], upTo end: Int) {
    self.ranges = ranges
    self.end = end
    skip()
  }

  /// Whether indexes are left.
  var isOpen: Bool { position < end }

  /// How many indexes lie before the next range.
  var length: Int { (next < ranges.count ? ranges[next].lowerBound : end) - position }

  mutating func advance(by count: Int) {
    position += count
    skip()
  }

  private mutating func skip() {
    while next < ranges.count, ranges[next].lowerBound == position {
      position = ranges[next].upperBound
      next += 1
    }
  }
}

extension [KeptRange] {
  /// Where the index `old` goes, by the ranges at `positions`; nil if it is not kept.
  ///
  /// - Complexity: O(log *n*).
  func newIndex(of old: Int, in positions: Range<Int>) -> Int? {
    let found = SortedSearch.firstIndex(in: positions) { self[$0].old + self[$0].count > old }
    guard found < positions.upperBound, self[found].old <= old else { return nil }
    return self[found].new + (old - self[found].old)
  }

  /// Where the index `new` comes from, by the ranges at `positions`; nil if it is not kept.
  ///
  /// - Complexity: O(log *n*).
  func oldIndex(of new: Int, in positions: Range<Int>) -> Int? {
    let found = SortedSearch.firstIndex(in: positions) { self[$0].new + self[$0].count > new }
    guard found < positions.upperBound, self[found].new <= new else { return nil }
    return self[found].old + (new - self[found].new)
  }

  /// Splits the kept indexes `old` where an insertion parts them, in ascending order.
  ///
  /// - Complexity: O(log *n* + *p*) for *p* parts.
  func parts(
    of old: Range<Int>,
    in positions: Range<Int>,
    _ body: (_ old: Range<Int>, _ new: Range<Int>) -> Void
  ) {
    var position = SortedSearch.firstIndex(in: positions) {
      self[$0].old + self[$0].count > old.lowerBound
    }
    while position < positions.upperBound, self[position].old < old.upperBound {
      let kept = self[position]
      let part = old.clamped(to: kept.old..<(kept.old + kept.count))
      let shift = kept.new - kept.old
      body(part, (part.lowerBound + shift)..<(part.upperBound + shift))
      position += 1
    }
  }
}
