// SPDX-License-Identifier: Apache-2.0

/// Where each section goes and where it comes from.
struct SectionMap: Equatable, Sendable {
  /// Deleted and reloaded sections.
  let oldRuns: [EditRun]
  /// Inserted sections.
  let newRuns: [EditRun]
  /// Moved sections by source.
  let moves: [SectionMove]
  /// Moved sections by target.
  let movesByTarget: [SectionMove]
  /// The sections that keep their order, reloaded ones among them.
  let kept: [KeptRange]

  /// Makes the map of a batch whose sections have passed all checks.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs and moves.
  init(_ update: NormalizedUpdate, before: Int, after: Int) {
    oldRuns = update.oldSections
    newRuns = update.newSections
    moves = update.sectionMoves
    movesByTarget = update.sectionMovesByTarget
    var removed = oldRuns.filter { !$0.isReload }.map(\.range)
    var added = newRuns.map(\.range)
    if !moves.isEmpty {
      removed += moves.map { $0.from..<($0.from + 1) }
      removed.sort { $0.lowerBound < $1.lowerBound }
      added += moves.map { $0.to..<($0.to + 1) }
      added.sort { $0.lowerBound < $1.lowerBound }
    }
    var kept: [KeptRange] = []
    KeptRange.append(
      to: &kept,
      oldCount: before,
      newCount: after,
      removed: removed,
      added: added
    )
    self.kept = kept
  }

  /// Whether rows in some sections are swallowed.
  var replacesSections: Bool { !oldRuns.isEmpty || !newRuns.isEmpty }

  /// Where the section that was `old` is, reloaded or not; nil if it was deleted.
  func newSection(of old: Int) -> Int? {
    kept.newIndex(of: old, in: kept.indices) ?? moveTarget(of: old)
  }

  /// Where the section that is `new` was, reloaded or not; nil if it was inserted.
  func oldSection(of new: Int) -> Int? {
    kept.oldIndex(of: new, in: kept.indices) ?? moveSource(of: new)
  }

  /// Where the app moves the section that was `old`; nil if it does not.
  func moveTarget(of old: Int) -> Int? {
    let found = SortedSearch.firstIndex(in: moves.indices) { moves[$0].from >= old }
    guard found < moves.count, moves[found].from == old else { return nil }
    return moves[found].to
  }

  /// Where the app moves the section from that is `new`; nil if it does not.
  func moveSource(of new: Int) -> Int? {
    let found = SortedSearch.firstIndex(in: movesByTarget.indices) { movesByTarget[$0].to >= new }
    guard found < movesByTarget.count, movesByTarget[found].to == new else { return nil }
    return movesByTarget[found].from
  }

  /// Where the rows of the section that was `old` are now; nil if it was deleted or reloaded.
  func sectionKeepingRows(of old: Int) -> Int? {
    oldRuns.run(at: old, group: 0) == nil ? newSection(of: old) : nil
  }

  /// Where the rows of the section that is `new` were; nil if it was inserted or reloaded.
  func sectionGivingRows(to new: Int) -> Int? {
    guard let old = oldSection(of: new), oldRuns.run(at: old, group: 0) == nil else { return nil }
    return old
  }
}
