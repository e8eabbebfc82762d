// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("Safe area and margins")
@MainActor
struct SafeAreaTests {
  private let stage = Stage(
    safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
  )

  final class Listening: UIView {
    var safeAreaChanges = 0
    var marginChanges = 0
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    override func layoutMarginsDidChange() { marginChanges += 1 }
  }

  @Test("A view has the part of the safe area that reaches into it")
  func reaches() {
    let outer = Listening(frame: CGRect(x: 0, y: 10, width: 200, height: 290))
    let inner = UIView(frame: CGRect(x: 0, y: 15, width: 200, height: 100))
    outer.addSubview(inner)
    #expect(outer.safeAreaInsets == .zero)
    stage.show(outer)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    #expect(outer.safeAreaChanges == 1)
    outer.frame.origin.y = 50
    #expect(outer.safeAreaInsets.top == 0)
    #expect(inner.safeAreaInsets.top == 0)
    outer.removeFromSuperview()
    #expect(outer.safeAreaInsets == .zero)
  }

  @Test("A subview that stays is measured anew when its superview grows")
  func superviewGrows() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: 250, width: 200, height: 50))
    outer.addSubview(inner)
    stage.show(outer)
    #expect(inner.safeAreaInsets.bottom == 20)
    stage.context.screen.resize(
      to: CGSize(width: 200, height: 400),
      safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    )
    outer.frame.size.height = 400
    #expect(outer.safeAreaInsets.bottom == 20)
    #expect(inner.safeAreaInsets.bottom == 0)
  }

  @Test("A controller adds to the safe area of its view")
  func additional() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let expected = UIEdgeInsets(top: 45, left: 6, bottom: 27, right: 8)
    #expect(controller.view.safeAreaInsets == expected)
    #expect(inner.safeAreaInsets == expected)
  }

  @Test("Contents do not have what the scroll view's inset keeps clear (inferred)")
  func scrollContents() {
    let scroll = UIScrollView(frame: stage.window.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 900))
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    stage.show(scroll)
    #expect(scroll.adjustedContentInset.top == 40)
    #expect(content.safeAreaInsets == .zero)
    scroll.contentOffset.y = 300
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 10
    let moved = content.safeAreaInsets
    content.removeFromSuperview()
    scroll.addSubview(content)
    #expect(content.safeAreaInsets == moved)
    #expect(moved.top == 50)
  }

  // MARK: Margins

  @Test("Margins are 8, and begin where the safe area ends unless told otherwise")
  func margins() {
    let view = Listening(frame: stage.window.bounds)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    stage.show(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 8, bottom: 28, right: 8))
    let changes = view.marginChanges
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.marginChanges == changes + 1)
    view.layoutMargins.left = 30
    #expect(view.directionalLayoutMargins.leading == 30)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.trailing == 30)
    view.directionalLayoutMargins.trailing = 31
    #expect(view.layoutMargins.left == 31)
  }

  @Test("Preserved margins are at least the superview's, by distance from its visible edges")
  func preserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    outer.bounds.origin.y = 50
    let inner = Listening(frame: CGRect(x: 5, y: 50, width: 90, height: 50))
    outer.addSubview(inner)
    stage.show(outer)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 8, right: 15))
    let changes = inner.marginChanges
    outer.layoutMargins.left = 40
    #expect(inner.marginChanges == changes + 1)
    #expect(inner.layoutMargins.left == 35)
  }

  @Test("A controller's view has 16 or 20 at the sides, unless the app says otherwise")
  func controllerMargins() {
    let narrow = UIViewController()
    stage.window.rootViewController = narrow
    #expect(narrow.view.layoutMargins == UIEdgeInsets(top: 40, left: 16, bottom: 20, right: 16))
    let wide = Stage(size: CGSize(width: 393, height: 852))
    let controller = UIViewController()
    wide.window.rootViewController = controller
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test("A controller hears of its view's safe area and margins")
  func controllerHears() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
      override func viewLayoutMarginsDidChange() { log.append("margins") }
    }
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.log = []
    stage.window.rootViewController = controller
    #expect(controller.log == ["safe area", "margins"])
  }
}
