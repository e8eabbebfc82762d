// SPDX-License-Identifier: Apache-2.0

/// The contrast that the user asked for.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}
