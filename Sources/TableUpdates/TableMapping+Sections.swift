// SPDX-License-Identifier: Apache-2.0

extension TableMapping {
  /// What becomes of the section that was `old`.
  ///
  /// - Precondition: The section exists before the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func fate(ofSection old: Int) -> SectionFate {
    guard (0..<before.sectionCount).contains(old) else {
      mappingFailure("no section \(old) before the update")
    }
    if let target = sections.moveTarget(of: old) { return .moved(target) }
    let run = sections.oldRuns.run(at: old, group: 0)
    if let run, !run.isReload { return .deleted(animation: run.animation) }
    guard let new = sections.newSection(of: old) else {
      mappingFailure("no fate for section \(old)")
    }
    return run.map { .reloaded(new, animation: $0.animation) } ?? .kept(new)
  }

  /// Where the section that is `new` comes from.
  ///
  /// - Precondition: The section exists after the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func origin(ofSection new: Int) -> SectionOrigin {
    guard (0..<after.sectionCount).contains(new) else {
      mappingFailure("no section \(new) after the update")
    }
    if let source = sections.moveSource(of: new) { return .moved(source) }
    if let run = sections.newRuns.run(at: new, group: 0) {
      return .inserted(animation: run.animation)
    }
    guard let old = sections.oldSection(of: new) else {
      mappingFailure("no origin for section \(new)")
    }
    let run = sections.oldRuns.run(at: old, group: 0)
    return run.map { .reloaded(old, animation: $0.animation) } ?? .kept(old)
  }

  /// Where the section that was `old` is now: kept, moved or reloaded; nil if it was deleted.
  ///
  /// - Precondition: The section exists before the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func newIndex(ofSection old: Int) -> Int? {
    switch fate(ofSection: old) {
    case .kept(let new), .moved(let new), .reloaded(let new, _): new
    case .deleted: nil
    }
  }

  /// Where the section that is `new` was: kept, moved or reloaded; nil if it was inserted.
  ///
  /// - Precondition: The section exists after the batch.
  /// - Complexity: O(log *k*) in the number of runs and moves.
  package func oldIndex(ofSection new: Int) -> Int? {
    switch origin(ofSection: new) {
    case .kept(let old), .moved(let old), .reloaded(let old, _): old
    case .inserted: nil
    }
  }

  /// The deleted sections, in old indexes and ascending.
  ///
  /// - Complexity: O(*k*) in the number of runs.
  package func deletedSections() -> [SectionRun] {
    sections.oldRuns.compactMap { $0.isReload ? nil : SectionRun($0) }
  }

  /// The inserted sections, in new indexes and ascending.
  ///
  /// - Complexity: O(*k*) in the number of runs.
  package func insertedSections() -> [SectionRun] {
    sections.newRuns.map { SectionRun($0) }
  }

  /// The sections that the app moves, by old index.
  package var movedSections: [SectionMove] { sections.moves }

  /// The reloaded sections with both their indexes, by old index.
  ///
  /// - Complexity: O(*k* log *k*) in the number of runs.
  package func reloadedSections() -> [SectionReload] {
    var result: [SectionReload] = []
    for run in sections.oldRuns where run.isReload {
      sections.kept.parts(of: run.range, in: sections.kept.indices) { old, new in
        result.append(
          SectionReload(oldSections: old, newSections: new, animation: run.animation)
        )
      }
    }
    return result
  }

  /// Ends the process: the caller asked for a place that does not exist, or a check has a hole.
  func mappingFailure(_ reason: String) -> Never {
    fatalError("TableMapping: \(reason)")
  }
}

extension SectionRun {
  fileprivate init(_ run: EditRun) {
    self.init(sections: run.range, animation: run.animation)
  }
}
