// SPDX-License-Identifier: Apache-2.0

/// The heights of rows in sections: which row stands at an offset, and at which offset a row stands.
///
/// Content begins at offset 0 and runs down, section by section: the padding above the section, its
/// header, its rows, its footer. All heights are points, finite and not negative; a height or a
/// position that is wrong ends the process with a message, in release too.
///
/// ```swift
/// var geometry = RowGeometry()
/// geometry.appendSection(.init(header: 28, estimate: 44, rowCount: 1_000_000))
/// geometry.setHeight(60, of: RowPosition(section: 0, row: 0))
/// geometry.slot(atOffset: 88)  // .row(RowPosition(section: 0, row: 1))
/// ```
///
/// Rows that are not measured cost nothing: equal neighbors are one element of a tree, whatever
/// their number. A copy shares everything with its original and costs as much as a pointer; the
/// first change to either copies only the path to what is changed.
///
/// A **folded** section keeps its rows and what was measured of them, but has 0 rows for every
/// query. Mutations still reach the hidden rows, by the indexes they have when unfolded.
///
/// - Complexity: unless stated otherwise each query and mutation is O(log *n*), *n* being the number
///   of sections and of runs of equal rows; the suite "RowGeometry work" counts the visited nodes.
public struct RowGeometry: Sendable {
  typealias Rows = SummaryTree<RowRun>
  typealias Sections = SummaryTree<SectionEntry>

  var sections: Sections

  /// The nodes that mutations have visited so far, for tests of complexity.
  package var visitCount = 0

  /// Creates a geometry without sections.
  public init() {
    self.init(nodeCapacity: 32)
  }

  /// Creates a geometry whose nodes have at most `nodeCapacity` parts.
  ///
  /// Small nodes make tests meet every split and merge. Of 16, 24, 32, 48 and 64, the 32 of `init()`
  /// found rows among a million of mixed heights fastest.
  package init(nodeCapacity: Int) {
    guard nodeCapacity >= 4, nodeCapacity.isMultiple(of: 2) else {
      fail("a node's capacity must be even and at least 4, but is \(nodeCapacity)")
    }
    sections = Sections(capacity: nodeCapacity)
  }

  /// The number of sections.
  public var sectionCount: Int { sections.extent }

  /// The number of rows that show, over all sections.
  public var rowCount: Int { sections.summary.rows }

  /// The height of everything together, in points.
  public var totalHeight: Double { sections.summary.height }

  /// Finds a section and the sum of all before it.
  func find(section: Int, visits: inout Int) -> (
    prefix: SectionEntry.Summary, element: SectionEntry
  ) {
    requireIndex(section, in: sectionCount, "section")
    return sections.find(position: section, visits: &visits)
  }

  /// Finds a section.
  func entry(_ section: Int) -> SectionEntry {
    var visits = 0
    return find(section: section, visits: &visits).element
  }

  /// Lets `body` change a section.
  mutating func update<Result>(
    section: Int,
    body: (inout SectionEntry, _ visits: inout Int) -> Result
  ) -> Result {
    requireIndex(section, in: sectionCount, "section")
    return sections.update(at: section, visits: &visitCount, body: body)
  }
}
