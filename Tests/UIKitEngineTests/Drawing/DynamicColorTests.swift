// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKitEngine

@MainActor
@Suite("Dynamic colors")
struct DynamicColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func rgba(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> RGBA {
    RGBA(
      red: CGFloat(red) / 255,
      green: CGFloat(green) / 255,
      blue: CGFloat(blue) / 255,
      alpha: alpha
    )
  }

  // MARK: System colors

  @Test("system colors have the published light and dark values")
  func published() {
    let expected: [(UIColor, RGBA, RGBA)] = [
      (.label, .black, .white),
      (.secondaryLabel, rgba(60, 60, 67, 0.6), rgba(235, 235, 245, 0.6)),
      (.tertiaryLabel, rgba(60, 60, 67, 0.3), rgba(235, 235, 245, 0.3)),
      (.quaternaryLabel, rgba(60, 60, 67, 0.18), rgba(235, 235, 245, 0.18)),
      (.systemBackground, .white, .black),
      (.secondarySystemBackground, rgba(242, 242, 247), rgba(28, 28, 30)),
      (.systemGroupedBackground, rgba(242, 242, 247), .black),
      (.secondarySystemGroupedBackground, .white, rgba(28, 28, 30)),
      (.separator, rgba(60, 60, 67, 0.29), rgba(84, 84, 88, 0.6)),
      (.opaqueSeparator, rgba(198, 198, 200), rgba(56, 56, 58)),
      (.quaternarySystemFill, rgba(116, 116, 128, 0.08), rgba(118, 118, 128, 0.18)),
      (.systemBlue, rgba(0, 122, 255), rgba(10, 132, 255)),
      (.systemGreen, rgba(52, 199, 89), rgba(48, 209, 88)),
      (.systemRed, rgba(255, 59, 48), rgba(255, 69, 58)),
      (.systemTeal, rgba(48, 176, 199), rgba(64, 200, 224)),
      (.systemGray, rgba(142, 142, 147), rgba(142, 142, 147)),
      (.systemGray6, rgba(242, 242, 247), rgba(28, 28, 30)),
    ]
    for (color, inLight, inDark) in expected {
      #expect(color.rgba(for: light) == inLight, "\(color)")
      #expect(color.rgba(for: dark) == inDark, "\(color)")
      #expect(color.resolvedColor(with: dark).rgba(for: light) == inDark, "\(color)")
    }
  }

  @Test("unspecified traits look light")
  func unspecified() {
    #expect(UIColor.label.rgba(for: UITraitCollection()) == .black)
  }

  @Test("raised dark backgrounds are lighter, raised light ones are not")
  func elevated() {
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    let raisedDark = UITraitCollection(traitsFrom: [dark, raised])
    #expect(UIColor.systemBackground.rgba(for: raisedDark) == rgba(28, 28, 30))
    #expect(UIColor.systemBackground.rgba(for: raised) == .white)
    #expect(UIColor.label.rgba(for: raisedDark) == .white)
  }

  @Test("increased contrast changes accents and leaves raised backgrounds raised")
  func highContrast() {
    let contrast = UITraitCollection(accessibilityContrast: .high)
    let darkContrast = UITraitCollection(traitsFrom: [dark, contrast])
    #expect(UIColor.systemBlue.rgba(for: contrast) == rgba(0, 64, 221))
    #expect(UIColor.systemBlue.rgba(for: darkContrast) == rgba(64, 156, 255))
    let raised = UITraitCollection(
      traitsFrom: [darkContrast, UITraitCollection(userInterfaceLevel: .elevated)]
    )
    #expect(UIColor.systemBackground.rgba(for: raised) == rgba(28, 28, 30))
  }

  @Test("a system color resolves to a fixed one that equals the fixed color")
  func resolving() {
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.label.resolvedColor(with: light).isFixed)
    #expect(!UIColor.label.isFixed)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  // MARK: Providers

  @Test("a provider is asked with the traits, and its answer resolved with them")
  func provider() {
    var asked: [UIUserInterfaceStyle] = []
    let color = UIColor { traits in
      asked.append(traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .systemRed : .blue
    }
    #expect(color.rgba(for: light) == RGBA(red: 0, green: 0, blue: 1))
    #expect(color.rgba(for: dark) == rgba(255, 69, 58))
    #expect(color.resolvedColor(with: light) == .blue)
    #expect(asked == [.light, .dark, .light])
  }

  @Test("another alpha replaces the old one and leaves a color dynamic")
  func alpha() {
    let faint = UIColor.secondaryLabel.withAlphaComponent(0.25)
    #expect(faint.rgba(for: light) == rgba(60, 60, 67, 0.25))
    #expect(faint.rgba(for: dark) == rgba(235, 235, 245, 0.25))
    #expect(faint.withAlphaComponent(2).rgba(for: light) == rgba(60, 60, 67))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.white.withAlphaComponent(0) == UIColor(white: 1, alpha: 0))
  }

  // MARK: Tint

  @Test("the tint color is that of the view that uses it, else system blue")
  func tint() {
    let tint = UIColor.tintColor
    #expect(tint.isTintColor)
    #expect(!UIColor.systemBlue.isTintColor)
    #expect(tint.rgba(for: light) == rgba(0, 122, 255))
    #expect(tint.rgba(for: light, tintColor: .red) == RGBA(red: 1, green: 0, blue: 0))
    #expect(tint.rgba(for: dark, tintColor: .systemRed) == rgba(255, 69, 58))
    #expect(tint.rgba(for: light, tintColor: .tintColor) == rgba(0, 122, 255))
    #expect(tint.rgba(for: light, tintColor: nil) == rgba(0, 122, 255))
  }

  @Test("a fainter tint and a provider of the tint follow the view too")
  func derivedTint() {
    let faint = UIColor.tintColor.withAlphaComponent(0.5)
    #expect(faint.isTintColor)
    #expect(faint.rgba(for: light, tintColor: .red) == RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    let provided = UIColor { _ in .tintColor }
    #expect(provided.rgba(for: light, tintColor: .red) == RGBA(red: 1, green: 0, blue: 0))
  }

  @Test("a tint that answers with the tint color ends in system blue")
  func circularTint() {
    let circular = UIColor { _ in .tintColor }
    #expect(UIColor.tintColor.rgba(for: light, tintColor: circular) == rgba(0, 122, 255))
    UIColor.performWithTintColor(circular) {
      #expect(UIColor.tintColor.rgba(for: light) == rgba(0, 122, 255))
    }
  }

  @Test("the view's tint is not looked for unless a color may need it")
  func tintIsLazy() {
    var searches = 0
    func search() -> UIColor {
      searches += 1
      return .red
    }
    _ = UIColor.label.rgba(for: light, tintColor: search())
    _ = UIColor.red.rgba(for: light, tintColor: search())
    #expect(searches == 0)
    _ = UIColor.tintColor.rgba(for: light, tintColor: search())
    #expect(searches == 1)
  }

  @Test("while a view draws, its tint is what the tint color means")
  func currentTint() {
    let blue = UIColor.systemBlue.cgColor
    UIColor.performWithTintColor(.green) {
      #expect(UIColor.tintColor.cgColor == UIColor.green.cgColor)
      UIColor.performWithTintColor(.red) {
        #expect(UIColor.tintColor.cgColor == UIColor.red.cgColor)
      }
      #expect(UIColor.tintColor.cgColor == UIColor.green.cgColor)
    }
    #expect(UIColor.tintColor.cgColor == blue)
  }
}
