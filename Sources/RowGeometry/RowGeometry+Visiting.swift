// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  /// Visits the rows that show, in order and across sections, until `body` returns false.
  ///
  /// Rows without height are visited too. The first row need not exist: a walk from the row after a
  /// section's last begins in the next section.
  /// - Complexity: O(log *n*) to begin, O(log *n*) per further section, O(1) per row on average.
  public func forEachRow(
    from first: RowPosition,
    _ body: (_ position: RowPosition, _ extent: Extent) -> Bool
  ) {
    var visits = 0
    forEachRow(from: first, visits: &visits, body)
  }

  /// Visits the slots that lie at least partly in a range of offsets, in order.
  ///
  /// Slots without height are left out, and runs of such rows are passed over in one step.
  /// - Complexity: O(log *n*) to begin, O(log *n*) per further section, O(1) per slot on average.
  public func forEachSlot(
    in range: Range<Double>,
    _ body: (_ slot: Slot, _ extent: Extent) -> Void
  ) {
    var visits = 0
    forEachSlot(in: range, visits: &visits, body)
  }

  // MARK: Counted

  /// Visits rows; `visits` grows by the number of visited nodes and rows.
  package func forEachRow(
    from first: RowPosition,
    visits: inout Int,
    _ body: (_ position: RowPosition, _ extent: Extent) -> Bool
  ) {
    requirePlace(first.section, upTo: sectionCount, "section")
    requirePlace(first.row, upTo: .max, "row")
    sections.visit(from: first.section, visits: &visits) { prefix, entry, visits in
      let section = prefix.sections
      let row = section == first.section ? first.row : 0
      guard row < entry.rowCount else { return true }
      return visitRows(of: entry, after: prefix, from: row, visits: &visits) { row, extent in
        body(RowPosition(section: section, row: row), extent)
      }
    }
  }

  /// Visits slots; `visits` grows by the number of visited nodes and rows.
  package func forEachSlot(
    in range: Range<Double>,
    visits: inout Int,
    _ body: (_ slot: Slot, _ extent: Extent) -> Void
  ) {
    let lower = max(range.lowerBound, 0)
    let upper = range.upperBound
    guard lower < upper, lower < totalHeight else { return }
    let first = sections.find(offset: lower, ruler: SectionRuler(), visits: &visits).prefix.sections
    sections.visit(from: first, visits: &visits) { prefix, entry, visits in
      let section = prefix.sections
      let layout = entry.layout(from: prefix.height)
      guard layout.base < upper else { return false }

      func offer(_ slot: Slot, _ offset: Double, _ height: Double) {
        let extent = Extent(offset: offset, height: height)
        guard height > 0, extent.end > lower, offset < upper else { return }
        body(slot, extent)
      }
      offer(.padding(section: section), layout.base, entry.padding)
      offer(.header(section: section), layout.header, entry.header)
      if entry.rowsHeight > 0, layout.footer > lower, layout.rows < upper {
        let row = row(at: lower, in: entry, start: layout.rows, visits: &visits)
        _ = visitRows(of: entry, after: prefix, from: row, skipsEmpty: true, visits: &visits) {
          guard $1.offset < upper else { return false }
          offer(.row(RowPosition(section: section, row: $0)), $1.offset, $1.height)
          return true
        }
      }
      offer(.footer(section: section), layout.footer, entry.footer)
      return true
    }
  }

  /// Visits the rows of a section that is not folded, until `body` returns false.
  ///
  /// - Returns: false if `body` ended the walk.
  private func visitRows(
    of entry: SectionEntry,
    after prefix: SectionEntry.Summary,
    from first: Int,
    skipsEmpty: Bool = false,
    visits: inout Int,
    body: (_ row: Int, _ extent: Extent) -> Bool
  ) -> Bool {
    let ruler = RowRuler(start: entry.layout(from: prefix.height).rows, estimate: entry.estimate)
    var goesOn = true
    entry.rows.visit(from: first, visits: &visits) { before, run, visits in
      let height = run.rowHeight(estimate: entry.estimate)
      if skipsEmpty, height == 0 { return true }
      var index = max(first - before.rows, 0)
      while index < run.count, goesOn {
        visits += 1
        let offset = ruler.offset(after: before + run.summary(ofFirst: index))
        goesOn = body(before.rows + index, Extent(offset: offset, height: height))
        index += 1
      }
      return goesOn
    }
    return goesOn
  }
}
