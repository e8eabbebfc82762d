// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The view of a section's header or footer, which a table can use again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view waits to be used again.
  public let reuseIdentifier: String?
  private let content = UIView(frame: .zero)
  private var titleLabel: UILabel?
  private var titleStyle: UITableView.Style = .plain
  private var hasFloatingBackground = false
  private var titleKind = SupplementKind.header

  /// Whether the view floats at an edge of a plain table, over rows.
  var isFloating = false {
    didSet { if isFloating != oldValue { floatingDidChange() } }
  }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: Under which it waits to be used again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view that is not used again.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// What an app puts its own views in.
  open var contentView: UIView { content }

  /// The label of a header or footer with a title.
  open var textLabel: UILabel? { titleLabel ?? makeTitleLabel() }

  /// The view behind everything.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Is ignored, as on iOS: give `backgroundView` or `contentView` a color.
  open override var backgroundColor: UIColor? {
    get { nil }
    set {
      guard newValue != nil else { return }
      Warnings.once(
        "header-footer-background",
        "[TableView] Setting the background color on UITableViewHeaderFooterView has been "
          + "deprecated. Please set a custom UIView with your desired background color to the "
          + "backgroundView property instead."
      )
    }
  }

  /// Called before the view is used for another section.
  ///
  /// Call super.
  open func prepareForReuse() {}

  /// Puts content, background and title in place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds.inset(by: sideInsets)
    backgroundView?.frame = bounds
    layoutTitle()
  }

  // MARK: Title

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    titleLabel = label
    content.addSubview(label)
    styleTitle()
    setNeedsLayout()
    return label
  }

  func showTitle(_ title: String, kind: SupplementKind, in table: UITableView) {
    titleStyle = table.style
    titleKind = kind
    let label = titleLabel ?? makeTitleLabel()
    styleTitle()
    // Titles of grouped headers are in capitals.
    label.text =
      kind == .header && table.style != .plain ? title.uppercased(with: .current) : title
    setNeedsLayout()
  }

  /// "plain: header title font" 17 semibold; "grouped header font" 13 regular, secondary.
  private func styleTitle() {
    guard let titleLabel else { return }
    let isPlain = titleStyle == .plain
    titleLabel.font = .preferredFont(
      forTextStyle: isPlain ? .headline : .footnote,
      compatibleWith: traitCollection
    )
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textColor = isPlain && titleKind == .header ? .label : .secondaryLabel
    titleLabel.numberOfLines = isPlain ? 1 : 0
  }

  /// What the table gives a view of this kind that says nothing else.
  var usualHeight: CGFloat = 0

  /// The width that is asked for, and the height that suits the title.
  ///
  /// Override it to give a header without a height of its own another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: usualHeight + titleGrowth(width: size.width))
  }

  /// What the title takes beyond one line of the usual size, in points.
  func titleGrowth(width: CGFloat) -> CGFloat {
    guard let titleLabel, titleLabel.text != nil else { return 0 }
    let room = max(0, width - 2 * TableChrome.sideMargin(forWidth: width))
    let height = titleLabel.sizeThatFits(
      CGSize(width: room, height: .greatestFiniteMagnitude)
    ).height
    let scale = max(traitCollection.displayScale, 1)
    let usual = UIFont.systemFont(ofSize: titleStyle == .plain ? 17 : 13).lineHeight
    return max(0, height - (usual * scale).rounded(.up) / scale)
  }

  private var sideInsets: UIEdgeInsets { (superview as? UITableView)?.sideInsets ?? .zero }

  private func layoutTitle() {
    guard let titleLabel else { return }
    let margin = TableChrome.sideMargin(forWidth: bounds.width)
    let width = max(0, content.bounds.width - 2 * margin)
    let size = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let y: CGFloat =
      switch (titleStyle, titleKind) {
      case (.plain, _): 4
      // "header text: space below it", "grouped footer content inset as replicated: top".
      case (_, .header): bounds.height - 6 - size.height
      case (_, .footer): 8
      }
    titleLabel.frame = CGRect(x: margin, y: y, width: width, height: size.height)
  }

  /// Rows must not be read through a title that floats over them.
  private func floatingDidChange() {
    if isFloating {
      // What the app has chosen is its own.
      guard titleStyle == .plain, backgroundView == nil, backgroundColor == nil else { return }
      setBackground(.systemBackground.withAlphaComponent(0.94))
      hasFloatingBackground = true
    } else if hasFloatingBackground {
      setBackground(nil)
      hasFloatingBackground = false
    }
  }
}
