// SPDX-License-Identifier: Apache-2.0
// check-files: forwards

import Drawing
public import Foundation

/// A view that shows text, in one line or several, that cannot be edited.
///
/// A new label shows one line in the system font of 17 points and takes no touches. Its text
/// stands in the middle of its height.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Creates a label with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label from an archive; see `UIView.init(coder:)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  var textStorage: String?
  var fontStorage = UILabel.defaultFont
  var textColorStorage = UIColor.label
  var layouts = LabelLayouts()

  // MARK: Text

  /// The text; nil unless set.
  open var text: String? {
    get { textStorage }
    set { setText(newValue) }
  }
  /// Would show text with attributes, which is not possible yet.
  @available(*, unavailable, message: "attributed text is not drawn on Linux yet; set text")
  open var attributedText: NSAttributedString? {
    get { nil }
    set { _ = newValue }
  }
  /// The font; the system font of 17 points unless set, and again after nil was set.
  open var font: UIFont! {
    get { fontStorage }
    set { setFont(newValue ?? UILabel.defaultFont) }
  }
  /// Whether a font made for a text style or by `UIFontMetrics` follows the text size that the
  /// user chose; false unless set.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  // MARK: Color

  /// The color of the text; `UIColor.label` unless set, and again after nil was set.
  open var textColor: UIColor! {
    get { textColorStorage }
    set { change(\.textColorStorage, to: newValue ?? .label) }
  }
  /// The color of the text while the label is highlighted; nil (no difference) unless set.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether the label shows `highlightedTextColor`; cells set it while they are selected.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  /// Whether the text is drawn in full strength; if not, it is dimmed to half its opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// The color of a sharp shadow behind the text; nil (none) unless set.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { setNeedsDisplay() } }
  }
  /// Where the shadow is, as seen from the text; one point above it unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }

  // MARK: Lines

  /// Where lines stand; where the interface's direction begins unless set.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  /// How text that is too long is broken or cut; an ellipsis for its end unless set.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { metricsDidChange() } }
  }
  /// The most lines there may be, 0 for as many as the text needs; 1 unless set.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { metricsDidChange() } }
  }
  /// The width, in points, to which `intrinsicContentSize` breaks several lines; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { metricsDidChange() } }
  }

  // MARK: Shrinking

  /// Whether a single line that is too wide is drawn smaller; false unless set.
  ///
  /// Has no effect unless `numberOfLines` is 1. The label's own size stays that of the full font.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The smallest share of the font's size to which text is shrunk, 0 (no limit) to 1.
  ///
  /// Text that is too wide even then is cut.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }
  /// Where shrunk text stands in the height of the full font; on the same baseline unless set.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  // MARK: Measuring (UILabel+Measuring.swift)

  /// The size of the text, each side rounded up to a pixel of the label's screen.
  ///
  /// It comes from `textRect(forBounds:limitedToNumberOfLines:)`, so that overriding that is
  /// enough to add room around the text.
  open override var intrinsicContentSize: CGSize { preferredSize }
  /// The size that the text needs: a single line whatever the width, several lines within it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }
  /// The part of `bounds` that the text takes, its sides rounded up to a pixel.
  ///
  /// - Parameters:
  ///   - bounds: the room; a text that is higher is measured as high as the room.
  ///   - numberOfLines: the most lines there may be; 0 for no limit.
  /// - Returns: a rectangle at the left edge of `bounds`, centered in its height.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing (UILabel+Drawing.swift)

  /// Calls `drawText(in:)` with the bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  /// Draws the text and its shadow into the current graphics context.
  ///
  /// Override it to draw into another rectangle: call super with that one.
  open func drawText(in rect: CGRect) { drawIntoCurrentContext(rect) }

  /// Draws the text anew where its color or its shadow's is the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Hooks inside the engine

  override func recordContents(into list: inout DisplayList) {
    // A subclass may draw for itself, and there is no asking whether it does.
    guard type(of: self) == UILabel.self else { return super.recordContents(into: &list) }
    recordText(in: bounds) { list.commands.append($0) }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    environmentDidChange(from: previous)
  }
}
