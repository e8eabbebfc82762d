// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Transform, clip and groups as they stand at one step of a display list.
package struct DrawState: Equatable {
  /// One narrowing of the clip.
  private struct Clip: Equatable {
    var shape: Shape
    var transform: CGAffineTransform
  }

  /// What `save` and `beginGroup` keep.
  private struct Level: Equatable {
    var transform: CGAffineTransform
    var clips: [Clip]
    var clipBounds: CGRect
    var opacities: [CGFloat]
  }

  /// From the current coordinates to those of the list.
  package private(set) var transform = CGAffineTransform.identity
  /// A rectangle around the clip, in the coordinates of the list; infinite before the first.
  package private(set) var clipBounds = CGRect.infinite
  /// The opacities of the open groups, outermost first.
  package private(set) var opacities: [CGFloat] = []
  private var clips: [Clip] = []
  private var saved: [Level] = []

  /// Creates the state at the start of a list.
  package init() {}

  /// Takes the state past `command`.
  package mutating func apply(_ command: DrawCommand) {
    switch command {
    case .save:
      save()
    case .beginGroup(let opacity):
      save()
      opacities.append(opacity)
    case .restore, .endGroup:
      restore()
    case .concatenate(let added):
      transform = added.concatenating(transform)
    case .clip(let shape):
      clips.append(Clip(shape: shape, transform: transform))
      let bounds = shape.bounds.applying(transform)
      clipBounds = clipBounds.isInfinite ? bounds : clipBounds.intersection(bounds)
    case .fill, .stroke, .shadow, .text, .image:
      break
    }
  }

  /// Where `command`, coming next, may change pixels, in the coordinates of the list.
  package func visibleBounds(of command: DrawCommand) -> CGRect {
    let bounds = command.bounds
    guard !bounds.isNull else { return .null }
    let placed = bounds.applying(transform)
    return clipBounds.isInfinite ? placed : placed.intersection(clipBounds)
  }

  /// Whether a command, coming next, would draw the same in both states.
  package func drawsLike(_ other: DrawState) -> Bool {
    transform == other.transform && opacities == other.opacities && clips == other.clips
  }

  private mutating func save() {
    saved.append(
      Level(transform: transform, clips: clips, clipBounds: clipBounds, opacities: opacities)
    )
  }

  private mutating func restore() {
    guard let level = saved.popLast() else { return }
    transform = level.transform
    clips = level.clips
    clipBounds = level.clipBounds
    opacities = level.opacities
  }
}
