// SPDX-License-Identifier: Apache-2.0

/// What becomes of a row that was in the table before a batch.
package enum RowFate: Hashable, Sendable {
  /// The row stays in its section and in order, though its position may shift to this one.
  case kept(RowPosition)
  /// The app moves the row to this position.
  case moved(RowPosition)
  /// The row at this position takes its place, with the raw value of an animation.
  case reloaded(RowPosition, animation: Int)
  /// The row disappears, alone or with its section, with the raw value of an animation.
  case deleted(animation: Int)
}

/// Where a row that is in the table after a batch comes from.
package enum RowOrigin: Hashable, Sendable {
  /// The row was at this position, in the same section and order.
  case kept(RowPosition)
  /// The app moves the row from this position.
  case moved(RowPosition)
  /// The row takes the place of the one at this position, with the raw value of an animation.
  case reloaded(RowPosition, animation: Int)
  /// The row is new, alone or with its section, with the raw value of an animation.
  case inserted(animation: Int)
}

/// What becomes of a section that was in the table before a batch.
package enum SectionFate: Hashable, Sendable {
  /// The section stays in order, though its index may shift to this one.
  case kept(Int)
  /// The app moves the section to this index.
  case moved(Int)
  /// The section at this index takes its place, with the raw value of an animation.
  case reloaded(Int, animation: Int)
  /// The section disappears, with the raw value of an animation.
  case deleted(animation: Int)
}

/// Where a section that is in the table after a batch comes from.
package enum SectionOrigin: Hashable, Sendable {
  /// The section had this index, in the same order.
  case kept(Int)
  /// The app moves the section from this index.
  case moved(Int)
  /// The section takes the place of the one at this index, with the raw value of an animation.
  case reloaded(Int, animation: Int)
  /// The section is new, with the raw value of an animation.
  case inserted(animation: Int)
}
