// SPDX-License-Identifier: Apache-2.0

internal import RowGeometry

extension RowGeometry {
  /// A row's place as the geometry counts it; the update engine has a type of the same name.
  typealias Place = RowPosition
}
