// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  private func sample(_ text: String = "Hi") -> DisplayList {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    return DisplayList([
      .save, .clip(.roundedRect(rect, radius: 4, isContinuous: true)),
      .concatenate(CGAffineTransform(translationX: 10, y: -0.0001)),
      .shadow(
        .rect(rect),
        ShadowStyle(color: .black, radius: 2.5, offset: CGSize(width: 0, height: 1))
      ),
      .fill(.rect(rect), red), .beginGroup(opacity: 1.0 / 3),
      .text(FakeText(text), origin: CGPoint(x: 5, y: 6), .black), .endGroup, .restore,
    ])
  }

  @Test("a dump has a line for each step, with stable numbers")
  func dump() {
    #expect(
      sample().dump() == """
        save
          clip continuous rect 1,2 30x40 radius 4
          move 10,0
          shadow rect 1,2 30x40 #000000 radius 2.5 offset 0,1
          fill rect 1,2 30x40 #FF0000
          group opacity 0.333
            text "Hi" at 5,6 #000000
          end group
        restore
        """
    )
  }

  @Test("paths are dumped step by step")
  func pathDump() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -0.5, y: 1e-9))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4.25))
    path.closeSubpath()
    let list = DisplayList([.stroke(.path(path), .white, StrokeStyle(width: 1))])
    #expect(list.dump() == "stroke path [M -0.5,0 Q 3,4.25 1,2 Z] #FFFFFF width 1")
  }

  @Test("lists are equal where all steps are; text is asked")
  func equality() {
    #expect(sample() == sample())
    #expect(sample() != sample("Ho"))
    var shorter = sample()
    shorter.commands.removeLast()
    #expect(shorter != sample())
  }

  @Test("each kind of step differs from itself with another value")
  func unequalSteps() {
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let other = CGRect(x: 0, y: 0, width: 1, height: 2)
    let image = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let white = CGImage(width: 1, height: 1, pixels: [255, 255, 255, 255])
    let shadow = ShadowStyle(color: .black, radius: 1, offset: .zero)
    let blurred = ShadowStyle(color: .black, radius: 2, offset: .zero)
    let steps: [DrawCommand] = [
      .save, .restore, .endGroup, .beginGroup(opacity: 0.5), .beginGroup(opacity: 0.6),
      .concatenate(.identity), .concatenate(CGAffineTransform(scaleX: 2, y: 1)),
      .clip(.rect(rect)), .clip(.rect(other)), .fill(.rect(rect), red), .fill(.rect(other), red),
      .fill(.rect(rect), .black), .fill(.roundedRect(rect, radius: 0, isContinuous: false), red),
      .stroke(.rect(rect), red, StrokeStyle(width: 1)),
      .stroke(.rect(rect), red, StrokeStyle(width: 1, dashPhase: 1)),
      .shadow(.rect(rect), shadow), .shadow(.rect(rect), blurred),
      .text(FakeText("a"), origin: .zero, red), .text(FakeText("a"), origin: rect.origin, .black),
      .text(FakeText("b"), origin: .zero, red), .image(image, rect, tint: nil),
      .image(white, rect, tint: nil), .image(image, rect, tint: red),
    ]
    for (place, step) in steps.enumerated() {
      for (otherPlace, otherStep) in steps.enumerated() {
        #expect((step == otherStep) == (place == otherPlace))
      }
    }
  }

  @Test("texts are found where transforms put them")
  func texts() {
    let texts = sample().texts
    #expect(texts.map(\.string) == ["Hi"])
    #expect(abs((texts.first?.origin.x ?? 0) - 15) < 1e-9)
    #expect(texts.first?.color == .black)
  }

  @Test("search gives the state in which a step draws")
  func search() throws {
    let found = sample().commands {
      if case .fill = $0 { true } else { false }
    }
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.state.transform.tx == 10)
    #expect(first.state.clipBounds == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("a list spliced in elsewhere draws the same there", arguments: RandomSource.seeds(200))
  func splicing(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let list = ToyScene.random(using: &random)
    let vector = CGVector(
      dx: Int.random(in: -5...5, using: &random),
      dy: Int.random(in: -5...5, using: &random)
    )
    var spliced = DisplayList()
    spliced.append(contentsOf: list, translatedBy: vector)
    var carried = DisplayList([
      .save, .concatenate(CGAffineTransform(translationX: vector.dx, y: vector.dy)),
    ])
    carried.commands += list.commands
    carried.append(.restore)
    #expect(ToyScene.draw(spliced) == ToyScene.draw(carried), "SEED=\(seed)\n\(list.dump())")
    #expect(spliced.commands.count == list.commands.count)
  }

  @Test("what is moved without a transform stays readable: only its coordinates change")
  func translated() {
    let vector = CGVector(dx: 100, dy: 1)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let image = CGImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    var list = DisplayList()
    list.append(
      contentsOf: DisplayList([
        .fill(.path(path), red), .image(image, CGRect(x: 1, y: 1, width: 1, height: 1), tint: nil),
        .stroke(.rect(CGRect(x: 1, y: 1, width: 1, height: 1)), red, StrokeStyle(width: 1)),
        .text(FakeText("a"), origin: .zero, red),
      ]),
      translatedBy: vector
    )
    #expect(
      list.dump() == """
        fill path [M 100,1 L 101,1 L 101,2 L 100,2 Z] #FF0000
        image 1x1 101,2 1x1
        stroke rect 101,2 1x1 #FF0000 width 1
        text "a" at 100,1 #FF0000
        """
    )
  }
}
