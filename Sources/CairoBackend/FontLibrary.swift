// SPDX-License-Identifier: Apache-2.0

import CPango
import Foundation

/// What is reported where a font file is nowhere to be found.
package struct MissingFontError: Error, CustomStringConvertible {
  /// The name of the file.
  package let file: String
  /// The Debian package that has it.
  package let package: String
  /// The folders that were looked through.
  package let folders: [String]

  /// The file, how to get it, and where it was looked for.
  package var description: String {
    """
    The font file \(file) is missing. Install it with "apt-get install \(package)", or name a \
    folder that holds it in the environment variable PLEAT_FONTS (folders separated by colons). \
    Looked in: \(folders.joined(separator: ", ")).
    """
  }
}

/// The fonts that text is drawn with: only files from known folders, nothing of what else the
/// machine has installed or configured.
///
/// A file is read when text first needs it: the system font takes about a millisecond, Noto Sans
/// CJK about three, the whole collection fifty.
@MainActor
final class FontLibrary {
  /// The folders in which files are looked for, first found first taken.
  let folders: [String]
  private var faces: [String: FontPattern] = [:]
  private var collections: [FontNeeds: FontCollection] = [:]

  /// The folders of `PLEAT_FONTS`, then those of Debian's packages.
  static var defaultFolders: [String] {
    let own = ProcessInfo.processInfo.environment["PLEAT_FONTS"] ?? ""
    return own.split(separator: ":").map(String.init) + [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/noto",
    ]
  }

  /// Creates a library; throws where the system font is missing.
  init(folders: [String]) throws(MissingFontError) {
    self.folders = folders
    try load(FontGroup.all[FontGroup.Index.text])
  }

  /// The fonts for text with certain needs, the same collection for the same needs.
  func collection(for needs: FontNeeds) throws(MissingFontError) -> FontCollection {
    if let collection = collections[needs] { return collection }
    var patterns: [FontPattern] = []
    for index in needs.indexes { patterns += try load(FontGroup.all[index]) }
    let first = try path(of: FontGroup.all[0].files[0], in: FontGroup.all[0])
    let collection = FontCollection(firstFile: first, patterns: patterns)
    collections[needs] = collection
    return collection
  }

  /// Whether the regular face of the system font has a character.
  func isInText(_ scalar: Unicode.Scalar) -> Bool {
    faces[FontGroup.all[0].files[0] + FontGroup.all[0].family]?.contains(scalar) ?? false
  }

  @discardableResult
  private func load(_ group: FontGroup) throws(MissingFontError) -> [FontPattern] {
    var patterns: [FontPattern] = []
    for file in group.files {
      let key = file + group.family
      if let known = faces[key] {
        patterns.append(known)
        continue
      }
      let path = try path(of: file, in: group)
      guard let pattern = FontPattern(path: path, family: group.family) else {
        throw MissingFontError(file: file, package: group.package, folders: folders)
      }
      faces[key] = pattern
      patterns.append(pattern)
    }
    return patterns
  }

  private func path(of file: String, in group: FontGroup) throws(MissingFontError) -> String {
    for folder in folders where access("\(folder)/\(file)", R_OK) == 0 {
      return "\(folder)/\(file)"
    }
    throw MissingFontError(file: file, package: group.package, folders: folders)
  }
}

/// What fontconfig knows of one face of a font file.
final class FontPattern: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Reads the face of `family`, or of any family that begins with it, from a file.
  ///
  /// Nil where the file has none.
  init?(path: String, family: String) {
    // The first faces of Noto's collections are Japanese and Korean: begin with the second.
    for face: UInt32 in [1, 0] + Array(2..<64) {
      var count: Int32 = 0
      guard let pattern = FcFreeTypeQuery(path, face, nil, &count) else {
        if face > 1 { break }
        continue
      }
      var name: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name,
        String(cString: name).hasPrefix(family)
      {
        pointer = pattern
        return
      }
      FcPatternDestroy(pattern)
      if face > 1, face >= count { break }
    }
    return nil
  }

  deinit { FcPatternDestroy(pointer) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var characters: OpaquePointer?
    guard FcPatternGetCharSet(pointer, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }
}
