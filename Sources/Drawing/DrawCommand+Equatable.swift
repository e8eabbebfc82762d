// SPDX-License-Identifier: Apache-2.0

extension DrawCommand: Equatable {
  /// Whether both commands draw the same pixels; text is compared by what it shows.
  package static func == (left: DrawCommand, right: DrawCommand) -> Bool {
    switch (left, right) {
    case (.save, .save), (.restore, .restore), (.endGroup, .endGroup):
      true
    case (.concatenate(let one), .concatenate(let other)):
      one == other
    case (.clip(let one), .clip(let other)):
      one == other
    case (.fill(let one, let color), .fill(let other, let otherColor)):
      one == other && color == otherColor
    case (
      .stroke(let one, let color, let style), .stroke(let other, let otherColor, let otherStyle)
    ):
      one == other && color == otherColor && style == otherStyle
    case (.shadow(let one, let style), .shadow(let other, let otherStyle)):
      one == other && style == otherStyle
    case (.text(let one, let origin, let color), .text(let other, let otherOrigin, let otherColor)):
      origin == otherOrigin && color == otherColor && (one === other || one.isEqual(to: other))
    case (.image(let one, let rect, let tint), .image(let other, let otherRect, let otherTint)):
      rect == otherRect && tint == otherTint && one == other
    case (.beginGroup(let one), .beginGroup(let other)):
      one == other
    default:
      false
    }
  }
}
