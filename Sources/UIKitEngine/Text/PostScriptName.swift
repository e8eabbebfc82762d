// SPDX-License-Identifier: Apache-2.0

/// A font name such as `HelveticaNeue-BoldItalic`, taken apart.
struct PostScriptName {
  /// The family with blanks between its words; the whole name where no face was found in it.
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool

  init(_ name: String) {
    guard
      let hyphen = name.lastIndex(of: "-"),
      let face = Self.face(String(name[name.index(after: hyphen)...]))
    else {
      family = Self.separated(name)
      weight = .regular
      isItalic = false
      return
    }
    family = Self.separated(String(name[..<hyphen]))
    (weight, isItalic) = face
  }

  private static let weights: [String: UIFont.Weight] = [
    "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "normal": .regular,
    "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light,
    "medium": .medium, "semibold": .semibold, "demibold": .semibold, "bold": .bold,
    "heavy": .heavy, "extrabold": .heavy, "ultrabold": .heavy, "black": .black,
  ]

  /// Weight and slant of what follows the hyphen; nil where it is something else.
  private static func face(_ text: String) -> (UIFont.Weight, Bool)? {
    var rest = text.lowercased()
    var isItalic = false
    for ending in ["italic", "oblique"] where rest.hasSuffix(ending) {
      rest.removeLast(ending.count)
      isItalic = true
    }
    return weights[rest].map { ($0, isItalic) }
  }

  /// The name with a blank before each capital that begins a word.
  private static func separated(_ name: String) -> String {
    let characters = Array(name)
    guard !name.contains(" "), !name.hasPrefix(".") else { return name }
    var result = ""
    for (index, character) in characters.enumerated() {
      if index > 0, character.isUppercase {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let endsAcronym = characters[index - 1].isUppercase && next.isLowercase
        if characters[index - 1].isLowercase || endsAcronym { result.append(" ") }
      }
      result.append(character)
    }
    return result
  }
}
