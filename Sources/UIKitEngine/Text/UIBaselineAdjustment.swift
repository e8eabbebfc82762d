// SPDX-License-Identifier: Apache-2.0

/// Where text that was shrunk to fit stands in the height that it would have had.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where the baseline of the full size would be.
  case alignBaselines = 0
  /// It is centered.
  case alignCenters = 1
  /// Its upper edge is where that of the full size would be.
  case none = 2
}
