// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
  /// The rule along one axis, told the other way around: what is flexible is stretched by one
  /// factor; where all of it is empty, it shares equally.
  private static func stretch(
    _ parts: [CGFloat],
    flexible: [Bool],
    to total: CGFloat
  ) -> [CGFloat] {
    let old = parts.reduce(0, +)
    let elastic = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(flexible.count { $0 })
    guard count > 0 else { return parts }
    return zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return part }
      return elastic > 0
        ? part * (elastic + total - old) / elastic : part + (total - old) / count
    }
  }

  @Test("Every combination of flexible parts follows the proportional rule")
  func combinations() {
    for bits in UInt(0)..<64 {
      let mask = UIView.AutoresizingMask(rawValue: bits)
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 80))
      view.autoresizingMask = mask
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 150, height: 260)
      let x = Self.stretch(
        [10, 60, 30],
        flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains),
        to: 150
      )
      let y = Self.stretch(
        [20, 80, 100],
        flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains),
        to: 260
      )
      let expected = CGRect(x: x[0], y: y[0], width: x[1], height: y[1])
      #expect(isClose(view.frame, expected), "mask \(bits)")
    }
  }

  @Test("Random frames and sizes follow the rule")
  func random() {
    let (seed, iterations) = SplitMix.environment
    for round in 0..<iterations {
      var random = SplitMix(seed: seed &+ UInt64(round))
      let parts = (0..<3).map { _ in CGFloat.random(in: 0...50, using: &random) }
      let total = parts.reduce(0, +)
      let mask = UIView.AutoresizingMask(rawValue: .random(in: 0..<8, using: &random))
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: total, height: 10))
      let view = UIView(frame: CGRect(x: parts[0], y: 0, width: parts[1], height: 10))
      view.autoresizingMask = mask
      parent.addSubview(view)
      let target = total + .random(in: 0...80, using: &random)
      parent.bounds.size.width = target
      let flexible = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        .map(mask.contains)
      let expected = Self.stretch(parts, flexible: flexible, to: target)
      #expect(isClose(view.frame.minX, expected[0]), "SEED=\(seed) round \(round)")
      #expect(isClose(view.frame.width, expected[1]), "SEED=\(seed) round \(round)")
    }
  }

  @Test("Lengths from zero share what there is equally, and never become negative")
  func extremes() {
    let parent = UIView(frame: .zero)
    let fill = UIView(frame: .zero)
    fill.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(fill)
    parent.frame.size = CGSize(width: 80, height: 90)
    #expect(fill.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
    let fixed = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
    fixed.autoresizingMask = .flexibleWidth
    parent.addSubview(fixed)
    parent.frame.size.width = 10
    #expect(fixed.frame.width == 0)
  }

  @Test("Neither a parent that says no nor a view placed by constraints is resized")
  func switchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 150
    #expect(view.frame.width == 100)
    parent.autoresizesSubviews = true
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.frame.size.width = 250
    #expect(view.frame.width == 100)
  }
}
