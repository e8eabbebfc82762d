// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// Walks the layers of a window and writes one display list for the whole frame.
///
/// Coordinates are the screen's wherever a layer is merely moved, so that equal pictures give equal
/// lists however they were reached; only a rotated or scaled layer brings a transform along.
@MainActor
struct FrameComposer {
  private(set) var list = DisplayList()
  /// The layers visited, hidden ones and those out of sight included.
  private(set) var layerCount = 0
  private var clip: CGRect

  init(screen: CGRect) {
    clip = screen
    list.commands.reserveCapacity(512)
  }

  mutating func compose(_ layer: CALayer) { compose(layer, offset: .zero) }

  /// - Parameters:
  ///   - layer: What to draw.
  ///   - offset: Where the superlayer's zero point lies in the list's coordinates.
  private mutating func compose(_ layer: CALayer, offset: CGPoint) {
    guard let part = layer.visiblePart?() else { return composeWhole(layer, offset: offset) }
    let rect = part.offsetBy(dx: offset.x, dy: offset.y)
    let outerClip = clip
    let inner = clip.intersection(rect)
    guard inner.width > 0, inner.height > 0 else { return }
    let start = list.commands.count
    list.commands.append(.save)
    list.commands.append(.clip(.rect(rect)))
    clip = inner
    composeWhole(layer, offset: offset)
    clip = outerClip
    if list.commands.count == start + 2 {
      list.commands.removeLast(2)
    } else {
      list.commands.append(.restore)
    }
  }

  private mutating func composeWhole(_ layer: CALayer, offset: CGPoint) {
    layerCount += 1
    let shown = layer.presented
    guard !layer.isHidden, shown.opacity > 0 else { return }
    if shown.transform.isIdentity {
      let origin = shown.untransformedOrigin
      let rect = CGRect(
        x: offset.x + origin.x,
        y: offset.y + origin.y,
        width: shown.boundsSize.width,
        height: shown.boundsSize.height
      )
      draw(layer, shown, in: rect)
    } else {
      // What is flattened to a line or a point is not seen, and nothing in it.
      guard shown.transform.isInvertible else { return }
      let outerClip = clip
      list.commands.append(.save)
      list.commands.append(
        .concatenate(
          CGAffineTransform(
            translationX: -shown.anchorPoint.x * shown.boundsSize.width,
            y: -shown.anchorPoint.y * shown.boundsSize.height
          )
          .concatenating(shown.transform)
          .concatenating(
            CGAffineTransform(
              translationX: offset.x + shown.position.x,
              y: offset.y + shown.position.y
            )
          )
        )
      )
      // What is in sight cannot be told cheaply in turned coordinates.
      clip = .infinite
      draw(layer, shown, in: CGRect(origin: .zero, size: shown.boundsSize))
      clip = outerClip
      list.commands.append(.restore)
    }
  }

  private mutating func draw(_ layer: CALayer, _ shown: LayerProperties, in rect: CGRect) {
    // Not `intersects`, to which rectangles that merely touch do so.
    let isInSight =
      rect.minX < clip.maxX && rect.maxX > clip.minX && rect.minY < clip.maxY
      && rect.maxY > clip.minY
    // A layer that cuts off what is outside of it cuts off its shadow.
    let hasShadow =
      shown.shadowOpacity > 0 && shown.shadowColor.alpha > 0 && !layer.masksToBounds
    if !isInSight, layer.masksToBounds || layer.children.isEmpty, !hasShadow { return }

    let groupStart = list.commands.count
    if shown.opacity < 1 { list.commands.append(.beginGroup(opacity: shown.opacity)) }
    if let transition = layer.transition {
      draw(transition, of: layer, shown, in: rect, isInSight: isInSight, hasShadow: hasShadow)
    } else {
      drawWhole(layer, shown, in: rect, isInSight: isInSight, hasShadow: hasShadow)
    }
    if shown.opacity < 1 { closeGroup(from: groupStart, opacity: shown.opacity) }
  }

