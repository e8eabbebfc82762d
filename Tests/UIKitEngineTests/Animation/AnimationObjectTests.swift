// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("CAAnimation and CATransaction", .serialized)
@MainActor
struct AnimationObjectTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.show(view)
  }

  private var shown: LayerProperties { view.layer.presented }

  private func basic(_ path: String, from: Any? = nil, to: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    return animation
  }

  @Test("A rotation turns all the way round and leaves the model alone")
  func rotation() {
    let animation = basic("transform.rotation", from: 0, to: CGFloat.pi * 2)
    view.layer.add(animation, forKey: "turn")
    #expect(view.layer.animationKeys() == ["turn"])
    stage.advance(by: 0.25)
    #expect(isClose(shown.transform.b, 1))
    stage.advance(by: 0.5)
    #expect(isClose(shown.transform.b, -1))
    #expect(view.transform.isIdentity)
    stage.advance(by: 0.25)
    #expect(view.layer.animationKeys() == nil)
    #expect(shown.transform.isIdentity)
  }

  @Test("With one value missing it goes to or from what is there; by is the difference")
  func missingValues() {
    view.layer.position = CGPoint(x: 10, y: 10)
    let cases: [(Any?, Any?, Any?, CGFloat)] = [
      (20, 40, nil, 30), (20, nil, nil, 15), (nil, 40, nil, 25), (20, nil, 30, 35),
      (nil, 40, 30, 25), (nil, nil, 30, 25), (nil, nil, nil, 10),
    ]
    for (from, to, by, middle) in cases {
      let animation = basic("position.x", from: from, to: to)
      animation.byValue = by
      view.layer.add(animation, forKey: "move")
      stage.advance(by: 0.5)
      #expect(isClose(shown.position.x, middle), "\(String(describing: (from, to, by)))")
    }
    let added = basic("position.x", from: 5, to: 15)
    added.isAdditive = true
    view.layer.add(added, forKey: "move")
    stage.advance(by: 0.5)
    #expect(isClose(shown.position.x, 20))
  }

  @Test("A shake by key frames, even steps or at given times, at the pace of each way")
  func shake() {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 10, -10, 0]
    shake.keyTimes = [0, 0.25, 0.75, 1]
    shake.duration = 1
    view.layer.add(shake, forKey: nil)
    stage.advance(by: 0.125)
    #expect(isClose(shown.transform.tx, 5))
    stage.advance(by: 0.375)
    #expect(isClose(shown.transform.tx, 0))
    stage.advance(by: 0.25)
    #expect(isClose(shown.transform.tx, -10))
    stage.advance(by: 0.25)
    shake.keyTimes = nil
    shake.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    view.layer.add(shake, forKey: nil)
    stage.advance(by: 1.0 / 6)
    #expect(isClose(shown.transform.tx, 3.154, within: 1e-3))
    stage.advance(by: 1.0 / 6)
    #expect(isClose(shown.transform.tx, 10))
  }

  @Test("Kept in force, the last value is seen after the end, without frames, until removed")
  func keptInForce() {
    let animation = basic("opacity", from: 1, to: 0.5)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "fade")
    stage.advance(by: 1.5)
    #expect(shown.opacity == 0.5)
    #expect(view.alpha == 1)
    #expect(!view.layer.isAnimated)
    stage.frame()
    #expect(!stage.context.scheduler.isAnimating)
    UIView.animate(withDuration: 1) { view.frame.origin.x = 5 }
    stage.advance(by: 1)
    #expect(shown.opacity == 0.5)
    view.layer.removeAnimation(forKey: "fade")
    #expect(shown.opacity == 1)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Begun later it shows the model meanwhile, or its start with a fill mode")
  func beginTime() {
    stage.context.perform {
      let animation = basic("opacity", from: 0, to: 1)
      animation.beginTime = CACurrentMediaTime() + 1
      view.layer.add(animation, forKey: "one")
      #expect(shown.opacity == 1)
      animation.fillMode = .backwards
      view.layer.add(animation, forKey: "one")
      #expect(shown.opacity == 0)
    }
    stage.advance(by: 1.5)
    #expect(isClose(shown.opacity, 0.5))
  }

  @Test("Speed, repeats, ways back and a standing time")
  func mediaTiming() {
    let animation = basic("position.x", from: 0, to: 100)
    animation.speed = 2
    animation.autoreverses = true
    animation.repeatCount = 2
    view.layer.add(animation, forKey: "one")
    stage.advance(by: 0.25)
    #expect(isClose(shown.position.x, 50))
    stage.advance(by: 0.5)
    #expect(isClose(shown.position.x, 50))
    stage.advance(by: 1)
    #expect(isClose(shown.position.x, 50))
    stage.advance(by: 0.25)
    #expect(view.layer.animationKeys() == nil)
    animation.speed = 0
    animation.timeOffset = 0.3
    view.layer.add(animation, forKey: "one")
    stage.advance(by: 5)
    #expect(isClose(shown.position.x, 30))
    #expect(!stage.context.scheduler.isAnimating)
    view.layer.removeAllAnimations()
    animation.speed = 1
    animation.timeOffset = 0
    animation.autoreverses = false
    animation.isCumulative = true
    view.layer.add(animation, forKey: "one")
    stage.advance(by: 1.5)
    #expect(isClose(shown.position.x, 150))
  }

  @Test("Values may be wrapped; a wrapped value is what was wrapped, and nothing of another kind")
  func wrapped() {
    let animation = basic("position", from: NSValue(cgPoint: .zero))
    animation.toValue = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    view.layer.add(animation, forKey: "move")
    view.layer.add(basic("opacity", from: NSNumber(value: 0), to: 1), forKey: "fade")
    let size = NSValue(cgSize: CGSize(width: 40, height: 60))
    view.layer.add(basic("bounds.size", from: NSValue(cgSize: .zero), to: size), forKey: "size")
    stage.advance(by: 0.5)
    #expect(isClose(shown.position, CGPoint(x: 5, y: 10)))
    #expect(isClose(shown.opacity, 0.5))
    #expect(isClose(shown.boundsSize.height, 30))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgRect: rect).cgPointValue == .zero)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test("Odd times and values of another kind do no harm")
  func odd() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = "far away"
    animation.duration = .nan
    animation.repeatCount = -3
    animation.timeOffset = .infinity
    animation.speed = -.infinity
    view.layer.add(animation, forKey: "odd")
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.values = [0, CGFloat.nan, 5]
    frames.keyTimes = [1, 0]
    frames.duration = 1
    view.layer.add(frames, forKey: "frames")
    view.layer.add(basic("no.such.path", to: 1), forKey: "path")
    stage.advance(by: 0.5)
    #expect(shown.position.x.isFinite)
    #expect(Warnings.logged.contains { $0.contains("no.such.path") })
    let empty = CAKeyframeAnimation()
    view.layer.add(empty, forKey: nil)
    view.layer.add(CAAnimationGroup(), forKey: nil)
    stage.advance(by: 2)
    #expect(shown == view.layer.model)
  }

  @Test("A group runs its animations on its own time; a spring settles")
  func groupAndSpring() {
    let group = CAAnimationGroup()
    let first = basic("opacity", from: 1, to: 0)
    let second = basic("position.x", from: 0, to: 100)
    second.beginTime = 0.5
    second.duration = 0.5
    group.animations = [first, second]
    group.duration = 1
    view.layer.add(group, forKey: "both")
    stage.advance(by: 0.75)
    #expect(isClose(shown.opacity, 0.25))
    #expect(isClose(shown.position.x, 50))
    stage.advance(by: 0.25)
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    view.layer.add(spring, forKey: "spring")
    var greatest: CGFloat = 0
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 60)
      greatest = max(greatest, shown.position.x)
    }
    #expect(greatest > 110)
    #expect(isClose(CGFloat(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).bounce), 0.3))
    let system = CASpringAnimation()
    (system.mass, system.stiffness, system.damping) = (3, 1000, 500)
    #expect(isClose(CGFloat(system.settlingDuration), 0.5, within: 0.01))
  }

  @MainActor
  final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("\(anim.value(forKey: "name") ?? "?") \(flag)")
    }
  }

  @Test("Its delegate hears of start and end; one under the same key ends the former")
  func delegate() {
    let listener = Listener()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = listener
    animation.setValue("first", forKey: "name")
    view.layer.add(animation, forKey: "fade")
    animation.setValue("second", forKey: "name")
    stage.advance(by: 0.5)
    #expect(listener.log == ["start"])
    view.layer.add(animation, forKey: "fade")
    stage.frame()
    #expect(listener.log == ["start", "start", "first false"])
    stage.advance(by: 1)
    #expect(listener.log == ["start", "start", "first false", "second true"])
  }

  // MARK: Transactions

  @Test("A completion block waits for all that was animated in its transaction")
  func completionBlock() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("block") }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { log.append("view \($0)") }
    view.layer.add(basic("position.x", from: 0, to: 1), forKey: nil)
    CATransaction.commit()
    stage.advance(by: 0.9)
    #expect(log.isEmpty)
    stage.advance(by: 0.1)
    #expect(log == ["view true", "block"])
  }

  @Test(
    "Without animations it is called with the commit; an inner transaction counts for the outer"
  )
  func emptyTransaction() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("empty") }
    #expect(log.isEmpty)
    CATransaction.commit()
    #expect(log == ["empty"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    let animation = basic("opacity", from: 0, to: 1)
    animation.duration = 0
    view.layer.add(animation, forKey: nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
    stage.advance(by: 0.4)
    #expect(log == ["empty"])
    stage.advance(by: 0.1)
    #expect(log == ["empty", "outer"])
    CATransaction.commit()
  }

  @Test("What is set outside of a transaction holds up to the next frame")
  func implicitTransaction() {
    var log: [String] = []
    stage.context.perform {
      CATransaction.setCompletionBlock { log.append("implicit") }
      CATransaction.setAnimationDuration(2)
      UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    }
    #expect(CATransaction.animationDuration() == 2)
    stage.advance(by: 0.25)
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(log.isEmpty)
    stage.advance(by: 0.25)
    #expect(log == ["implicit"])
    CATransaction.setValue(3, forKey: "three")
    #expect(CATransaction.value(forKey: "three") as? Int == 3)
    CATransaction.flush()
    #expect(CATransaction.value(forKey: "three") == nil)
  }

  @Test("A table's rows are waited for")
  func tableUpdates() {
    let source = Rows()
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.show(table)
    var ended: Double?
    let start = stage.now
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended = stage.now - start }
    table.beginUpdates()
    source.count += 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.endUpdates()
    CATransaction.commit()
    stage.advance(by: 0.2)
    #expect(ended == nil)
    stage.advance(by: 0.8)
    #expect(ended.map { $0 > 0.25 } == true)
  }

  @MainActor
  final class Rows: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  // MARK: Transitions

  @Test("A dissolve shows the old picture fading over the new one")
  func dissolve() {
    var isDone: Bool?
    UIView.transition(
      with: view,
      duration: 1,
      options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue },
      completion: { isDone = $0 }
    )
    #expect(shown.backgroundColor?.blue == 1)
    stage.advance(by: 0.25)
    let dump = stage.list.dump()
    #expect(dump.contains("fill rect 0,0 20x20 #0000FF"), "\(dump)")
    #expect(dump.contains("fill rect 0,0 20x20 #FF0000BF"), "\(dump)")
    #expect(isDone == nil)
    stage.advance(by: 0.75)
    #expect(isDone == true)
    #expect(!stage.list.dump().contains("#FF0000"))
    #expect(view.layer.transition == nil)
    #expect(!stage.context.scheduler.isAnimating)
  }

  @Test("Without backgrounds one picture fades as the other comes; a new background fades in")
  func clearDissolve() {
    func change(to color: UIColor?, inner: UIColor) {
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear],
        animations: {
          view.backgroundColor = color
          view.subviews[0].backgroundColor = inner
        }
      )
    }
    let inner = UIView(frame: view.bounds)
    inner.backgroundColor = .green
    view.addSubview(inner)
    view.backgroundColor = nil
    stage.frame()
    change(to: nil, inner: .yellow)
    stage.advance(by: 0.25)
    #expect(stage.list.dump().contains("fill rect 0,0 20x20 #FFFF0040"))
    #expect(stage.list.dump().contains("fill rect 0,0 20x20 #00FF00BF"))
    stage.advance(by: 1)
    change(to: .blue, inner: .clear)
    stage.advance(by: 0.25)
    #expect(
      stage.list.dump().contains(
        """
        fill rect 0,0 20x20 #FFFF00
        fill rect 0,0 20x20 #0000FF40
        """
      )
    )
  }

  @Test("A flip shows the old picture narrowing, then the new one widening")
  func flip() {
    let (front, back) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
    front.backgroundColor = .green
    back.backgroundColor = .yellow
    view.addSubview(front)
    stage.frame()
    var isDone = false
    UIView.transition(
      from: front,
      to: back,
      duration: 1,
      options: [.transitionFlipFromLeft, .curveLinear],
      completion: { isDone = $0 }
    )
    #expect(view.subviews == [back])
    stage.advance(by: 1.0 / 3)
    #expect(stage.list.dump().contains("#00FF00"))
    #expect(!stage.list.dump().contains("#FFFF00"))
    #expect(stage.list.dump().contains("0.5"))
    stage.advance(by: 1.0 / 3)
    #expect(!stage.list.dump().contains("#00FF00"))
    #expect(stage.list.dump().contains("#FFFF00"))
    stage.advance(by: 1.0 / 3)
    #expect(isDone)
    front.isHidden = true
    view.addSubview(front)
    UIView.transition(
      from: back,
      to: front,
      duration: 0,
      options: [.transitionFlipFromTop, .showHideTransitionViews]
    )
    #expect(back.isHidden)
    #expect(!front.isHidden)
    #expect(back.superview === view)
  }

  @Test("A transition of a view that leaves, or that another one follows, ends with false")
  func interruptedTransition() {
    var log: [String] = []
    func change(_ name: String) {
      UIView.transition(
        with: view,
        duration: 1,
        options: .transitionCrossDissolve,
        animations: {},
        completion: { log.append("\(name) \($0)") }
      )
    }
    change("one")
    change("two")
    stage.frame()
    #expect(log == ["one false"])
    view.removeFromSuperview()
    stage.frame()
    #expect(log == ["one false", "two false"])
    change("off screen")
    stage.frame()
    #expect(log.last == "off screen true")
  }

  @Test("Without a transition, changes are seen at once")
  func noTransition() {
    var isDone = false
    UIView.transition(
      with: view,
      duration: 1,
      options: [],
      animations: { view.alpha = 0.5 },
      completion: { isDone = $0 }
    )
    #expect(shown.opacity == 0.5)
    stage.frame()
    #expect(isDone)
  }

  @Test("A CATransition fades from what was seen before it was added")
  func layerTransition() {
    let transition = CATransition()
    transition.duration = 1
    view.layer.add(transition, forKey: "text")
    view.backgroundColor = .blue
    stage.advance(by: 0.5)
    #expect(stage.list.dump().contains("fill rect 0,0 20x20 #0000FF"))
    #expect(stage.list.dump().contains("fill rect 0,0 20x20 #FF000080"))
    stage.advance(by: 0.5)
    #expect(!stage.list.dump().contains("#FF0000"))
  }

  @Test("Deleted views shrink, fade and are gone, as they were")
  func delete() {
    UIView.perform(.delete, on: [view], animations: nil)
    stage.advance(by: 0.125)
    #expect(shown.opacity < 1)
    #expect(shown.transform.a < 1)
    stage.advance(by: 0.2)
    #expect(view.superview == nil)
    #expect(view.alpha == 1)
    #expect(view.transform.isIdentity)
  }
}
