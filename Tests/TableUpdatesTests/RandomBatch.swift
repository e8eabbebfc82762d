// SPDX-License-Identifier: Apache-2.0

import TableUpdates

/// A random legal batch, made by changing a naive table and noting what was done.
///
/// The calls are derived from where identifiers are in the end, never by the rules under test.
struct RandomBatch {
  let before: NaiveTable
  private(set) var after = NaiveTable(sections: [])
  private(set) var calls: [BatchCall] = []
  /// The animation with which a row or section came, went or was reloaded, by identifier.
  private(set) var rowAnimations: [Int: Int] = [:]
  private(set) var sectionAnimations: [Int: Int] = [:]
  private(set) var reloadedRows: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedRows: Set<Int> = []
  private(set) var movedSections: Set<Int> = []

  private var generator: SeededGenerator
  private var nextId = 0
  /// One edit in so many; small numbers make busy batches.
  private let rarity: Int

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var id = 0
    func fresh() -> Int {
      id += 1
      return id
    }
    let sectionCount = Int.random(in: 0...6, using: &generator)
    before = NaiveTable(
      sections: (0..<sectionCount).map { _ in
        let rows = Int.random(in: 0...8, using: &generator)
        return NaiveTable.Section(id: fresh(), rows: (0..<rows).map { _ in fresh() })
      }
    )
    rarity = Int.random(in: 2...9, using: &generator)
    nextId = id
    self.generator = generator
    make()
  }

  private mutating func fresh() -> Int {
    nextId += 1
    return nextId
  }

  private mutating func animation() -> Int {
    [0, 5, 100].randomElement(using: &generator) ?? 0
  }

  private mutating func make() {
    var wandering: [Int] = []
    changeSections(wandering: &wandering)
    let hosts = after.sections.indices.filter { keepsRows(after.sections[$0].id) }
    for id in wandering {
      // Without a section that takes it, the row could not have left; there is always its own.
      guard let host = hosts.randomElement(using: &generator) else { continue }
      insert(id, into: host)
    }
    for host in hosts {
      while generator.oneIn(rarity) {
        let id = fresh()
        rowAnimations[id] = animation()
        insert(id, into: host)
      }
    }
    noteNewPositions()
  }

  private func keepsRows(_ section: Int) -> Bool {
    sectionAnimations[section] == nil
  }

  private mutating func insert(_ id: Int, into section: Int) {
    let row = Int.random(in: 0...after.sections[section].rows.count, using: &generator)
    after.sections[section].rows.insert(id, at: row)
  }

  private mutating func changeSections(wandering: inout [Int]) {
    var moved: [NaiveTable.Section] = []
    for (index, section) in before.sections.enumerated() {
      var section = section
      switch Int.random(in: 0..<(rarity + 3), using: &generator) {
      case 0:
        sectionAnimations[section.id] = animation()
        calls.append(.deleteSection(index, sectionAnimations[section.id] ?? 0))
        addSwallowedCalls(section: index, rows: section.rows.count)
      case 1:
        sectionAnimations[section.id] = animation()
        reloadedSections.insert(section.id)
        calls.append(.reloadSection(index, sectionAnimations[section.id] ?? 0))
        addSwallowedCalls(section: index, rows: section.rows.count)
        let rows = Int.random(in: 0...4, using: &generator)
        section.rows = (0..<rows).map { _ in fresh() }
        after.sections.append(section)
      case 2:
        section.rows = changeRows(section, index: index, wandering: &wandering)
        movedSections.insert(section.id)
        moved.append(section)
      default:
        section.rows = changeRows(section, index: index, wandering: &wandering)
        after.sections.append(section)
      }
    }
    while generator.oneIn(rarity) {
      let rows = Int.random(in: 0...4, using: &generator)
      let section = NaiveTable.Section(id: fresh(), rows: (0..<rows).map { _ in fresh() })
      sectionAnimations[section.id] = animation()
      moved.append(section)
    }
    for section in moved {
      let index = Int.random(in: 0...after.sections.count, using: &generator)
      after.sections.insert(section, at: index)
    }
  }

  /// Deletes, reloads and takes out rows of a section; gives those that stay, in order.
  private mutating func changeRows(
    _ section: NaiveTable.Section,
    index: Int,
    wandering: inout [Int]
  ) -> [Int] {
    var rows: [Int] = []
    for (row, id) in section.rows.enumerated() {
      switch Int.random(in: 0..<(rarity + 3), using: &generator) {
      case 0:
        rowAnimations[id] = animation()
        calls.append(.deleteRow(index, row, rowAnimations[id] ?? 0))
      case 1:
        rowAnimations[id] = animation()
        reloadedRows.insert(id)
        calls.append(.reloadRow(index, row, rowAnimations[id] ?? 0))
        rows.append(id)
      case 2:
        movedRows.insert(id)
        wandering.append(id)
      default:
        rows.append(id)
      }
    }
    return rows
  }

  private mutating func addSwallowedCalls(section: Int, rows: Int) {
    for row in 0..<rows where generator.oneIn(4) {
      calls.append(
        generator.oneIn(2)
          ? .deleteRow(section, row, animation()) : .reloadRow(section, row, animation())
      )
    }
  }

  /// Adds the calls that name positions after the batch.
  private mutating func noteNewPositions() {
    let oldRows = before.rowPositions()
    let oldSections = before.sectionIndexes()
    for (index, section) in after.sections.enumerated() {
      if movedSections.contains(section.id), let old = oldSections[section.id] {
        calls.append(.moveSection(old, index))
      }
      if let animation = sectionAnimations[section.id] {
        if !reloadedSections.contains(section.id) {
          calls.append(.insertSection(index, animation))
        }
        for row in section.rows.indices where generator.oneIn(3) {
          calls.append(.insertRow(index, row, 5))
        }
        continue
      }
      for (row, id) in section.rows.enumerated() {
        if movedRows.contains(id), let old = oldRows[id] {
          calls.append(.moveRow(old, at(index, row)))
        } else if let animation = rowAnimations[id], !reloadedRows.contains(id) {
          calls.append(.insertRow(index, row, animation))
        }
      }
    }
  }
}
