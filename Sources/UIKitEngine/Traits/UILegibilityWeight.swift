// SPDX-License-Identifier: Apache-2.0

/// The weight of text that the user asked for.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}