  /// Writes the two pictures of a transition.
  private mutating func draw(
    _ transition: LayerTransition,
    of layer: CALayer,
    _ shown: LayerProperties,
    in rect: CGRect,
    isInSight: Bool,
    hasShadow: Bool
  ) {
    let moment = transition.moment(
      at: layer.animationScheduler?.now ?? .infinity,
      isNewOpaque: (shown.backgroundColor?.alpha ?? 0) >= 1
    )
    let (width, height) = (moment.scale.width, moment.scale.height)
    guard width > 0, height > 0 else { return }
    let isTurned = width < 1 || height < 1
    let outerClip = clip
    if isTurned {
      list.commands.append(.save)
      list.commands.append(
        .concatenate(
          CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
            .concatenating(CGAffineTransform(scaleX: width, y: height))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
        )
      )
      clip = .infinite
    }
    for isNew in moment.isNewInFront ? [false, true] : [true, false] {
      let opacity = isNew ? moment.newOpacity : moment.oldOpacity
      guard opacity > 0 else { continue }
      let groupStart = list.commands.count
      if opacity < 1 { list.commands.append(.beginGroup(opacity: opacity)) }
      if isNew {
        drawWhole(layer, shown, in: rect, isInSight: isInSight, hasShadow: hasShadow)
      } else {
        list.append(
          contentsOf: transition.before,
          translatedBy: CGVector(dx: rect.minX, dy: rect.minY)
        )
      }
      if opacity < 1 { closeGroup(from: groupStart, opacity: opacity) }
    }
    if isTurned { list.commands.append(.restore) }
    clip = outerClip
  }

  /// What is seen of a layer with everything in it, in its own coordinates.
  static func picture(of layer: CALayer) -> DisplayList {
    var composer = FrameComposer(screen: .infinite)
    var shown = layer.presented
    shown.opacity = 1
    composer.draw(layer, shown, in: CGRect(origin: .zero, size: shown.boundsSize))
    return composer.list
  }

  private mutating func drawWhole(
    _ layer: CALayer,
    _ shown: LayerProperties,
    in rect: CGRect,
    isInSight: Bool,
    hasShadow: Bool
  ) {
    let radius = min(shown.cornerRadius, rect.width / 2, rect.height / 2)
    let shape: Shape =
      radius > 0
      ? .roundedRect(rect, radius: radius, isContinuous: layer.cornerCurve == .continuous)
      : .rect(rect)
    if hasShadow { drawShadow(layer, shown, shape: shape, in: rect) }
    if isInSight {
      if let color = shown.backgroundColor, color.alpha > 0 {
        list.commands.append(.fill(shape, color))
      }
    }
    if layer.masksToBounds {
      drawClipped(layer, shown, shape: shape, in: rect)
    } else {
      drawInside(layer, shown, in: rect, isInSight: isInSight)
    }
    if shown.borderWidth > 0, shown.borderColor.alpha > 0 {
      drawBorder(shown, rect: rect, radius: radius, curve: layer.cornerCurve)
    }
  }

  private mutating func drawClipped(
    _ layer: CALayer,
    _ shown: LayerProperties,
    shape: Shape,
    in rect: CGRect
  ) {
    // A clip is written only where something could stick out.
    let outerClip = clip
    let clipStart = list.commands.count
    list.commands.append(.save)
    list.commands.append(.clip(shape))
    clip = clip.intersection(rect)
    drawInside(layer, shown, in: rect, isInSight: true)
    clip = outerClip
    if list.commands.count == clipStart + 2 {
      list.commands.removeLast(2)
    } else {
      list.commands.append(.restore)
    }
  }

  private mutating func drawInside(
    _ layer: CALayer,
    _ shown: LayerProperties,
    in rect: CGRect,
    isInSight: Bool
  ) {
    if isInSight { drawContents(layer, shown, in: rect) }
    guard !layer.children.isEmpty else { return }
    let inner = CGPoint(x: rect.minX - shown.boundsOrigin.x, y: rect.minY - shown.boundsOrigin.y)
    for child in layer.children { compose(child, offset: inner) }
  }

  private mutating func drawContents(_ layer: CALayer, _ shown: LayerProperties, in rect: CGRect) {
    if layer.needsContents {
      layer.needsContents = false
      var recorded = DisplayList()
      if let view = layer.view {
        view.recordContents(into: &recorded)
      } else {
        let context = CGContext()
        layer.draw(in: context)
        recorded = context.displayList.isolated().cut(to: layer.bounds)
      }
      layer.contents =
        recorded.isEmpty ? nil : RecordedContents(list: recorded, size: layer.model.boundsSize)
    }
    guard let contents = layer.contents else { return }
    let origin = CGPoint(x: rect.minX - shown.boundsOrigin.x, y: rect.minY - shown.boundsOrigin.y)
    guard contents.size != rect.size, let mode = layer.view?.contentMode, mode != .redraw,
      contents.size.width > 0, contents.size.height > 0
    else {
      list.append(
        contentsOf: contents.list,
        translatedBy: CGVector(dx: origin.x, dy: origin.y)
      )
      return
    }
    list.commands.append(.save)
    list.commands.append(.concatenate(mode.placement(of: contents.size, in: rect)))
    list.append(contentsOf: contents.list, translatedBy: CGVector(dx: 0, dy: 0))
    list.commands.append(.restore)
  }

