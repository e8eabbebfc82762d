// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// Creates the path of a row of a table.
  public init(row: Int, section: Int) {
    // Two indexes stand in the value itself; an array of them would be made and thrown away.
    self.init(index: section)
    append(row)
  }

  /// Creates the path of an item of a collection.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The section, the first of the path's two indexes; the path must have it.
  public var section: Int {
    get { checked(0, "section") }
    set {
      _ = checked(0, "section")
      self[0] = newValue
    }
  }

  /// The row, the second of the path's two indexes; the path must have it.
  public var row: Int {
    get { checked(1, "row") }
    set {
      _ = checked(1, "row")
      self[1] = newValue
    }
  }

  /// The item, the second of the path's two indexes; the path must have it.
  public var item: Int {
    get { checked(1, "item") }
    set {
      _ = checked(1, "item")
      self[1] = newValue
    }
  }

  private func checked(_ index: Int, _ name: String) -> Int {
    guard count > index else {
      raise(
        "Invalid index path for use with UITableView: it has \(count) indexes, so no \(name). "
          + "Index paths passed to table views must contain exactly two indices specifying the "
          + "section and row.",
        name: "NSInvalidArgumentException"
      )
    }
    return self[index]
  }
}
