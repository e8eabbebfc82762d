// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A place to draw: every call is recorded as a step of a display list.
///
/// Coordinates are points; the y axis points down, as in the contexts that UIKit hands out.
public final class CGContext {
  /// What `saveGState()` keeps and `restoreGState()` brings back.
  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = RGBA.black
    var strokeColor = RGBA.black
    var alpha: CGFloat = 1
    var stroke = StrokeStyle(width: 1)
  }

  /// All that was drawn so far.
  package private(set) var displayList = DisplayList()
  private var state = State()
  private var saved: [State] = []
  /// The current path in the coordinates of the current transform.
  private var currentPath = CGMutablePath()

  /// Creates a context that has drawn nothing.
  package init() {}

  /// Adds a recorded step at the current place, under the current transform and clip.
  package func record(_ command: DrawCommand) {
    displayList.commands.append(command)
  }

  /// The color in which `fill` draws, its alpha scaled by `setAlpha(_:)`.
  package var currentFillColor: RGBA { state.fillColor.multiplyingAlpha(by: state.alpha) }

  /// The color in which `stroke` draws, its alpha scaled by `setAlpha(_:)`.
  package var currentStrokeColor: RGBA { state.strokeColor.multiplyingAlpha(by: state.alpha) }

  // MARK: Graphics state

  /// Keeps transform, clip, colors, alpha and line style for the matching `restoreGState()`.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings back what the matching `saveGState()` kept; without one, has no effect.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    currentPath.apply(state.transform.concatenating(last.transform.inverted()))
    state = last
    record(.restore)
  }

  /// From the current coordinates to those of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by `angle` radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Does `transform` before the transform so far.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    // A path keeps its place on the canvas while coordinates change under it.
    currentPath.apply(transform.inverted())
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Sets the color for fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

  /// Sets the color for fills from sRGB parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray for fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the color for outlines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

  /// Sets the color for outlines from sRGB parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray for outlines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the factor, 0 to 1, by which the alpha of all that is drawn is scaled.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the width of outlines in points; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets how open ends look; `.butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets how segments meet; `.miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how many line widths long a sharp corner may be before it is cut off; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps in turn, and how far into them a line begins.
  ///
  /// An empty list makes lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashes = lengths
    state.stroke.dashPhase = lengths.isEmpty ? 0 : phase
  }

  // MARK: Current path

  /// A copy of the current path; nil where there is none.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }

  /// Whether there is no current path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the current path's last step ended; zero where there is no path.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The smallest rectangle around the current path, control points among them.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Forgets the current path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a new part at `point`.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a part that runs through `points` in straight lines.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a part of a circle; see `CGMutablePath` for the meaning of `clockwise`.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Adds an arc that touches two lines: current point to `tangent1End`, and on to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds the ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current part with a straight line to its start.
  public func closePath() { currentPath.closeSubpath() }

  // MARK: Drawing

  /// Fills the current path, which is then forgotten.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the outline of the current path, which is then forgotten.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the current path, draws its outline, or both; the path is then forgotten.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard !currentPath.isEmpty else { return }
    let isFilled = mode != .stroke
    let isStroked = mode != .fill && mode != .eoFill
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let shape = Shape.path(currentPath.filled(by: rule))
    if isFilled { record(.fill(shape, currentFillColor)) }
    if isStroked { record(.stroke(shape, currentStrokeColor, state.stroke)) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { record(.fill(.rect(rect), currentFillColor)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    record(.stroke(.rect(rect), currentStrokeColor, state.stroke))
  }

  /// Draws the outline of a rectangle with lines of `width`.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    record(.stroke(.rect(rect), currentStrokeColor, style))
  }

  /// Draws separate lines: from the first point to the second, the third to the fourth, ….
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Fills the ellipse that touches the sides of `rect`.
  public func fillEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    record(.fill(.path(path), currentFillColor))
  }

  /// Draws the outline of the ellipse that touches the sides of `rect`.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGPath(ellipseIn: rect, transform: nil)
    record(.stroke(.path(path), currentStrokeColor, state.stroke))
  }

  /// Narrows the area that later drawing touches to the current path, which is then forgotten.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(.path(currentPath.filled(by: rule))))
    beginPath()
  }

  /// Narrows the area that later drawing touches to `rect`.
  public func clip(to rect: CGRect) {
    record(.clip(.rect(rect)))
    beginPath()
  }

  /// Narrows the area that later drawing touches to the union of `rects`.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Draws a picture stretched over a rectangle.
  ///
  /// As in Apple's contexts with a y axis that points down, the picture stands on its head, its
  /// first row at the bottom: flip the coordinates first, or draw a `UIImage`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect, tint: nil)
    restoreGState()
  }

  /// Draws a picture with its first row on top, as a `UIImage` does.
  ///
  /// With a tint, the picture's alpha alone is used.
  package func drawUpright(_ image: CGImage, in rect: CGRect, tint: RGBA?) {
    if let tint {
      record(.image(image, rect, tint: tint.multiplyingAlpha(by: state.alpha)))
    } else if state.alpha < 1 {
      record(.beginGroup(opacity: state.alpha))
      record(.image(image, rect, tint: nil))
      record(.endGroup)
    } else {
      record(.image(image, rect, tint: nil))
    }
  }
}
