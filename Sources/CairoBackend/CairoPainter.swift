// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

/// Draws one display list after another; keeps what later ones can use again.
@MainActor
final class CairoPainter {
  /// What `save` and groups keep beside cairo's own state.
  struct State {
    /// From the current coordinates to pixels.
    var transform: CGAffineTransform
    /// Pixels outside of which nothing is drawn.
    var clip: CGRect
    /// The rounded clips in force: those from `firstClip` on, up to `clipCount`.
    var firstClip = 0
    var clipCount = 0
  }

  /// A clip whose corners are rounded.
  ///
  /// cairo only clips to the rectangle; the curve is added for drawing that touches a corner.
  struct RoundedClip {
    var rect: CGRect
    var radius: CGFloat
    var isContinuous: Bool
    var transform: CGAffineTransform
    /// The rectangle in pixels, and how far its corners reach into it.
    var pixels: CGRect
    var reach: CGSize
  }

  /// What `endGroup` has to do.
  struct Group {
    /// Nil where the group is drawn like everything else.
    var opacity: CGFloat?
    /// The pixels that it may touch, clips and damage aside.
    var pixels: CGRect
    /// How many states were kept when its contents began: these are not theirs to restore.
    var floor: Int
  }

  let shadows = ShadowCache()
  let pictures = PictureCache()
  var context: OpaquePointer
  var state = State(transform: .identity, clip: .null)
  var states: [State] = []
  var roundedClips: [RoundedClip] = []
  var groups: [Group] = []
  var scratch: [cairo_glyph_t] = []
  /// Pixels for each point of the surface.
  var scale: CGFloat = 1
  private var lastCorner: (key: CornerKey, curve: CornerCurve)?

  private struct CornerKey: Equatable {
    var radius: CGFloat
    var side: CGFloat
    var isContinuous: Bool
  }

  init() {
    // Replaced by the first surface's; a context without a surface draws nothing.
    context = CairoImage.placeholder.context
  }

  /// Draws a list on an image, all of it or only what lies in `damage` (points).
  func paint(_ list: DisplayList, on image: CairoImage, scale: CGFloat, damage: CGRect?) {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    var area = whole
    if let damage {
      let placed = damage.applying(CGAffineTransform(scaleX: scale, y: scale))
      guard !placed.isNull else { return }
      area = placed.intersection(whole)
      guard !area.isNull, !area.isEmpty else { return }
      area = area.integral.intersection(whole)
    }
    context = image.context
    self.scale = scale
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale), clip: area)
    cairo_save(context)
    cairo_identity_matrix(context)
    if area != whole {
      addRect(area)
      cairo_clip(context)
    }
    if !Self.covers(list, area, scale: scale) {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      addRect(area)
      cairo_fill(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    applyTransform()
    run(list.commands)
    while !groups.isEmpty { endGroup() }
    while !states.isEmpty { restore() }
    cairo_restore(context)
    roundedClips.removeAll(keepingCapacity: true)
    context = CairoImage.placeholder.context
  }

  /// Whether the first thing drawn hides whatever was in `area` before.
  private static func covers(_ list: DisplayList, _ area: CGRect, scale: CGFloat) -> Bool {
    let area = area.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      .insetBy(dx: 0.001, dy: 0.001)
    for command in list.commands {
      switch command {
      case .save: continue
      case .clip(.rect(let rect)) where rect.contains(area): continue
      case .fill(.rect(let rect), let color): return color.alpha >= 1 && rect.contains(area)
      default: return false
      }
    }
    return false
  }

  private func run(_ commands: [DrawCommand]) {
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .save:
        save()
      case .restore:
        if states.count > groups.last?.floor ?? 0 { restore() }
      case .concatenate(let transform):
        state.transform = transform.concatenating(state.transform)
        applyTransform()
      case .clip(let shape):
        clip(to: shape)
      case .fill(let shape, let color):
        fill(shape, color)
      case .stroke(let shape, let color, let style):
        stroke(shape, color, style)
      case .shadow(let shape, let style):
        let next = index + 1 < commands.count ? commands[index + 1] : .save
        drawShadow(of: shape, style, next: next)
      case .text(let text, let origin, let color):
        draw(text, at: origin, color)
      case .image(let image, let rect, let tint):
        draw(image, in: rect, tint: tint)
      case .beginGroup(let opacity):
        if opacity <= 0 {
          index = Self.endOfGroup(startingAt: index, in: commands)
        } else {
          beginGroup(opacity: opacity, commands: commands[(index + 1)...])
        }
      case .endGroup:
        endGroup()
      }
      index += 1
    }
  }

  // MARK: State

  func save() {
    states.append(state)
    cairo_save(context)
  }

  /// Brings back what the last `save` kept; without one, has no effect.
  func restore() {
    guard let last = states.popLast() else { return }
    state = last
    roundedClips.removeLast(roundedClips.count - state.clipCount)
    cairo_restore(context)
  }

  /// Tells cairo the current transform.
  func applyTransform() {
    setMatrix(state.transform)
  }

  func setMatrix(_ transform: CGAffineTransform) {
    // Cairo refuses a transform that flattens everything, and draws nothing ever after. Nothing is
    // to be seen under such a transform, so that none of the drawing goes on there.
    guard transform.isInvertible else { return }
    var matrix = transform.cairoMatrix
    cairo_set_matrix(context, &matrix)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(
      context,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
  }

  /// Whether drawing in `bounds` touches any pixel.
  func isVisible(_ bounds: CGRect) -> Bool {
    guard !bounds.isNull, !state.clip.isNull, state.transform.isInvertible else { return false }
    let pixels = bounds.applying(state.transform)
    return pixels.maxX > state.clip.minX && pixels.minX < state.clip.maxX
      && pixels.maxY > state.clip.minY && pixels.minY < state.clip.maxY
  }

  /// The pixels that drawing in `bounds` may touch; null where that is none.
  func visiblePixels(_ bounds: CGRect) -> CGRect {
    guard !bounds.isNull, state.transform.isInvertible else { return .null }
    // Smoothed edges fill the pixels that they cross.
    let pixels = bounds.applying(state.transform).intersection(state.clip)
    return pixels.isNull || pixels.isEmpty ? .null : pixels.integral
  }

  // MARK: Paths

  func addRect(_ rect: CGRect) {
    cairo_rectangle(
      context,
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.width),
      Double(rect.height)
    )
  }

  /// Adds the outline of a shape to cairo's path.
  func addPath(of shape: Shape) {
    switch shape {
    case .rect(let rect):
      addRect(rect)
    case .roundedRect(let rect, let radius, let isContinuous):
      addRoundedRect(rect, radius: radius, isContinuous: isContinuous)
    case .path(let path):
      let isEvenOdd = path.fillRule == .evenOdd
      cairo_set_fill_rule(
        context,
        isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      )
      context.add(path.elements)
    }
  }

  func corner(of rect: CGRect, radius: CGFloat, isContinuous: Bool) -> CornerCurve {
    let side = min(rect.width.magnitude, rect.height.magnitude)
    let key = CornerKey(radius: radius, side: side, isContinuous: isContinuous)
    if let lastCorner, lastCorner.key == key { return lastCorner.curve }
    let curve = CornerCurve(radius: radius, side: side, isContinuous: isContinuous)
    lastCorner = (key, curve)
    return curve
  }

  func addRoundedRect(_ rect: CGRect, radius: CGFloat, isContinuous: Bool) {
    guard radius > 0 else {
      addRect(rect)
      return
    }
    let curve = corner(of: rect, radius: radius, isContinuous: isContinuous)
    context.addRoundedRect(rect, corner: curve)
  }
}

