// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UITableViewCell {
  enum LabelRole { case text, detail }

  /// Measures of the standard styles; the names are rows of the metrics.
  enum Metrics {
    /// "text label font": 17 regular (body).
    static let textStyle = UIFont.TextStyle.body
    /// "subtitle: detail font": 12 regular.
    static let subtitleDetailStyle = UIFont.TextStyle.caption1
    /// "content configuration margins top, …, bottom".
    static let verticalMargin: CGFloat = 11
    /// What is left of a subtitle row of 55.5 points beside its labels of 20.5, 1 and 14.5, halved.
    static let subtitleMargin: CGFloat = 9.75
    /// "subtitle style total with separator".
    static let subtitleHeight: CGFloat = 56
    /// "subtitle: gap title to detail, automatic row (@2x)".
    static let subtitleGap: CGFloat = 1
    /// "label ends before the content edge when there is an accessory".
    static let accessoryGap: CGFloat = 8
    /// "gap value text to trailing accessory".
    static let valueGap: CGFloat = 6
  }

  func label(_ role: LabelRole) -> UILabel? {
    switch role {
    case .text:
      if let label = labels.text { return label }
      let label = makeLabel(Metrics.textStyle, color: .label)
      labels.text = label
      return label
    case .detail:
      guard cellStyle != .default else { return nil }
      if let label = labels.detail { return label }
      let label =
        cellStyle == .subtitle
        ? makeLabel(Metrics.subtitleDetailStyle, color: .label)
        : makeLabel(Metrics.textStyle, color: .secondaryLabel)
      labels.detail = label
      return label
    }
  }

  private func makeLabel(_ style: UIFont.TextStyle, color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    contentView.addSubview(label)
    return label
  }

  // MARK: Height

  /// The height that suits the cell's contents, at least the standard one.
  func automaticHeight(width: CGFloat, standard: CGFloat) -> CGFloat {
    let least = cellStyle == .subtitle ? max(standard, Metrics.subtitleHeight) : standard
    guard let text = labels.text else { return least }
    let room = CGSize(
      width: max(
        0,
        width - sideInsets.left - sideInsets.right - 2 * TableChrome.sideMargin(forWidth: width)
      ),
      height: .greatestFiniteMagnitude
    )
    var height = text.sizeThatFits(room).height + 2 * Metrics.verticalMargin
    if cellStyle == .subtitle, let detail = labels.detail {
      height += Metrics.subtitleGap + detail.sizeThatFits(room).height
      height += 2 * (Metrics.subtitleMargin - Metrics.verticalMargin)
    }
    return max(least, height + separatorThickness)
  }

  var separatorThickness: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var sideInsets: UIEdgeInsets { tableStorage?.sideInsets ?? .zero }

  var sideMargin: CGFloat { TableChrome.sideMargin(forWidth: bounds.width) }

  func layoutCell() {
    let line = showsSeparator ? separatorThickness : 0
    let accessory = accessoryRoom
    let sides = sideInsets
    contentView.frame = CGRect(
      x: sides.left + (isMirrored ? accessory : 0),
      y: 0,
      width: max(0, bounds.width - sides.left - sides.right - accessory),
      height: max(0, bounds.height - line)
    )
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeAccessory()
    placeSeparators()
    contentView.setNeedsLayout()
  }

  /// "default style: label fills the content height; width = content - both margins".
  func layoutLabels() {
    let content = contentView.bounds
    let indent = CGFloat(indentationLevel) * indentationWidth
    let leading = sideMargin + indent
    let trailing = hasAccessory ? Metrics.accessoryGap : sideMargin
    let room = CGRect(
      x: isMirrored ? trailing : leading,
      y: 0,
      width: max(0, content.width - leading - trailing),
      height: content.height
    )
    switch cellStyle {
    case .subtitle: layoutSubtitle(in: room)
    case .value1: layoutValue(in: room)
    default: labels.text?.frame = room
    }
  }

  /// The two labels are centered as one block.
  private func layoutSubtitle(in room: CGRect) {
    let text = labels.text.map { $0.sizeThatFits(room.size) } ?? .zero
    let detail = labels.detail.map { $0.sizeThatFits(room.size) } ?? .zero
    let isFull = labels.detail?.text?.isEmpty == false
    let gap = isFull ? Metrics.subtitleGap : 0
    let total = text.height + gap + (isFull ? detail.height : 0)
    let scale = max(traitCollection.displayScale, 1)
    let top = max(0, ((room.height - total) / 2 * scale).rounded(.up) / scale)
    labels.text?.frame = CGRect(x: room.minX, y: top, width: room.width, height: text.height)
    labels.detail?.frame = CGRect(
      x: room.minX,
      y: top + text.height + gap,
      width: room.width,
      height: detail.height
    )
  }

  private func layoutValue(in room: CGRect) {
    let value = labels.detail.map { $0.sizeThatFits(room.size).width } ?? 0
    let valueWidth = min(value, room.width)
    let textWidth = max(0, room.width - (valueWidth > 0 ? valueWidth + Metrics.valueGap : 0))
    labels.text?.frame = CGRect(
      x: isMirrored ? room.maxX - textWidth : room.minX,
      y: 0,
      width: textWidth,
      height: room.height
    )
    labels.detail?.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - valueWidth,
      y: 0,
      width: valueWidth,
      height: room.height
    )
  }

  // MARK: Background

  func backgroundDidChange(from old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// The color that a cell has unless the app gives it one.
  func applyDefaultBackground() {
    guard let table = tableStorage, backgroundColor == nil else { return }
    backgroundColor = table.chrome.cellBackground
  }

  // MARK: Separator

  var showsSeparator: Bool {
    tableStorage.map { $0.separatorStyle != .none } ?? false
  }

  func separatorDidChange() {
    let color = showsSeparator ? tableStorage?.separatorColor : nil
    let hadLine = separator != nil
    separator = line(separator, color: color)
    topSeparator = line(topSeparator, color: sectionEdges.isFirst ? color : nil)
    if hadLine != (separator != nil) { setNeedsLayout() }
    placeSeparators()
  }

  private func line(_ present: UIView?, color: UIColor?) -> UIView? {
    guard let color else {
      present?.removeFromSuperview()
      return nil
    }
    let line = present ?? UIView(frame: .zero)
    if line.superview !== self {
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    if line.backgroundColor !== color { line.backgroundColor = color }
    return line
  }

  /// "thickness: 1 px", "place: inside the cell, below a content view 1 px shorter".
  private func placeSeparators() {
    guard let separator, let table = tableStorage else { return }
    let automatic = sideMargin
    let given = ownSeparatorInset ?? table.separatorInset
    let base =
      ownSeparatorInset == nil && table.separatorInsetReference == .fromAutomaticInsets
      ? automatic : 0
    var leading = given.left == UITableView.automaticDimension ? automatic : base + given.left
    var trailing = given.right == UITableView.automaticDimension ? 0 : given.right
    leading += isMirrored ? sideInsets.right : sideInsets.left
    if sectionEdges.isLast { (leading, trailing) = (0, 0) }
    separator.frame = CGRect(
      x: isMirrored ? trailing : leading,
      y: bounds.height - separatorThickness,
      width: max(0, bounds.width - leading - trailing),
      height: separatorThickness
    )
    topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: separatorThickness)
  }

  // MARK: Accessory

  var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

  private var accessorySize: CGSize {
    if let accessoryView { return accessoryView.frame.size }
    return accessoryGlyph?.slotSize ?? .zero
  }

  /// "disclosure: content view shrinks by (margin 20, @2x / @3x)": slot and margin.
  private var accessoryRoom: CGFloat {
    hasAccessory ? accessorySize.width + sideMargin : 0
  }

  func accessoryDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    accessoryGlyph?.removeFromSuperview()
    accessoryGlyph = nil
    if let accessoryView {
      addSubview(accessoryView)
    } else if accessoryType != .none {
      let glyph = AccessoryGlyph(accessoryType)
      addSubview(glyph)
      accessoryGlyph = glyph
    }
    setNeedsLayout()
  }

  private func placeAccessory() {
    guard let view = accessoryView ?? accessoryGlyph else { return }
    let size = accessorySize
    let height = contentView.frame.height
    view.frame = CGRect(
      x: isMirrored
        ? sideInsets.left + sideMargin
        : bounds.width - sideInsets.right - sideMargin - size.width,
      y: (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
