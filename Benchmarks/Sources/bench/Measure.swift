// SPDX-License-Identifier: Apache-2.0

/// One line of the report: what was measured, and what it is held against.
struct Measure {
  /// What the least possible work for the same end costs, in the unit of the measure.
  struct Floor {
    let value: Double
    let label: String
  }

  /// Parts divided by points, from the general to the particular.
  let name: String
  let unit: String
  let samples: Samples
  /// Processor time of the same steps, where it was measured: free of what other processes do.
  var cpu: Samples?
  /// What the median must not exceed.
  var limit: Double?
  /// What the 99th percentile must not exceed.
  var p99Limit: Double?
  var floor: Floor?
  /// How others do on the same screen, or another remark.
  var note = ""

  /// Whether the limits are kept; nil without one.
  var isWithinLimits: Bool? {
    guard limit != nil || p99Limit != nil else { return nil }
    return samples.median <= limit ?? .infinity && samples.p99 <= p99Limit ?? .infinity
  }
}
