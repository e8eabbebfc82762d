// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("TestScreen touches")
@MainActor
struct TestScreenTouchTests {
  private func screen(showing views: UIView...) -> TestScreen {
    let screen = TestScreen(size: .small)
    let container = UIView()
    for view in views { container.addSubview(view) }
    screen.show(container)
    return screen
  }

  private func noting(_ x: CGFloat = 20, _ y: CGFloat = 20) -> TouchNotingView {
    TouchNotingView(frame: CGRect(x: x, y: y, width: 40, height: 40))
  }

  @Test("a tap comes down and goes up 0.05 seconds later")
  func tap() {
    let view = noting()
    let screen = screen(showing: view)
    screen.tap(at: CGPoint(x: 25, y: 30))
    #expect(view.phases == ["began", "ended"])
    #expect(view.points == [CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 10)])
    #expect(screen.time == 0.05)
  }

  @Test("a tap on a view hits its middle, where it is in the midst of an animation too")
  func tapMoving() {
    let view = noting()
    let screen = screen(showing: view)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      view.frame.origin.x = 120
    }
    screen.advance(by: 0.5)
    screen.tap(view)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("a tap on a label goes to the row that it is in")
  func tapLabel() {
    let screen = TestScreen()
    let controller = RowsController(rowCount: 50)
    screen.show(controller)
    screen.tap("Row 4")
    screen.settle()
    #expect(controller.selected == [IndexPath(row: 4, section: 0)])
  }

  @Test("a tap on a text that is not there fails and lists the texts that are")
  func tapMissing() {
    let screen = screen(showing: label("Here", 0, 0))
    withKnownIssue {
      screen.tap("There")
    } matching: {
      "\($0)".contains("no visible view shows it. Visible are: [\"Here\"]")
    }
  }

  @Test("a tap on a view that another one covers fails, names that one and touches nothing")
  func tapCovered() {
    let view = noting()
    let cover = noting()
    cover.tag = 7
    let screen = screen(showing: view, cover)
    withKnownIssue {
      screen.tap(view)
    } matching: {
      "\($0)".contains("TouchNotingView (20 20; 40 40) tag 7 is in front of its middle (40 40)")
    }
    #expect(view.phases.isEmpty)
    #expect(cover.phases.isEmpty)
  }

  @Test("a cover that takes no touches is none")
  func tapThroughGlass() {
    let view = noting()
    let glass = noting()
    glass.isUserInteractionEnabled = false
    let screen = screen(showing: view, glass)
    screen.tap(view)
    #expect(view.phases == ["began", "ended"])
  }

  @Test(
    "a tap on a view that no finger reaches fails and says why",
    arguments: [
      ("hidden", "it is hidden"),
      ("transparent", "it has alpha 0"),
      ("hidden around", "hidden tag 9, which it is in, is hidden"),
      ("off", "its middle (540 40) is off the screen"),
      ("cut", "its middle (90 40) is cut off by a view that it is in"),
      ("outside", "its middle (90 40) is outside of a view that it is in"),
      ("numb around", "tag 9 no touches, which it is in, takes no touches"),
      ("removed", "it is not on this screen"),
    ]
  )
  func tapUnreachable(state: String, reason: String) {
    let view = noting()
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    around.tag = 9
    around.addSubview(view)
    let screen = screen(showing: around)
    switch state {
    case "hidden": view.isHidden = true
    case "transparent": view.alpha = 0
    case "hidden around": around.isHidden = true
    case "off": view.frame.origin.x = 520
    case "cut":
      around.clipsToBounds = true
      view.frame.origin.x = 70
    case "outside": view.frame.origin.x = 70
    case "numb around": around.isUserInteractionEnabled = false
    default: view.removeFromSuperview()
    }
    withKnownIssue {
      screen.tap(view)
    } matching: { issue in
      "\(issue)".contains("Cannot tap TouchNotingView") && "\(issue)".contains(reason)
    }
    #expect(view.phases.isEmpty)
  }

  @Test("a view of another screen cannot be tapped")
  func tapForeign() {
    let view = noting()
    let one = screen(showing: view)
    let other = screen(showing: noting())
    withKnownIssue {
      other.tap(view)
    } matching: {
      "\($0)".contains("not on this screen")
    }
    one.tap(view)
    #expect(view.phases == ["began", "ended"])
  }

  @Test("a drag moves once in each frame, evenly, and takes its time")
  func drag() {
    let view = noting()
    let screen = screen(showing: view)
    screen.drag(from: CGPoint(x: 40, y: 40), to: CGPoint(x: 100, y: 160), duration: 0.1)
    #expect(view.phases == ["began"] + Array(repeating: "moved", count: 6) + ["ended"])
    #expect(view.points.dropFirst().dropLast().map(\.x) == [30, 40, 50, 60, 70, 80])
    #expect(view.points.last == CGPoint(x: 80, y: 140))
    #expect(screen.time == 0.1)
  }

  @Test("a quick drag lets a table slide on until it settles")
  func dragTable() {
    let screen = TestScreen()
    let controller = RowsController(rowCount: 500)
    screen.show(controller)
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.2)
    let lifted = controller.tableView.contentOffset.y
    #expect(lifted > 300)
    screen.settle()
    #expect(controller.tableView.contentOffset.y > lifted + 100)
    #expect(controller.selected.isEmpty)
  }

  @Test("scrolling moves contents exactly, at once, and tells the delegate once")
  func scroll() {
    let screen = TestScreen()
    let controller = RowsController(rowCount: 500)
    screen.show(controller)
    let start = controller.tableView.contentOffset.y
    controller.scrollCount = 0
    screen.scroll(by: 123)
    #expect(controller.tableView.contentOffset.y == start + 123)
    #expect(controller.scrollCount == 1)
    #expect(screen.time == 0)
    screen.scroll(by: -23)
    #expect(controller.tableView.contentOffset.y == start + 100)
  }

  @Test("scrolling stops at the ends of the contents")
  func scrollToEnds() {
    let screen = TestScreen()
    let controller = RowsController(rowCount: 50)
    screen.show(controller)
    let start = controller.tableView.contentOffset.y
    screen.scroll(by: 1e6)
    // All rows and the home indicator's 34 points, less what the screen shows at once.
    let end: CGFloat = 50 * 44 + 34 - 852
    #expect(controller.tableView.contentOffset.y == end)
    #expect(screen.visibleTexts.last == "Row 49")
    screen.scroll(by: -1e6)
    #expect(controller.tableView.contentOffset.y == start)
  }

  @Test("an inner scroll view at its end leaves the scrolling to the outer one")
  func scrollNested() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.contentSize = CGSize(width: 200, height: 1000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 500, height: 250)
    outer.addSubview(inner)
    let screen = screen(showing: outer)
    screen.scroll(by: CGVector(dx: 30, dy: 0))
    screen.scroll(by: 200)
    #expect(inner.contentOffset == CGPoint(x: 30, y: 50))
    #expect(outer.contentOffset == .zero)
    screen.scroll(by: 70)
    #expect(inner.contentOffset == CGPoint(x: 30, y: 50))
    #expect(outer.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test("scrolling where nothing scrolls fails the test")
  func scrollNothing() {
    let screen = screen(showing: noting())
    withKnownIssue {
      screen.scroll(by: 10)
    } matching: {
      "\($0)".contains("no scroll view in the middle of the screen")
    }
  }
}
