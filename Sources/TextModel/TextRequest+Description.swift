// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TextRequest {
  /// The string in quotes and its font, as dumps of display lists show them.
  package var summary: String {
    "\(string.debugDescription) \(font.summary)"
  }
}

extension FontDescription {
  /// The family, the size and whatever else is not usual: `system 17 weight 0.4 italic`.
  package var summary: String {
    var parts: [String] = []
    switch family {
    case .system: parts.append("system")
    case .monospaced: parts.append("monospaced")
    case .named(let name): parts.append(name)
    }
    parts.append(Self.text(size))
    if weight != 0 { parts.append("weight \(Self.text(weight))") }
    if isItalic { parts.append("italic") }
    if hasMonospacedDigits { parts.append("monospaced digits") }
    return parts.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}
