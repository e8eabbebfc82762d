// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import TableUpdates

/// A row's place in the table, as the update engine counts it.
///
/// Named here because the geometry has a type of the same name.
package typealias TablePosition = RowPosition

extension RowPosition {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }

  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
