// SPDX-License-Identifier: Apache-2.0

/// The reading direction that a trait collection carries.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
