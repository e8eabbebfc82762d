// SPDX-License-Identifier: Apache-2.0

extension [EditRun] {
  /// Sorts the runs by where they begin; runs that begin alike keep their order.
  ///
  /// Sorts by digits if the distances between the groups and between the indexes fit into one word
  /// together with the number of runs, which holds for every table that fits into memory; by
  /// comparison otherwise. A comparison sort of 100,000 shuffled rows alone would take longer than
  /// the whole batch may.
  ///
  /// - Complexity: O(*n*) by digits, else O(*n* log *n*).
  mutating func sortByPosition() {
    guard count >= 64, let words = packedWords() else {
      sort { $0.begins(before: $1) }
      return
    }
    let indexBits = UInt64.bitWidth - UInt64(count).leadingZeroBitCount
    let mask = (UInt64(1) << UInt64(indexBits)) - 1
    let sorted = Self.sortedByDigits(words, above: indexBits)
    self = sorted.map { self[Int($0 & mask)] }
  }

  /// One word per run: where it begins in the upper bits, its index below; nil if that is too much.
  private func packedWords() -> [UInt64]? {
    var groups = (low: Int.max, high: Int.min)
    var firsts = (low: Int.max, high: Int.min)
    for run in self {
      groups = (Swift.min(groups.low, run.group), Swift.max(groups.high, run.group))
      firsts = (Swift.min(firsts.low, run.first), Swift.max(firsts.high, run.first))
    }
    func bits(_ span: (low: Int, high: Int)) -> Int {
      UInt64.bitWidth - UInt64(bitPattern: Int64(span.high &- span.low)).leadingZeroBitCount
    }
    let indexBits = UInt64.bitWidth - UInt64(count).leadingZeroBitCount
    let firstBits = bits(firsts)
    guard indexBits + firstBits + bits(groups) <= UInt64.bitWidth else { return nil }
    return enumerated().map { index, run in
      let group = UInt64(bitPattern: Int64(run.group &- groups.low))
      let first = UInt64(bitPattern: Int64(run.first &- firsts.low))
      return (group << UInt64(firstBits) | first) << UInt64(indexBits) | UInt64(index)
    }
  }

  /// The words sorted by their bits from `shift` upwards, eleven bits at a time.
  private static func sortedByDigits(_ words: [UInt64], above shift: Int) -> [UInt64] {
    let digitBits = 11
    let digits = 1 << digitBits
    let highest = words.max() ?? 0
    var source = words
    var target = words
    var shift = UInt64(shift)
    while shift < UInt64.bitWidth, highest >> shift > 0 {
      var starts = [Int](repeating: 0, count: digits)
      for word in source { starts[Int(word >> shift) & (digits - 1)] += 1 }
      var sum = 0
      for digit in 0..<digits { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for word in source {
        let digit = Int(word >> shift) & (digits - 1)
        target[starts[digit]] = word
        starts[digit] += 1
      }
      swap(&source, &target)
      shift += UInt64(digitBits)
    }
    return source
  }
}
