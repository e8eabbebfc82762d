// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    hypot(left.x - right.x, left.y - right.y) < 1e-9
  }

  @Test("a quarter turn takes the x axis to the y axis")
  func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    #expect(isNear(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
  }

  @Test("concatenating does the receiver first")
  func concatenationOrder() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 3))
  }

  @Test("translatedBy, scaledBy and rotated act before the transform")
  func appending() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    #expect(scale.translatedBy(x: 5, y: 1).tx == 10)
    #expect(scale.translatedBy(x: 5, y: 1).ty == 2)
    let move = CGAffineTransform(translationX: 7, y: 0)
    #expect(CGPoint(x: 1, y: 0).applying(move.scaledBy(x: 3, y: 1)) == CGPoint(x: 10, y: 0))
    #expect(
      isNear(CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi / 2)), CGPoint(x: 7, y: 1))
    )
  }

  @Test(
    "a transform followed by its inverse leaves points where they are",
    arguments: RandomSource.seeds(50)
  )
  func inverse(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func value(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    let transform = CGAffineTransform(rotationAngle: value(-4...4))
      .scaledBy(x: value(0.2...5), y: value(0.2...5))
      .translatedBy(x: value(-100...100), y: value(-100...100))
    let point = CGPoint(x: value(-100...100), y: value(-100...100))
    let back = point.applying(transform).applying(transform.inverted())
    #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "SEED=\(seed)")
  }

  @Test("a transform without inverse inverts to itself")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("the identity is the identity, zeros are not")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test("a rectangle becomes the box around its corners", arguments: RandomSource.seeds(50))
  func rectangle(seed: UInt64) {
    var random = RandomSource(seed: seed)
    func value() -> CGFloat { CGFloat(Double.random(in: -50...50, using: &random)) }
    let transform = CGAffineTransform(
      a: value(),
      b: value(),
      c: value(),
      d: value(),
      tx: value(),
      ty: value()
    )
    let rect = CGRect(x: value(), y: value(), width: abs(value()), height: abs(value()))
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(transform) }
    let box = rect.applying(transform)
    #expect(abs(box.minX - (corners.map(\.x).min() ?? 0)) < 1e-6, "SEED=\(seed)")
    #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-6, "SEED=\(seed)")
    #expect(abs(box.minY - (corners.map(\.y).min() ?? 0)) < 1e-6, "SEED=\(seed)")
    #expect(abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-6, "SEED=\(seed)")
  }

  @Test("the null rectangle stays null; a size ignores translation")
  func special() {
    let move = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
    #expect(CGRect.null.applying(move).isNull)
    #expect(CGSize(width: 1, height: 2).applying(move) == CGSize(width: 2, height: 4))
    let rect = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
    #expect(rect.applying(.identity) == rect)
  }
}
