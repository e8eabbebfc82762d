// SPDX-License-Identifier: Apache-2.0

/// A row named by its section and its index there; ordered as rows stand on the screen.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The index of the section, from 0.
  public var section: Int
  /// The index of the row in its section, from 0.
  public var row: Int

  /// Names a row; whether there is such a row is checked where the position is used.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether `left` stands above `right`.
  @inlinable
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
