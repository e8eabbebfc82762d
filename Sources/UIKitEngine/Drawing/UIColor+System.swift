// SPDX-License-Identifier: Apache-2.0

// The values stand in SystemColor.swift.
extension UIColor {
  /// The color of text.
  public static let label = UIColor(source: .system(.label))
  /// The color of text of second rank.
  public static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
  /// The color of text of third rank.
  public static let tertiaryLabel = UIColor(source: .system(.tertiaryLabel))
  /// The color of text of fourth rank.
  public static let quaternaryLabel = UIColor(source: .system(.quaternaryLabel))
  /// The color of the text that stands for text not yet entered.
  public static let placeholderText = UIColor(source: .system(.placeholderText))
  /// The color of links.
  public static let link = UIColor(source: .system(.link))
  /// The background of an interface.
  public static let systemBackground = UIColor(source: .system(.systemBackground))
  /// The background of content grouped on ``systemBackground``.
  public static let secondarySystemBackground = UIColor(source: .system(.secondarySystemBackground))
  /// The background of content within ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(source: .system(.tertiarySystemBackground))
  /// The background of a grouped interface, such as a grouped table.
  public static let systemGroupedBackground = UIColor(source: .system(.systemGroupedBackground))
  /// The background of the cells of a grouped table.
  public static let secondarySystemGroupedBackground = UIColor(
    source: .system(.secondarySystemGroupedBackground)
  )
  /// The background of content within such cells.
  public static let tertiarySystemGroupedBackground = UIColor(
    source: .system(.tertiarySystemGroupedBackground)
  )
  /// The color of thin lines, some of what is under them seen through.
  public static let separator = UIColor(source: .system(.separator))
  /// The color of thin lines that hide what is under them.
  public static let opaqueSeparator = UIColor(source: .system(.opaqueSeparator))
  /// A see-through fill for thin and small shapes.
  public static let systemFill = UIColor(source: .system(.systemFill))
  /// A see-through fill for shapes of medium size.
  public static let secondarySystemFill = UIColor(source: .system(.secondarySystemFill))
  /// A see-through fill for large shapes.
  public static let tertiarySystemFill = UIColor(source: .system(.tertiarySystemFill))
  /// A see-through fill for large areas.
  public static let quaternarySystemFill = UIColor(source: .system(.quaternarySystemFill))
  /// The blue of the system palette; also the accent color where no other is set.
  public static let systemBlue = UIColor(source: .system(.systemBlue))
  /// The green of the system palette.
  public static let systemGreen = UIColor(source: .system(.systemGreen))
  /// The red of the system palette.
  public static let systemRed = UIColor(source: .system(.systemRed))
  /// The orange of the system palette.
  public static let systemOrange = UIColor(source: .system(.systemOrange))
  /// The yellow of the system palette.
  public static let systemYellow = UIColor(source: .system(.systemYellow))
  /// The pink of the system palette.
  public static let systemPink = UIColor(source: .system(.systemPink))
  /// The purple of the system palette.
  public static let systemPurple = UIColor(source: .system(.systemPurple))
  /// The teal of the system palette, as of iOS 15.
  public static let systemTeal = UIColor(source: .system(.systemTeal))
  /// The mint green of the system palette.
  public static let systemMint = UIColor(source: .system(.systemMint))
  /// The cyan of the system palette.
  public static let systemCyan = UIColor(source: .system(.systemCyan))
  /// The indigo of the system palette.
  public static let systemIndigo = UIColor(source: .system(.systemIndigo))
  /// The brown of the system palette.
  public static let systemBrown = UIColor(source: .system(.systemBrown))
  /// The gray of the system palette.
  public static let systemGray = UIColor(source: .system(.systemGray))
  /// The second gray; closer to the background than ``systemGray``.
  public static let systemGray2 = UIColor(source: .system(.systemGray2))
  /// The third gray.
  public static let systemGray3 = UIColor(source: .system(.systemGray3))
  /// The fourth gray.
  public static let systemGray4 = UIColor(source: .system(.systemGray4))
  /// The fifth gray.
  public static let systemGray5 = UIColor(source: .system(.systemGray5))
  /// The sixth gray; the closest to the background.
  public static let systemGray6 = UIColor(source: .system(.systemGray6))

  /// The accent color of the view that uses it.
  ///
  /// Where no view is involved it is ``systemBlue``.
  public static let tintColor = UIColor(source: .tint)

  /// Black, whatever the interface looks like.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// White with alpha 0.6, whatever the interface looks like.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// The background of a grouped table.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
