// SPDX-License-Identifier: Apache-2.0

/// A section as the outer tree holds it.
///
///     base ┌ padding
///          ├ header
///          ├ rows      (none while folded)
///          └ footer
struct SectionEntry: TreeElement {
  var padding: Double
  var header: Double
  var footer: Double
  var estimate: Double
  var isFolded = false
  var rows: SummaryTree<RowRun>

  init(_ section: RowGeometry.Section, capacity: Int) {
    requireHeight(section.padding, "padding above a section")
    requireHeight(section.header, "height of a header")
    requireHeight(section.footer, "height of a footer")
    requireHeight(section.estimate, "estimated height of a row")
    guard section.rowCount >= 0 else {
      fail("a section cannot have \(section.rowCount) rows")
    }
    padding = section.padding
    header = section.header
    footer = section.footer
    estimate = section.estimate
    let runs = [RowRun(count: section.rowCount, height: .sectionEstimate)]
    rows = SummaryTree(section.rowCount == 0 ? [] : runs, capacity: capacity)
  }

  /// The rows that show.
  var rowCount: Int { isFolded ? 0 : rows.extent }

  /// The height of the rows that show.
  var rowsHeight: Double {
    isFolded ? 0 : RowRuler(start: 0, estimate: estimate).offset(after: rows.summary)
  }

  /// The place of each part, for a section that begins at `base`.
  func layout(from base: Double) -> Layout {
    let header = base + padding
    let rows = header + self.header
    return Layout(base: base, header: header, rows: rows, footer: rows + rowsHeight)
  }

  struct Layout {
    var base: Double
    var header: Double
    var rows: Double
    var footer: Double
  }

  var summary: Summary {
    Summary(sections: 1, rows: rowCount, height: padding + header + rowsHeight + footer)
  }

  mutating func split(keeping count: Int) -> SectionEntry { fail("a section cannot be split") }
  mutating func absorb(_ next: SectionEntry) -> Bool { false }

  struct Summary: TreeSummary {
    var sections: Int
    var rows: Int
    var height: Double

    static let zero = Summary(sections: 0, rows: 0, height: 0)

    static func + (left: Summary, right: Summary) -> Summary {
      Summary(
        sections: left.sections + right.sections,
        rows: left.rows + right.rows,
        height: left.height + right.height
      )
    }

    var extent: Int { sections }
  }
}

/// Offsets of sections.
struct SectionRuler: TreeRuler {
  func offset(after prefix: SectionEntry.Summary) -> Double { prefix.height }
}
