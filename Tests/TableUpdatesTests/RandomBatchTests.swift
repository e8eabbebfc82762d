// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("Random legal batches")
struct RandomBatchTests {
  @Test("every row and section goes where the naive table has it, and comes from there")
  func mappingMatchesNaiveTable() throws {
    for seed in randomSeeds(3000) {
      let batch = RandomBatch(seed: seed)
      let mapping = try mapping(batch.calls, batch.before.counts, batch.after.counts)
      let expected = ExpectedMapping(batch)
      for (section, content) in batch.before.sections.enumerated() {
        #expect(
          mapping.fate(ofSection: section) == expected.sectionFates[section],
          "SEED=\(seed), section \(section)"
        )
        for row in content.rows.indices {
          let position = at(section, row)
          let fate = mapping.fate(ofRow: position)
          #expect(fate == expected.rowFates[position], "SEED=\(seed), \(position)")
          guard let new = mapping.newPosition(ofRow: position) else { continue }
          #expect(mapping.oldPosition(ofRow: new) == position, "SEED=\(seed), \(position)")
        }
      }
      for (section, content) in batch.after.sections.enumerated() {
        #expect(
          mapping.origin(ofSection: section) == expected.sectionOrigins[section],
          "SEED=\(seed), section \(section)"
        )
        for row in content.rows.indices {
          let position = at(section, row)
          let origin = mapping.origin(ofRow: position)
          #expect(origin == expected.rowOrigins[position], "SEED=\(seed), \(position)")
        }
      }
    }
  }

  @Test("the splices bring the naive table from before to after")
  func splicesMatchNaiveTable() throws {
    for seed in randomSeeds(3000) {
      let batch = RandomBatch(seed: seed)
      let mapping = try mapping(batch.calls, batch.before.counts, batch.after.counts)
      let result = batch.before.applying(mapping.splices(), counts: batch.after.counts)
      // What came with the batch is below zero in the result.
      var expected = batch.after
      for section in expected.sections.indices {
        let id = expected.sections[section].id
        if batch.sectionAnimations[id] != nil {
          expected.sections[section].id = -1
          expected.sections[section].rows = expected.sections[section].rows.map { _ in -1 }
        } else {
          expected.sections[section].rows = expected.sections[section].rows.map {
            batch.rowAnimations[$0] == nil || batch.reloadedRows.contains($0) ? $0 : -1
          }
        }
      }
      #expect(result == expected, "SEED=\(seed)")
    }
  }

  @Test("the order of the calls makes no difference")
  func orderIsIrrelevant() throws {
    for seed in randomSeeds(1000) {
      let batch = RandomBatch(seed: seed)
      var generator = SeededGenerator(seed: seed &+ 1)
      let first = try mapping(batch.calls, batch.before.counts, batch.after.counts)
      let shuffled = batch.calls.shuffled(using: &generator)
      let second = try mapping(shuffled, batch.before.counts, batch.after.counts)
      #expect(first == second, "SEED=\(seed)")
      #expect(first.splices() == second.splices(), "SEED=\(seed)")
    }
  }

  @Test("the lists of edits name the rows and sections that have that fate, and no others")
  func listsMatchFates() throws {
    for seed in randomSeeds(1000) {
      let batch = RandomBatch(seed: seed)
      let mapping = try mapping(batch.calls, batch.before.counts, batch.after.counts)
      let expected = ExpectedMapping(batch)
      #expect(mapping.listedRowFates() == expected.editedRowFates(batch), "SEED=\(seed)")
      #expect(mapping.listedInsertions() == expected.insertedRows(batch), "SEED=\(seed)")
      #expect(
        mapping.listedSectionFates()
          == expected.sectionFates.filter { if case .kept = $1 { false } else { true } },
        "SEED=\(seed)"
      )
      #expect(
        mapping.insertedSections().flatMap { run in run.sections.map { [$0, run.animation] } }
          == expected.sectionOrigins.sorted { $0.key < $1.key }.compactMap {
            if case .inserted(let animation) = $1 { [$0, animation] } else { nil }
          },
        "SEED=\(seed)"
      )
    }
  }
}

/// Fates and origins by looking identifiers up.
private struct ExpectedMapping {
  var rowFates: [RowPosition: RowFate] = [:]
  var rowOrigins: [RowPosition: RowOrigin] = [:]
  var sectionFates: [Int: SectionFate] = [:]
  var sectionOrigins: [Int: SectionOrigin] = [:]

