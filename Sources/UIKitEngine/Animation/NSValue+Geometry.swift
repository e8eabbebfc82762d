// SPDX-License-Identifier: Apache-2.0

public import Foundation

// UIKit's additions, in which key frames and notifications hold geometry. Transforms are not among
// them: Foundation on Linux cannot wrap them.

extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The wrapped point; zero for a value of another kind.
  public var cgPointValue: CGPoint { geometry as? CGPoint ?? .zero }
  /// The wrapped size; zero for a value of another kind.
  public var cgSizeValue: CGSize { geometry as? CGSize ?? .zero }
  /// The wrapped rectangle; zero for a value of another kind.
  public var cgRectValue: CGRect { geometry as? CGRect ?? .zero }

  /// The wrapped geometry as it is; nil for a value of another kind.
  var geometry: Any? {
    // As Objective-C encodes them.
    switch String(cString: objCType) {
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    default: nil
    }
  }
}
