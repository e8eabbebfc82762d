// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// The way from what was seen of a layer to what is seen now.
package struct LayerTransition {
  package enum Style {
    /// The old picture fades into the new one.
    case dissolve
    /// The layer turns about an axis in the screen's plane, the old picture on its front and the
    /// new one on its back.
    case flip(isVertical: Bool)
  }
  let style: Style
  /// Whether nothing is seen through the old picture, as far as the layer's background tells.
  let isOpaque: Bool
  /// What was seen, in the layer's own coordinates, without its opacity.
  let before: DisplayList
  let group: AnimationGroup

  /// How the two pictures are drawn at a moment.
  struct Moment {
    /// How opaque the old picture is; 0 for not at all.
    var oldOpacity: CGFloat
    /// How opaque the new picture is; 0 for not at all.
    var newOpacity: CGFloat
    /// Whether the new picture is drawn over the old one, not under it.
    var isNewInFront = false
    /// How much of the width and of the height is seen of what turns.
    var scale = CGSize(width: 1, height: 1)
  }

  @MainActor
  func moment(at time: TimeInterval, isNewOpaque: Bool) -> Moment {
    let progress = min(max(group.progress(at: time), 0), 1)
    switch style {
    case .dissolve:
      // What covers everything fades over the other picture, which is whole behind it; so there is
      // no moment at which one sees through both. Otherwise one fades as the other comes.
      if isOpaque { return Moment(oldOpacity: 1 - progress, newOpacity: 1) }
      if isNewOpaque { return Moment(oldOpacity: 1, newOpacity: progress, isNewInFront: true) }
      return Moment(oldOpacity: 1 - progress, newOpacity: progress)
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

extension CALayer {
  /// Whether nothing is seen through the layer, as far as its background tells.
  var isOpaqueBehindContents: Bool { (presented.backgroundColor?.alpha ?? 0) >= 1 }
}