  private mutating func drawShadow(
    _ layer: CALayer,
    _ shown: LayerProperties,
    shape: Shape,
    in rect: CGRect
  ) {
    // A layer that paints nothing behind its contents casts no shadow unless told the outline.
    guard layer.shadowPath != nil || (shown.backgroundColor?.alpha ?? 0) > 0 else { return }
    var outline = shape
    if let path = layer.shadowPath {
      var transform = CGAffineTransform(
        translationX: rect.minX - shown.boundsOrigin.x,
        y: rect.minY - shown.boundsOrigin.y
      )
      outline = .path(path.copy(using: &transform) ?? path)
    }
    list.commands.append(
      .shadow(
        outline,
        ShadowStyle(
          color: shown.shadowColor.multiplyingAlpha(by: shown.shadowOpacity),
          radius: shown.shadowRadius,
          offset: shown.shadowOffset
        )
      )
    )
  }

  private mutating func drawBorder(
    _ shown: LayerProperties,
    rect: CGRect,
    radius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    guard shown.borderWidth * 2 < min(rect.width, rect.height) else {
      // The lines of opposite edges meet.
      let shape: Shape =
        radius > 0
        ? .roundedRect(rect, radius: radius, isContinuous: curve == .continuous) : .rect(rect)
      list.commands.append(.fill(shape, shown.borderColor))
      return
    }
    let half = shown.borderWidth / 2
    let line = rect.insetBy(dx: half, dy: half)
    list.commands.append(
      .stroke(
        radius > 0
          ? .roundedRect(line, radius: max(0, radius - half), isContinuous: curve == .continuous)
          : .rect(line),
        shown.borderColor,
        StrokeStyle(width: shown.borderWidth)
      )
    )
  }

  /// Ends a group; a group of nothing is dropped, and one of a single step needs no group.
  private mutating func closeGroup(from start: Int, opacity: CGFloat) {
    switch list.commands.count - start {
    case 1:
      list.commands.removeLast()
    case 2:
      if let faded = list.commands[start + 1].fading(by: opacity) {
        list.commands.removeLast(2)
        list.commands.append(faded)
      } else {
        list.commands.append(.endGroup)
      }
    default:
      list.commands.append(.endGroup)
    }
  }
}

extension DrawCommand {
  /// The same step with its color fainter; nil where it has no one color.
  func fading(by opacity: CGFloat) -> DrawCommand? {
    switch self {
    case .fill(let shape, let color): .fill(shape, color.multiplyingAlpha(by: opacity))
    case .text(let text, let origin, let color):
      // Colored glyphs do not follow the text color, so text may need a group.
      text.boxes == nil
        ? nil : .text(text, origin: origin, color.multiplyingAlpha(by: opacity))
    default: nil
    }
  }
}

extension UIView.ContentMode {
  /// How a drawing of one size is put into a rectangle of another.
  func placement(of size: CGSize, in rect: CGRect) -> CGAffineTransform {
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1
    switch self {
    case .scaleToFill, .redraw:
      scaleX = rect.width / size.width
      scaleY = rect.height / size.height
    case .scaleAspectFit:
      scaleX = min(rect.width / size.width, rect.height / size.height)
      scaleY = scaleX
    case .scaleAspectFill:
      scaleX = max(rect.width / size.width, rect.height / size.height)
      scaleY = scaleX
    default: break
    }
    let roomX = rect.width - size.width * scaleX
    let roomY = rect.height - size.height * scaleY
    let shareX: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: 1
      default: 0.5
      }
    let shareY: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      default: 0.5
      }
    return CGAffineTransform(scaleX: scaleX, y: scaleY)
      .concatenating(
        CGAffineTransform(
          translationX: rect.minX + roomX * shareX,
          y: rect.minY + roomY * shareY
        )
      )
  }
}
