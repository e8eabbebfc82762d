// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKitEngine

@MainActor
@Suite("UIBezierPath")
struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func drawing(_ body: () -> Void) -> [DrawCommand] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.displayList.commands
  }

  private func expectClose(_ left: CGRect, _ right: CGRect) {
    let isClose =
      abs(left.minX - right.minX) < 0.001 && abs(left.minY - right.minY) < 0.001
      && abs(left.maxX - right.maxX) < 0.001 && abs(left.maxY - right.maxY) < 0.001
    #expect(isClose, "\(left) \(right)")
  }

  @Test("rectangle, oval and rounded rectangle fill their bounds")
  func bounds() {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
    expectClose(UIBezierPath(rect: rect).bounds, rect)
    expectClose(UIBezierPath(ovalIn: rect).bounds, rect)
    expectClose(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds, rect)
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
  }

  @Test("an oval leaves out the corners")
  func oval() {
    let oval = UIBezierPath(ovalIn: square)
    #expect(oval.contains(CGPoint(x: 50, y: 50)))
    #expect(!oval.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("only the corners that were asked for are rounded")
  func someCorners() {
    let path = UIBezierPath(
      roundedRect: square,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 40, height: 40)
    )
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 95, y: 5)))
    #expect(!path.contains(CGPoint(x: 95, y: 95)))
    #expect(path.contains(CGPoint(x: 5, y: 95)))
    #expect(path.contains(CGPoint(x: 20, y: 20)))
    expectClose(path.bounds, square)
  }

  @Test("a radius beyond half the shorter side is lowered")
  func largeRadius() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20),
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 50, height: 50)
    )
    #expect(path.contains(CGPoint(x: 12, y: 10)))
    #expect(path.contains(CGPoint(x: 12, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("an arc runs clockwise on the screen when asked to")
  func arc() {
    let lower = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    expectClose(lower.bounds, CGRect(x: -10, y: 0, width: 20, height: lower.bounds.height))
    #expect(lower.bounds.maxY > 9)
    let upper = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    #expect(upper.bounds.minY < -9)
    #expect(upper.bounds.maxY < 0.001)
    #expect(abs(lower.currentPoint.x + 10) < 0.001)
  }

  @Test("lines and curves are added in order, and a path can be moved")
  func building() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10),
      controlPoint1: CGPoint(x: 8, y: 12),
      controlPoint2: CGPoint(x: 2, y: 12)
    )
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.cgPath.elements.count == 5)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.cgPath.elements.first == .move(CGPoint(x: 100, y: 0)))
    let other = UIBezierPath(rect: square)
    other.append(path)
    #expect(other.cgPath.elements.count == 5 + UIBezierPath(rect: square).cgPath.elements.count)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("the even-odd rule leaves a hole where parts overlap")
  func evenOdd() {
    let path = UIBezierPath(rect: square)
    path.append(UIBezierPath(rect: square.insetBy(dx: 20, dy: 20)))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    let filled = drawing { path.fill() }
    #expect(filled == [.fill(.path(path.cgPath.filled(by: .evenOdd)), .black)])
  }

  @Test("filling, stroking and clipping record the path in the current colors")
  func drawingPath() {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 5
    path.setLineDash([4, 2], count: 2, phase: 1)
    let commands = drawing {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.addClip()
      path.fill()
      path.stroke()
    }
    let shape = Shape.path(path.cgPath)
    let style = StrokeStyle(
      width: 3,
      cap: .round,
      join: .bevel,
      dashes: [4, 2],
      dashPhase: 1,
      miterLimit: 5
    )
    #expect(
      commands == [
        .clip(shape),
        .fill(shape, RGBA(red: 1, green: 0, blue: 0)),
        .stroke(shape, RGBA(red: 0, green: 0, blue: 1), style),
      ]
    )
  }

  @Test("dashes are read back")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [4, 2] && phase == 1)
    path.setLineDash(nil, count: 0, phase: 3)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
  }

  @Test("without a current context nothing is drawn")
  func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: square).fill()
    UIRectFill(square)
  }

  @Test("a copy has the same steps and style, and changes apart")
  func copying() throws {
    let path = UIBezierPath(rect: square)
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy.lineWidth == 7 && copy.cgPath == path.cgPath)
    copy.addLine(to: .zero)
    #expect(copy.cgPath != path.cgPath)
    let taken = path.cgPath
    path.addLine(to: .zero)
    #expect(taken != path.cgPath)
  }
}
