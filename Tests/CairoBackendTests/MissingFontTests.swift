// SPDX-License-Identifier: Apache-2.0

import CairoBackend
import Foundation
import Testing
import TextModel

@Suite("Missing fonts")
@MainActor
struct MissingFontTests {
  @Test("without the system font, the message names file, package, variable and folders")
  func systemFont() throws {
    let error = try #require(throws: MissingFontError.self) {
      try PangoShaper(folders: ["/nonexistent/one", "/nonexistent/two"])
    }
    #expect(error.file == "Inter-Regular.otf")
    #expect(error.package == "fonts-inter")
    let message = error.description
    for part in [
      "Inter-Regular.otf", "apt-get install fonts-inter", "PLEAT_FONTS", "/nonexistent/two",
    ] {
      #expect(message.contains(part))
    }
  }

  @Test(
    "text that needs another font says so when it is shaped",
    arguments: [
      ("한", "NotoSansCJK-Regular.ttc", "fonts-noto-cjk"),
      ("🎉", "NotoColorEmoji.ttf", "fonts-noto-color-emoji"),
      ("ع", "NotoSansArabic-Regular.ttf", "fonts-noto-core"),
      ("ש", "NotoSansHebrew-Regular.ttf", "fonts-noto-core"),
    ]
  )
  func otherFonts(string: String, file: String, package: String) throws {
    let shaper = try PangoShaper(folders: [FontFolders.inter])
    #expect(shaper.layout(Texts.request("Latin é — “ok”")).size.width > 50)
    let error = try #require(throws: MissingFontError.self) {
      try shaper.makeLayout(Texts.request(string))
    }
    #expect(error.file == file)
    #expect(error.package == package)
  }

  @Test("asked for a layout, a shaper without the font ends the program")
  func ends() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let shaper = try PangoShaper(folders: ["/usr/share/fonts/opentype/inter"])
      _ = shaper.layout(TextRequest(string: "한국어", font: FontDescription(size: 17)))
    }
  }
}
