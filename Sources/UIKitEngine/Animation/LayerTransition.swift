// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Foundation

/// The way from what was seen of a layer to what is seen now.
package struct LayerTransition {
  package enum Style {
    /// The old picture fades out over the new one.
    case dissolve
    /// The layer turns about an axis in the screen's plane, the old picture on its front and the
    /// new one on its back.
    case flip(isVertical: Bool)
  }
  let style: Style
  /// What was seen, in the layer's own coordinates, without its opacity.
  let before: DisplayList
  let group: AnimationGroup

  /// How the two pictures are drawn at a moment.
  struct Moment {
    /// How opaque the old picture is, over the new one; 0 for not at all.
    var oldOpacity: CGFloat
    /// How opaque the new picture is; 0 for not at all.
    var newOpacity: CGFloat
    /// How much of the width and of the height is seen of what turns.
    var scale = CGSize(width: 1, height: 1)
  }

  @MainActor
  func moment(at time: TimeInterval) -> Moment {
    let progress = min(max(group.progress(at: time), 0), 1)
    switch style {
    case .dissolve:
      return Moment(oldOpacity: 1 - progress, newOpacity: 1)
    case .flip(let isVertical):
      // Seen from afar, a turning card is as wide as the cosine of its angle.
      let share = abs(cos(progress * .pi))
      return Moment(
        oldOpacity: progress < 0.5 ? 1 : 0,
        newOpacity: progress < 0.5 ? 0 : 1,
        scale: isVertical ? CGSize(width: 1, height: share) : CGSize(width: share, height: 1)
      )
    }
  }
}
