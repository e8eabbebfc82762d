// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("UIView.animate", .serialized)
@MainActor
struct AnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.show(view)
  }

  private var shownX: CGFloat { view.layer.presented.frame.minX }

  @discardableResult
  private func animate(
    _ duration: Double = 1,
    delay: Double = 0,
    _ options: UIView.AnimationOptions = .curveLinear,
    to x: CGFloat = 100,
    done: ((Bool) -> Void)? = nil
  ) -> UIView {
    UIView.animate(
      withDuration: duration,
      delay: delay,
      options: options,
      animations: { view.frame.origin.x = x },
      completion: done
    )
    return view
  }

  @Test("Values are final at once, and what is seen follows")
  func follows() {
    animate()
    #expect(view.frame.minX == 100)
    #expect(shownX == 0)
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 25))
    #expect(stage.list.dump().contains("rect 25,0 20x20"))
    stage.advance(by: 0.75)
    #expect(shownX == 100)
    #expect(view.layer.animationCount == 0)
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test(
    "Curves are Core Animation's: a quarter of the time is less, equal or more of the way",
    arguments: [
      (UIView.AnimationOptions.curveLinear, CGFloat(25), CGFloat(50)),
      (.curveEaseInOut, 12.92, 50), (.curveEaseIn, 9.35, 31.54), (.curveEaseOut, 37.82, 68.46),
    ]
  )
  func curves(options: UIView.AnimationOptions, quarter: CGFloat, half: CGFloat) {
    animate(1, options)
    stage.advance(by: 0.25)
    #expect(isClose(shownX, quarter, within: 0.05))
    stage.advance(by: 0.25)
    #expect(isClose(shownX, half, within: 0.05))
  }

  @Test("The plain form is slow, fast, slow")
  func plainForm() {
    UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 12.92, within: 0.05))
  }

  @Test("Completions come in the order of their ends, with true, after the last picture")
  func completions() {
    var log: [String] = []
    animate(0.5, done: { log.append("long \($0)") })
    let other = UIView(frame: .zero)
    stage.show(other)
    UIView.animate(
      withDuration: 0.1,
      animations: { other.alpha = 0 },
      completion: { log.append("short \($0)") }
    )
    stage.context.scheduler.runFrame(at: 5)
    #expect(log == ["short true", "long true"])
    #expect(stage.list.dump().contains("rect 100,0 20x20"))
  }

  @Test("An animation without changes, or of views off screen, is over with the next frame")
  func nothingToAnimate() {
    var log: [String] = []
    UIView.animate(withDuration: 9, animations: {}, completion: { log.append("empty \($0)") })
    let off = UIView(frame: .zero)
    UIView.animate(
      withDuration: 9,
      animations: { off.alpha = 0 },
      completion: { log.append("off \($0)") }
    )
    #expect(off.layer.animationCount == 0)
    #expect(log.isEmpty)
    stage.frame()
    #expect(log == ["empty true", "off true"])
  }

  @Test("A duration of 0 changes at once, and calls back later")
  func zeroDuration() {
    var isDone: Bool?
    animate(0, done: { isDone = $0 })
    #expect(shownX == 100)
    #expect(view.layer.animationCount == 0)
    #expect(isDone == nil)
    stage.frame()
    #expect(isDone == true)
  }

  @Test("A delay holds the old picture")
  func delay() {
    var isDone = false
    animate(1, delay: 1, done: { _ in isDone = true })
    stage.advance(by: 1)
    #expect(shownX == 0)
    stage.advance(by: 0.5)
    #expect(isClose(shownX, 50))
    #expect(!isDone)
    stage.advance(by: 0.5)
    #expect(isDone)
  }

  @Test("A nested animation takes the duration and curve around it unless its options say no")
  func nested() {
    let inner = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    let own = UIView(frame: CGRect(x: 0, y: 80, width: 10, height: 10))
    stage.show(inner, own)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0.5
      UIView.animate(withDuration: 4, delay: 0, options: .curveEaseIn) {
        #expect(UIView.inheritedAnimationDuration == 1)
        inner.frame.origin.x = 100
      }
      UIView.animate(
        withDuration: 4,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) { own.frame.origin.x = 100 }
    }
    stage.advance(by: 0.25)
    #expect(isClose(inner.layer.presented.frame.minX, 25))
    #expect(isClose(own.layer.presented.frame.minX, 6.25))
  }

  @Test("performWithoutAnimation and setAnimationsEnabled show at once")
  func disabled() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.frame.origin.x = 50 }
      view.alpha = 0.5
    }
    #expect(shownX == 50)
    #expect(view.layer.animationCount == 1)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    var isDone = false
    animate(5, to: 70, done: { isDone = $0 })
    #expect(shownX == 70)
    stage.frame()
    #expect(isDone)
  }

  @Test("Repeating and going back")
  func repeating() {
    var isDone: Bool?
    animate(1, [.repeat, .autoreverse, .curveLinear], done: { isDone = $0 })
    stage.advance(by: 0.75)
    #expect(isClose(shownX, 75))
    stage.advance(by: 0.5)
    #expect(isClose(shownX, 75))
    stage.advance(by: 10)
    #expect(isClose(shownX, 75))
    #expect(isDone == nil)
    #expect(!stage.context.scheduler.isSettling)
    view.layer.removeAllAnimations()
    stage.frame()
    #expect(shownX == 100)
    #expect(isDone == false)
  }

  @Test("Going back without repeating ends at the new value")
  func autoreverse() {
    animate(1, [.autoreverse, .curveLinear])
    stage.advance(by: 1.5)
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.5)
    #expect(shownX == 100)
  }

  @Test("A new animation of a property adds to the old one; both end at their own times")
  func added() {
    var log: [String] = []
    animate(done: { log.append("first \($0)") })
    stage.advance(by: 0.5)
    animate(to: 0, done: { log.append("second \($0)") })
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.25)
    // The old one has 25 to go, the new one 75 back: halfway they hold each other.
    #expect(isClose(shownX, 50))
    #expect(log.isEmpty)
    stage.advance(by: 0.25)
    #expect(log == ["first true"])
    #expect(isClose(shownX, 50))
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 25))
    stage.advance(by: 0.25)
    #expect(log == ["first true", "second true"])
    #expect(view.layer.animationCount == 0)
  }

  @Test("Turning back halfway keeps place and speed: neither jumps")
  func smooth() {
    animate(1, .curveEaseInOut)
    stage.advance(by: 0.5)
    let step = 1.0 / 240
    let before = shownX
    stage.context.scheduler.runFrame(at: stage.now + step)
    let speed = shownX - before
    animate(1, .curveEaseInOut, to: 0)
    let turned = shownX
    #expect(isClose(turned, before + speed))
    stage.context.scheduler.runFrame(at: stage.now + step)
    #expect(isClose(shownX - turned, speed, within: speed / 20))
  }

  @Test("A new color takes the place of the old one on its way, which ends there with false")
  func replacedColor() {
    var log: [String] = []
    func fade(to color: UIColor, _ name: String) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { view.backgroundColor = color },
        completion: { log.append("\(name) \($0)") }
      )
    }
    fade(to: .blue, "blue")
    stage.advance(by: 0.5)
    fade(to: .red, "red")
    #expect(isClose(view.layer.presented.backgroundColor?.red ?? -1, 0.5))
    stage.frame()
    #expect(log == ["blue false"])
    stage.advance(by: 0.5)
    #expect(isClose(view.layer.presented.backgroundColor?.red ?? -1, 0.75))
    stage.advance(by: 0.5)
    #expect(log == ["blue false", "red true"])
  }

  @Test("A repeating animation that is replaced is over")
  func replacedRepeat() {
    var isDone: Bool?
    animate(1, [.repeat, .curveLinear], done: { isDone = $0 })
    stage.advance(by: 0.5)
    animate(to: 0)
    #expect(isClose(shownX, 50))
    stage.advance(by: 1)
    #expect(isDone == false)
    #expect(shownX == 0)
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("After a plain change an animation goes on to the new value")
  func plainChange() {
    var isDone: Bool?
    animate(done: { isDone = $0 })
    stage.advance(by: 0.5)
    view.frame.origin.x = 120
    #expect(isClose(shownX, 70))
    stage.advance(by: 0.25)
    #expect(isClose(shownX, 95))
    stage.advance(by: 0.25)
    #expect(shownX == 120)
    #expect(isDone == true)
  }

  @Test("Leaving the window ends animations with false, those of bare layers too")
  func removed() {
    var log: [String] = []
    let bare = CALayer()
    view.layer.addSublayer(bare)
    animate(done: { log.append("view \($0)") })
    UIView.animate(
      withDuration: 1,
      animations: { bare.opacity = 0.5 },
      completion: { log.append("bare \($0)") }
    )
    stage.advance(by: 0.5)
    view.removeFromSuperview()
    #expect(view.layer.animationCount == 0)
    #expect(bare.animationCount == 0)
    stage.frame()
    #expect(log == ["view false", "bare false"])
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("A spring goes past its end and comes to rest there in its time")
  func spring() {
    var isDone = false
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.3,
      initialSpringVelocity: 0,
      animations: { view.frame.origin.x = 100 },
      completion: { isDone = $0 }
    )
    var greatest: CGFloat = 0
    for _ in 0..<59 {
      stage.advance(by: 1.0 / 60)
      greatest = max(greatest, shownX)
    }
    #expect(greatest > 110)
    #expect(isClose(shownX, 100, within: 0.5))
    #expect(!isDone)
    stage.advance(by: 1.0 / 60)
    #expect(isDone)
    #expect(shownX == 100)
  }

  @Test("Sizes, colors, transforms and corners move as well")
  func properties() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size = CGSize(width: 40, height: 60)
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 4
      view.layer.shadowOpacity = 1
      view.alpha = 0
    }
    stage.advance(by: 0.5)
    let shown = view.layer.presented
    #expect(isClose(shown.boundsSize.width, 30))
    #expect(isClose(shown.boundsSize.height, 40))
    #expect(isClose(shown.transform.a, 2))
    #expect(isClose(shown.cornerRadius, 4))
    #expect(isClose(shown.borderWidth, 2))
    #expect(isClose(shown.shadowOpacity, 0.5))
    #expect(isClose(shown.opacity, 0.5))
    #expect(isClose(shown.backgroundColor?.red ?? -1, 0.5))
    #expect(isClose(shown.backgroundColor?.blue ?? -1, 0.5))
  }

  @Test("A background that comes or goes fades in its own color")
  func colorFromNothing() {
    view.backgroundColor = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    stage.advance(by: 0.5)
    let shown = view.layer.presented.backgroundColor
    #expect(shown?.red == 1)
    #expect(isClose(shown?.alpha ?? -1, 0.5))
  }

  @Test("With the layout option subviews move along")
  func layoutOption() {
    final class Filling: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let outer = Filling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIView(frame: .zero)
    outer.addSubview(inner)
    stage.show(outer)
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      outer.frame.size.width = 110
    }
    stage.advance(by: 0.5)
    #expect(isClose(inner.layer.presented.frame.width, 60))
  }
}