  init(_ batch: RandomBatch) {
    let newSections = batch.after.sectionIndexes()
    let oldSections = batch.before.sectionIndexes()
    let newRows = batch.after.rowPositions()
    let oldRows = batch.before.rowPositions()
    for (index, section) in batch.before.sections.enumerated() {
      let animation = batch.sectionAnimations[section.id]
      if let new = newSections[section.id] {
        if let animation {
          sectionFates[index] = .reloaded(new, animation: animation)
        } else {
          sectionFates[index] = batch.movedSections.contains(section.id) ? .moved(new) : .kept(new)
        }
      } else {
        sectionFates[index] = .deleted(animation: animation ?? -1)
      }
      for (row, id) in section.rows.enumerated() {
        let ending = RowFate.deleted(animation: animation ?? batch.rowAnimations[id] ?? -1)
        let fate = newRows[id].map { new -> RowFate in
          if batch.movedRows.contains(id) { return .moved(new) }
          return batch.rowAnimations[id].map { .reloaded(new, animation: $0) } ?? .kept(new)
        }
        rowFates[at(index, row)] = fate ?? ending
      }
    }
    for (index, section) in batch.after.sections.enumerated() {
      let animation = batch.sectionAnimations[section.id]
      if let old = oldSections[section.id] {
        if let animation {
          sectionOrigins[index] = .reloaded(old, animation: animation)
        } else {
          sectionOrigins[index] =
            batch.movedSections.contains(section.id) ? .moved(old) : .kept(old)
        }
      } else {
        sectionOrigins[index] = .inserted(animation: animation ?? -1)
      }
      for (row, id) in section.rows.enumerated() {
        let beginning = RowOrigin.inserted(
          animation: animation ?? batch.rowAnimations[id] ?? -1
        )
        let origin = oldRows[id].map { old -> RowOrigin in
          if batch.movedRows.contains(id) { return .moved(old) }
          return batch.rowAnimations[id].map { .reloaded(old, animation: $0) } ?? .kept(old)
        }
        rowOrigins[at(index, row)] = origin ?? beginning
      }
    }
  }

  /// The fates other than kept, without those of rows in replaced sections.
  func editedRowFates(_ batch: RandomBatch) -> [RowPosition: RowFate] {
    rowFates.filter { position, fate in
      let section = batch.before.sections[position.section].id
      if case .kept = fate { return false }
      return batch.sectionAnimations[section] == nil
    }
  }

  func insertedRows(_ batch: RandomBatch) -> [RowPosition: Int] {
    var result: [RowPosition: Int] = [:]
    for (position, origin) in rowOrigins {
      let section = batch.after.sections[position.section].id
      guard batch.sectionAnimations[section] == nil else { continue }
      if case .inserted(let animation) = origin { result[position] = animation }
    }
    return result
  }
}

extension TableMapping {
  fileprivate func listedRowFates() -> [RowPosition: RowFate] {
    var result: [RowPosition: RowFate] = [:]
    for run in deletedRows() {
      for row in run.rows { result[at(run.section, row)] = .deleted(animation: run.animation) }
    }
    for move in movedRows { result[move.from] = .moved(move.to) }
    for run in reloadedRows() {
      for (old, new) in zip(run.oldRows, run.newRows) {
        result[at(run.oldSection, old)] = .reloaded(
          at(run.newSection, new),
          animation: run.animation
        )
      }
    }
    return result
  }

  fileprivate func listedInsertions() -> [RowPosition: Int] {
    var result: [RowPosition: Int] = [:]
    for run in insertedRows() {
      for row in run.rows { result[at(run.section, row)] = run.animation }
    }
    return result
  }

  fileprivate func listedSectionFates() -> [Int: SectionFate] {
    var result: [Int: SectionFate] = [:]
    for run in deletedSections() {
      for section in run.sections { result[section] = .deleted(animation: run.animation) }
    }
    for move in movedSections { result[move.from] = .moved(move.to) }
    for run in reloadedSections() {
      for (old, new) in zip(run.oldSections, run.newSections) {
        result[old] = .reloaded(new, animation: run.animation)
      }
    }
    return result
  }
}
