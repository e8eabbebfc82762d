// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextModel

@Suite("Text direction and alignment")
struct TextDirectionTests {
  @Test(
    "the first character with a direction decides",
    arguments: [
      ("Hello", TextDirection.leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft),
      ("123 שלום abc", .rightToLeft), ("(한국어)", .leftToRight), ("🎉 ok", .leftToRight),
      ("\u{200F}abc", .rightToLeft),
    ]
  )
  func detection(string: String, direction: TextDirection) {
    #expect(TextDirection(firstStrongOf: string) == direction)
  }

  @Test(
    "digits, signs and pictures have no direction",
    arguments: ["", "123", "٣", "!?", "🎉", " "]
  )
  func neutral(string: String) {
    #expect(TextDirection(firstStrongOf: string) == nil)
    var request = TextRequest(string: string, font: FontDescription(size: 10))
    #expect(request.resolvedDirection == .leftToRight)
    request.direction = .rightToLeft
    #expect(request.resolvedDirection == .rightToLeft)
  }

  @Test("lines stand where the alignment says, natural ones where reading begins")
  func offsets() {
    func offset(_ alignment: TextAlignment, _ string: String, width: CGFloat = 40) -> CGFloat {
      var request = TextRequest(string: string, font: FontDescription(size: 10))
      request.alignment = alignment
      return request.offset(ofLineWidth: width, in: 100)
    }
    #expect(offset(.left, "א") == 0)
    #expect(offset(.right, "a") == 60)
    #expect(offset(.center, "a") == 30)
    #expect(offset(.natural, "a") == 0)
    #expect(offset(.natural, "א") == 60)
    #expect(offset(.justified, "א") == 60)
    #expect(offset(.center, "a", width: 140) == 0)
    #expect(offset(.left, "א", width: 140) == -40)
  }
}
