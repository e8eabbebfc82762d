// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKitEngine

@MainActor
@Suite("UIColor")
struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    let isRead = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isRead)
    return [red, green, blue, alpha]
  }

  private func expectClose(
    _ left: [CGFloat],
    _ right: [CGFloat],
    within tolerance: CGFloat = 0.0005,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(left.count == right.count, sourceLocation: sourceLocation)
    for (one, other) in zip(left, right) {
      #expect(abs(one - other) <= tolerance, "\(left) \(right)", sourceLocation: sourceLocation)
    }
  }

  // MARK: Parts

  @Test("parts are read as they were given, beyond 0 to 1 as well; alpha is kept in range")
  func readingParts() {
    expectClose(
      parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
      [0.1, 0.2, 0.3, 0.4]
    )
    expectClose(parts(UIColor(red: 2, green: -1, blue: 0, alpha: 7)), [2, -1, 0, 1])
    expectClose(parts(UIColor(white: 0.25, alpha: 0.5)), [0.25, 0.25, 0.25, 0.5])
  }

  @Test("what is drawn lies between 0 and 1")
  func drawnParts() {
    let color = UIColor(red: 255, green: -3, blue: 0.5, alpha: 1)
    #expect(color.rgba(for: light) == RGBA(red: 1, green: 0, blue: 0.5))
    #expect(color.cgColor.components == [1, 0, 0.5, 1])
  }

  @Test(
    "hue, saturation and brightness give the known color and come back",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (1.0 / 3, 1, 1, [0, 1, 0]),
      (0.5, 1, 1, [0, 1, 1]), (2.0 / 3, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
      (0.58, 0.5, 0.8, [0.4, 0.608, 0.8]), (0, 0, 0.3, [0.3, 0.3, 0.3]), (0, 0, 0, [0, 0, 0]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])]
  )
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    expectClose(parts(color), expected + [0.5])
    var (turn, strength, lightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    color.getHue(&turn, saturation: &strength, brightness: &lightness, alpha: &alpha)
    expectClose([turn, strength, lightness, alpha], [hue, saturation, brightness, 0.5])
  }

  @Test("a full turn of hue is red again")
  func fullTurn() {
    expectClose(
      parts(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)),
      [1, 0, 0, 1]
    )
  }

  @Test("white is the gray itself, or the luminance of a color")
  func white() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(white: 0.3, alpha: 0.9).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.9)
    #expect(UIColor.red.getWhite(&white, alpha: nil))
    expectClose([white], [0.2126])
  }

  @Test("Display P3 keeps white and black, and its red lies outside sRGB")
  func displayP3() {
    expectClose(parts(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)), [1, 1, 1, 1])
    expectClose(parts(UIColor(displayP3Red: 0, green: 0, blue: 0, alpha: 1)), [0, 0, 0, 1])
    // Published extended sRGB parts of the P3 red: 1.0930, -0.2267, -0.1501.
    expectClose(
      parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)),
      [1.0930, -0.2267, -0.1501, 1],
      within: 0.001
    )
  }

  @Test("named colors have the parts that Apple documents")
  func namedColors() {
    expectClose(parts(.black), [0, 0, 0, 1])
    expectClose(parts(.darkGray), [1 / 3, 1 / 3, 1 / 3, 1])
    expectClose(parts(.lightGray), [2 / 3, 2 / 3, 2 / 3, 1])
    expectClose(parts(.gray), [0.5, 0.5, 0.5, 1])
    expectClose(parts(.white), [1, 1, 1, 1])
    expectClose(parts(.red), [1, 0, 0, 1])
    expectClose(parts(.green), [0, 1, 0, 1])
    expectClose(parts(.blue), [0, 0, 1, 1])
    expectClose(parts(.cyan), [0, 1, 1, 1])
    expectClose(parts(.yellow), [1, 1, 0, 1])
    expectClose(parts(.magenta), [1, 0, 1, 1])
    expectClose(parts(.orange), [1, 0.5, 0, 1])
    expectClose(parts(.purple), [0.5, 0, 0.5, 1])
    expectClose(parts(.brown), [0.6, 0.4, 0.2, 1])
    expectClose(parts(.clear), [0, 0, 0, 0])
  }

  @Test("a color literal is a color")
  func literal() {
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    expectClose(parts(color), [0.25, 0.5, 0.75, 1])
  }

  // MARK: Core Graphics

  @Test("a gray has two components in Core Graphics and comes back a gray")
  func grayComponents() {
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test("the Core Graphics color follows the current traits")
  func currentTraits() {
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor == UIColor.white.cgColor)
      expectClose(parts(.label), [1, 1, 1, 1])
    }
  }

  @Test("setting a color makes it the color of fills and outlines")
  func setting() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor.red.set()
    #expect(context.currentFillColor == RGBA(red: 1, green: 0, blue: 0))
    #expect(context.currentStrokeColor == RGBA(red: 1, green: 0, blue: 0))
    UIColor.blue.setFill()
    UIColor.green.setStroke()
    #expect(context.currentFillColor == RGBA(red: 0, green: 0, blue: 1))
    #expect(context.currentStrokeColor == RGBA(red: 0, green: 1, blue: 0))
  }

  // MARK: Equality

  @Test("equal parts in the same model are equal; a gray does not equal the same RGB")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == .white)
    #expect(UIColor(white: 1, alpha: 1).hash == UIColor.white.hash)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor(white: 1, alpha: 0.5) != .white)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label != UIColor.secondaryLabel)
    #expect(UIColor.tintColor == UIColor.tintColor)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label.withAlphaComponent(0.6))
    let dynamic = UIColor { _ in .red }
    #expect(dynamic == dynamic)
    #expect(dynamic != UIColor { _ in .red })
    #expect(dynamic.copy() as? UIColor === dynamic)
  }
}
