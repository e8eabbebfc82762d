// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKit
import UIKitEngine

@Suite("What layers put into the display list")
@MainActor
struct FrameComposerTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 80))

  init() { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  private func dump() -> [String] {
    if view.superview == nil { stage.window.addSubview(view) }
    stage.frame()
    return stage.list.dump().split(separator: "\n").map(String.init)
  }

  private func child(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let child = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    child.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(child)
    return child
  }

  @Test("A background, with round or continuous corners no larger than half the side")
  func background() {
    #expect(dump() == ["fill rect 10,20 100x80 #FF0000"])
    view.layer.cornerRadius = 12
    #expect(dump() == ["fill rounded rect 10,20 100x80 radius 12 #FF0000"])
    view.layer.cornerCurve = .continuous
    #expect(dump() == ["fill continuous rect 10,20 100x80 radius 12 #FF0000"])
    view.layer.cornerRadius = 500
    #expect(dump() == ["fill continuous rect 10,20 100x80 radius 40 #FF0000"])
    view.backgroundColor = .clear
    #expect(dump().isEmpty)
  }

  @Test("A border lies inside the edge and over the sublayers")
  func border() {
    _ = child(0, 0, 10, 10)
    view.layer.borderWidth = 4
    view.layer.cornerRadius = 10
    #expect(
      dump() == [
        "fill rounded rect 10,20 100x80 radius 10 #FF0000",
        "fill rect 10,20 10x10 #0000FF",
        "stroke rounded rect 12,22 96x76 radius 8 #000000 width 4",
      ]
    )
  }

  @Test("A border as wide as half the view fills it")
  func wideBorder() {
    view.frame.size.height = 1
    view.layer.borderWidth = 3
    #expect(
      dump() == ["fill rect 10,20 100x1 #FF0000", "fill rect 10,20 100x1 #000000"]
    )
  }

  @Test("A shadow lies behind, follows the corners or the path, and is cut off by clipping")
  func shadow() {
    view.layer.shadowOpacity = 0.5
    view.layer.cornerRadius = 5
    #expect(
      dump() == [
        "shadow rounded rect 10,20 100x80 radius 5 #00000080 radius 3 offset 0,-3",
        "fill rounded rect 10,20 100x80 radius 5 #FF0000",
      ]
    )
    view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(dump().first?.hasPrefix("shadow path [M 10,20 L 20,20 L 20,30 L 10,30 Z]") == true)
    view.clipsToBounds = true
    #expect(dump() == ["fill rounded rect 10,20 100x80 radius 5 #FF0000"])
  }

  @Test("Clipping follows the corners and is left out where there is nothing to clip")
  func clipping() {
    view.clipsToBounds = true
    view.layer.cornerRadius = 12
    #expect(dump() == ["fill rounded rect 10,20 100x80 radius 12 #FF0000"])
    _ = child(90, 70, 50, 50)
    #expect(
      dump() == [
        "fill rounded rect 10,20 100x80 radius 12 #FF0000",
        "save",
        "  clip rounded rect 10,20 100x80 radius 12",
        "  fill rect 100,90 50x50 #0000FF",
        "restore",
      ]
    )
  }

  @Test("One fill is made fainter, more are faded as a group, and nothing is left of nothing")
  func opacity() {
    view.alpha = 0.5
    #expect(dump() == ["fill rect 10,20 100x80 #FF000080"])
    let inner = child(0, 0, 10, 10)
    #expect(
      dump() == [
        "group opacity 0.5",
        "  fill rect 10,20 100x80 #FF0000",
        "  fill rect 10,20 10x10 #0000FF",
        "end group",
      ]
    )
    inner.alpha = 0.5
    view.backgroundColor = nil
    #expect(dump() == ["fill rect 10,20 10x10 #0000FF40"])
    inner.isHidden = true
    #expect(dump().isEmpty)
    view.alpha = 0
    inner.isHidden = false
    #expect(dump().isEmpty)
  }

  @Test("What is hidden or out of sight is not visited further")
  func culling() {
    view.clipsToBounds = true
    for row in 0..<50 {
      let child = child(0, CGFloat(row) * 40, 10, 10)
      child.clipsToBounds = true
      child.addSubview(UIView(frame: .zero))
    }
    // Two in sight: at 0 and 40; the next one begins at the lower edge.
    #expect(dump().count { $0.contains("#0000FF") } == 2)
    #expect(stage.context.composedLayerCount == 1 + 1 + 50 + 2)
    view.isHidden = true
    #expect(dump().isEmpty)
    #expect(stage.context.composedLayerCount == 2)
  }

  @Test("What sticks out of a view out of sight is drawn")
  func overhang() {
    view.frame.origin.x = -150
    _ = child(140, 0, 30, 30)
    #expect(dump() == ["fill rect -10,20 30x30 #0000FF"])
  }

  @Test("Moved views need no transform, turned and scaled ones bring one along")
  func transforms() {
    let inner = child(5, 5, 10, 10)
    view.transform = CGAffineTransform(translationX: 100, y: 0)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let lines = dump()
    #expect(lines.contains("  fill rect 0,0 100x80 #FF0000"))
    #expect(lines.contains { $0.contains("transform 2,0,0,2,0,0") })
    #expect(lines.count { $0.contains("save") } == lines.count { $0.contains("restore") })
    #expect(isClose(stage.list.bounds, CGRect(x: 110, y: 20, width: 100, height: 80)))
  }

  @Test("Scrolled bounds move what is inside")
  func scrolled() {
    _ = child(0, 30, 10, 10)
    view.bounds.origin = CGPoint(x: 0, y: 25)
    #expect(dump().last == "fill rect 10,25 10x10 #0000FF")
  }

  // MARK: Contents

  final class Drawn: UIView {
    var count = 0
    override func draw(_ rect: CGRect) {
      count += 1
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  @Test("Drawing runs when it is needed, and is kept meanwhile")
  func contents() {
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.addSubview(drawn)
    #expect(dump().last == "fill rect 10,20 10x20 #00FF00")
    drawn.frame.origin.x = 5
    #expect(dump().last == "fill rect 15,20 10x20 #00FF00")
    #expect(drawn.count == 1)
    drawn.setNeedsDisplay()
    drawn.setNeedsDisplay()
    _ = dump()
    #expect(drawn.count == 2)
    drawn.contentMode = .redraw
    drawn.bounds.size.width = 30
    _ = dump()
    #expect(drawn.count == 3)
  }

  @Test("A view draws nothing beyond its bounds")
  func contentsAreCut() {
    let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.addSubview(drawn)
    #expect(
      dump().suffix(4) == [
        "save", "  clip rect 10,20 5x5", "  fill rect 10,20 10x20 #00FF00", "restore",
      ]
    )
  }

  @Test(
    "Drawing of another size is placed by the content mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, CGRect(x: 10, y: 0, width: 20, height: 40)),
      (.scaleAspectFill, CGRect(x: 0, y: -20, width: 40, height: 80)),
      (.center, CGRect(x: 15, y: 10, width: 10, height: 20)),
      (.top, CGRect(x: 15, y: 0, width: 10, height: 20)),
      (.bottom, CGRect(x: 15, y: 20, width: 10, height: 20)),
      (.left, CGRect(x: 0, y: 10, width: 10, height: 20)),
      (.right, CGRect(x: 30, y: 10, width: 10, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 20)),
      (.topRight, CGRect(x: 30, y: 0, width: 10, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 20, width: 10, height: 20)),
      (.bottomRight, CGRect(x: 30, y: 20, width: 10, height: 20)),
    ]
  )
  func placement(mode: UIView.ContentMode, expected: CGRect) {
    let drawn = Drawn(frame: CGRect(x: 50, y: 60, width: 10, height: 20))
    drawn.contentMode = mode
    stage.show(drawn)
    drawn.frame.size = CGSize(width: 40, height: 40)
    stage.frame()
    #expect(drawn.count == 1)
    #expect(isClose(stage.list.bounds, expected.offsetBy(dx: 50, dy: 60)))
  }

  @Test("A layer of an app's own draws itself")
  func layerDrawing() {
    final class Layer: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let layer = Layer()
    layer.frame = CGRect(x: 1, y: 2, width: 8, height: 8)
    view.layer.addSublayer(layer)
    #expect(dump().last == "fill rect 11,22 4x4 #00FF00")
  }

  // MARK: Equal trees

  @Test("Equal trees give equal lists, however they were reached")
  func sameList() {
    func build(_ isDirect: Bool) -> DisplayList {
      let stage = Stage()
      let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      let first = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let second = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      first.backgroundColor = .red
      second.backgroundColor = .green
      if isDirect {
        outer.addSubview(first)
        outer.addSubview(second)
        second.alpha = 0.5
        stage.show(outer)
      } else {
        stage.show(outer)
        outer.addSubview(second)
        outer.insertSubview(first, aboveSubview: second)
        first.frame = CGRect(x: 50, y: 50, width: 1, height: 1)
        stage.frame()
        outer.sendSubviewToBack(first)
        outer.transform = CGAffineTransform(rotationAngle: 1)
        stage.frame()
        outer.transform = .identity
        UIView.animate(withDuration: 0.2) {
          second.alpha = 0.5
          first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        stage.settle()
      }
      return stage.list
    }
    let direct = build(true)
    #expect(!direct.isEmpty)
    #expect(direct == build(false))
  }

  @Test("Windows are drawn by level, then by the order in which they were shown")
  func windows() {
    func window(_ level: UIWindow.Level, _ color: UIColor) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.windowLevel = level
      window.backgroundColor = color
      window.isHidden = false
      return window
    }
    let alert = window(.alert, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let normal = window(.normal, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    stage.frame()
    #expect(
      stage.list.dump() == "fill rect 0,0 10x10 #00FF00\nfill rect 0,0 10x10 #FF0000"
    )
    alert.isHidden = true
    stage.frame()
    #expect(stage.list.dump() == "fill rect 0,0 10x10 #00FF00")
    normal.isHidden = true
  }
}
