// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import TableUpdates

/// Finds the gaps of a batch.
///
/// A row that is replaced keeps its slot, and its neighbors may lie against it, unless the old and
/// the new cell slide up or down: then it goes and comes in the gap like the others.
///
/// - Complexity: Made in O(*k* log *k*) in the number of ranges that change; a gap is found in
///   O(log *k* + log *n*).
struct TableGaps {
  private let mapping: TableMapping
  private let old: TableLayout
  private let new: TableLayout
  private var oldRows: [Int: [Range<Int>]] = [:]
  private var newRows: [Int: [Range<Int>]] = [:]
  private var oldSections: [Range<Int>] = []
  private var newSections: [Range<Int>] = []

  init(mapping: TableMapping, old: TableLayout, new: TableLayout) {
    self.mapping = mapping
    self.old = old
    self.new = new
    for run in mapping.deletedRows() { oldRows[run.section, default: []].append(run.rows) }
    for run in mapping.insertedRows() { newRows[run.section, default: []].append(run.rows) }
    for move in mapping.movedRows {
      oldRows[move.from.section, default: []].append(move.from.row..<move.from.row + 1)
      newRows[move.to.section, default: []].append(move.to.row..<move.to.row + 1)
    }
    for reload in mapping.reloadedRows() where reload.animation.slidesVertically {
      oldRows[reload.oldSection, default: []].append(reload.oldRows)
      newRows[reload.newSection, default: []].append(reload.newRows)
    }
    oldSections = mapping.deletedSections().map(\.sections)
    newSections = mapping.insertedSections().map(\.sections)
    for move in mapping.movedSections {
      oldSections.append(move.from..<move.from + 1)
      newSections.append(move.to..<move.to + 1)
    }
    for reload in mapping.reloadedSections() where reload.animation.slidesVertically {
      oldSections.append(reload.oldSections)
      newSections.append(reload.newSections)
    }
    oldRows = oldRows.mapValues(\.joined)
    newRows = newRows.mapValues(\.joined)
    oldSections = oldSections.joined
    newSections = newSections.joined
  }

  /// Where a row goes that was at a position before the batch.
  func gap(ofOldRow position: TablePosition) -> TableGap {
    let section = position.section
    switch mapping.fate(ofSection: section) {
    case .deleted: return gap(ofOldSection: section)
    case .reloaded(let target, let animation):
      return animation.slidesVertically
        ? gap(ofOldSection: section) : wholeSection(old: section, new: target)
    case .kept(let target), .moved(let target):
      let run = oldRows[section, default: []].run(around: position.row)
      let above = TablePosition(section: section, row: run.lowerBound - 1)
      let below = TablePosition(section: section, row: run.upperBound)
      return rows(
        old: section,
        new: target,
        above: run.lowerBound > 0 ? mapping.newPosition(ofRow: above).map { (above, $0) } : nil,
        below: run.upperBound < mapping.before.rowCounts[section]
          ? mapping.newPosition(ofRow: below).map { (below, $0) } : nil
      )
    }
  }

  /// Where a row comes that is at a position after the batch.
  func gap(ofNewRow position: TablePosition) -> TableGap {
    let section = position.section
    switch mapping.origin(ofSection: section) {
    case .inserted: return gap(ofNewSection: section)
    case .reloaded(let source, let animation):
      return animation.slidesVertically
        ? gap(ofNewSection: section) : wholeSection(old: source, new: section)
    case .kept(let source), .moved(let source):
      let run = newRows[section, default: []].run(around: position.row)
      let above = TablePosition(section: section, row: run.lowerBound - 1)
      let below = TablePosition(section: section, row: run.upperBound)
      return rows(
        old: source,
        new: section,
        above: run.lowerBound > 0 ? mapping.oldPosition(ofRow: above).map { ($0, above) } : nil,
        below: run.upperBound < mapping.after.rowCounts[section]
          ? mapping.oldPosition(ofRow: below).map { ($0, below) } : nil
      )
    }
  }

