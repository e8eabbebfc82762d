// SPDX-License-Identifier: Apache-2.0

extension SummaryTree {
  /// The elements in order, in O(n).
  func flattened() -> [Element] {
    var all: [Element] = []
    var visits = 0
    visit(from: 0, visits: &visits) { _, element, _ in
      all.append(element)
      return true
    }
    return all
  }

  /// Counts the nodes, in O(n).
  func countNodes() -> Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(root)
  }

  /// The addresses of the blocks that hold the nodes' parts, in O(n).
  func blocks() -> Set<UnsafeRawPointer> {
    var all: Set<UnsafeRawPointer> = []
    func collect(_ node: Node) {
      node.children.withUnsafeBytes { if let base = $0.baseAddress { all.insert(base) } }
      node.elements.withUnsafeBytes { if let base = $0.baseAddress { all.insert(base) } }
      node.children.forEach(collect)
    }
    collect(root)
    return all
  }

  /// The first rule of the tree that does not hold, in words, in O(n).
  func brokenInvariant() -> String? { broken(root, level: depth, isRoot: true) }

  private func broken(_ node: Node, level: Int, isRoot: Bool) -> String? {
    if node.count > capacity { return "a node has \(node.count) parts of \(capacity)" }
    if !isRoot, node.count < capacity / 2 { return "a node has only \(node.count) parts" }
    if !node.children.isEmpty, !node.elements.isEmpty { return "a node is leaf and inner" }
    if node.isLeaf != (level == 0) { return "the leaves are not equally deep" }
    if isRoot, node.children.count == 1 { return "the root has a single child" }
    var copy = node
    copy.updateSummary()
    if copy.summary != node.summary { return "a node's sum is not that of its parts" }
    for (first, second) in zip(node.elements, node.elements.dropFirst()) {
      var merged = first
      if merged.absorb(second) { return "two neighbors in a leaf should be one" }
    }
    if node.elements.contains(where: { $0.summary.extent <= 0 }) { return "an element is empty" }
    for child in node.children {
      if let problem = broken(child, level: level - 1, isRoot: false) { return problem }
    }
    return nil
  }
}
