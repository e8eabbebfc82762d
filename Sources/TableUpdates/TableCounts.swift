// SPDX-License-Identifier: Apache-2.0

/// How many rows each section of a table has at one moment.
///
/// A batch is judged against two of them: what the table last took from its data source, and what
/// the data source answers once the outermost block has ended.
package struct TableCounts: Equatable, Sendable {
  /// The number of rows of each section, in order.
  package var rowCounts: [Int]

  /// Makes the counts of a table whose sections have `rowCounts` rows.
  package init(rowCounts: [Int] = []) {
    self.rowCounts = rowCounts
  }

  /// The number of sections.
  package var sectionCount: Int { rowCounts.count }
}
