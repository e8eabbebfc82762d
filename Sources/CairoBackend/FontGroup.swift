// SPDX-License-Identifier: Apache-2.0

/// A few font files that are loaded together, once text needs them.
///
/// Which groups a text needs follows from its characters and its font alone, so that a picture
/// never depends on what was drawn before it.
struct FontGroup: Sendable {
  /// The files, each with the family to look for where it holds several.
  var files: [String]
  /// The family under which Pango asks for the group.
  var family: String
  /// The Debian package that has the files.
  var package: String
  /// The characters that text must hold for the group to be loaded; empty where something else
  /// than the range of a character decides.
  var ranges: [ClosedRange<UInt32>] = []

  /// The places in `all` of the groups that code refers to by name.
  enum Index {
    static let text = 0
    static let lightAndBlack = 1
    static let italic = 2
    static let monospaced = 3
    static let monospacedBold = 4
    static let cjk = 5
    static let cjkBold = 6
    static let emoji = 7
    static let firstScript = 8
    static let symbols = 8
    static let symbols2 = 9
    static let math = 10
  }

  /// All groups.
  ///
  /// Where several have a character, the earlier one draws it.
  static let all: [FontGroup] = [
    FontGroup(
      files: ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"],
      family: "Inter",
      package: "fonts-inter"
    ),
    FontGroup(
      files: [
        "Inter-Thin.otf", "Inter-ExtraLight.otf", "Inter-Light.otf", "Inter-ExtraBold.otf",
        "Inter-Black.otf",
      ],
      family: "Inter",
      package: "fonts-inter"
    ),
    FontGroup(
      files: [
        "Inter-Italic.otf", "Inter-MediumItalic.otf", "Inter-SemiBoldItalic.otf",
        "Inter-BoldItalic.otf",
      ],
      family: "Inter",
      package: "fonts-inter"
    ),
    FontGroup(
      files: ["NotoSansCJK-Regular.ttc"],
      family: "Noto Sans Mono CJK KR",
      package: "fonts-noto-cjk"
    ),
    FontGroup(
      files: ["NotoSansCJK-Bold.ttc"],
      family: "Noto Sans Mono CJK KR",
      package: "fonts-noto-cjk"
    ),
    FontGroup(
      files: ["NotoSansCJK-Regular.ttc"],
      family: "Noto Sans CJK KR",
      package: "fonts-noto-cjk"
    ),
    FontGroup(
      files: ["NotoSansCJK-Bold.ttc"],
      family: "Noto Sans CJK KR",
      package: "fonts-noto-cjk"
    ),
    FontGroup(
      files: ["NotoColorEmoji.ttf"],
      family: "Noto Color Emoji",
      package: "fonts-noto-color-emoji"
    ),
    core("Symbols", []),
    FontGroup(
      files: ["NotoSansSymbols2-Regular.ttf"],
      family: "Noto Sans Symbols2",
      package: "fonts-noto-core"
    ),
    FontGroup(
      files: ["NotoSansMath-Regular.ttf"],
      family: "Noto Sans Math",
      package: "fonts-noto-core"
    ),
    core(
      "Arabic",
      [0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]
    ),
    core("Hebrew", [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    core("Thai", [0x0E00...0x0E7F]),
    core("Devanagari", [0x0900...0x097F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF]),
    core("Bengali", [0x0980...0x09FF]),
    core("Gurmukhi", [0x0A00...0x0A7F]),
    core("Gujarati", [0x0A80...0x0AFF]),
    core("Tamil", [0x0B80...0x0BFF]),
    core("Telugu", [0x0C00...0x0C7F]),
    core("Kannada", [0x0C80...0x0CFF]),
    core("Malayalam", [0x0D00...0x0D7F]),
    core("Sinhala", [0x0D80...0x0DFF]),
    core("Lao", [0x0E80...0x0EFF]),
    core("Myanmar", [0x1000...0x109F]),
    core("Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF]),
    core("Armenian", [0x0530...0x058F, 0xFB13...0xFB17]),
    core("Ethiopic", [0x1200...0x139F]),
    core("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
  ]

  /// A script's regular and bold file of Debian's collection of Noto fonts.
  private static func core(_ script: String, _ ranges: [ClosedRange<UInt32>]) -> FontGroup {
    FontGroup(
      files: ["NotoSans\(script)-Regular.ttf", "NotoSans\(script)-Bold.ttf"],
      family: "Noto Sans \(script)",
      package: "fonts-noto-core",
      ranges: ranges
    )
  }
}
