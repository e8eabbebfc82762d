// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Where the lines of a text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Every line but the last is stretched to both edges.
  case justified = 3
  /// Where the text's own language begins to read.
  case natural = 4

  /// The alignment as a shaper takes it.
  package var shaping: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
