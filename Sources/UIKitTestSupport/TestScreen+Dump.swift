// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import UIKit
internal import UIKitEngine

extension TestScreen {
  /// The views of all windows, one line a view, each indented below the view it is in.
  ///
  /// A line has the class, the frame in the superview as `(x y; width height)` in points, the text
  /// in quotes, and whatever differs from the default: `hidden`, `alpha 0.5`, `tag 3`, `selected`,
  /// `highlighted`, `disabled`, `no touches`, `offset (0 -59)`. Nothing in it changes from run to
  /// run. Frames are where views will be when all motion is over.
  public func dump() -> String {
    update()
    return context.windows.map { TestScreen.lines(of: $0, depth: 0) }
      .joined(separator: "\n")
  }

  /// What the screen draws, one line a step, as the engine's own tests compare it.
  package func displayListDump() -> String {
    update()
    return context.displayList.dump()
  }

  private static func lines(of view: UIView, depth: Int) -> String {
    var lines = [String(repeating: "  ", count: depth) + line(of: view)]
    for subview in view.subviews { lines.append(TestScreen.lines(of: subview, depth: depth + 1)) }
    return lines.joined(separator: "\n")
  }

  /// What `dump()` says of one view.
  static func line(of view: UIView) -> String {
    let frame = view.frame
    var parts = [
      String(describing: Swift.type(of: view)),
      "(\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))",
    ]
    if let text = view.shownText { parts.append(quoted(text)) }
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha \(text(view.alpha))") }
    if view.tag != 0 { parts.append("tag \(view.tag)") }
    parts += state(of: view)
    return parts.joined(separator: " ")
  }

  private static func state(of view: UIView) -> [String] {
    var parts: [String] = []
    if let cell = view as? UITableViewCell {
      if cell.isSelected { parts.append("selected") }
      if cell.isHighlighted { parts.append("highlighted") }
    } else if let label = view as? UILabel {
      if label.isHighlighted { parts.append("highlighted") }
      if !label.isEnabled { parts.append("disabled") }
    } else if let scrollView = view as? UIScrollView {
      let offset = scrollView.contentOffset
      if offset != .zero { parts.append("offset (\(text(offset.x)) \(text(offset.y)))") }
    }
    // Labels take no touches by nature.
    if !view.isUserInteractionEnabled, !(view is UILabel) { parts.append("no touches") }
    return parts
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// A number with at most three decimals and no zeros at its end.
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard rounded != rounded.rounded() || rounded.magnitude > 1e12 else {
      return String(Int(rounded))
    }
    return "\(rounded)"
  }
}

extension UIView {
  /// The text that the view itself shows; nil for a view that shows none.
  var shownText: String? {
    guard let text = (self as? UILabel)?.text, !text.isEmpty else { return nil }
    return text
  }
}
