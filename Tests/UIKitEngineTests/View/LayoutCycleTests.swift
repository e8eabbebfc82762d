// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("The layout cycle", .serialized)
@MainActor
struct LayoutCycleTests {
  final class Counting: UIView {
    var count = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      onLayout?()
    }
  }

  private let stage = Stage()
  private let outer = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let sibling = Counting(frame: CGRect(x: 50, y: 0, width: 50, height: 50))

  init() {
    outer.addSubview(inner)
    outer.addSubview(sibling)
    stage.show(outer)
    for view in [outer, inner, sibling] { view.count = 0 }
  }

  private var counts: [Int] { [outer.count, inner.count, sibling.count] }

  @Test("Any number of wishes is one layout, in the next frame")
  func coalesced() {
    for _ in 0..<5 { inner.setNeedsLayout() }
    #expect(counts == [0, 0, 0])
    stage.frame()
    #expect(counts == [0, 1, 0])
    stage.frame()
    #expect(counts == [0, 1, 0])
  }

  @Test("Only what asked is laid out, however large the tree is")
  func work() {
    for _ in 0..<200 { sibling.addSubview(UIView(frame: .zero)) }
    stage.frame()
    let calls = LayoutWork.layoutCalls
    inner.setNeedsLayout()
    stage.frame()
    #expect(LayoutWork.layoutCalls == calls + 1)
  }

  @Test("A new size lays out, a new place does not")
  func moves() {
    outer.center.x += 10
    outer.frame.origin.y = 33
    stage.frame()
    #expect(counts == [0, 0, 0])
    outer.frame.size.width = 120
    stage.frame()
    #expect(counts == [1, 0, 0])
    outer.bounds.origin.y = 5
    stage.frame()
    #expect(counts == [2, 0, 0])
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.frame()
    #expect(counts == [2, 0, 0])
  }

  @Test("A subview that comes or goes lays out its superview")
  func subviews() {
    let view = UIView(frame: .zero)
    inner.addSubview(view)
    stage.frame()
    #expect(counts == [0, 1, 0])
    view.removeFromSuperview()
    stage.frame()
    #expect(counts == [0, 2, 0])
  }

  @Test("layoutIfNeeded is done when it returns, and starts at the ancestor that is due")
  func atOnce() {
    inner.layoutIfNeeded()
    #expect(counts == [0, 0, 0])
    outer.onLayout = { [inner] in inner.frame.size.width = 77 }
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(counts == [1, 1, 0])
    #expect(inner.frame.width == 77)
    stage.frame()
    #expect(counts == [1, 1, 0])
  }

  @Test("Layout asked for during layout belongs to the same frame")
  func cascade() {
    inner.onLayout = { [outer, inner] in
      if inner.count == 1 { outer.setNeedsLayout() }
    }
    inner.setNeedsLayout()
    stage.frame()
    #expect(counts == [1, 1, 0])
    #expect(!stage.context.scheduler.needsFrame)
  }

  @Test("A view may lay itself out from its own layout")
  func reentrant() {
    Warnings.forgetAll()
    let late = Counting(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    inner.onLayout = { [inner] in
      guard late.superview == nil else { return }
      inner.addSubview(late)
      inner.layoutIfNeeded()
      #expect(late.count == 1)
    }
    inner.setNeedsLayout()
    stage.frame()
    #expect(late.count == 1)
    #expect(Warnings.logged.isEmpty)
  }

  @Test("A layout without end is bounded and reported once")
  func loop() {
    Warnings.forgetAll()
    inner.onLayout = { [inner] in inner.setNeedsLayout() }
    inner.setNeedsLayout()
    stage.frame()
    stage.frame()
    #expect(inner.count <= 2 * UIView.maximumLayoutRounds)
    #expect(inner.count > 2)
    let reports = Warnings.logged.filter { $0.contains("did not come to rest") }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Counting") == true)
    inner.onLayout = nil
    Warnings.forgetAll()
  }
}
