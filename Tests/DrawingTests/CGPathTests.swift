// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Paths")
struct CGPathTests {
  @Test("a rectangle contains what lies in it")
  func rectangle() {
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
    #expect(path.contains(CGPoint(x: 11, y: 21)))
    #expect(path.contains(CGPoint(x: 39, y: 59)))
    #expect(!path.contains(CGPoint(x: 9, y: 30)))
    #expect(!path.contains(CGPoint(x: 20, y: 61)))
    #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("an ellipse contains the points that its equation says", arguments: RandomSource.seeds(200))
  func ellipse(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let path = CGPath(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20), transform: nil)
    let x = CGFloat(Double.random(in: -25...25, using: &random))
    let y = CGFloat(Double.random(in: -15...15, using: &random))
    let distance = (x / 20) * (x / 20) + (y / 10) * (y / 10)
    guard abs(distance - 1) > 0.01 else { return }
    #expect(path.contains(CGPoint(x: x, y: y)) == (distance < 1), "SEED=\(seed)")
  }

  @Test("of two rectangles wound alike, the even-odd rule leaves out the inner one")
  func fillRules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inner = CGPoint(x: 15, y: 15)
    #expect(path.contains(inner, using: .winding))
    #expect(!path.contains(inner, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test("contains transforms the point, not the path")
  func transformedPoint() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: -100, y: 0)
    #expect(path.contains(CGPoint(x: 105, y: 5), transform: move))
    #expect(!path.contains(CGPoint(x: 5, y: 5), transform: move))
  }

  @Test("open parts count as closed")
  func openPart() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 3)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }

  @Test("an arc with rising angles sweeps the short way, with falling angles the long way")
  func arcDirection() {
    for isClockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi / 2,
        clockwise: isClockwise
      )
      path.addLine(to: .zero)
      path.closeSubpath()
      #expect(path.contains(CGPoint(x: 3, y: 3)) == !isClockwise)
      #expect(path.contains(CGPoint(x: -3, y: -3)) == isClockwise)
    }
  }

  @Test("an arc of a whole turn is a circle")
  func wholeTurn() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    for angle in stride(from: 0.1, to: 6.2, by: 0.3) {
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(path.contains(CGPoint(x: direction.x * 9.9, y: direction.y * 9.9)))
      #expect(!path.contains(CGPoint(x: direction.x * 10.1, y: direction.y * 10.1)))
    }
  }

  @Test("a relative arc turns by its angle")
  func relativeArc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: -.pi / 2)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y + 5) < 1e-9)
  }

  @Test("an arc between tangents rounds a corner")
  func tangentArc() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 4
    )
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 9.5, y: 0.5)))
    #expect(path.contains(CGPoint(x: 8.5, y: 1.5)))
    let center = CGPoint(x: 6, y: 4)
    let end = CGPoint(x: 10, y: 4)
    #expect(
      path.elements.contains { $0.end.map { hypot($0.x - end.x, $0.y - end.y) < 1e-9 } ?? false }
    )
    #expect(path.contains(center))
  }

  @Test("the bounding box holds control points, that of the path does not")
  func boundingBoxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.02)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("rounded rectangles leave out their corners")
  func roundedRect() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20),
      cornerWidth: 8,
      cornerHeight: 8,
      transform: nil
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 39, y: 19)))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 20, y: 0.5)))
  }

  @Test("a copy does not follow the path it was made from")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    #expect(copy == path)
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy != path)
    #expect(mutable.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    var move = CGAffineTransform(translationX: 3, y: 0)
    #expect(copy.copy(using: &move)?.boundingBox.minX == 3)
  }

  @Test("drawing on after a close begins where the closed part did")
  func afterClose() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 2, y: 3))
    path.addLine(to: CGPoint(x: 9, y: 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 2, y: 3))
    path.addLine(to: CGPoint(x: 2, y: 8))
    #expect(
      path.elements == [
        .move(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 9, y: 3)), .close, .move(CGPoint(x: 2, y: 3)),
        .line(CGPoint(x: 2, y: 8)),
      ]
    )
  }

  @Test("a line without a current point is left out, as Core Graphics does")
  func noCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: .zero)
    #expect(path.elements.isEmpty)
  }

  @Test("a smooth corner reaches further than its radius, and less so where there is no room")
  func cornerCurve() {
    let smooth = CornerCurve(radius: 10, side: 100, isContinuous: true)
    #expect(abs(smooth.reach - 15.28665) < 1e-6)
    let round = CornerCurve(radius: 10, side: 100, isContinuous: false)
    #expect(round.reach == 10)
    let capsule = CornerCurve(radius: 50, side: 40, isContinuous: true)
    #expect(abs(capsule.reach - 20) < 1e-9)
    for side in [20.0, 24, 30, 100] {
      let corner = CornerCurve(radius: 10, side: side, isContinuous: true)
      #expect(corner.reach <= side / 2 + 1e-9)
    }
    let outline = CGPath(elements: round.outline(of: CGRect(x: 0, y: 0, width: 100, height: 60)))
    let plain = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
      cornerWidth: 10,
      cornerHeight: 10,
      transform: nil
    )
    for x in stride(from: 0.5, to: 12, by: 1) {
      for y in stride(from: 0.5, to: 12, by: 1) {
        let distance = hypot(x - 10, y - 10)
        guard abs(distance - 10) > 0.1 else { continue }
        let point = CGPoint(x: x, y: y)
        #expect(outline.contains(point) == plain.contains(point))
      }
    }
  }
}
