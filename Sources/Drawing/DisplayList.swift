// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An area that can be filled, stroked, clipped to, or cast a shadow.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// All four corners rounded by `radius`; `isContinuous` is iOS's smooth corner curve.
  case roundedRect(CGRect, radius: CGFloat, isContinuous: Bool)
  case path(CGPath)
}

/// A layer's shadow: a blur of `radius` points of the shape, moved by `offset`.
package struct ShadowStyle: Hashable, Sendable {
  package var color: RGBA
  package var radius: CGFloat
  package var offset: CGSize
  package init(color: RGBA, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// How the outline of a shape is drawn.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [CGFloat]
  /// How far into the dashes the line begins.
  package var dashPhase: CGFloat
  /// How many line widths long a sharp corner may be before it is cut off.
  package var miterLimit: CGFloat
  package init(
    width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    dashes: [CGFloat] = [],
    dashPhase: CGFloat = 0,
    miterLimit: CGFloat = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.miterLimit = miterLimit
  }
}

/// One step of drawing.
///
/// Coordinates are points, y grows downward. Groups, like saves, keep transform and clip.
package enum DrawCommand {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(Shape)
  case fill(Shape, RGBA)
  case stroke(Shape, RGBA, StrokeStyle)
  /// Only the shadow of the shape; the shape itself is not filled.
  case shadow(Shape, ShadowStyle)
  /// Text with its upper left corner at `origin`.
  case text(any DrawableText, origin: CGPoint, RGBA)
  /// A picture stretched over a rectangle; with a tint, its alpha alone is used.
  case image(CGImage, CGRect, tint: RGBA?)
  /// Everything up to the matching `endGroup` is composed apart, then blended with `opacity`.
  case beginGroup(opacity: CGFloat)
  case endGroup
}

/// What a frame or a view draws, recorded as values that can be compared, searched and dumped.
package struct DisplayList: Equatable {
  package var commands: [DrawCommand]
  package init(_ commands: [DrawCommand] = []) { self.commands = commands }
  package var isEmpty: Bool { commands.isEmpty }
}
