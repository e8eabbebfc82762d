// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  // MARK: Sections

  /// The number of rows that show in a section: 0 while it is folded.
  public func numberOfRows(inSection section: Int) -> Int { entry(section).rowCount }

  /// The rows that unfolding the section would show: 0 unless it is folded.
  public func hiddenRowCount(inSection section: Int) -> Int {
    let entry = entry(section)
    return entry.isFolded ? entry.rows.extent : 0
  }

  /// The rows that show in a section and are measured: 0 while it is folded.
  public func measuredRowCount(inSection section: Int) -> Int {
    let entry = entry(section)
    return entry.isFolded ? 0 : entry.rows.summary.measured
  }

  /// Whether a section hides its rows.
  public func isFolded(section: Int) -> Bool { entry(section).isFolded }

  /// What a row of the section counts while it has neither a measure nor an estimate of its own.
  public func estimate(ofSection section: Int) -> Double { entry(section).estimate }

  /// The room of a whole section, from its padding to its footer.
  public func extent(ofSection section: Int) -> Extent {
    var visits = 0
    let (prefix, entry) = find(section: section, visits: &visits)
    return Extent(offset: prefix.height, height: entry.summary.height)
  }

  /// The room of the rows that show in a section, between header and footer.
  public func extent(ofRowsInSection section: Int) -> Extent {
    var visits = 0
    let (prefix, entry) = find(section: section, visits: &visits)
    return Extent(offset: entry.layout(from: prefix.height).rows, height: entry.rowsHeight)
  }

  // MARK: Slots

  /// The room of a slot.
  public func extent(of slot: Slot) -> Extent {
    if case .row(let position) = slot { return extent(of: position) }
    var visits = 0
    let (prefix, entry) = find(section: slot.section, visits: &visits)
    let layout = entry.layout(from: prefix.height)
    return switch slot {
    case .padding: Extent(offset: layout.base, height: entry.padding)
    case .header: Extent(offset: layout.header, height: entry.header)
    case .row: Extent(offset: layout.rows, height: entry.rowsHeight)
    case .footer: Extent(offset: layout.footer, height: entry.footer)
    }
  }

  /// The room of a row that shows.
  public func extent(of position: RowPosition) -> Extent {
    var visits = 0
    return extent(of: position, visits: &visits)
  }

  /// Where a row that shows begins, in points.
  public func offset(of position: RowPosition) -> Double { extent(of: position).offset }

  /// How high a row that shows is, in points: measured or estimated.
  public func height(of position: RowPosition) -> Double { extent(of: position).height }

  /// Whether a row that shows has a measured height.
  public func isMeasured(_ position: RowPosition) -> Bool {
    let entry = entry(position.section)
    requireRow(position, in: entry)
    var visits = 0
    return entry.rows.find(position: position.row, visits: &visits).element.isMeasured
  }

  /// What stands at an offset, or nil above the content and from its end on.
  ///
  /// A slot holds its first point but not its end; one without height is never found. A row whose
  /// height is more than the rounding error of its offset is found at exactly that offset.
  public func slot(atOffset offset: Double) -> Slot? {
    var visits = 0
    return slot(atOffset: offset, visits: &visits)
  }

  // MARK: Counted

  /// The room of a row that shows; `visits` grows by the number of visited nodes.
  package func extent(of position: RowPosition, visits: inout Int) -> Extent {
    let (prefix, entry) = find(section: position.section, visits: &visits)
    requireRow(position, in: entry)
    let ruler = RowRuler(start: entry.layout(from: prefix.height).rows, estimate: entry.estimate)
    let (before, run) = entry.rows.find(position: position.row, visits: &visits)
    let rows = before + run.summary(ofFirst: position.row - before.rows)
    return Extent(
      offset: ruler.offset(after: rows),
      height: run.rowHeight(estimate: entry.estimate)
    )
  }

  /// What stands at an offset; `visits` grows by the number of visited nodes.
  package func slot(atOffset offset: Double, visits: inout Int) -> Slot? {
    guard !offset.isNaN else { fail("the offset is not a number") }
    guard offset >= 0, offset < totalHeight else { return nil }
    let (prefix, entry) = sections.find(offset: offset, ruler: SectionRuler(), visits: &visits)
    let section = prefix.sections
    let layout = entry.layout(from: prefix.height)
    if offset < layout.header { return .padding(section: section) }
    if offset < layout.rows { return .header(section: section) }
    // Past the rows and without a footer, rounding alone has led here: the last part has it.
    if offset >= layout.footer, entry.footer > 0 { return .footer(section: section) }
    if entry.rowsHeight > 0 {
      let row = row(at: offset, in: entry, start: layout.rows, visits: &visits)
      return .row(RowPosition(section: section, row: row))
    }
    return entry.header > 0 ? .header(section: section) : .padding(section: section)
  }

  /// The first row that ends after `offset`, in a section that shows rows with some height.
  func row(at offset: Double, in entry: SectionEntry, start: Double, visits: inout Int) -> Int {
    let ruler = RowRuler(start: start, estimate: entry.estimate)
    let (before, run) = entry.rows.find(offset: offset, ruler: ruler, visits: &visits)
    return before.rows + ruler.row(at: offset, in: run, after: before)
  }

  /// Ends the process unless the section shows such a row.
  private func requireRow(_ position: RowPosition, in entry: SectionEntry) {
    guard position.row >= 0, position.row < entry.rowCount else {
      fail(
        """
        row \(position.row) of section \(position.section) is out of range: \
        \(entry.isFolded ? "the section is folded" : "the section has \(entry.rowCount) rows")
        """
      )
    }
  }
}
