// SPDX-License-Identifier: Apache-2.0

/// A node of a B-tree whose values all stand in the leaves.
///
/// A value: its two arrays are the heap blocks, shared between copies until one copy is changed. A
/// parent holds its children's summaries in line, so that choosing a child reads one block.
///
///     inner   summary │ children [node node node …]
///     leaf    summary │ elements [e e e …]
struct TreeNode<Element: TreeElement>: Summarized, Sendable {
  typealias Summary = Element.Summary

  /// The sum over everything below.
  var summary: Summary
  /// Empty in a leaf.
  var children: [TreeNode]
  /// Empty in an inner node.
  var elements: [Element]

  init() {
    summary = .zero
    children = []
    elements = []
  }

  init(elements: [Element]) {
    self.init()
    self.elements = elements
    updateSummary()
  }

  init(children: [TreeNode]) {
    self.init()
    self.children = children
    updateSummary()
  }

  var isLeaf: Bool { children.isEmpty }

  /// The children or elements it holds, whichever it has.
  var count: Int { isLeaf ? elements.count : children.count }

  /// Adds up its parts anew, always in the same order, so that no rounding error piles up.
  mutating func updateSummary() {
    var sum = Summary.zero
    if isLeaf {
      elements.withUnsafeBufferPointer { for element in $0 { sum = sum + element.summary } }
    } else {
      children.withUnsafeBufferPointer { for child in $0 { sum = sum + child.summary } }
    }
    summary = sum
  }

  /// Gives up the second half of its parts as a sibling if it holds more than `capacity`.
  ///
  /// The summary is up to date afterwards in either case.
  mutating func divide(over capacity: Int) -> TreeNode? {
    let total = count
    guard total > capacity else {
      updateSummary()
      return nil
    }
    let kept = total - total / 2
    let sibling: TreeNode
    if isLeaf {
      sibling = TreeNode(elements: Array(elements[kept...]))
      elements.removeSubrange(kept...)
    } else {
      sibling = TreeNode(children: Array(children[kept...]))
      children.removeSubrange(kept...)
    }
    updateSummary()
    return sibling
  }

  /// Joins a neighbor of the same depth, on its right.
  ///
  /// - Returns: what stands right of this node afterwards: nil if one node holds all, otherwise a
  ///   node at least half full, as then is this one.
  mutating func merge(_ right: TreeNode, capacity: Int) -> TreeNode? {
    let minimum = capacity / 2
    if count >= minimum, right.count >= minimum, count + right.count > capacity {
      return right
    }
    if isLeaf {
      let seam = elements.count
      elements.append(contentsOf: right.elements)
      closeSeam(at: seam)
    } else {
      children.append(contentsOf: right.children)
    }
    return divide(over: capacity)
  }

  /// Makes one element of the two that meet at `index`, if they can be one.
  mutating func closeSeam(at index: Int) {
    guard index > 0, index < elements.count else { return }
    let next = elements[index]
    guard elements[index - 1].absorb(next) else { return }
    elements.remove(at: index)
  }
}
