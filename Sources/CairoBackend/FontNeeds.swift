// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The font groups that a piece of text needs: one bit for each place in `FontGroup.all`.
struct FontNeeds: Hashable, Sendable {
  private(set) var bits: UInt64 = 0

  /// Adds a group.
  mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }

  /// Whether a group is needed.
  func contains(_ index: Int) -> Bool { bits & 1 << UInt64(index) != 0 }

  /// The places of the needed groups, rising.
  var indexes: [Int] { FontGroup.all.indices.filter(contains) }

  /// Whether text of `weight` is drawn with the bold one of two weights.
  private static func isBold(_ weight: CGFloat) -> Bool { weight >= 0.27 }

  /// Finds the groups for a string in a font.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - font: its font.
  ///   - isInText: whether the system font itself has a character.
  init(
    of string: String,
    in font: FontDescription,
    isInText: (Unicode.Scalar) -> Bool
  ) {
    insert(FontGroup.Index.text)
    if font.weight < -0.2 || font.weight > 0.48 { insert(FontGroup.Index.lightAndBlack) }
    if font.isItalic { insert(FontGroup.Index.italic) }
    let isBold = Self.isBold(font.weight)
    if font.family == .monospaced {
      insert(isBold ? FontGroup.Index.monospacedBold : FontGroup.Index.monospaced)
    }
    if case .named(let name) = font.family {
      for (index, group) in FontGroup.all.enumerated() where group.family == name {
        let isOtherWeight =
          index == (isBold ? FontGroup.Index.cjk : FontGroup.Index.cjkBold)
          || index == (isBold ? FontGroup.Index.monospaced : FontGroup.Index.monospacedBold)
        if index >= FontGroup.Index.monospaced, !isOtherWeight { insert(index) }
      }
    }
    let isSimple = string.utf8.allSatisfy { $0 < 0x80 }
    guard !isSimple else { return }
    for scalar in string.unicodeScalars where scalar.value >= 0x250 {
      insert(scalar, isBold: isBold, isInText: isInText)
    }
  }

  private mutating func insert(
    _ scalar: Unicode.Scalar,
    isBold: Bool,
    isInText: (Unicode.Scalar) -> Bool
  ) {
    let cjk = isBold ? FontGroup.Index.cjkBold : FontGroup.Index.cjk
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      insert(cjk)
      return
    case 0xFE0F, 0x20E3, 0x1F000...0x1FAFF:
      insert(FontGroup.Index.emoji)
      return
    default:
      break
    }
    if scalar.properties.isEmojiPresentation {
      insert(FontGroup.Index.emoji)
      return
    }
    for index in FontGroup.Index.firstScript..<FontGroup.all.count
    where FontGroup.all[index].ranges.contains(where: { $0.contains(scalar.value) }) {
      insert(index)
      return
    }
    guard !scalar.properties.isDefaultIgnorableCodePoint, !isInText(scalar) else { return }
    for index in [
      cjk, FontGroup.Index.emoji, FontGroup.Index.symbols, FontGroup.Index.symbols2,
      FontGroup.Index.math,
    ] {
      insert(index)
    }
  }
}
