// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit

@testable import UIKitEngine

@Suite("Transforms on their way")
@MainActor
struct TransformPartsTests {
  private func isClose(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    [
      one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d,
      one.tx - other.tx, one.ty - other.ty,
    ].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("A transform is the same put together again")
  func roundTrip() {
    let transforms = [
      CGAffineTransform.identity,
      CGAffineTransform(rotationAngle: 2),
      CGAffineTransform(rotationAngle: .pi),
      CGAffineTransform(scaleX: 2, y: 0.5),
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(scaleX: 1, y: -1),
      CGAffineTransform(translationX: 3, y: -4).rotated(by: -1).scaledBy(x: 0.3, y: 7),
      CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
      CGAffineTransform(scaleX: 0, y: 0),
      CGAffineTransform(scaleX: 0, y: 2),
    ]
    for transform in transforms {
      #expect(isClose(TransformParts(transform).transform, transform), "\(transform)")
    }
  }

  @Test("A view that turns stays as large as it is, all the way")
  func rigid() {
    for angle in [CGFloat.pi / 2, .pi, 3, -2] {
      let start = AnimatableValue.transform(.identity)
      let end = AnimatableValue.transform(CGAffineTransform(rotationAngle: angle))
      for fraction in [0.25, 0.5, 0.75] as [CGFloat] {
        let expected = CGAffineTransform(rotationAngle: angle * fraction)
        guard case .transform(let shown) = start.interpolated(to: end, fraction: fraction) else {
          Issue.record("not a transform")
          return
        }
        #expect(isClose(shown, expected), "\(angle) at \(fraction)")
      }
    }
  }

  @Test("It turns the shorter way")
  func shorterWay() {
    let start = AnimatableValue.transform(CGAffineTransform(rotationAngle: 3))
    let end = AnimatableValue.transform(CGAffineTransform(rotationAngle: -3))
    guard case .transform(let shown) = start.interpolated(to: end, fraction: 0.5) else {
      Issue.record("not a transform")
      return
    }
    #expect(isClose(shown, CGAffineTransform(rotationAngle: .pi)))
  }
}
