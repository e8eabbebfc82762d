// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UILabel {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  func setText(_ text: String?) {
    guard text != textStorage else { return }
    textStorage = text
    metricsDidChange()
  }

  func setFont(_ font: UIFont) {
    guard font != fontStorage else { return }
    fontStorage = font
    metricsDidChange()
  }

  /// Changes a property that has no influence on the size.
  func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<UILabel, Value>, to new: Value)
  {
    guard self[keyPath: property] != new else { return }
    self[keyPath: property] = new
    setNeedsDisplay()
  }

  /// The text may now be of another size.
  func metricsDidChange() {
    layouts.removeAll()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Brings the font to the present content size category, if it follows it.
  func adjustFont() { setFont(fontStorage.adjusted(for: traitCollection)) }

  func environmentDidChange(from previous: UITraitCollection) {
    let traits = traitCollection
    if adjustsFontForContentSizeCategory { adjustFont() }
    if traits.displayScale != previous.displayScale { metricsDidChange() }
    if traits.layoutDirection != previous.layoutDirection
      || traits.hasDifferentColorAppearance(comparedTo: previous)
    {
      setNeedsDisplay()
    }
  }
}
