// SPDX-License-Identifier: Apache-2.0

extension RowGeometry {
  /// The first rule of the data structure that does not hold, in words; nil if all is well.
  ///
  /// - Complexity: O(*n*).
  package func brokenInvariant() -> String? {
    if let problem = sections.brokenInvariant() { return "sections: \(problem)" }
    for (index, entry) in sections.flattened().enumerated() {
      if entry.rows.capacity != sections.capacity { return "section \(index): other capacity" }
      if let problem = entry.rows.brokenInvariant() { return "section \(index): \(problem)" }
    }
    return nil
  }

  /// Ends the process if a rule of the data structure does not hold, in O(*n*).
  package func checkInvariants() {
    if let problem = brokenInvariant() { fail("broken invariant: \(problem)") }
  }

  /// Checks the invariants after a mutation, in builds with the trait for that.
  func verifyInvariants() {
    #if INTERNAL_CHECKS
    checkInvariants()
    #endif
  }

  /// Counts the nodes of all trees, in O(*n*).
  package func countNodes() -> Int {
    sections.flattened().reduce(sections.countNodes()) { $0 + $1.rows.countNodes() }
  }

  /// Counts the nodes that stand in blocks of memory which `other` does not share, in O(*n*).
  package func countBlocks(notSharedWith other: RowGeometry) -> Int {
    func blocks(_ geometry: RowGeometry) -> Set<UnsafeRawPointer> {
      geometry.sections.flattened().reduce(geometry.sections.blocks()) {
        $0.union($1.rows.blocks())
      }
    }
    return blocks(self).subtracting(blocks(other)).count
  }

  /// Estimates the heap memory that a geometry of its own would take, in bytes, in O(*n*).
  ///
  /// Counts what the nodes hold and, per node, the 32 bytes of an array's header.
  package func estimateMemory() -> Int {
    let entries = sections.flattened()
    let outer = sections.countNodes() * (MemoryLayout<Sections.Node>.stride + 32)
    return entries.reduce(outer + entries.count * MemoryLayout<SectionEntry>.stride) {
      let nodes = $1.rows.countNodes() * (MemoryLayout<Rows.Node>.stride + 32)
      return $0 + nodes + $1.rows.flattened().count * MemoryLayout<RowRun>.stride
    }
  }
}
