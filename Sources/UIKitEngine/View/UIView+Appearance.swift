// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UIView {
  func setBackground(_ color: UIColor?) {
    backgroundColorStorage = color
    resolveColors()
  }

  /// The app has set the layer's color itself, which is then the view's as well.
  func layerBackgroundDidChange(to color: CGColor?) {
    backgroundColorStorage = color.map { UIColor(cgColor: $0) }
  }

  /// Turns colors that depend on the environment into what they are here.
  func resolveColors() {
    layer.changeBackground(backgroundColorStorage.map(resolved))
  }

  /// A color as it looks in this view.
  func resolved(_ color: UIColor) -> RGBA {
    color.rgba(for: traitCollection, tintColor: effectiveTint)
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    if isHidden { attachment?.window?.gestureArena.cancelAll(in: self) }
    superviewStorage?.subviewVisibilityDidChange(self)
  }

  /// A subview was hidden or shown; stack views will lay out anew.
  func subviewVisibilityDidChange(_ view: UIView) {}

  // MARK: Tint

  var effectiveTint: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = current.tintColorStorage { return color }
      view = current.superviewStorage
    }
    return UIColor.systemBlue
  }

  func setTint(_ color: UIColor?) {
    tintColorStorage = color
    spreadTintChange()
  }

  func spreadTintChange() {
    tintColorDidChange()
    if backgroundColorStorage?.isTintColor == true { resolveColors() }
    layer.setNeedsDisplay()
    for view in subviewStorage where view.tintColorStorage == nil { view.spreadTintChange() }
  }

  // MARK: Drawing

  /// Runs `draw(_:)` with a recording context.
  func recordDraw(into list: inout DisplayList) {
    let context = CGContext()
    UIGraphicsPushContext(context)
    UIColor.performWithTintColor(effectiveTint) {
      traitCollection.performAsCurrent { draw(bounds) }
    }
    UIGraphicsPopContext()
    layer.draw(in: context)
    list = context.displayList.isolated().cut(to: bounds)
  }

  // MARK: Description

  /// The class, address, frame and what differs from the default, for logs and messages.
  var debugLine: String {
    let rect = frame
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    var line = "<\(type(of: self)): 0x\(address); frame = (\(number(rect.minX)) "
    line += "\(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    if clipsToBounds { line += "; clipsToBounds = YES" }
    if isHidden { line += "; hidden = YES" }
    if alpha < 1 { line += "; alpha = \(number(alpha))" }
    if !transform.isIdentity { line += "; transform = \(transform)" }
    if tag != 0 { line += "; tag = \(tag)" }
    return line + descriptionSuffix + ">"
  }
}
