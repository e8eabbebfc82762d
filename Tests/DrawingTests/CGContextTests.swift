// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Drawing contexts")
struct CGContextTests {
  @Test("fills are recorded in the fill color, outlines in the stroke color, both with alpha")
  func colors() {
    let context = CGContext()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(gray: 0, alpha: 0.5)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setAlpha(0.5)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.stroke(CGRect(x: 1, y: 2, width: 3, height: 4), width: 2)
    #expect(
      context.displayList.dump() == """
        fill rect 1,2 3x4 #FF000080
        stroke rect 1,2 3x4 #00000040 width 2 cap round join bevel dashes 2,3 phase 1
        """
    )
  }

  @Test("restoring brings back color and transform; one restore too many has no effect")
  func restoring() {
    let context = CGContext()
    context.saveGState()
    context.setFillColor(.white)
    context.translateBy(x: 5, y: 6)
    #expect(context.ctm == CGAffineTransform(translationX: 5, y: 6))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.ctm.isIdentity)
    #expect(
      context.displayList.dump() == """
        save
          move 5,6
        restore
        fill rect 0,0 1x1 #000000
        """
    )
  }

  @Test(
    "a path stays where it is on the canvas while coordinates change",
    arguments: [false, true]
  )
  func pathUnderTransform(restores: Bool) {
    let context = CGContext()
    if restores { context.saveGState() }
    if restores { context.scaleBy(x: 2, y: 2) }
    context.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    if restores {
      context.restoreGState()
      #expect(context.boundingBoxOfPath == CGRect(x: 20, y: 20, width: 20, height: 20))
    } else {
      context.translateBy(x: 4, y: 0)
      context.scaleBy(x: 2, y: 2)
      #expect(context.boundingBoxOfPath == CGRect(x: 3, y: 5, width: 5, height: 5))
    }
    context.fillPath()
    #expect(context.isPathEmpty)
    let box = context.displayList.bounds
    #expect(
      box
        == CGRect(
          x: restores ? 20 : 10,
          y: restores ? 20 : 10,
          width: restores ? 20 : 10,
          height: restores ? 20 : 10
        )
    )
  }

  @Test("the even-odd rule reaches the recorded path")
  func evenOdd() throws {
    let context = CGContext()
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fillPath(using: .evenOdd)
    guard case .fill(.path(let path), _) = try #require(context.displayList.commands.first) else {
      Issue.record("no fill of a path")
      return
    }
    #expect(path.fillRule == .evenOdd)
  }

  @Test("filling and stroking a path records both, then forgets the path")
  func fillStroke() {
    let context = CGContext()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.addCurve(
      to: CGPoint(x: 0, y: 10),
      control1: CGPoint(x: 10, y: 5),
      control2: CGPoint(x: 5, y: 10)
    )
    context.closePath()
    #expect(context.path != nil)
    context.drawPath(using: .fillStroke)
    context.strokePath()
    #expect(context.displayList.commands.count == 2)
    #expect(context.path == nil)
  }

  @Test("a recorded path does not change with what is drawn later")
  func recordedPathStays() {
    let context = CGContext()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.addPath(path)
    context.fillPath()
    path.addRect(CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(context.displayList.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("clips narrow what is drawn")
  func clips() {
    let context = CGContext()
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addEllipse(in: CGRect(x: 5, y: 0, width: 20, height: 20))
    context.clip()
    context.fill([CGRect(x: -5, y: -5, width: 50, height: 50)])
    #expect(context.displayList.bounds == CGRect(x: 5, y: 0, width: 5, height: 10))
  }

  @Test("pictures are drawn on their head, as Core Graphics does; upright ones are not")
  func images() throws {
    let image = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let context = CGContext()
    let rect = CGRect(x: 0, y: 10, width: 4, height: 6)
    context.draw(image, in: rect)
    #expect(
      context.displayList.dump() == """
        save
          transform 1,0,0,-1,0,26
          image 1x1 0,10 4x6
        restore
        """
    )
    let upright = CGContext()
    upright.setAlpha(0.5)
    upright.drawUpright(image, in: rect, tint: nil)
    upright.drawUpright(image, in: rect, tint: .white)
    #expect(
      upright.displayList.dump() == """
        group opacity 0.5
          image 1x1 0,10 4x6
        end group
        image 1x1 0,10 4x6 tint #FFFFFF80
        """
    )
  }
}
