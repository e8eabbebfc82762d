// SPDX-License-Identifier: Apache-2.0

/// In which direction a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// As its first strong character says.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
