// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

/// The arrow or check mark at the trailing edge of a cell.
@MainActor
final class AccessoryGlyph: UIView {
  private let type: UITableViewCell.AccessoryType

  init(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// "disclosure: slot width without margin (@2x / @3x)" and "checkmark: slot width".
  var slotSize: CGSize {
    type == .checkmark
      ? CGSize(width: 24, height: 24)
      : CGSize(width: traitCollection.displayScale == 3 ? 31.0 / 3 : 10.5, height: 16)
  }

  override func recordContents(into list: inout DisplayList) {
    let path = CGMutablePath()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let color: UIColor
    let width: CGFloat
    if type == .checkmark {
      path.move(to: CGPoint(x: middle.x - 6, y: middle.y + 0.5))
      path.addLine(to: CGPoint(x: middle.x - 2, y: middle.y + 5))
      path.addLine(to: CGPoint(x: middle.x + 6.5, y: middle.y - 6))
      color = .tintColor
      width = 2.2
    } else {
      let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
      path.move(to: CGPoint(x: middle.x - 2.5 * side, y: middle.y - 5.25))
      path.addLine(to: CGPoint(x: middle.x + 2.75 * side, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x - 2.5 * side, y: middle.y + 5.25))
      // "disclosure colour": tertiaryLabel.
      color = .tertiaryLabel
      width = 2
    }
    list.commands.append(
      .stroke(
        .path(path),
        resolved(color),
        StrokeStyle(width: width, cap: .round, join: .round)
      )
    )
  }
}
