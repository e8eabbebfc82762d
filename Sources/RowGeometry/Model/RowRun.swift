// SPDX-License-Identifier: Apache-2.0

/// Equal rows that stand together: what the leaves of a section's tree hold.
struct RowRun: TreeElement {
  enum Kind: Int {
    /// Unmeasured, as high as the section's estimate says.
    case sectionEstimate
    /// Unmeasured, with an estimate of their own.
    case ownEstimate
    case measured
  }

  /// Points per row; 0 where the section's estimate counts instead.
  let height: Double
  /// The number of rows times 4, plus the kind: 16 bytes per run in all.
  private var packed: Int

  init(count: Int, height: Double, kind: Kind) {
    self.height = height
    packed = count << 2 | kind.rawValue
  }

  /// Rows of one height, given as the caller of a mutation gives it.
  init(count: Int, height: RowGeometry.RowHeight) {
    switch height {
    case .sectionEstimate: self.init(count: count, height: 0, kind: .sectionEstimate)
    case .estimate(let value): self.init(count: count, height: value, kind: .ownEstimate)
    case .exact(let value): self.init(count: count, height: value, kind: .measured)
    }
  }

  var count: Int { packed >> 2 }
  var isMeasured: Bool { packed & 3 == Kind.measured.rawValue }
  var followsSection: Bool { packed & 3 == Kind.sectionEstimate.rawValue }

  var summary: Summary { summary(ofFirst: count) }

  /// The summary of the first `count` rows of the run.
  func summary(ofFirst count: Int) -> Summary {
    Summary(
      rows: count,
      measured: isMeasured ? count : 0,
      following: followsSection ? count : 0,
      ownHeight: height * Double(count)
    )
  }

  /// The height of each row, given the section's estimate.
  func rowHeight(estimate: Double) -> Double { followsSection ? estimate : height }

  mutating func split(keeping count: Int) -> RowRun {
    var rest = self
    rest.packed = packed - count << 2
    packed -= rest.count << 2
    return rest
  }

  mutating func absorb(_ next: RowRun) -> Bool {
    guard packed & 3 == next.packed & 3, height == next.height else { return false }
    packed += next.count << 2
    return true
  }

  struct Summary: TreeSummary {
    var rows: Int
    var measured: Int
    /// The rows that follow the section's estimate, which is multiplied in only when a height is
    /// asked for: a new estimate touches no node.
    var following: Int
    /// The height of all other rows together.
    var ownHeight: Double

    static let zero = Summary(rows: 0, measured: 0, following: 0, ownHeight: 0)

    static func + (left: Summary, right: Summary) -> Summary {
      Summary(
        rows: left.rows + right.rows,
        measured: left.measured + right.measured,
        following: left.following + right.following,
        ownHeight: left.ownHeight + right.ownHeight
      )
    }

    var extent: Int { rows }
  }
}

/// Offsets of rows in a section whose first row begins at `start`.
struct RowRuler: TreeRuler {
  var start: Double
  var estimate: Double

  func offset(after prefix: RowRun.Summary) -> Double {
    start + (prefix.ownHeight + Double(prefix.following) * estimate)
  }

  /// Which row of a run that begins after `prefix` is the first to end after `offset`.
  ///
  /// Agrees to the last bit with the offsets of the rows, which a bare division would not.
  func row(at offset: Double, in run: RowRun, after prefix: RowRun.Summary) -> Int {
    func end(_ row: Int) -> Double { self.offset(after: prefix + run.summary(ofFirst: row + 1)) }
    let last = run.count - 1
    if last == 0 { return 0 }
    let guess = (offset - self.offset(after: prefix)) / run.rowHeight(estimate: estimate)
    if guess >= 0, guess < Double(last) {
      let row = Int(guess)
      if end(row) > offset, row == 0 || end(row - 1) <= offset { return row }
    }
    var low = 0
    var high = last
    while low < high {
      let middle = low + (high - low) / 2
      if end(middle) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
