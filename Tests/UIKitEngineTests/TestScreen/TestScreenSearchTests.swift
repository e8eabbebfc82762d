// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTestSupport

@Suite("TestScreen tells what is on it")
@MainActor
struct TestScreenSearchTests {
  @Test("the dump has a line for each view, with what differs from the default")
  func dump() {
    let screen = TestScreen(size: .small)
    let first = label("A \"quoted\"\nline", 0.5, 10)
    first.tag = 3
    let second = label("B", 100.0 / 3, 40)
    second.alpha = 0.25
    second.isEnabled = false
    let third = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    third.isHidden = true
    third.isUserInteractionEnabled = false
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 60, width: 50, height: 50))
    scrollView.contentSize = CGSize(width: 50, height: 500)
    scrollView.contentOffset.y = 20
    screen.show(container(first, second, third, scrollView))
    #expect(
      screen.dump() == """
        UIWindow (0 0; 200 200)
          UIView (0 0; 200 200)
            UIView (0 0; 200 200)
              UILabel (0.5 10; 100 20) "A \\"quoted\\"\\nline" tag 3
              UILabel (33.333 40; 100 20) "B" alpha 0.25 disabled
              UIView (1 2; 3 4) hidden no touches
              UIScrollView (0 60; 50 50) offset (0 20)
        """
    )
  }

  @Test("the list of what is drawn is up to date")
  func displayList() {
    let screen = TestScreen(size: .small)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    screen.show(view)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(screen.displayListDump() == "fill rect 0,0 200x200 #FFFFFF\nfill rect 1,2 3x4 #FF0000")
  }

  @Test("the dump shows which row is selected, and is the same for equal screens")
  func dumpTable() {
    func dump() -> String {
      let screen = TestScreen()
      screen.show(RowsController(rowCount: 3))
      screen.tap("Row 1")
      screen.settle()
      return screen.dump()
    }
    let text = dump()
    let cells = text.split(separator: "\n").filter { $0.contains("UITableViewCell (") }
    #expect(cells.count == 3)
    #expect(cells.filter { $0.contains(" selected") }.count == 1)
    #expect(!text.contains("0x"))
    #expect(text == dump())
  }

  @Test("visible texts come line by line, from left to right or from right to left")
  func readingOrder() {
    let screen = TestScreen(size: .small)
    screen.show(
      container(
        label("d", 100, 52, 50),
        label("b", 60, 3, 50),
        label("c", 0, 50, 50),
        label("a", 0, 0, 50),
        label("e", 0, 90, 50)
      )
    )
    #expect(screen.visibleTexts == ["a", "b", "c", "d", "e"])
    screen.layoutDirection = .rightToLeft
    #expect(screen.visibleTexts == ["b", "a", "d", "c", "e"])
  }

  @Test("a text counts as visible only where some of it can be seen")
  func visibility() {
    let screen = TestScreen(size: .small)
    let hidden = label("hidden", 0, 0)
    hidden.isHidden = true
    let faint = label("faint", 0, 20)
    faint.alpha = 0.005
    let faintContainer = container(label("in faint", 0, 40))
    faintContainer.alpha = 0
    let clipping = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 10))
    clipping.clipsToBounds = true
    clipping.addSubview(label("clipped", 0, 10))
    clipping.addSubview(label("peeking", 0, 9))
    let sticking = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    sticking.addSubview(label("sticking out", 0, 10))
    screen.show(
      container(
        hidden,
        faint,
        faintContainer,
        clipping,
        sticking,
        label("off", 200, 0),
        label("at the edge", 199, 150),
        label("", 0, 180)
      )
    )
    #expect(screen.visibleTexts == ["peeking", "sticking out", "at the edge"])
    hidden.isHidden = false
    #expect(screen.visibleTexts.first == "hidden")
  }

  @Test("of equal texts the frontmost view is found first")
  func frontmost() {
    let screen = TestScreen(size: .small)
    let back = label("Same", 0, 0)
    let front = label("Same", 0, 0)
    let other = label("Other", 0, 0)
    screen.show(container(back, front, other))
    #expect(screen.view(withText: "Same") === front)
    #expect(screen.views(withText: "Same") == [front, back])
    #expect(screen.view(withText: "Sam") == nil)
    front.isHidden = true
    #expect(screen.view(withText: "Same") === back)
  }

  @Test("a table's visible texts are those of the rows in sight")
  func table() {
    let screen = TestScreen()
    screen.show(RowsController(rowCount: 1000))
    #expect(screen.visibleTexts.first == "Row 0")
    #expect(screen.visibleTexts.count == 19)
    screen.scroll(by: 440)
    #expect(screen.visibleTexts.contains("Row 10"))
    #expect(screen.view(withText: "Row 0") == nil)
  }
}
