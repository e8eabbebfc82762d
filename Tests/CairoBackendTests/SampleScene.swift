// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TextModel

/// Lists with everything in them, decided by a seed.
@MainActor
enum SampleScene {
  static let size = CGSize(width: 160, height: 120)

  private static let strings = [
    "Title", "한국어", "🎉 ok", "שלום", "مرحبا", "A long text that is cut", "9:41", "日本",
  ]

  static func list(seed: UInt64, rows: Int = 4, hasTurns: Bool = true) -> DisplayList {
    var random = RandomSource(seed: seed)
    var list = DisplayList([.fill(.rect(CGRect(origin: .zero, size: size)), .white)])
    let card = Shape.roundedRect(
      CGRect(x: 10, y: 8, width: 140, height: 100),
      radius: 10,
      isContinuous: true
    )
    list.append(
      .shadow(
        card,
        ShadowStyle(
          color: RGBA.black.multiplyingAlpha(by: 0.3),
          radius: 3,
          offset: CGSize(width: 0, height: 1)
        )
      )
    )
    list.append(.fill(card, .white))
    list.append(.save)
    list.append(.clip(card))
    for row in 0..<rows {
      list.append(
        contentsOf: self.row(using: &random, hasTurns: hasTurns),
        translatedBy: CGVector(dx: 10, dy: 8 + 25 * row)
      )
    }
    list.append(.restore)
    return list
  }

  static func row(using random: inout RandomSource, hasTurns: Bool) -> DisplayList {
    var list = DisplayList()
    let tint = RGBA(red: CGFloat(Int.random(in: 0...4, using: &random)) / 4, green: 0.5, blue: 1)
    if Bool.random(using: &random) {
      list.append(.fill(.rect(CGRect(x: 0, y: 0, width: 140, height: 25)), tint))
    }
    let isFaded = Int.random(in: 0..<4, using: &random) == 0
    if isFaded { list.append(.beginGroup(opacity: 0.6)) }
    let isTurned = Int.random(in: 0..<5, using: &random) == 0 && hasTurns
    if isTurned {
      list.append(.save)
      list.append(.concatenate(CGAffineTransform(translationX: 3, y: 1).rotated(by: 0.1)))
    }
    let string = strings.randomElement(using: &random) ?? ""
    let text = Texts.layout(Texts.request(string, size: 13, width: 80))
    list.append(.text(text, origin: CGPoint(x: 20, y: 4.5), .black))
    let mark = CGPath(ellipseIn: CGRect(x: 4, y: 5, width: 12, height: 12), transform: nil)
    list.append(.stroke(.path(mark), tint, StrokeStyle(width: 1.5)))
    if isTurned { list.append(.restore) }
    if isFaded { list.append(.endGroup) }
    list.append(.fill(.rect(CGRect(x: 20, y: 24.5, width: 120, height: 0.5)), .black))
    return list
  }
}
