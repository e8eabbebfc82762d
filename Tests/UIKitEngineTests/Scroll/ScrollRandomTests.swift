// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Random drags, flicks, wheels and changes")
@MainActor
struct ScrollRandomTests {
  /// The calls that may follow each other, as a machine of its own.
  private struct CallOrder {
    enum State { case rest, dragging, lifted, ended, sliding }
    var state = State.rest
    var faults: [String] = []

    mutating func note(_ call: String) {
      switch (state, call) {
      case (.rest, "will drag"): state = .dragging
      case (.dragging, "will end drag"): state = .lifted
      case (.lifted, "did end drag true"): state = .ended
      case (.lifted, "did end drag false"): state = .rest
      case (.ended, "will slide"): state = .sliding
      case (.rest, "will slide"): state = .sliding
      case (.sliding, "did slide"): state = .rest
      // Code may scroll while a finger rests on the contents.
      case (_, "scroll"), (_, "inset"), (.rest, "did animate"), (.dragging, "did animate"): break
      default: faults.append("\(call) in \(state)")
      }
    }
  }

  @Test("calls are in order, everything comes to rest, and within its range")
  func random() {
    let (seed, iterations) = SplitMix.environment
    var generator = SplitMix(seed: seed)
    for round in 0..<iterations {
      let fixture = ScrollFixture(content: CGSize(width: 500, height: 1500))
      var order = CallOrder()
      fixture.onCall = { order.note($0) }
      fixture.scroll.isPagingEnabled = round % 5 == 1
      fixture.scroll.bounces = round % 7 != 2
      fixture.scroll.isDirectionalLockEnabled = round % 3 == 1
      for step in 0..<25 {
        act(on: fixture, &generator)
        let place = "seed \(seed), round \(round), step \(step)"
        #expect(order.faults.isEmpty, "\(place)")
        #expect(fixture.scroll.contentOffset.x.isFinite, "\(place)")
        guard order.faults.isEmpty else { return }
      }
      fixture.stage.finger(.ended, 100, 100)
      fixture.stage.settle()
      let scroll = fixture.scroll
      let place = "seed \(seed), round \(round)"
      #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isScrollAnimating, "\(place)")
      #expect(order.state == .rest, "\(place): \(order.state)")
      let (x, y) = (scroll.contentOffset.x, scroll.contentOffset.y)
      let greatest = CGPoint(
        x: max(0, scroll.contentSize.width - scroll.bounds.width),
        y: max(0, scroll.contentSize.height - scroll.bounds.height)
      )
      #expect((-0.001...greatest.x + 0.001).contains(x), "\(place): \(x)")
      let inset = scroll.contentInset.top
      #expect((-inset - 0.001...greatest.y + 0.001).contains(y), "\(place): \(y)")
      #expect(scroll.subviews.isEmpty, "\(place)")
    }
  }

  private func act(on fixture: ScrollFixture, _ generator: inout SplitMix) {
    func pick(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    let stage = fixture.stage
    let scroll = fixture.scroll
    switch Int.random(in: 0...12, using: &generator) {
    case 0...3:
      let start = CGPoint(x: pick(5...195), y: pick(5...295))
      let end = CGPoint(x: pick(5...195), y: pick(5...295))
      stage.drag(from: start, to: end, steps: Int.random(in: 1...12, using: &generator))
      if Bool.random(using: &generator) { stage.finger(.ended, end.x, end.y) }
    case 4: stage.finger(.ended, pick(5...195), pick(5...295))
    case 5: stage.advance(by: Double(pick(0...0.6)))
    case 6, 7:
      stage.context.scrollRouter.dispatch(
        ScrollInput(
          point: CGPoint(x: 100, y: 100),
          delta: CGVector(dx: pick(-90...90), dy: pick(-200...200)),
          isPrecise: Bool.random(using: &generator)
        )
      )
    case 8: scroll.contentSize = CGSize(width: pick(0...600), height: pick(0...2000))
    case 9: scroll.frame.size = CGSize(width: pick(100...200), height: pick(100...300))
    case 10: scroll.contentInset.top = pick(0...60).rounded()
    case 11:
      let range = CGPoint(
        x: pick(0...max(0, scroll.contentSize.width - scroll.bounds.width)),
        y: pick(0...max(0, scroll.contentSize.height - scroll.bounds.height))
      )
      scroll.setContentOffset(range, animated: Bool.random(using: &generator))
    default: stage.finger(.cancelled, 100, 100)
    }
  }
}
