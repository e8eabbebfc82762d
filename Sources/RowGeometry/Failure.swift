// SPDX-License-Identifier: Apache-2.0

/// Ends the process, in release too, with what was wrong about the numbers handed in.
func fail(_ message: String) -> Never {
  fatalError("RowGeometry: \(message)")
}

/// Ends the process unless `value` can be a height: finite and not negative.
@inline(__always)
func requireHeight(_ value: Double, _ name: StaticString) {
  guard value >= 0, value < .infinity else {
    fail("the \(name) must be finite and not negative, but is \(value)")
  }
}

/// Ends the process unless there is something at `index`.
@inline(__always)
func requireIndex(_ index: Int, in count: Int, _ name: StaticString) {
  guard index >= 0, index < count else {
    fail("\(name) \(index) is out of range: there are \(count)")
  }
}

/// Ends the process unless `0 <= value <= limit`.
@inline(__always)
func requirePlace(_ value: Int, upTo limit: Int, _ name: StaticString) {
  guard value >= 0, value <= limit else {
    fail("\(name) \(value) is out of range: it must be in 0...\(limit)")
  }
}

/// Ends the process unless `range` lies in `0..<count`.
@inline(__always)
func requireRange(_ range: Range<Int>, in count: Int, _ name: StaticString) {
  guard range.lowerBound >= 0, range.upperBound <= count else {
    fail("\(name) \(range) are out of range: there are \(count)")
  }
}

/// Ends the process unless the number in `height` can be a height.
func requireHeight(_ height: RowGeometry.RowHeight) {
  switch height {
  case .sectionEstimate: break
  case .estimate(let value): requireHeight(value, "estimated height of a row")
  case .exact(let value): requireHeight(value, "height of a row")
  }
}
