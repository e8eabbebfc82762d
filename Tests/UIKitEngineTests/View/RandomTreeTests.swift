// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

/// Trees that are changed at random are the same, to the eye and to the app, as trees that were
/// made in one go.
@Suite("Random trees")
@MainActor
struct RandomTreeTests {
  private static let safeArea = UIEdgeInsets(top: 40, left: 5, bottom: 20, right: 5)

  private static func number(
    _ range: ClosedRange<Int>,
    _ random: inout SplitMix
  ) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

  private static func change(_ view: UIView, in views: [UIView], _ random: inout SplitMix) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2:
      guard let other = views.randomElement(using: &random), !other.isDescendant(of: view) else {
        return
      }
      let index = Int.random(in: 0...max(other.subviews.count, 1), using: &random)
      other.insertSubview(view, at: index)
    case 3: view.removeFromSuperview()
    case 4, 5:
      view.frame = CGRect(
        x: number(-50...150, &random),
        y: number(-50...250, &random),
        width: number(0...150, &random),
        height: number(0...150, &random)
      )
    case 6: view.bounds.origin = CGPoint(x: 0, y: number(-20...20, &random))
    case 7: view.alpha = number(0...4, &random) / 4
    case 8: view.isHidden.toggle()
    case 9: view.clipsToBounds.toggle()
    case 10: view.layer.cornerRadius = number(0...20, &random)
    case 11: view.layer.borderWidth = number(0...3, &random)
    case 12: view.layer.shadowOpacity = Float(number(0...1, &random))
    default:
      view.autoresizingMask = UIView.AutoresizingMask(
        rawValue: UInt.random(in: 0..<64, using: &random)
      )
    }
  }

  /// The same view, made in one go.
  private static func copy(_ view: UIView) -> UIView {
    let copy = UIView(frame: view.frame)
    copy.bounds.origin = view.bounds.origin
    copy.backgroundColor = view.backgroundColor
    copy.alpha = view.alpha
    copy.isHidden = view.isHidden
    copy.clipsToBounds = view.clipsToBounds
    copy.layer.cornerRadius = view.layer.cornerRadius
    copy.layer.borderWidth = view.layer.borderWidth
    copy.layer.shadowOpacity = view.layer.shadowOpacity
    for subview in view.subviews { copy.addSubview(self.copy(subview)) }
    return copy
  }

  private static func state(of view: UIView) -> [String] {
    let own =
      "\(view.frame) \(view.safeAreaInsets) \(view.layoutMargins) "
      + "\(view.convert(CGPoint.zero, to: nil)) \(view.window != nil)"
    return [own] + view.subviews.flatMap { state(of: $0) }
  }

  @Test("Whatever way a tree came about, it is drawn, measured and touched the same")
  func sameAsFresh() {
    let (seed, iterations) = SplitMix.environment
    for round in 0..<iterations {
      var random = SplitMix(seed: seed &+ UInt64(round))
      let stage = Stage(safeArea: Self.safeArea)
      let views = (0..<8).map { index in
        let view = UIView(frame: CGRect(x: 10 * index, y: 20 * index, width: 80, height: 80))
        view.backgroundColor = UIColor(white: CGFloat(index) / 10, alpha: 1)
        return view
      }
      stage.show(views[0])
      for step in 0..<60 {
        guard let view = views.dropFirst().randomElement(using: &random) else { continue }
        if step % 7 == 0 {
          UIView.animate(withDuration: 0.1) { Self.change(view, in: views, &random) }
        } else {
          Self.change(view, in: views, &random)
        }
        if step % 5 == 0 { stage.advance(by: 0.05) }
      }
      stage.settle()

      let fresh = Stage(safeArea: Self.safeArea)
      let copy = Self.copy(views[0])
      fresh.show(copy)
      let hint = "SEED=\(seed &+ UInt64(round)) ITERATIONS=1"
      #expect(stage.list == fresh.list, "\(hint)")
      #expect(Self.state(of: views[0]) == Self.state(of: copy), "\(hint)")
      for _ in 0..<20 {
        let point = CGPoint(
          x: Self.number(0...199, &random),
          y: Self.number(0...299, &random)
        )
        let hit = stage.window.hitTest(point, with: nil)
        let freshHit = fresh.window.hitTest(point, with: nil)
        #expect(hit?.backgroundColor == freshHit?.backgroundColor, "\(hint) at \(point)")
      }
    }
  }

  @Test("What a frame shows does not depend on how often frames were made before")
  func framesDoNotMatter() {
    let (seed, iterations) = SplitMix.environment
    for round in 0..<iterations {
      func run(everyStep: Bool) -> DisplayList {
        var random = SplitMix(seed: seed &+ UInt64(round))
        let stage = Stage(safeArea: Self.safeArea)
        let views = (0..<5).map { index in
          let view = UIView(frame: CGRect(x: 10 * index, y: 20 * index, width: 80, height: 80))
          view.backgroundColor = UIColor(white: CGFloat(index) / 10, alpha: 1)
          return view
        }
        stage.show(views[0])
        for _ in 0..<40 {
          guard let view = views.dropFirst().randomElement(using: &random) else { continue }
          Self.change(view, in: views, &random)
          if everyStep { stage.frame() }
        }
        stage.frame()
        return stage.list
      }
      #expect(run(everyStep: true) == run(everyStep: false), "SEED=\(seed &+ UInt64(round))")
    }
  }
}
