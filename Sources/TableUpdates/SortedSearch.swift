// SPDX-License-Identifier: Apache-2.0

/// Binary search in collections that are sorted already.
enum SortedSearch {
  /// The first index of `range` that fulfils `predicate`, or its upper bound.
  ///
  /// - Precondition: Once an index fulfils the predicate, all later ones do.
  /// - Complexity: O(log *n*) calls of the predicate. Tested by "SortedSearch".
  static func firstIndex(in range: Range<Int>, where predicate: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [EditRun] {
  /// The run that `index` of `group` is in.
  ///
  /// - Complexity: O(log *n*).
  func run(at index: Int, group: Int) -> EditRun? {
    let found = SortedSearch.firstIndex(in: indices) { position in
      let run = self[position]
      return run.group == group ? run.last >= index : run.group > group
    }
    guard found < count, self[found].group == group, self[found].first <= index else { return nil }
    return self[found]
  }

  /// The positions of the runs of `group`, searched from `start` on.
  ///
  /// - Complexity: O(1) if they begin at `start` and are one, as they mostly do while going
  ///   through all groups; else O(log *n*).
  func indices(ofGroup group: Int, from start: Int = 0) -> Range<Int> {
    var lower = start
    if lower < count, self[lower].group < group {
      lower = SortedSearch.firstIndex(in: lower..<count) { self[$0].group >= group }
    }
    var upper = lower
    if upper < count, self[upper].group == group { upper += 1 }
    if upper > lower, upper < count, self[upper].group == group {
      upper = SortedSearch.firstIndex(in: upper..<count) { self[$0].group > group }
    }
    return lower..<upper
  }
}
