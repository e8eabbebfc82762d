// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("The order of subviews")
@MainActor
struct UIViewHierarchyTests {
  private let parent = UIView(frame: .zero)
  private let views = (0..<4).map { number in
    let view = UIView(frame: .zero)
    view.tag = number
    return view
  }

  init() { for view in views { parent.addSubview(view) } }

  private var order: [Int] { parent.subviews.map(\.tag) }

  /// Layers are drawn in the order of the views.
  private var layerOrder: [Int] { (parent.layer.sublayers ?? []).compactMap { $0.view?.tag } }

  @Test("Inserting a subview that is there already moves it to the index it then has")
  func reinsert() {
    parent.insertSubview(views[0], at: 2)
    #expect(order == [1, 2, 0, 3])
    parent.insertSubview(views[3], at: 0)
    #expect(order == [3, 1, 2, 0])
    parent.insertSubview(views[3], at: 99)
    #expect(order == [1, 2, 0, 3])
    #expect(layerOrder == order)
  }

  @Test("Below and above mean right behind and right in front, from either side")
  func siblings() {
    parent.insertSubview(views[0], belowSubview: views[3])
    #expect(order == [1, 2, 0, 3])
    parent.insertSubview(views[3], belowSubview: views[2])
    #expect(order == [1, 3, 2, 0])
    parent.insertSubview(views[1], aboveSubview: views[2])
    #expect(order == [3, 2, 1, 0])
    parent.insertSubview(views[0], aboveSubview: views[3])
    #expect(order == [3, 0, 2, 1])
    #expect(layerOrder == order)
  }

  @Test("Exchanging, to the front, to the back")
  func exchange() {
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == [3, 1, 2, 0])
    parent.exchangeSubview(at: 2, withSubviewAt: 1)
    #expect(order == [3, 2, 1, 0])
    parent.bringSubviewToFront(views[3])
    #expect(order == [2, 1, 0, 3])
    parent.sendSubviewToBack(views[0])
    #expect(order == [0, 2, 1, 3])
    #expect(layerOrder == order)
  }

  @Test("A view that changes its superview leaves the old one, and hears of both moves")
  func changingSuperview() {
    final class Listener: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append("will \(newSuperview?.tag ?? -1)")
      }
      override func didMoveToSuperview() { log.append("did \(superview?.tag ?? -1)") }
      override func willMove(toWindow newWindow: UIWindow?) { log.append("window") }
    }
    let view = Listener(frame: .zero)
    let other = UIView(frame: .zero)
    other.tag = 9
    parent.addSubview(view)
    other.addSubview(view)
    view.removeFromSuperview()
    #expect(view.log == ["will 0", "did 0", "will 9", "did 9", "will -1", "did -1"])
    #expect(!parent.subviews.contains(view) && !other.subviews.contains(view))
  }

  @Test("viewWithTag finds depth first, itself included")
  func tags() {
    let inner = UIView(frame: .zero)
    inner.tag = 7
    views[1].addSubview(inner)
    #expect(parent.viewWithTag(7) === inner)
    #expect(parent.viewWithTag(0) === parent)
    #expect(parent.viewWithTag(8) == nil)
  }
}
