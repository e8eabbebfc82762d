// SPDX-License-Identifier: Apache-2.0

/// What RowGeometry is held against: the offsets of all rows in a plain array.
///
/// Nothing finds a row in less; but a change to one row changes the offsets of all that follow.
struct PrefixSums {
  private(set) var ends: [Double]

  init(heights: [Double]) {
    var end = 0.0
    ends = heights.map { height in
      end += height
      return end
    }
  }

  /// The row at an offset, by binary search.
  func row(atOffset offset: Double) -> Int {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a row begins.
  func offset(ofRow row: Int) -> Double { row == 0 ? 0 : ends[row - 1] }

  /// Moves all rows from one on.
  mutating func shift(from row: Int, by distance: Double) {
    for index in row..<ends.count { ends[index] += distance }
  }
}
