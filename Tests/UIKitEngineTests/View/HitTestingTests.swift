// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Hit testing")
@MainActor
struct HitTestingTests {
  private let stage = Stage()
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { stage.show(back, front) }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test("The view in front gets the touch, and right and lower edges are outside")
  func order() {
    #expect(hit(50, 50) === front)
    #expect(hit(0, 0) === front)
    #expect(hit(100, 50) === stage.window)
    #expect(hit(50, 100) === stage.window)
    stage.window.bringSubviewToFront(back)
    #expect(hit(50, 50) === back)
  }

  @Test("Hidden, nearly invisible and disabled views are passed by, with all that is in them")
  func passedBy() {
    let inner = UIView(frame: front.bounds)
    front.addSubview(inner)
    #expect(hit(50, 50) === inner)
    front.isHidden = true
    #expect(hit(50, 50) === back)
    front.isHidden = false
    front.alpha = 0.009
    #expect(hit(50, 50) === back)
    front.alpha = 0.01
    #expect(hit(50, 50) === inner)
    front.isUserInteractionEnabled = false
    #expect(hit(50, 50) === back)
  }

  @Test("A view beyond its superview's bounds gets nothing, clipped or not")
  func outside() {
    let inner = UIView(frame: CGRect(x: 90, y: 90, width: 50, height: 50))
    front.addSubview(inner)
    #expect(hit(95, 95) === inner)
    #expect(hit(120, 120) === stage.window)
    #expect(inner.point(inside: CGPoint(x: 30, y: 30), with: nil))
  }

  @Test("Transforms and scrolled bounds are followed")
  func transforms() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(20, 50) === back)
    #expect(hit(30, 50) === front)
    front.transform = .identity
    let inner = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
    front.addSubview(inner)
    #expect(hit(50, 55) === front)
    front.bounds.origin.y = 100
    #expect(hit(50, 55) === inner)
  }

  @Test("A view that a transform leaves nothing of gets no touch")
  func collapsed() {
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
    ] {
      front.transform = transform
      for point in [(50, 50), (0, 0), (99, 99)] as [(CGFloat, CGFloat)] {
        #expect(hit(point.0, point.1) === back)
      }
    }
  }

  @Test("While a view moves it is touched where it is seen, as the documentation of Pleat says")
  func animated() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      front.frame.origin.y = 200
    }
    stage.advance(by: 0.5)
    #expect(front.frame.minY == 200)
    #expect(hit(50, 150) === front)
    #expect(hit(50, 250) === stage.window)
    #expect(hit(50, 50) === back)
  }

  @Test("A view that moves takes no touches unless its animation allows them, nor what is in it")
  func refusing() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    front.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { front.alpha = 0.5 }
    #expect(hit(70, 70) === back)
    #expect(hit(25, 25) === back)
    stage.advance(by: 1)
    #expect(hit(70, 70) === back)
    stage.advance(by: 0.5)
    #expect(hit(70, 70) === front)
    #expect(hit(25, 25) === inner)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 1) { front.alpha = 1 }
    }
    #expect(hit(70, 70) === front)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
        front.alpha = 0.7
      }
    }
    #expect(hit(70, 70) === back)
  }

  @Test("While bounds are animated, what is seen of them takes touches")
  func animatedBounds() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    front.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      front.bounds.origin.y = -200
    }
    stage.advance(by: 0.25)
    #expect(hit(50, 60) === inner)
    #expect(hit(50, 90) === front)
  }

  @Test("A window that does not want a touch leaves it to the one behind")
  func passThrough() {
    final class Overlay: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
      }
    }
    let overlay = Overlay(frame: stage.window.bounds)
    overlay.windowLevel = .alert
    overlay.isHidden = false
    let button = TouchNotingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    overlay.addSubview(button)
    let below = TouchNotingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    stage.show(below)
    stage.tap(50, 150)
    #expect(below.phases == ["began", "ended"])
    stage.tap(10, 10)
    #expect(button.phases == ["began", "ended"])
  }
}
