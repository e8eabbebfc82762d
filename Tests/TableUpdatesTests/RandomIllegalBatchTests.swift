// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TableUpdates

@Suite("Random illegal batches")
struct RandomIllegalBatchTests {
  @Test("a legal batch with a wrong count, a call twice or a call too far is refused, in any order")
  func corruptedBatches() {
    for seed in randomSeeds(4000) {
      var generator = SeededGenerator(seed: seed &* 31)
      let batch = RandomBatch(seed: seed)
      var calls = batch.calls
      var after = batch.after.counts
      corrupt(&calls, after: &after, batch: batch, using: &generator)
      let text = failureText(calls, batch.before.counts, after)
      #expect(text?.isEmpty == false, "SEED=\(seed), \(calls)")
      let shuffled = failureText(
        calls.shuffled(using: &generator),
        batch.before.counts,
        after
      )
      #expect(text == shuffled, "SEED=\(seed), \(calls)")
    }
  }

  @Test("calls with any numbers are answered, and what is accepted maps back and forth")
  func arbitraryBatches() {
    for seed in randomSeeds(4000) {
      var generator = SeededGenerator(seed: seed &* 17)
      let numbers = [Int.min, -1, 0, 0, 0, 1, 1, 2, 3, Int.max - 1, Int.max]
      func number() -> Int { numbers.randomElement(using: &generator) ?? 0 }
      func counts() -> [Int] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          Int.random(in: -1...3, using: &generator)
        }
      }
      let calls: [BatchCall] = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .insertRow(number(), number(), number())
        case 1: .deleteRow(number(), number(), number())
        case 2: .reloadRow(number(), number(), number())
        case 3: .moveRow(at(number(), number()), at(number(), number()))
        case 4: .insertSection(number(), number())
        case 5: .deleteSection(number(), number())
        case 6: .reloadSection(number(), number())
        default: .moveSection(number(), number())
        }
      }
      let before = counts()
      let after = counts()
      switch TableUpdate(calls).resolve(before, after) {
      case .failure(let error):
        #expect(!error.description.isEmpty, "SEED=\(seed)")
      case .success(let mapping):
        for (section, count) in before.enumerated() where count > 0 {
          for row in 0..<count {
            guard let new = mapping.newPosition(ofRow: at(section, row)) else { continue }
            #expect(mapping.oldPosition(ofRow: new) == at(section, row), "SEED=\(seed)")
          }
        }
      }
    }
  }

  private func corrupt(
    _ calls: inout [BatchCall],
    after: inout [Int],
    batch: RandomBatch,
    using generator: inout SeededGenerator
  ) {
    let keptSections = batch.after.sections.indices.filter {
      batch.sectionAnimations[batch.after.sections[$0].id] == nil
    }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      guard let section = keptSections.randomElement(using: &generator) else { fallthrough }
      after[section] += [-3, -2, -1, 1, 2, 3].randomElement(using: &generator) ?? 1
    case 1:
      guard let call = calls.randomElement(using: &generator) else { fallthrough }
      calls.append(call)
    case 2:
      after.append(0)
    default:
      let far = [-1, 100_000, Int.max].randomElement(using: &generator) ?? -1
      let call: [BatchCall] = [
        .deleteRow(0, far, 0), .reloadRow(far, 0, 0), .insertRow(far, 0, 0),
        .deleteSection(far, 0), .insertSection(far, 0), .moveSection(far, 0),
      ]
      calls += call.randomElement(using: &generator).map { [$0] } ?? []
    }
  }
}
