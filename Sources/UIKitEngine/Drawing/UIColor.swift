// SPDX-License-Identifier: Apache-2.0

public import Drawing
public import Foundation

/// A color, fixed or resolved anew for each interface it is used in.
///
/// Parts are sRGB between 0 and 1; values beyond are kept, and brought into that range when the
/// color is drawn. Colors never change and may be used on every thread.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  package let source: Source

  /// Creates a color from where its parts come from.
  package init(source: Source) {
    self.source = source
    super.init()
  }

  /// Creates a color that cannot be seen.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    source = .gray(white, alpha: alpha.clampedToUnit)
    super.init()
  }

  /// Creates a color from a position on the color wheel, 0 to 1 for a full turn from red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let wheel = HueColor(hue: hue, saturation: saturation, brightness: brightness)
    source = .rgb(wheel.rgba(alpha: alpha.clampedToUnit))
    super.init()
  }

  /// Creates a color from sRGB parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    super.init()
  }

  /// Creates a color from Display P3 parts, kept as the sRGB parts of the same color.
  ///
  /// Colors that sRGB does not have get parts below 0 or above 1, and are drawn as the nearest
  /// ones that it has.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(
      RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha.clampedToUnit)
    )
    super.init()
  }

  /// Creates a color from a Core Graphics color; a gray stays one.
  public init(cgColor: CGColor) {
    let rgba = cgColor.rgba
    source =
      cgColor.numberOfComponents == 2 ? .gray(rgba.red, alpha: rgba.alpha) : .rgb(rgba)
    super.init()
  }

  /// Creates a color that asks `dynamicProvider` each time it is resolved.
  ///
  /// The provider must give the same answer for the same traits, from any thread; it may answer
  /// with another dynamic color, which is then resolved with the same traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// Creates the color of a color literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Would look a color up in the main bundle's asset catalogs, which are not read yet.
  @available(*, unavailable, message: "asset catalogs are not read on Linux yet")
  public convenience init?(named name: String) { nil }

  // MARK: Resolving

  /// The fixed color that this one is in an interface with the given traits; itself if fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// The color with its alpha replaced; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source: source.withAlpha(alpha.clampedToUnit, of: self))
  }

  /// The color under the current traits, for Core Graphics and for layers.
  ///
  /// A layer keeps what it was given: set it again when the traits change.
  open var cgColor: CGColor { makeCGColor() }

  // MARK: Reading the parts

  /// Reads the parts under the current traits.
  ///
  /// - Returns: true; every color here has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Reads the color's lightness under the current traits.
  ///
  /// For a color that is no gray this is its luminance, 21 % red, 72 % green, 7 % blue.
  ///
  /// - Returns: true.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    white?.pointee = parts.luminance
    alpha?.pointee = parts.alpha
    return true
  }

  /// Reads the position on the color wheel under the current traits; hue 0 for a gray.
  ///
  /// - Returns: true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = currentParts
    let wheel = HueColor(parts)
    hue?.pointee = wheel.hue
    saturation?.pointee = wheel.saturation
    brightness?.pointee = wheel.brightness
    alpha?.pointee = parts.alpha
    return true
  }

  // MARK: Drawing

  /// Makes this the color of fills and outlines in the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color of fills in the current graphics context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the color of outlines in the current graphics context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Identity

  /// Whether both colors come from the same parts in the same model, gray or RGB.
  ///
  /// As on iOS `UIColor.white` does not equal `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
  /// Dynamic colors are equal only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || source.isEqual(to: other.source)
  }

  open override var hash: Int {
    var hasher = Hasher()
    source.hash(into: &hasher, owner: self)
    return hasher.finalize()
  }

  open override var description: String { source.summary }

  /// Returns the color itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What the compiler makes of a color literal.
public typealias _ColorLiteralType = UIColor
