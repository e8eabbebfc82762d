// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DisplayList {
  /// The list as text for people and for tests: one line a step, indented by saves and groups.
  ///
  /// Numbers are rounded to three decimals, so that equal drawings give equal text.
  package func dump() -> String {
    var depth = 0
    var lines: [String] = []
    for command in commands {
      switch command {
      case .restore, .endGroup: depth = max(0, depth - 1)
      default: break
      }
      lines.append(String(repeating: "  ", count: depth) + command.line)
      switch command {
      case .save, .beginGroup: depth += 1
      default: break
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension DrawCommand {
  fileprivate var line: String {
    switch self {
    case .save:
      return "save"
    case .restore:
      return "restore"
    case .concatenate(let transform):
      return transform.text
    case .clip(let shape):
      return "clip \(shape.text)"
    case .fill(let shape, let color):
      return "fill \(shape.text) \(color.text)"
    case .stroke(let shape, let color, let style):
      return "stroke \(shape.text) \(color.text) \(style.text)"
    case .shadow(let shape, let style):
      return "shadow \(shape.text) \(style.color.text) radius \(style.radius.text)"
        + " offset \(style.offset.width.text),\(style.offset.height.text)"
    case .text(let text, let origin, let color):
      return "text \(text.textDescription) at \(origin.text) \(color.text)"
    case .image(let image, let rect, let tint):
      let tinted = tint.map { " tint \($0.text)" } ?? ""
      return "image \(image.width)x\(image.height) \(rect.text)\(tinted)"
    case .beginGroup(let opacity):
      return "group opacity \(opacity.text)"
    case .endGroup:
      return "end group"
    }
  }
}

extension Shape {
  fileprivate var text: String {
    switch self {
    case .rect(let rect):
      return "rect \(rect.text)"
    case .roundedRect(let rect, let radius, let isContinuous):
      return "\(isContinuous ? "continuous" : "rounded") rect \(rect.text) radius \(radius.text)"
    case .path(let path):
      let steps = path.elements.map(\.text).joined(separator: " ")
      return "path\(path.fillRule == .evenOdd ? " even-odd" : "") [\(steps)]"
    }
  }
}

extension PathElement {
  fileprivate var text: String {
    switch self {
    case .move(let point): "M \(point.text)"
    case .line(let point): "L \(point.text)"
    case .quadCurve(let control, let end): "Q \(control.text) \(end.text)"
    case .curve(let control1, let control2, let end):
      "C \(control1.text) \(control2.text) \(end.text)"
    case .close: "Z"
    }
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    var parts = ["width \(width.text)"]
    if cap != .butt { parts.append("cap \(cap)") }
    if join != .miter { parts.append("join \(join)") }
    if !dashes.isEmpty { parts.append("dashes \(dashes.map(\.text).joined(separator: ","))") }
    if dashPhase != 0 { parts.append("phase \(dashPhase.text)") }
    if miterLimit != 10 { parts.append("miter \(miterLimit.text)") }
    return parts.joined(separator: " ")
  }
}

extension RGBA {
  /// Two hexadecimal digits for each of red, green and blue, and for alpha where it is not 1.
  fileprivate var text: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return parts.reduce(into: "#") { text, part in
      let level = Int((min(max(part, 0), 1) * 255).rounded())
      text += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
  }
}

extension CGAffineTransform {
  fileprivate var text: String {
    guard !isTranslation else { return "move \(tx.text),\(ty.text)" }
    return "transform " + [a, b, c, d, tx, ty].map(\.text).joined(separator: ",")
  }
}

extension CGRect {
  fileprivate var text: String {
    "\(origin.text) \(size.width.text)x\(size.height.text)"
  }
}

extension CGPoint {
  fileprivate var text: String { "\(x.text),\(y.text)" }
}

extension CGFloat {
  /// Rounded to three decimals, without trailing zeros and without a negative zero.
  fileprivate var text: String {
    guard isFinite, magnitude < 1e12 else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    let thousandths = Int((self * 1000).rounded())
    let whole = thousandths.magnitude / 1000
    var fraction = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = thousandths < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}
