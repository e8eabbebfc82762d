// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Makes objects from their class though the initializer is not `required`, as Objective-C can.
///
/// Swift offers no way to call a designated initializer on a class that is known only at run time
/// unless the initializer is required, and requiring it would refuse source that compiles on iOS.
/// A class that overrides the initializer with a *required* one keeps it in the slot that the
/// original has in every subclass; calling through that class finds the subclass's own. The
/// language does not promise this, so nothing outside of this file relies on it, and tests make
/// such objects in debug and in release builds.
@MainActor
enum ObjectCreation {
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let stand = unsafeBitCast(type, to: NSObjectStandIn.Type.self)
    return unsafeDowncast(stand.init(), to: Object.self)
  }

  static func make(
    _ type: UITableViewCell.Type,
    style: UITableViewCell.CellStyle,
    reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type, to: CellStandIn.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }

  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: HeaderFooterStandIn.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

// Open, so that the compiler never calls the initializers below directly; SPI, so that no client
// sees them.

/// Calls `NSObject`'s initializer on any class below it.
@_spi(ObjectCreation)
open class NSObjectStandIn: NSObject {
  /// Creates the object.
  public required override init() { super.init() }
}

/// Calls a cell's initializer on any class of cells.
@_spi(ObjectCreation)
open class CellStandIn: UITableViewCell {
  /// Creates the cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates the view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Calls a header-footer view's initializer on any class of them.
@_spi(ObjectCreation)
open class HeaderFooterStandIn: UITableViewHeaderFooterView {
  /// Creates the view.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Creates the view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
