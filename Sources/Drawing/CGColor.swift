// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A color: gray or red, green and blue parts in sRGB, with an alpha.
public final class CGColor: Hashable, Sendable {
  private enum Model: Hashable { case gray, rgb }

  private let model: Model
  /// The color as display lists carry it.
  package let rgba: RGBA

  private init(model: Model, rgba: RGBA) {
    self.model = model
    self.rgba = rgba
  }

  /// Creates a color from parts between 0 and 1, taken as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(model: .rgb, rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB parts between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(model: .gray, rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
  }

  /// Creates a color from a value of a display list.
  package convenience init(_ rgba: RGBA) {
    self.init(model: .rgb, rgba: rgba)
  }

  /// Opaque black, as a gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, as a gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black with alpha 0, as a gray.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The parts in order, alpha last: two for a gray, else four.
  public var components: [CGFloat]? {
    switch model {
    case .gray: [rgba.red, rgba.alpha]
    case .rgb: [rgba.red, rgba.green, rgba.blue, rgba.alpha]
    }
  }

  /// How many parts there are, alpha among them.
  public var numberOfComponents: Int { model == .gray ? 2 : 4 }

  /// From 0, nothing to see, to 1, opaque.
  public var alpha: CGFloat { rgba.alpha }

  /// The same color.
  public func copy() -> CGColor? { self }

  /// The color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = rgba
    copy.alpha = alpha
    return CGColor(model: model, rgba: copy)
  }

  /// Whether both colors have the same model and the same parts.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.model == right.model && left.rgba == right.rgba)
  }

  /// Feeds the model and the parts to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(rgba)
  }
}
