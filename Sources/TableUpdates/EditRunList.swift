// SPDX-License-Identifier: Apache-2.0

/// The edits of one kind of index, coalesced into runs while they are recorded.
///
/// Indexes that arrive in ascending or descending order join the run before them at once, so a
/// hundred thousand rows named one after the other are one run. `normalized()` brings the rest
/// into order.
struct EditRunList: Sendable {
  /// The runs as recorded.
  private var runs: [EditRun] = []
  /// Whether `runs` ascend without touching or overlapping where they could be one.
  private var isNormalized = true

  var isEmpty: Bool { runs.isEmpty }

  /// Records a run behind the others.
  ///
  /// - Complexity: O(1), amortized.
  mutating func append(_ run: EditRun) {
    let end = runs.count - 1
    guard end >= 0 else {
      runs.append(run)
      return
    }
    if runs[end].isContinued(by: run) {
      runs[end].last = run.last
      return
    }
    if run.isContinued(by: runs[end]) {
      runs[end].first = run.first
      // The run has grown towards the one before it and may have reached it.
      if end > 0, !runs[end - 1].precedes(runs[end]) || runs[end - 1].isContinued(by: runs[end]) {
        isNormalized = false
      }
      return
    }
    if !runs[end].precedes(run) { isNormalized = false }
    runs.append(run)
  }

  /// The runs in ascending order, those merged that touch and have the same kind and animation.
  ///
  /// An index that was named twice is in two runs: the check for conflicts finds it there. The
  /// result does not depend on the order of the calls as long as there is no such conflict.
  ///
  /// - Complexity: O(1) if the indexes came in ascending order, else linear for the usual sizes of
  ///   tables (see `sortByPosition()`). Tested by "EditRunList".
  func normalized() -> [EditRun] {
    if isNormalized { return runs }
    var sorted = runs
    sorted.sortByPosition()
    var kept = 0
    for index in 1..<sorted.count {
      if sorted[kept].isContinued(by: sorted[index]) {
        sorted[kept].last = sorted[index].last
      } else {
        kept += 1
        sorted[kept] = sorted[index]
      }
    }
    sorted.removeSubrange((kept + 1)...)
    return sorted
  }
}
