// SPDX-License-Identifier: Apache-2.0

/// Whether content lies at the bottom or is raised above other content, as in a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