extension CairoImage {
  /// What stands in for a surface while nothing is drawn.
  static let placeholder = CairoImage(width: 1, height: 1, format: CAIRO_FORMAT_A8)
}

extension CGAffineTransform {
  /// The transform as cairo writes it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(
      xx: Double(a),
      yx: Double(b),
      xy: Double(c),
      yy: Double(d),
      x0: Double(tx),
      y0: Double(ty)
    )
  }
}

extension OpaquePointer {
  /// Adds steps to the path of this context.
  func add(_ elements: [PathElement]) {
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(self, Double(point.x), Double(point.y))
      case .line(let point):
        cairo_line_to(self, Double(point.x), Double(point.y))
      case .quadCurve(let control, let end):
        let control1 = Self.raised(current, control)
        curve(to: end, control1, Self.raised(end, control))
      case .curve(let control1, let control2, let end):
        curve(to: end, control1, control2)
      case .close:
        cairo_close_path(self)
      }
      if let end = element.end { current = end }
    }
  }

  private static func raised(_ point: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
  }

  private func curve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    cairo_curve_to(
      self,
      Double(control1.x),
      Double(control1.y),
      Double(control2.x),
      Double(control2.y),
      Double(end.x),
      Double(end.y)
    )
  }

  /// Adds a rectangle with four equal corners, clockwise from the upper right, to the path.
  func addRoundedRect(_ rect: CGRect, corner: CornerCurve) {
    cairo_new_sub_path(self)
    addCorner(corner.points, x: rect.maxX, y: rect.minY, sx: -1, sy: 1, isReversed: false)
    addCorner(corner.points, x: rect.maxX, y: rect.maxY, sx: -1, sy: -1, isReversed: true)
    addCorner(corner.points, x: rect.minX, y: rect.maxY, sx: 1, sy: -1, isReversed: false)
    addCorner(corner.points, x: rect.minX, y: rect.minY, sx: 1, sy: 1, isReversed: true)
    cairo_close_path(self)
  }

  private func addCorner(
    _ points: [CGPoint],
    x: CGFloat,
    y: CGFloat,
    sx: CGFloat,
    sy: CGFloat,
    isReversed: Bool
  ) {
    func place(_ index: Int) -> CGPoint {
      let point = points[isReversed ? 9 - index : index]
      return CGPoint(x: x + sx * point.x, y: y + sy * point.y)
    }
    let start = place(0)
    cairo_line_to(self, Double(start.x), Double(start.y))
    for index in stride(from: 1, to: 10, by: 3) {
      curve(to: place(index + 2), place(index), place(index + 1))
    }
  }
}
