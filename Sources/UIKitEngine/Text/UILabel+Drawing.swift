// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TextModel

extension UILabel {
  /// How much wider or higher than its room a text may be, for errors of rounding.
  private static let tolerance: CGFloat = 0.001
  /// How much of a last line's height may be missing for it to be drawn all the same.
  private static let missingHeight: CGFloat = 0.5
  /// Steps in which text is shrunk, so that labels of many widths share few font sizes.
  private static let shrinkingStep: CGFloat = 0.25

  func drawIntoCurrentContext(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    recordText(in: rect) { context.record($0) }
  }

  /// Hands on the steps that draw the text and its shadow into `rect`.
  func recordText(in rect: CGRect, _ record: (DrawCommand) -> Void) {
    guard let text = textStorage, !text.isEmpty, rect.width > 0, rect.height > 0 else { return }
    let layout = drawnLayout(of: text, in: rect)
    let origin = CGPoint(
      x: rect.minX + shift(of: layout, in: rect.width),
      y: rect.minY + top(of: layout, in: rect.height)
    )
    let isClipped = exceeds(layout, rect.size)
    if isClipped {
      record(.save)
      record(.clip(.rect(bounds)))
    }
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      record(.text(layout, origin: place, shown(shadowColor)))
    }
    let color = isHighlighted ? highlightedTextColor ?? textColorStorage : textColorStorage
    record(.text(layout, origin: origin, shown(color)))
    if isClipped { record(.restore) }
  }

  /// Whether some of the text may lie outside its room, of which a layer shows nothing.
  private func exceeds(_ layout: any TextLayout, _ room: CGSize) -> Bool {
    // A line that is to be clipped tells the width of what will be left of it. One that was laid
    // out without a width fits.
    (lineBreakMode == .byClipping && layout.request.width != nil)
      || layout.size.width > room.width + Self.tolerance
      || roundedUpToPixel(layout.size.height) > room.height + Self.tolerance
  }

  private func shown(_ color: UIColor) -> RGBA {
    let rgba = color.rgba(for: traitCollection, tintColor: tintColor)
    return isEnabled ? rgba : rgba.multiplyingAlpha(by: 0.5)
  }

  // MARK: Layout

  private func drawnLayout(of text: String, in rect: CGRect) -> any TextLayout {
    guard numberOfLines == 1 else { return drawnLines(of: text, in: rect) }
    let natural = layouts.layout(for: request(text, width: nil, lines: 1))
    guard natural.size.width > rect.width + Self.tolerance else { return natural }
    if adjustsFontSizeToFitWidth {
      return shrunk(text, naturalWidth: natural.size.width, to: rect.width)
    }
    return layouts.layout(for: request(text, width: rect.width, lines: 1))
  }

  /// As many lines as may be and as the height has room for, the last one cut if text is left.
  private func drawnLines(of text: String, in rect: CGRect) -> any TextLayout {
    let layout = layouts.layout(for: request(text, width: rect.width, lines: numberOfLines))
    let height = rect.height + Self.missingHeight
    guard layout.lineCount > 1, layout.size.height > height else { return layout }
    let lines = max(Int(height / fontStorage.lineHeight), 1)
    return layouts.layout(for: request(text, width: rect.width, lines: lines))
  }

  /// The text in one line, in the largest size that fits; cut if the smallest does not.
  private func shrunk(
    _ text: String,
    naturalWidth: CGFloat,
    to width: CGFloat
  ) -> any TextLayout {
    let full = fontStorage.pointSize
    let smallest = max(full * min(minimumScaleFactor, 1), min(1, full))
    var size = full * width / naturalWidth
    // Letter spacing changes with the size, so that the first guess may still be too wide.
    for _ in 0..<4 {
      size = max((size / Self.shrinkingStep).rounded(.down) * Self.shrinkingStep, smallest)
      let layout = layouts.layout(for: request(text, width: nil, lines: 1, size: size))
      if layout.size.width <= width + Self.tolerance { return layout }
      guard size > smallest else { break }
      size = min(size * width / layout.size.width, size - Self.shrinkingStep)
    }
    return layouts.layout(
      for: request(text, width: width, lines: 1, size: max(size, smallest))
    )
  }

  // MARK: Position

  /// How far right a layout begins that was made for another width than it is drawn in.
  private func shift(of layout: any TextLayout, in width: CGFloat) -> CGFloat {
    let spare = width - (layout.request.width ?? layout.size.width)
    switch effectiveAlignment {
    case .left: return 0
    case .right: return spare
    case .center: return spare / 2
    case .natural, .justified:
      return layout.request.resolvedDirection == .leftToRight ? 0 : spare
    }
  }

  private func top(of layout: any TextLayout, in height: CGFloat) -> CGFloat {
    let fullMetrics = FontMetrics(fontStorage.fontDescription)
    let isShrunk = layout.request.font.size < fullMetrics.size
    guard isShrunk, baselineAdjustment != .alignCenters else {
      return centered(layout.size.height, in: height)
    }
    let fullTop = centered(fullMetrics.lineHeight, in: height)
    guard baselineAdjustment == .alignBaselines else { return fullTop }
    return fullTop + fullMetrics.ascender - layout.firstBaseline
  }

  private func centered(_ content: CGFloat, in height: CGFloat) -> CGFloat {
    roundedToPixel((height - roundedUpToPixel(content)) / 2)
  }
}
