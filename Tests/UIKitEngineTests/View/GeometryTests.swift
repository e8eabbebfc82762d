// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Frame, bounds, center and transform")
@MainActor
struct GeometryTests {
  @Test("A frame is the center and the size of the bounds")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20))
  }

  @Test("A frame with negative lengths is made standard")
  func standardized() {
    let view = UIView(frame: CGRect(x: 50, y: 60, width: -20, height: -30))
    #expect(view.frame == CGRect(x: 30, y: 30, width: 20, height: 30))
  }

  @Test("Under a transform the frame encloses what is seen, and center and bounds stay")
  func transformed() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 0, y: 30, width: 60, height: 40)))
    #expect(view.center == CGPoint(x: 30, y: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(isClose(view.frame, CGRect(x: -10, y: 35, width: 80, height: 30)))
    #expect(view.bounds.size == CGSize(width: 40, height: 60))
  }

  @Test("A frame set under a scale sets the bounds that the scale turns into it")
  func setUnderScale() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(isClose(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(isClose(view.center, CGPoint(x: 50, y: 50)))
  }

  @Test("A transform is about the anchor point, which moves the frame and not the position")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 30, y: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isClose(view.frame, CGRect(x: 30, y: 50, width: 80, height: 120)))
  }

  @Test("sizeToFit keeps the upper left corner")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 30) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 70, height: 30))
  }

  // MARK: Conversion

  @Test("Points are converted through scrolled, scaled and turned views, there and back")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let turned = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 10))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(scrolled)
    scrolled.addSubview(turned)
    // The middle stays where it is: (10, 45) inside, 30 of which are scrolled away.
    #expect(
      isClose(turned.convert(CGPoint(x: 10, y: 5), to: outer), CGPoint(x: 15, y: 20))
    )
    // Right of the middle inside is below it outside.
    #expect(
      isClose(turned.convert(CGPoint(x: 20, y: 5), to: outer), CGPoint(x: 15, y: 30))
    )
    let back = outer.convert(CGPoint(x: 15, y: 30), to: turned)
    #expect(isClose(back, CGPoint(x: 20, y: 5)))
    #expect(isClose(turned.convert(CGPoint(x: 15, y: 30), from: outer), back))
    #expect(
      isClose(
        turned.convert(turned.bounds, to: scrolled),
        CGRect(x: 5, y: 35, width: 10, height: 20)
      )
    )
  }

  @Test("Nil stands for the window, and windows lie on one screen")
  func windows() {
    let stage = Stage()
    let other = UIWindow(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    let inOther = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    other.addSubview(inOther)
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    stage.show(view)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 21, y: 32))
    #expect(view.convert(CGPoint(x: 21, y: 32), from: nil) == CGPoint(x: 1, y: 2))
    #expect(inOther.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5))
    #expect(inOther.convert(CGPoint.zero, to: view) == CGPoint(x: 35, y: 75))
    #expect(view.convert(CGPoint.zero, to: inOther) == CGPoint(x: -35, y: -75))
  }

  @Test("Random trees convert points to each other and back")
  func randomConversion() {
    let (seed, iterations) = SplitMix.environment
    for round in 0..<iterations {
      var random = SplitMix(seed: seed &+ UInt64(round))
      var views = [UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))]
      for _ in 0..<6 {
        let view = UIView(
          frame: CGRect(
            x: .random(in: -50...50, using: &random),
            y: .random(in: -50...50, using: &random),
            width: .random(in: 1...99, using: &random),
            height: .random(in: 1...99, using: &random)
          )
        )
        view.bounds.origin = CGPoint(x: .random(in: -9...9, using: &random), y: 3)
        view.transform = CGAffineTransform(rotationAngle: .random(in: 0...6, using: &random))
          .scaledBy(x: .random(in: 0.5...2, using: &random), y: 1)
        views.randomElement(using: &random)?.addSubview(view)
        views.append(view)
      }
      guard let one = views.randomElement(using: &random),
        let two = views.randomElement(using: &random)
      else { continue }
      let point = CGPoint(x: 7, y: -3)
      let viaRoot = two.convert(one.convert(point, to: views[0]), from: views[0])
      let direct = one.convert(point, to: two)
      #expect(hypot(viaRoot.x - direct.x, viaRoot.y - direct.y) < 1e-6, "SEED=\(seed) \(round)")
      let back = two.convert(direct, to: one)
      #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "SEED=\(seed) \(round)")
    }
  }

  // MARK: Layers

  @Test("A layer that is moved by itself moves its view, with layout and autoresizing")
  func layerMoves() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    view.layoutIfNeeded()
    let calls = LayoutWork.layoutCalls
    view.layer.bounds.size.width = 150
    #expect(inner.frame.width == 150)
    view.layoutIfNeeded()
    #expect(LayoutWork.layoutCalls == calls + 2)
    view.layer.position.x += 10
    view.layoutIfNeeded()
    #expect(LayoutWork.layoutCalls == calls + 2)
  }
}
