// SPDX-License-Identifier: Apache-2.0

public import Drawing
public import Foundation

/// A path together with the way its outline is drawn.
///
/// `fill()`, `stroke()` and `addClip()` work on the current graphics context; outside `draw(_:)`
/// and the like they do nothing.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// Creates a path without points.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  private init(elements: [PathElement]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }

  /// Creates a path that bounds a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with all corners rounded by iOS's smooth curve.
  ///
  /// A radius beyond half the shorter side is lowered to it.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let rect = rect.standardized
    let curve = CornerCurve(
      radius: cornerRadius,
      side: min(rect.width, rect.height),
      isContinuous: true
    )
    self.init(elements: curve.outline(of: rect))
  }

  /// Creates a rectangle with some corners rounded by a quarter of a circle.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - corners: which corners are rounded.
  ///   - cornerRadii: the radius is its width, lowered to half the shorter side; as on iOS its
  ///     height does not matter.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.addRect(rect.standardized, rounding: corners, radius: cornerRadii.width)
  }

  /// Creates a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: its radius.
  ///   - startAngle: where the arc begins, in radians clockwise from the right.
  ///   - endAngle: where it ends.
  ///   - clockwise: which way around, as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Creates a path with the steps of a Core Graphics path.
  public convenience init(cgPath CGPath: CGPath) {
    self.init(elements: CGPath.elements)
  }

  // MARK: The path

  /// The steps of the path, as an unchanging copy.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points among them; null if there are none.
  open var bounds: CGRect { path.boundingBox }

  /// Where the last step ended; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line; the path must have a current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve; the path must have a current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve; the path must have a current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a straight line to where it begins.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: its radius.
  ///   - startAngle: where the arc begins, in radians clockwise from the right.
  ///   - endAngle: where it ends.
  ///   - clockwise: which way around, as seen on a screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      // Core Graphics names the direction for a y axis that points up.
      clockwise: !clockwise
    )
  }

  /// Closes the current part with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Empties the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// Whether a point is inside the path; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Style

  /// The width of the outline in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// How the open ends of the outline look; `.butt` unless set.
  open var lineCapStyle: CGLineCap = .butt
  /// How segments of the outline meet; `.miter` unless set.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How many line widths long a sharp corner may be before it is cut off; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule tells inside from outside; false (the winding rule) unless set.
  open var usesEvenOddFillRule = false

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps in turn, and how far into them the outline begins.
  ///
  /// - Parameters:
  ///   - pattern: the lengths; nil makes the outline solid.
  ///   - count: how many there are.
  ///   - phase: how far into them the outline begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
    dashPhase = dashes.isEmpty ? 0 : phase
  }

  /// Reads what `setLineDash(_:count:phase:)` set.
  ///
  /// - Parameters:
  ///   - pattern: room for as many lengths as `count` tells; nil to ask for the count alone.
  ///   - count: gets the number of lengths.
  ///   - phase: gets the phase.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the path in the current context's fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    context.record(.fill(shape, context.currentFillColor))
  }

  /// Draws the outline in the current context's stroke color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext(), !isEmpty else { return }
    let style = StrokeStyle(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      dashes: dashes,
      dashPhase: dashPhase,
      miterLimit: miterLimit
    )
    context.record(.stroke(shape, context.currentStrokeColor, style))
  }

  /// Narrows the area that later drawing in the current context touches to the path's inside.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.record(.clip(shape))
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var shape: Shape { .path(CGPath(elements: path.elements, fillRule: fillRule)) }

  // MARK: Copying

  /// Returns a path of its own with the same steps and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(elements: path.elements)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
    copy.dashPhase = dashPhase
    return copy
  }
}

extension CGMutablePath {
  /// Adds a closed rectangle, clockwise on a screen from its upper left, some corners rounded.
  fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radius: CGFloat) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let upperLeft = corners.contains(.topLeft) ? radius : 0
    move(to: CGPoint(x: rect.minX + upperLeft, y: rect.minY))
    let turns: [(UIRectCorner, CGFloat, CGFloat, start: CGFloat)] = [
      (.topRight, rect.maxX, rect.minY, -.pi / 2),
      (.bottomRight, rect.maxX, rect.maxY, 0),
      (.bottomLeft, rect.minX, rect.maxY, .pi / 2),
      (.topLeft, rect.minX, rect.minY, .pi),
    ]
    for (corner, x, y, start) in turns {
      guard corners.contains(corner), radius > 0 else {
        addLine(to: CGPoint(x: x, y: y))
        continue
      }
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius,
        y: y == rect.minY ? y + radius : y - radius
      )
      addArc(
        center: center,
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: false
      )
    }
    closeSubpath()
  }
}
