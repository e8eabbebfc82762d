// SPDX-License-Identifier: Apache-2.0

/// The same thing measured more than once.
struct Samples {
  private let sorted: [Double]

  /// At least one value, in any order.
  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var count: Int { sorted.count }
  var median: Double { percentile(0.5) }
  var p99: Double { percentile(0.99) }

  /// How wide the middle half of the values is, as a share of the median.
  var spread: Double {
    median == 0 ? 0 : (percentile(0.75) - percentile(0.25)) / median
  }

  /// The smallest value that a share of all values does not exceed.
  func percentile(_ share: Double) -> Double {
    guard !sorted.isEmpty else { fatalError("a benchmark has measured nothing") }
    let rank = (share * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)]
  }

  /// The values, each times a factor.
  func scaled(by factor: Double) -> Samples { Samples(sorted.map { $0 * factor }) }

  /// The values, each less by an amount.
  func lessened(by amount: Double) -> Samples {
    Samples(sorted.map { max($0 - amount, 0) })
  }
}
