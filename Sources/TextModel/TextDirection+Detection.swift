// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension TextDirection {
  /// The direction of the first character that has one of its own; nil where none has.
  ///
  /// Digits, spaces, punctuation and pictures have none.
  ///
  /// - Complexity: O(*n*) in the number of characters before the first that has a direction.
  package init?(firstStrongOf string: some StringProtocol) {
    for scalar in string.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic {
        self = .leftToRight
        return
      }
    }
    return nil
  }

  /// Whether a scalar stands in one of the blocks of Hebrew, Arabic, Syriac, Thaana, N'Ko and
  /// their like, is no digit, and is alphabetic, or is the right-to-left mark.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200F: true
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic && scalar.properties.generalCategory != .decimalNumber
    default: false
    }
  }
}

extension TextRequest {
  /// The direction in which the text runs: its own, or the request's where it has none.
  package var resolvedDirection: TextDirection {
    TextDirection(firstStrongOf: string) ?? direction
  }

  /// How far right a line of `lineWidth` begins that stands in `room` points.
  ///
  /// A line wider than its room begins at the edge where reading begins.
  package func offset(ofLineWidth lineWidth: CGFloat, in room: CGFloat) -> CGFloat {
    let spare = room - lineWidth
    guard spare > 0 else { return resolvedDirection == .leftToRight ? 0 : min(spare, 0) }
    switch alignment {
    case .left: return 0
    case .right: return spare
    case .center: return spare / 2
    case .natural, .justified: return resolvedDirection == .leftToRight ? 0 : spare
    }
  }
}
