// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Damage between display lists")
struct DamageTests {
  private let bounds = CGRect(x: 0, y: 0, width: ToyScene.side, height: ToyScene.side)

  private func fill(_ x: Int, _ y: Int, _ color: RGBA = .black) -> DrawCommand {
    .fill(.rect(CGRect(x: x, y: y, width: 5, height: 5)), color)
  }

  @Test("every cell that looks different lies in the damage", arguments: RandomSource.seeds(600))
  func random(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let old = ToyScene.random(using: &random)
    let new = ToyScene.changed(old, using: &random)
    let damage = new.damage(from: old, in: bounds) ?? .null
    let before = ToyScene.draw(old)
    let after = ToyScene.draw(new)
    for y in 0..<ToyScene.side {
      for x in 0..<ToyScene.side where before[y * ToyScene.side + x] != after[y * ToyScene.side + x]
      {
        let cell = CGRect(x: x, y: y, width: 1, height: 1)
        #expect(
          damage.contains(cell),
          "SEED=\(seed) cell \(x),\(y) damage \(damage)\n\(old.dump())\n---\n\(new.dump())"
        )
      }
    }
  }

  @Test("equal lists have none")
  func equal() {
    let list = DisplayList([fill(1, 1), fill(9, 9)])
    #expect(list.damage(from: list, in: bounds) == nil)
    #expect(DisplayList().damage(from: DisplayList(), in: bounds) == nil)
  }

  @Test("a changed step is all there is between equal ones")
  func middle() {
    let old = DisplayList([fill(0, 0), fill(10, 10), fill(20, 20)])
    let new = DisplayList([fill(0, 0), fill(10, 10, .white), fill(20, 20)])
    #expect(new.damage(from: old, in: bounds) == CGRect(x: 10, y: 10, width: 5, height: 5))
    let less = DisplayList([fill(0, 0), fill(20, 20)])
    #expect(less.damage(from: old, in: bounds) == CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  @Test("of two changes with equal steps between, those between do not count")
  func lockstep() {
    let old = DisplayList([fill(0, 0), fill(30, 30), fill(4, 4)])
    let new = DisplayList([fill(0, 0, .white), fill(30, 30), fill(4, 4, .white)])
    #expect(new.damage(from: old, in: bounds) == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test("a new transform damages what follows up to the restore, before and after")
  func transform() {
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList([
        .save, .concatenate(CGAffineTransform(translationX: x, y: 0)), fill(0, 0), .restore,
        fill(30, 30),
      ])
    }
    let damage = list(10).damage(from: list(0), in: bounds)
    #expect(damage == CGRect(x: 0, y: 0, width: 15, height: 5))
  }

  @Test("clips limit damage, strokes, shadows and text widen it")
  func reach() {
    let rect = CGRect(x: 10, y: 10, width: 10, height: 10)
    func damage(_ command: DrawCommand) -> CGRect? {
      DisplayList([command]).damage(from: DisplayList(), in: bounds)
    }
    #expect(
      damage(.stroke(.rect(rect), .black, StrokeStyle(width: 4))) == rect.insetBy(dx: -2, dy: -2)
    )
    let shadow = ShadowStyle(color: .black, radius: 1, offset: CGSize(width: 0, height: 2))
    #expect(
      damage(.shadow(.rect(rect), shadow)) == rect.insetBy(dx: -4, dy: -4).offsetBy(dx: 0, dy: 2)
    )
    #expect(
      damage(.text(FakeText("a"), origin: CGPoint(x: 10, y: 10), .black))
        == rect.insetBy(dx: -1, dy: -1)
    )
    let clipped = DisplayList([
      .clip(.rect(CGRect(x: 0, y: 0, width: 12, height: 40))), fill(10, 10),
    ])
    #expect(
      clipped.damage(from: DisplayList(), in: bounds)
        == CGRect(x: 10, y: 10, width: 2, height: 5)
    )
  }

  @Test("what changes off the screen is no damage")
  func offScreen() {
    let new = DisplayList([fill(100, 100)])
    #expect(new.damage(from: DisplayList(), in: bounds) == nil)
  }
}
