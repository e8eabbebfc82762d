// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How measures are written.
enum Report {
  // MARK: For people

  /// The head of the table.
  static let head = line(
    "measure",
    "unit",
    "n",
    "median",
    "p99",
    "spread",
    "cpu",
    "limit",
    "floor",
    "",
    ""
  )

  /// A line of the table.
  static func row(_ measure: Measure, isJudged: Bool) -> String {
    let samples = measure.samples
    var limit = measure.limit.map { "<= \(number($0))" } ?? ""
    if let p99 = measure.p99Limit { limit += " p99 <= \(number(p99))" }
    let remarks = [
      measure.floor.map { "floor: \($0.label)" } ?? "", measure.note,
    ]
    return line(
      measure.name,
      measure.unit,
      "\(samples.count)",
      number(samples.median),
      number(samples.p99),
      "\(Int((samples.spread * 100).rounded()))%",
      measure.cpu.map { number($0.median) } ?? "",
      limit,
      measure.floor.map { number($0.value) } ?? "",
      verdict(measure, isJudged: isJudged),
      remarks.filter { !$0.isEmpty }.joined(separator: "; ")
    )
  }

  private static func verdict(_ measure: Measure, isJudged: Bool) -> String {
    guard isJudged, let isWithinLimits = measure.isWithinLimits else { return "" }
    return isWithinLimits ? "ok" : "OVER"
  }

  private static func line(_ cells: String...) -> String {
    let widths = [37, -5, -5, -9, -9, -6, -9, 14, -8, 4, 0]
    let padded = zip(cells, widths).map { cell, width in
      let gap = String(repeating: " ", count: max(abs(width) - cell.count, 0))
      return width < 0 ? gap + cell : cell + gap
    }
    return padded.joined(separator: " ").replacingOccurrences(
      of: " +$",
      with: "",
      options: .regularExpression
    )
  }

  /// Three digits that count, more for large numbers.
  private static func number(_ value: Double) -> String {
    let size = value.magnitude
    let decimals = size == size.rounded() || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3
    return String(format: "%.\(decimals)f", value)
  }

  // MARK: For programs

  private struct Line: Encodable {
    let name: String
    let n: Int
    let unit: String
    let value: Double
    let p99: Double
    let limit: Double?
    let floor: Double?
    let commit: String?

    private enum Key: String, CodingKey {
      case name, n, unit, value, p99, limit, floor, commit
    }

    /// Writes all keys, null where there is no value.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .name)
      try container.encode(n, forKey: .n)
      try container.encode(unit, forKey: .unit)
      try container.encode(value, forKey: .value)
      try container.encode(p99, forKey: .p99)
      try container.encode(limit, forKey: .limit)
      try container.encode(floor, forKey: .floor)
      try container.encode(commit, forKey: .commit)
    }
  }

  /// A measure as one line of JSON.
  static func json(_ measure: Measure, commit: String?) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Line(
      name: measure.name,
      n: measure.samples.count,
      unit: measure.unit,
      value: rounded(measure.samples.median),
      p99: rounded(measure.samples.p99),
      limit: measure.limit,
      floor: measure.floor.map { rounded($0.value) },
      commit: commit
    )
    do {
      return String(decoding: try encoder.encode(line), as: UTF8.self)
    } catch {
      fatalError("\(measure.name) cannot be written as JSON: \(error)")
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
