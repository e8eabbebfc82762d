// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TextModel

extension UILabel {
  /// Room that no text fills; finite, since subclasses reckon with it.
  private static let unlimited: CGFloat = 1_000_000
  /// A width from which on lines are not broken.
  private static let breakable: CGFloat = 100_000

  var preferredSize: CGSize {
    let breaksLines = preferredMaxLayoutWidth > 0 && numberOfLines != 1
    return measuredSize(within: breaksLines ? preferredMaxLayoutWidth : Self.unlimited)
  }

  func fittingSize(for size: CGSize) -> CGSize {
    let breaksLines = size.width > 0 && numberOfLines != 1
    return measuredSize(within: breaksLines ? size.width : Self.unlimited)
  }

  private func measuredSize(within width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let text = textStorage, !text.isEmpty, bounds.width > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    // A single line is as wide as its room at most, whatever is cut off it.
    let isBroken = lines != 1 && bounds.width < Self.breakable
    let layout = layouts.layout(
      for: request(text, width: isBroken ? bounds.width : nil, lines: lines)
    )
    let width = min(roundedUpToPixel(layout.size.width), bounds.width)
    let height = min(roundedUpToPixel(layout.size.height), max(bounds.height, 0))
    var rect = CGRect(x: bounds.minX, y: bounds.minY, width: width, height: height)
    if bounds.height < Self.breakable {
      rect.origin.y += roundedToPixel((bounds.height - height) / 2)
    }
    return rect
  }

  /// What the shaper is asked for the label as it is.
  func request(
    _ text: String,
    width: CGFloat?,
    lines: Int,
    size: CGFloat? = nil
  ) -> TextRequest {
    var font = fontStorage.fontDescription
    if let size { font.size = size }
    var request = TextRequest(string: text, font: font)
    request.alignment = effectiveAlignment.shaping
    request.lineBreak = lineBreakMode.shaping
    request.width = width
    request.maximumLineCount = max(lines, 0)
    request.direction = isMirrored ? .rightToLeft : .leftToRight
    return request
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Natural alignment follows the interface, not the text: Apple documents it as the alignment of
  /// the app's localization.
  var effectiveAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return isMirrored ? .right : .left
  }

  // MARK: Pixels

  private var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 2
  }

  /// The length rounded up to whole pixels; a thousandth of one is taken for a rounding error.
  func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint - 0.001).rounded(.up) / pixelsPerPoint
  }

  func roundedToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }
}
