// SPDX-License-Identifier: Apache-2.0

public import Drawing
public import Foundation

/// The contexts that drawing goes to, the current one last.
///
/// UIKit keeps such a stack for each thread; here only the main thread draws, so there is one.
private enum ContextStack {
  nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// The context that drawing goes to; nil outside `draw(_:)` and the like.
///
/// Use it on the main thread only.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last }

/// Makes `context` the current one until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.contexts.append(context)
}

/// Makes the context current again that was so before the last push; without one, does nothing.
public func UIGraphicsPopContext() {
  _ = ContextStack.contexts.popLast()
}

/// Fills a rectangle in the current context with its fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame, one point wide, just inside a rectangle with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let inner = max(rect.height - 2, 0)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: inner),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: inner),
  ])
}

/// Narrows the area that later drawing in the current context touches to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