  /// Where a section goes that had an index before the batch.
  func gap(ofOldSection section: Int) -> TableGap {
    let run = oldSections.run(around: section)
    let above = run.lowerBound - 1
    let below = run.upperBound
    return sections(
      above: above >= 0 ? mapping.newIndex(ofSection: above).map { (above, $0) } : nil,
      below: below < mapping.before.sectionCount
        ? mapping.newIndex(ofSection: below).map { (below, $0) } : nil
    )
  }

  /// Where a section comes that has an index after the batch.
  func gap(ofNewSection section: Int) -> TableGap {
    let run = newSections.run(around: section)
    let above = run.lowerBound - 1
    let below = run.upperBound
    return sections(
      above: above >= 0 ? mapping.oldIndex(ofSection: above).map { ($0, above) } : nil,
      below: below < mapping.after.sectionCount
        ? mapping.oldIndex(ofSection: below).map { ($0, below) } : nil
    )
  }

  /// The first slot at or after a place before the batch that is still there, after the batch.
  ///
  /// - Complexity: O(log *k*) for each range that leaves after the place.
  func surviving(from place: SlotPlace) -> SlotPlace {
    guard place.section < mapping.before.sectionCount else {
      return .header(mapping.after.sectionCount)
    }
    guard let target = mapping.newIndex(ofSection: place.section) else {
      return gap(ofOldSection: place.section).boundary
    }
    switch place.order {
    case -1: return .header(target)
    case .max: return .footer(target)
    default:
      let position = TablePosition(section: place.section, row: place.order)
      guard place.order < mapping.before.rowCounts[place.section] else { return .footer(target) }
      switch mapping.fate(ofRow: position) {
      case .kept(let row), .reloaded(let row, _): return .row(row)
      case .deleted, .moved: return gap(ofOldRow: position).boundary
      }
    }
  }

  /// All rows of a section that keeps its header and footer.
  private func wholeSection(old section: Int, new target: Int) -> TableGap {
    var gap = rows(old: section, new: target, above: nil, below: nil)
    gap.isOfSections = true
    return gap
  }

  private func rows(
    old section: Int,
    new target: Int,
    above: (old: TablePosition, new: TablePosition)?,
    below: (old: TablePosition, new: TablePosition)?
  ) -> TableGap {
    TableGap(
      upper: .init(
        old: above.map { old.rect(ofRow: $0.old) }?.maxY ?? old.rect(ofHeader: section).maxY,
        new: above.map { new.rect(ofRow: $0.new) }?.maxY ?? new.rect(ofHeader: target).maxY
      ),
      lower: .init(
        old: below.map { old.rect(ofRow: $0.old) }?.minY ?? old.rect(ofFooter: section).minY,
        new: below.map { new.rect(ofRow: $0.new) }?.minY ?? new.rect(ofFooter: target).minY
      ),
      boundary: below.map { .row($0.new) } ?? .footer(target),
      startsSection: above == nil,
      endsSection: below == nil
    )
  }

  private func sections(above: (old: Int, new: Int)?, below: (old: Int, new: Int)?) -> TableGap {
    let ends = (mapping.before.sectionCount, mapping.after.sectionCount)
    return TableGap(
      upper: .init(
        old: above.map { old.rect(ofSection: $0.old).maxY } ?? old.topExtent,
        new: above.map { new.rect(ofSection: $0.new).maxY } ?? new.topExtent
      ),
      lower: .init(
        old: old.top(ofSection: below?.old ?? ends.0),
        new: new.top(ofSection: below?.new ?? ends.1)
      ),
      boundary: .header(below?.new ?? ends.1),
      isOfSections: true
    )
  }
}

extension [Range<Int>] {
  /// The same indexes in as few ranges as possible, ascending.
  fileprivate var joined: [Range<Int>] {
    var result: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// The range that holds an index, among ascending ones; the index alone where none does.
  fileprivate func run(around index: Int) -> Range<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < count, self[low].contains(index) else { return index..<index + 1 }
    return self[low]
  }
}
