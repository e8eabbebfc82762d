// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() {
    super.init(elements: [])
  }

  override package init(elements: [PathElement], fillRule: CGPathFillRule = .winding) {
    super.init(elements: elements, fillRule: fillRule)
  }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds a part that runs through `points` in straight lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(
        control1: control1.applying(transform),
        control2: control2.applying(transform),
        end: end.applying(transform)
      )
    )
  }

  /// Adds a part of a circle, after a line from the current point to where it begins.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: its radius.
  ///   - startAngle: where the arc begins, in radians from the x axis toward the y axis.
  ///   - endAngle: where it ends.
  ///   - clockwise: true for falling angles. On a screen, whose y axis points down, these run
  ///     counterclockwise: Apple names the direction for a y axis that points up.
  ///   - transform: applied to the arc's points.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathElement.sweep(from: startAngle, to: endAngle, falling: clockwise)
    appendArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
  }

  /// Adds a part of a circle that turns by `delta` radians, after a line to where it begins.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    appendArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform)
  }

  /// Adds an arc that touches two lines: current point to `tangent1End`, and on to `tangent2End`.
  ///
  /// A straight line leads to where the arc begins.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    guard
      let arc = PathElement.tangentArc(
        from: start,
        corner: tangent1End,
        to: tangent2End,
        radius: radius
      )
    else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    appendArc(
      center: arc.center,
      radius: radius,
      start: arc.start,
      sweep: arc.sweep,
      transform: transform
    )
  }

  /// Adds a closed part that bounds `rect`.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathElement.rect(rect).applying(transform)
  }

  /// Adds a closed part for each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed part: a rectangle whose corners are quarters of an ellipse.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements += PathElement.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .applying(transform)
  }

  /// Adds a closed part: the ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathElement.ellipse(in: rect).applying(transform)
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.applying(transform)
  }

  /// Closes the current part with a straight line to its start.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Transforms all points added so far.
  package func apply(_ transform: CGAffineTransform) {
    elements = elements.applying(transform)
  }

  /// Adds a step that needs a current point; after a close the new part begins where that led.
  private func append(_ element: PathElement) {
    // Core Graphics logs that there is no current point, and goes on without the step.
    guard let last = elements.last else { return }
    if last == .close { elements.append(.move(currentPoint)) }
    elements.append(element)
  }

  private func appendArc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    sweep: CGFloat,
    transform: CGAffineTransform
  ) {
    let first = CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start))
    if elements.isEmpty {
      move(to: first, transform: transform)
    } else {
      addLine(to: first, transform: transform)
    }
    elements += PathElement.arc(center: center, radius: radius, start: start, sweep: sweep)
      .applying(transform)
  }
}
