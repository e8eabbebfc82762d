// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lines and curves that bound an area or are drawn along.
///
/// A `CGPath` itself never changes; only a `CGMutablePath` does, which must not be changed on one
/// thread while another reads it.
public class CGPath: Hashable, @unchecked Sendable {
  /// The steps of the path in order.
  package internal(set) var elements: [PathElement]
  /// How a backend fills the path or clips to it.
  package let fillRule: CGPathFillRule

  /// Creates a path from its steps.
  package init(elements: [PathElement], fillRule: CGPathFillRule = .winding) {
    self.elements = elements
    self.fillRule = fillRule
  }

  /// Creates a path that bounds `rect`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.rect(rect).applying(transform?.pointee))
  }

  /// Creates the ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElement.ellipse(in: rect).applying(transform?.pointee))
  }

  /// Creates a rectangle whose corners are quarters of an ellipse.
  ///
  /// Twice `cornerWidth` must not exceed the rectangle's width, nor twice `cornerHeight` its
  /// height; larger values are lowered to fit.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let elements = PathElement.roundedRect(
      rect,
      cornerWidth: cornerWidth,
      cornerHeight: cornerHeight
    )
    self.init(elements: elements.applying(transform?.pointee))
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let end = last.end { return end }
    return startOfCurrentPart ?? .zero
  }

  /// The start of the part to which the last step belongs.
  package var startOfCurrentPart: CGPoint? {
    for case .move(let point) in elements.reversed() { return point }
    return nil
  }

  /// The smallest upright rectangle around all points, control points among them.
  ///
  /// Null for an empty path.
  public var boundingBox: CGRect { PathElement.boundingBox(of: elements) }

  /// The smallest upright rectangle around the lines and curves; null for an empty path.
  ///
  /// Curves are followed to within 0.01 points.
  public var boundingBoxOfPath: CGRect {
    var bounds = PathBounds()
    PathElement.flatten(elements) { points, _ in points.forEach { bounds.add($0) } }
    return bounds.rect
  }

  /// An unchanging path with the same steps.
  public func copy() -> CGPath? {
    type(of: self) == CGPath.self ? self : CGPath(elements: elements, fillRule: fillRule)
  }

  /// A path with the same steps, all points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee), fillRule: fillRule)
  }

  /// A path with the same steps that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements, fillRule: fillRule)
  }

  /// The path that is filled by `rule`.
  package func filled(by rule: CGPathFillRule) -> CGPath {
    guard rule != fillRule || type(of: self) != CGPath.self else { return self }
    return CGPath(elements: elements, fillRule: rule)
  }

  /// The path moved by a vector.
  package func translated(by vector: CGVector) -> CGPath {
    let transform = CGAffineTransform(translationX: vector.dx, y: vector.dy)
    return CGPath(elements: elements.applying(transform), fillRule: fillRule)
  }

  /// Whether `point` is inside; open parts count as closed.
  ///
  /// - Parameters:
  ///   - point: the point to look for.
  ///   - rule: what counts as inside.
  ///   - transform: applied to the point, as Apple's does, before it is looked for.
  /// - Returns: whether it is; for a point on the outline itself, either.
  /// - Complexity: O(*n*) in the number of steps.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathElement.windings(of: elements, around: point.applying(transform))
    switch rule {
    case .winding: return winding.sum != 0
    case .evenOdd: return winding.crossings % 2 != 0
    }
  }

  /// Whether both paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || (left.fillRule == right.fillRule && left.elements == right.elements)
  }

  /// Feeds the steps to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
