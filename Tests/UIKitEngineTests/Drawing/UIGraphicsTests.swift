// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import UIKitEngine

@MainActor
@Suite("Graphics contexts and insets")
struct UIGraphicsTests {
  @Test("the context pushed last is current until it is popped")
  func stack() {
    let (outer, inner) = (CGContext(), CGContext())
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("rectangles are filled, framed one point wide inside, and clipped to")
  func rectangles() {
    let context = CGContext()
    UIGraphicsPushContext(context)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    UIRectClip(rect)
    UIRectFill(rect)
    UIRectFrame(rect)
    UIGraphicsPopContext()
    #expect(
      context.displayList.commands == [
        .clip(.rect(rect)),
        .fill(.rect(rect), .black),
        .fill(.rect(CGRect(x: 10, y: 10, width: 20, height: 1)), .black),
        .fill(.rect(CGRect(x: 10, y: 19, width: 20, height: 1)), .black),
        .fill(.rect(CGRect(x: 10, y: 11, width: 1, height: 8)), .black),
        .fill(.rect(CGRect(x: 29, y: 11, width: 1, height: 8)), .black),
      ]
    )
  }

  @Test("insets move the edges of a rectangle inward, negative ones outward")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
    let outward = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect.inset(by: insets).inset(by: outward) == rect)
    #expect(UIEdgeInsets() == .zero && UIOffset() == .zero && NSDirectionalEdgeInsets() == .zero)
  }

  @Test("leading and trailing trade places where reading runs from the right")
  func directionalInsets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      insets.resolved(for: .leftToRight) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    #expect(
      insets.resolved(for: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
    )
    let mirrored = insets.resolved(for: .rightToLeft)
    #expect(NSDirectionalEdgeInsets(mirrored, direction: .rightToLeft) == insets)
  }

  @Test("insets survive encoding")
  func coding() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode([insets])
    #expect(try JSONDecoder().decode([UIEdgeInsets].self, from: data) == [insets])
  }

  @Test("edges and corners are sets with Apple's bits")
  func optionSets() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectEdge([.top, .right]).rawValue == 9)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
  }

  @Test("an index path names a row and a section")
  func indexPath() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path == IndexPath(item: 3, section: 1))
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    path.row = 5
    path.section = 2
    #expect(path == IndexPath(row: 5, section: 2))
    path.item = 7
    #expect(path.row == 7)
  }

  @Test("an index path of another length has no row")
  func shortIndexPath() async {
    await #expect(processExitsWith: .failure) {
      _ = IndexPath(index: 1).row
    }
  }
}
