// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

public import Foundation

/// The view of one row.
///
/// Cells are used again for other rows when they leave the table, so everything that a row shows
/// has to be set each time.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label on the left and one on the right.
    case value1 = 1
    /// A small label on the left and one beside it.
    @available(*, unavailable, message: "UITableViewCell.CellStyle.value2 is not implemented yet")
    case value2 = 2
    /// Two labels, one below the other.
    case subtitle = 3
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// No different.
    case none = 0
    /// Gray: the same as `default`.
    case blue = 1
    /// Gray: the same as `default`.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

  /// Whether lines are drawn between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// Thin lines.
    case singleLine = 1
  }

  /// What a cell shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button and an arrow.
    @available(*, unavailable, message: "detail accessories are not implemented yet")
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button.
    @available(*, unavailable, message: "detail accessories are not implemented yet")
    case detailButton = 4
  }

  // MARK: State

  let cellStyle: CellStyle
  private lazy var contentStorage = CellContentView(cell: self)
  var labels = CellLabels()
  var separator: UIView?
  var topSeparator: UIView?
  var sectionEdges = SectionEdges()
  var accessoryGlyph: AccessoryGlyph?
  weak var tableStorage: UITableView?
  var isSelectedStorage = false
  var isHighlightedStorage = false

  /// The identifier under which the cell waits to be used again; nil for one that is not.
  public let reuseIdentifier: String?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: What the cell shows by itself.
  ///   - reuseIdentifier: Under which it waits to be used again; nil for one that is not.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    // The size that a cell has before a table gives it one.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareCell()
  }

  /// Creates a cell of the default style that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style that is not used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    prepareCell()
  }

  private func prepareCell() {
    addSubview(contentView)
    clipsToBounds = false
  }

  // MARK: Content (UITableViewCell+Layout.swift)

  /// What an app puts its own views in: the cell without accessory and separator.
  open var contentView: UIView { contentStorage }
  /// The main label.
  open var textLabel: UILabel? { label(.text) }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { label(.detail) }
  /// The view behind everything in the cell.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view behind everything in the cell while it is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundDidChange(from: oldValue) }
  }
  /// What the cell shows at its trailing edge.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange(from: nil) } }
  }
  /// A view at the trailing edge, instead of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { accessoryDidChange(from: oldValue) } }
  }
  /// How many levels the contents are indented; 0.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// How wide a level is, in points; 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// The gaps at the ends of the line below the cell; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableStorage?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      separatorDidChange()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  // MARK: Selection (UITableViewCell+Selection.swift)

  /// What the selected cell looks like.
  open var selectionStyle: SelectionStyle = .default {
    didSet { selectionDidChange(animated: false) }
  }
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Shows the row as selected or not.
  ///
  /// Called each time the cell is shown.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelectedStorage = selected
    selectionDidChange(animated: animated)
  }
  /// Shows the row as highlighted or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlightedStorage = highlighted
    selectionDidChange(animated: animated)
  }

  // MARK: Reuse

  /// Called before the cell is used for another row.
  ///
  /// Call super.
  open func prepareForReuse() {
    isHighlightedStorage = false
    isSelectedStorage = false
    selectionDidChange(animated: false)
  }

  /// Puts the parts of the cell in place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutCell()
  }

  /// The width that is asked for, and the height that suits the contents in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: automaticHeight(width: size.width, standard: 44))
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsLayout()
  }
}
