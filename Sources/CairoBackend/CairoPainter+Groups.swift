// SPDX-License-Identifier: Apache-2.0

import CPango
import Drawing
import Foundation

extension CairoPainter {
  /// Begins to draw apart, in no more pixels than the group's commands may touch.
  ///
  /// - Parameters:
  ///   - opacity: above 0; from 1 on, the group is drawn like everything else.
  ///   - commands: what follows; the group reaches up to its matching end.
  func beginGroup(opacity: CGFloat, commands: ArraySlice<DrawCommand>) {
    save()
    guard opacity < 1 else {
      groups.append(Group(opacity: nil, pixels: .null, floor: states.count))
      return
    }
    let bounds = Self.bounds(ofGroup: commands)
    let placed = bounds.isNull ? .null : bounds.applying(state.transform).integral
    let pixels = visiblePixels(bounds)
    cairo_identity_matrix(context)
    addRect(pixels.isNull ? .zero : pixels)
    cairo_clip(context)
    state.clip = pixels
    cairo_push_group(context)
    applyTransform()
    save()
    // The clips of the surroundings are for the finished group: cutting both it and what is in it
    // would make smoothed edges too thin.
    cairo_reset_clip(context)
    state.firstClip = state.clipCount
    groups.append(Group(opacity: opacity, pixels: placed, floor: states.count))
  }

  /// Without a matching `beginGroup`, has no effect.
  func endGroup() {
    guard let group = groups.popLast() else { return }
    while states.count > group.floor { restore() }
    if let opacity = group.opacity {
      restore()
      cairo_pop_group_to_source(context)
      drawing(pixels: group.pixels) {
        cairo_paint_with_alpha(context, Double(opacity))
      }
    }
    restore()
  }

  /// The place of the end that matches the beginning of a group.
  static func endOfGroup(startingAt start: Int, in commands: [DrawCommand]) -> Int {
    var depth = 0
    for index in start..<commands.count {
      switch commands[index] {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return commands.count - 1
  }

  /// A rectangle around what a group draws, in its own coordinates.
  private static func bounds(ofGroup commands: ArraySlice<DrawCommand>) -> CGRect {
    var state = DrawState()
    var bounds = CGRect.null
    var depth = 0
    for command in commands {
      switch command {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      default: break
      }
      guard depth >= 0 else { break }
      bounds = bounds.union(state.visibleBounds(of: command))
      state.apply(command)
    }
    return bounds
  }
}
