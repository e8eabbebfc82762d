// SPDX-License-Identifier: Apache-2.0

/// Consecutive indexes that one kind of call named with one animation.
///
/// For edits of rows, `group` is the section; for edits of sections it is 0 and the indexes are
/// the sections. Both bounds belong to the run: an app may name `Int.max`, which a half-open range
/// could not hold, and it must be told so rather than trap.
struct EditRun: Equatable, Sendable {
  var group: Int
  var first: Int
  var last: Int
  /// The raw value of the animation; narrow, since a batch may have a hundred thousand runs.
  private let narrowAnimation: Int32
  /// Tells a reload from a deletion; false for insertions.
  let isReload: Bool

  /// Makes a run from `first` to `last`; an animation that no table has is clamped to 32 bits.
  init(group: Int, first: Int, last: Int, animation: Int, isReload: Bool) {
    self.group = group
    self.first = first
    self.last = last
    narrowAnimation = Int32(clamping: animation)
    self.isReload = isReload
  }

  /// The raw value of the animation.
  var animation: Int { Int(narrowAnimation) }

  /// The indexes of the run; only for runs that passed the check against the counts.
  var range: Range<Int> { Range(uncheckedBounds: (lower: first, upper: last + 1)) }

  /// The number of indexes; only for runs that passed the check against the counts.
  var count: Int { last - first + 1 }

  /// Whether all of this run lies before the first index of `other`.
  func precedes(_ other: EditRun) -> Bool {
    group == other.group ? last < other.first : group < other.group
  }

  /// Whether this run begins before `other` does.
  func begins(before other: EditRun) -> Bool {
    group == other.group ? first < other.first : group < other.group
  }

  /// Whether `other` continues this run, so that the two can be one.
  func isContinued(by other: EditRun) -> Bool {
    group == other.group && animation == other.animation && isReload == other.isReload
      && last < other.first && last + 1 == other.first
  }
}
