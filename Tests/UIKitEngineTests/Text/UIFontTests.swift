// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextModel
import UIKitEngine

@MainActor
@Suite("UIFont")
struct UIFontTests {
  @Test("the system font has San Francisco's line metrics")
  func lineMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(abs(font.xHeight - 8.948) < 0.001)
    #expect(font.leading == 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.pointSize == 17)
  }

  @Test("the system's fonts differ in weight, slant and design")
  func systemFonts() {
    #expect(
      UIFont.systemFont(ofSize: 10).fontDescription == FontDescription(size: 10, weight: 0)
    )
    #expect(UIFont.systemFont(ofSize: 10, weight: .bold).fontDescription.weight == 0.4)
    #expect(UIFont.italicSystemFont(ofSize: 10).fontDescription.isItalic)
    #expect(
      UIFont.monospacedSystemFont(ofSize: 10, weight: .medium).fontDescription
        == FontDescription(family: .monospaced, size: 10, weight: 0.23)
    )
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular).fontDescription
        == FontDescription(size: 10, hasMonospacedDigits: true)
    )
  }

  @Test("the bold system font is semibold, as on iOS")
  func boldIsSemibold() {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test("the system fonts have iOS's names, which lead back to them")
  func systemNames() throws {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    let named = try #require(UIFont(name: ".SFUI-SemiboldItalic", size: 17))
    #expect(named.fontDescription == FontDescription(size: 17, weight: 0.3, isItalic: true))
  }

  @Test(
    "family, weight and slant are read from a PostScript name",
    arguments: [
      ("HelveticaNeue", "Helvetica Neue", 0, false),
      ("HelveticaNeue-Bold", "Helvetica Neue", 0.4, false),
      ("HelveticaNeue-MediumItalic", "Helvetica Neue", 0.23, true),
      ("AvenirNext-DemiBold", "Avenir Next", 0.3, false),
      ("AppleSDGothicNeo-Light", "Apple SD Gothic Neo", -0.4, false),
      ("NotoSansKR-Black", "Noto Sans KR", 0.62, false),
      ("Arial-BoldMT", "Arial-Bold MT", 0, false),
      ("Courier-Oblique", "Courier", 0, true),
      ("Noto Sans", "Noto Sans", 0, false),
    ] as [(String, String, CGFloat, Bool)]
  )
  func postScriptNames(name: String, family: String, weight: CGFloat, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(
      font.fontDescription
        == FontDescription(family: .named(family), size: 12, weight: weight, isItalic: isItalic)
    )
  }

  @Test("a font without a name is none")
  func emptyName() {
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("another size is all that changes")
  func withSize() throws {
    let font = try #require(UIFont(name: "AvenirNext-Bold", size: 12)?.withSize(30))
    #expect(font.pointSize == 30)
    #expect(font.fontName == "AvenirNext-Bold")
    #expect(font == UIFont(name: "AvenirNext-Bold", size: 30))
  }

  @Test("equal fonts are equal and have equal hashes")
  func equality() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 17))
    #expect(font.hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(font != UIFont.systemFont(ofSize: 18))
    #expect(font != UIFont.boldSystemFont(ofSize: 17))
    #expect(font.copy() as? UIFont === font)
  }

  @Test("the standard sizes are Apple's")
  func standardSizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
  }

  // MARK: Descriptors

  @Test("symbolic traits are read from a font and given to another")
  func symbolicTraits() throws {
    let regular = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(regular.symbolicTraits == [])
    let both = try #require(regular.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-SemiboldItalic")
    #expect(both.withSymbolicTraits([]) == regular)
    let named = UIFontDescriptor(name: "AvenirNext-Regular", size: 12)
    #expect(named.withSymbolicTraits(.traitBold)?.font.weight == 0.4)
    #expect(named.withSymbolicTraits(.traitMonoSpace) == nil)
    #expect(regular.withSymbolicTraits(.traitMonoSpace)?.font.family == .monospaced)
  }

  @Test("a weight that is bold already is kept when another trait is added")
  func boldStaysAsItIs() {
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor
    #expect(heavy.withSymbolicTraits([.traitBold, .traitItalic])?.font.weight == 0.56)
    #expect(heavy.withSymbolicTraits(.traitItalic)?.font.weight == 0)
  }

  @Test("designs that have no font here give nil")
  func designs() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(descriptor.withDesign(.monospaced)?.font.family == .monospaced)
    #expect(descriptor.withDesign(.default) == descriptor)
    #expect(descriptor.withDesign(.rounded) == nil)
    #expect(descriptor.withDesign(.serif) == nil)
  }

  @Test("a descriptor's own size counts where 0 is given")
  func descriptorSize() {
    let descriptor = UIFontDescriptor(name: "Avenir", size: 14)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 14)
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    #expect(descriptor.withSize(9).pointSize == 9)
    #expect(descriptor.withFamily("Inter").font.family == .named("Inter"))
  }
}
