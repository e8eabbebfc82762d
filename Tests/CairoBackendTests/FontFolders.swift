// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the fonts of the tests are.
enum FontFolders {
  static let inter = "/usr/share/fonts/opentype/inter"

  static var all: [String] {
    let own = ProcessInfo.processInfo.environment["PLEAT_FONTS"] ?? ""
    return own.split(separator: ":").map(String.init) + [
      inter, "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
    ]
  }
}
