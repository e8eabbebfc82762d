// SPDX-License-Identifier: Apache-2.0

internal import RowGeometry
internal import TableUpdates

/// The place of a header, row or footer among all that a table shows, in their order.
struct SlotPlace: Hashable, Comparable {
  var section: Int
  /// The row; -1 for the header and the largest number for the footer.
  var order: Int

  static func header(_ section: Int) -> SlotPlace { SlotPlace(section: section, order: -1) }

  static func footer(_ section: Int) -> SlotPlace { SlotPlace(section: section, order: .max) }

  static func row(_ position: TablePosition) -> SlotPlace {
    SlotPlace(section: position.section, order: position.row)
  }

  static func supplement(_ kind: SupplementKind, _ section: Int) -> SlotPlace {
    kind == .header ? .header(section) : .footer(section)
  }

  static func < (first: SlotPlace, second: SlotPlace) -> Bool {
    (first.section, first.order) < (second.section, second.order)
  }
}

extension TableLayout {
  /// Where a slot lies in line; nil for one that does not exist.
  func rect(of place: SlotPlace) -> CGRect? {
    guard (0..<sectionCount).contains(place.section) else { return nil }
    switch place.order {
    case -1: return rect(ofHeader: place.section)
    case .max: return rect(ofFooter: place.section)
    default:
      guard place.order < rows.numberOfRows(inSection: place.section) else { return nil }
      return rect(ofRow: TablePosition(section: place.section, row: place.order))
    }
  }

  /// The room above a section's header.
  func padding(ofSection section: Int) -> CGFloat {
    guard section < sectionCount else { return 0 }
    return CGFloat(rows.extent(of: .padding(section: section)).height)
  }

  /// The upper edge of a section, the padding above its header included; the end of all sections
  /// for the one after the last.
  func top(ofSection section: Int) -> CGFloat {
    guard section < sectionCount else { return contentHeight - bottomExtent }
    return topExtent + CGFloat(rows.extent(ofSection: section).offset)
  }
}
