// SPDX-License-Identifier: Apache-2.0

/// The light or dark look of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}
