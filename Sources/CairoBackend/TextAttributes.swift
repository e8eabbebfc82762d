// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation
import TextModel

/// Letter spacing, font features and line-break rules for the parts of a string.
struct TextAttributes {
  /// What kind of treatment a run of characters gets.
  private enum Kind {
    /// Letters of the system font: spaced as San Francisco's.
    case tracked
    /// Korean syllables: lines break between words only, as `UILabel` breaks them.
    case hangul
    /// All other scripts.
    case other
  }

  let request: TextRequest
  /// Places (bytes) of lines that were too wide: Korean words in them may be broken anywhere.
  var brokenRanges: [Range<UInt32>] = []

  /// The attributes for a string; the caller releases them.
  func makeList(for string: String) -> OpaquePointer? {
    let list = pango_attr_list_new()
    guard !string.utf8.allSatisfy({ $0 < 0x80 }) else {
      insert(.tracked, 0..<UInt32.max, into: list)
      return list
    }
    var kind: Kind?
    var start: UInt32 = 0
    var end: UInt32 = 0
    for character in string {
      let next = Self.kind(of: character)
      if let kind, next != kind {
        insert(kind, start..<end, into: list)
        start = end
      }
      kind = next
      end += UInt32(character.utf8.count)
    }
    if let kind { insert(kind, start..<end, into: list) }
    return list
  }

  /// The treatment of a character as a whole, so that none is torn apart.
  private static func kind(of character: Character) -> Kind {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.contains(where: { $0.value == 0xFE0F }) else {
      return .other
    }
    switch first.value {
    case 0..<0x530, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x22FF:
      return .tracked
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF:
      return .hangul
    default:
      return .other
    }
  }

  private func insert(_ kind: Kind, _ range: Range<UInt32>, into list: OpaquePointer?) {
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      guard let attribute else { return }
      attribute.pointee.start_index = range.lowerBound
      attribute.pointee.end_index = range.upperBound
      pango_attr_list_insert(list, attribute)
    }
    let isTracked = kind == .tracked
    let spacing = request.kern + (isTracked ? tracking : 0)
    if spacing != 0 {
      let units = (spacing * CGFloat(PANGO_SCALE)).rounded()
      add(pango_attr_letter_spacing_new(Int32(max(-100_000, min(units, 10_000_000)))))
    }
    if isTracked {
      // Inter would turn "->" into an arrow.
      let digits = request.font.hasMonospacedDigits ? ",tnum=1" : ""
      add(pango_attr_font_features_new("calt=0" + digits))
    }
    if kind == .hangul, request.lineBreak != .byCharWrapping,
      !brokenRanges.contains(where: { $0.overlaps(range) })
    {
      add(pango_attr_allow_breaks_new(0))
    }
  }

  private var tracking: CGFloat {
    let font = request.font
    switch font.family {
    case .monospaced:
      // From half an em to the advance of Apple's monospaced font.
      return font.size * 0.118
    case .named(let name) where FontGroup.all.contains { $0.family == name && name != "Inter" }:
      return 0
    case .system, .named:
      return LetterSpacing.spacing(size: font.size, weight: font.weight)
    }
  }
}
