// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  // MARK: Heights

  /// Gives a row its measured height, in points.
  public mutating func setHeight(_ height: Double, of position: RowPosition) {
    setHeight(.exact(height), of: position)
  }

  /// Lets a row count the section's estimate again.
  public mutating func invalidateRow(_ position: RowPosition) {
    setHeight(.sectionEstimate, of: position)
  }

  /// Lets rows count the section's estimate again.
  ///
  /// - Complexity: O(log *n*), and freeing the runs that are no longer needed.
  public mutating func invalidateRows(_ rows: Range<Int>, section: Int) {
    setHeight(.sectionEstimate, ofRows: rows, section: section)
  }

  /// Lets all rows, also those of folded sections, count their section's estimate again.
  ///
  /// - Complexity: O(number of sections), and freeing the runs that are no longer needed.
  public mutating func invalidateAllRows() {
    let capacity = sections.capacity
    let entries = sections.flattened().map { entry in
      var entry = entry
      let count = entry.rows.extent
      let runs = [RowRun(count: count, height: .sectionEstimate)]
      entry.rows = Rows(count == 0 ? [] : runs, capacity: capacity)
      return entry
    }
    sections = Sections(entries, capacity: capacity)
    verifyInvariants()
  }

  /// Gives a row a height, measured or estimated.
  public mutating func setHeight(_ height: RowHeight, of position: RowPosition) {
    requireHeight(height)
    update(section: position.section) { entry, visits in
      requireIndex(position.row, in: entry.rows.extent, "row")
      let run = RowRun(count: 1, height: height)
      entry.rows.replace(position.row..<position.row + 1, with: run, visits: &visits)
    }
    verifyInvariants()
  }

  /// Gives all rows of a range one height.
  ///
  /// - Complexity: O(log *n*), and freeing the runs that are no longer needed.
  public mutating func setHeight(_ height: RowHeight, ofRows rows: Range<Int>, section: Int) {
    requireHeight(height)
    update(section: section) { entry, visits in
      requireRange(rows, in: entry.rows.extent, "rows")
      guard !rows.isEmpty else { return }
      let run = RowRun(count: rows.count, height: height)
      entry.rows.replace(rows, with: run, visits: &visits)
    }
    verifyInvariants()
  }

  /// Sets what a section's unmeasured rows count, except those with an estimate of their own.
  public mutating func setEstimate(_ estimate: Double, ofSection section: Int) {
    requireHeight(estimate, "estimated height of a row")
    update(section: section) { entry, _ in entry.estimate = estimate }
    verifyInvariants()
  }

  /// Gives the unmeasured rows of a range a new estimate, and leaves the measured ones as they are.
  ///
  /// The estimate is in points; nil lets the rows follow the section's.
  /// - Complexity: O(log *n*) and O(1) per run of equal rows in the range.
  public mutating func setEstimate(_ estimate: Double?, ofRows rows: Range<Int>, section: Int) {
    let height = estimate.map(RowHeight.estimate) ?? .sectionEstimate
    requireHeight(height)
    let capacity = sections.capacity
    update(section: section) { entry, visits in
      requireRange(rows, in: entry.rows.extent, "rows")
      guard !rows.isEmpty else { return }
      let runs = entry.rows.extract(rows, visits: &visits).flattened()
      var changed = RunList()
      for run in runs {
        changed.append(run.isMeasured ? run : RowRun(count: run.count, height: height))
      }
      let tree = Rows(changed.runs, capacity: capacity)
      entry.rows.insert(tree, at: rows.lowerBound, visits: &visits)
    }
    verifyInvariants()
  }

  // MARK: Insertion and removal

  /// Inserts rows of equal height before the row at `position`, which may be the section's end.
  public mutating func insertRows(
    _ count: Int,
    at position: RowPosition,
    height: RowHeight = .sectionEstimate
  ) {
    requireHeight(height)
    guard count >= 0 else { fail("\(count) rows cannot be inserted") }
    update(section: position.section) { entry, visits in
      requirePlace(position.row, upTo: entry.rows.extent, "row")
      guard count > 0 else { return }
      let run = RowRun(count: count, height: height)
      entry.rows.replace(position.row..<position.row, with: run, visits: &visits)
    }
    verifyInvariants()
  }

  /// Inserts measured rows before the row at `position`, which may be the section's end.
  ///
  /// - Complexity: O(log *n* + number of heights).
  public mutating func insertRows(heights: some Sequence<Double>, at position: RowPosition) {
    var list = RunList()
    for height in heights {
      requireHeight(height, "height of a row")
      list.append(RowRun(count: 1, height: height, kind: .measured))
    }
    let tree = Rows(list.runs, capacity: sections.capacity)
    update(section: position.section) { entry, visits in
      requirePlace(position.row, upTo: entry.rows.extent, "row")
      entry.rows.insert(tree, at: position.row, visits: &visits)
    }
    verifyInvariants()
  }

  /// Adds measured rows at the end of a section, also of a folded one.
  ///
  /// - Complexity: O(log *n* + number of heights).
  public mutating func appendRows(heights: some Sequence<Double>, section: Int) {
    let end = entry(section).rows.extent
    insertRows(heights: heights, at: RowPosition(section: section, row: end))
  }

  /// Removes rows.
  ///
  /// - Complexity: O(log *n*), and freeing the runs that are no longer needed.
  public mutating func removeRows(_ rows: Range<Int>, section: Int) {
    update(section: section) { entry, visits in
      requireRange(rows, in: entry.rows.extent, "rows")
      guard !rows.isEmpty else { return }
      entry.rows.replace(rows, with: nil, visits: &visits)
    }
    verifyInvariants()
  }

  // MARK: Moves

  /// Moves a row, with its height, to the position `target` that it has afterwards.
  public mutating func moveRow(from source: RowPosition, to target: RowPosition) {
    requireIndex(source.row, in: entry(source.section).rows.extent, "row")
    moveRows(source.row..<source.row + 1, section: source.section, to: target)
  }

  /// Moves rows that stand together, with their heights.
  ///
  /// `target` is the position that the first of them has afterwards.
  /// Rows that count their section's estimate count that of the new section from then on.
  public mutating func moveRows(_ rows: Range<Int>, section: Int, to target: RowPosition) {
    requireIndex(target.section, in: sectionCount, "section")
    let moved = update(section: section) { entry, visits in
      requireRange(rows, in: entry.rows.extent, "rows")
      return entry.rows.extract(rows, visits: &visits)
    }
    update(section: target.section) { entry, visits in
      requirePlace(target.row, upTo: entry.rows.extent, "row")
      entry.rows.insert(moved, at: target.row, visits: &visits)
    }
    verifyInvariants()
  }
}
