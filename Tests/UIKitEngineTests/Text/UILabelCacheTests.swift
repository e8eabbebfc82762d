// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import TextModel

@testable import UIKitEngine

@MainActor
@Suite("UILabel: how often text is shaped")
struct UILabelCacheTests {
  private func makeLabel(_ text: String, width: CGFloat = 200, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    label.text = text
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    return label
  }

  private func draw(_ label: UILabel) {
    var list = DisplayList()
    label.recordContents(into: &list)
    #expect(!list.isEmpty)
  }

  @Test("a line is shaped once, to measure it and to draw it in whatever room it fits")
  func singleLine() {
    CountingShaper.run { shaper in
      let label = makeLabel("abc")
      for _ in 0..<3 {
        _ = label.intrinsicContentSize
        _ = label.sizeThatFits(CGSize(width: 50, height: 20))
        draw(label)
      }
      label.frame.size.width = 77
      draw(label)
      #expect(shaper.count == 1)
    }
  }

  @Test("a line that does not fit is shaped once more, to cut it")
  func cutLine() {
    CountingShaper.run { shaper in
      let label = makeLabel("0123456789", width: 55)
      for _ in 0..<3 {
        _ = label.intrinsicContentSize
        draw(label)
      }
      #expect(shaper.count == 2)
    }
  }

  @Test("lines that were measured in a width are drawn in it without shaping again")
  func severalLines() {
    CountingShaper.run { shaper in
      let label = makeLabel("aaaa bbbb cccc", width: 95, lines: 0)
      _ = label.sizeThatFits(CGSize(width: 95, height: 0))
      draw(label)
      draw(label)
      #expect(shaper.count == 1)
      // Hugging the 90 points that the widest line has does not change the lines.
      label.frame.size.width = 90
      draw(label)
      #expect(shaper.count == 1)
      label.frame.size.width = 89
      draw(label)
      #expect(shaper.count == 2)
      label.frame.size.width = 140
      draw(label)
      #expect(shaper.count == 3)
    }
  }

  @Test("text that needs one line only is shaped once also where there may be several")
  func shortText() {
    CountingShaper.run { shaper in
      let label = makeLabel("abc", lines: 0)
      _ = label.intrinsicContentSize
      _ = label.sizeThatFits(CGSize(width: 120, height: 0))
      draw(label)
      #expect(shaper.count == 1)
    }
  }

  @Test("shrunk text is not shaped again")
  func shrunkText() {
    CountingShaper.run { shaper in
      let label = makeLabel("0123456789", width: 81)
      label.adjustsFontSizeToFitWidth = true
      draw(label)
      let count = shaper.count
      #expect(count == 2)
      draw(label)
      _ = label.intrinsicContentSize
      #expect(shaper.count == count)
    }
  }

  @Test("setting what is set already, or a color, does not shape anything again")
  func unchanged() {
    CountingShaper.run { shaper in
      let label = makeLabel("abc")
      draw(label)
      label.text = "abc"
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 1
      label.textColor = .red
      label.isHighlighted = true
      label.shadowColor = .blue
      draw(label)
      _ = label.intrinsicContentSize
      #expect(shaper.count == 1)
    }
  }

  @Test("other text, another font, limit or break mode is shaped anew")
  func changed() {
    CountingShaper.run { shaper in
      let label = makeLabel("aaaa bbbb", width: 50)
      @MainActor func expectShaping(
        _ change: () -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
      ) {
        draw(label)
        let count = shaper.count
        change()
        draw(label)
        #expect(shaper.count > count, sourceLocation: sourceLocation)
      }
      expectShaping { label.text = "cccc dddd" }
      expectShaping { label.font = .systemFont(ofSize: 21) }
      expectShaping { label.numberOfLines = 2 }
      expectShaping { label.lineBreakMode = .byCharWrapping }
      expectShaping { label.textAlignment = .right }
    }
  }

  @Test("another shaper is asked anew")
  func otherShaper() {
    CountingShaper.run { first in
      let label = makeLabel("abc")
      draw(label)
      CountingShaper.run { second in
        draw(label)
        #expect(second.count == 1)
      }
      #expect(first.count == 1)
    }
  }

  @Test("text that was cut or stretched for a width is laid out anew for another")
  func cutAndJustified() {
    CountingShaper.run { shaper in
      var layouts = LabelLayouts()
      var request = TextRequest(string: "0123456789", font: FontDescription(size: 20))
      request.width = 55
      #expect(layouts.layout(for: request).isTruncated)
      request.width = nil
      #expect(layouts.layout(for: request).size.width == 100)
      request.width = 200
      #expect(layouts.layout(for: request).size.width == 100)
      #expect(shaper.count == 2)
      request.alignment = .justified
      _ = layouts.layout(for: request)
      request.width = 150
      #expect(layouts.layout(for: request).request.width == 150)
      #expect(shaper.count == 4)
    }
  }
}
