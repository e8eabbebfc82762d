// SPDX-License-Identifier: Apache-2.0

/// Collects runs of rows, joining equal neighbors.
struct RunList {
  private(set) var runs: [RowRun] = []

  mutating func append(_ run: RowRun) {
    if !runs.isEmpty, runs[runs.count - 1].absorb(run) { return }
    runs.append(run)
  }
}
