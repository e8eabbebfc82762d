// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// How text that is wider than its room is broken into lines or cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// An ellipsis stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle = 5

  /// The mode as a shaper takes it.
  package var shaping: TextLineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
