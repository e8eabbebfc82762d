// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Puts `element` in place of the positions in `range`, if they all lie in one leaf.
  ///
  /// `overflow` receives a right-hand sibling if this node had to be divided.
  /// - Returns: false, with nothing changed, if the range spans more than one leaf.
  mutating func replace(
    _ range: Range<Int>,
    with element: Element?,
    capacity: Int,
    overflow: inout TreeNode?,
    visits: inout Int
  ) -> Bool {
    visits += 1
    if isLeaf {
      replaceElements(range, with: element)
      overflow = divide(over: capacity)
      return true
    }
    guard let (index, start) = childSpanning(range) else { return false }
    var sibling: TreeNode?
    let isReplaced = children[index].replace(
      range.lowerBound - start..<range.upperBound - start,
      with: element,
      capacity: capacity,
      overflow: &sibling,
      visits: &visits
    )
    guard isReplaced else { return false }
    if let sibling {
      children.insert(sibling, at: index + 1)
    } else {
      fillChild(at: index, capacity: capacity)
    }
    overflow = divide(over: capacity)
    return true
  }

  /// Lets `body` change the element at `position`, which must keep its extent.
  mutating func update<Result>(
    at position: Int,
    visits: inout Int,
    body: (inout Element, inout Int) -> Result
  ) -> Result {
    visits += 1
    defer { updateSummary() }
    var start = 0
    if isLeaf {
      for index in elements.indices {
        start += elements[index].summary.extent
        if position < start { return body(&elements[index], &visits) }
      }
    } else {
      for index in children.indices {
        let end = start + children[index].summary.extent
        if position < end {
          return children[index].update(at: position - start, visits: &visits, body: body)
        }
        start = end
      }
    }
    fail("position \(position) lies beyond the end of the tree")
  }

  /// The child that holds the whole range, and the position at which it begins.
  private func childSpanning(_ range: Range<Int>) -> (index: Int, start: Int)? {
    var start = 0
    for index in children.indices {
      let end = start + children[index].summary.extent
      // An insertion between two children goes to the end of the first.
      if range.lowerBound < end || (range.isEmpty && range.lowerBound == end) {
        return range.upperBound <= end ? (index, start) : nil
      }
      start = end
    }
    return nil
  }

  /// Merges a child that is less than half full with a neighbor, or levels the two.
  private mutating func fillChild(at index: Int, capacity: Int) {
    guard children[index].count < capacity / 2, children.count > 1 else { return }
    let left = index == 0 ? 0 : index - 1
    let right = children.remove(at: left + 1)
    if let rest = children[left].merge(right, capacity: capacity) {
      children.insert(rest, at: left + 1)
    }
  }

  /// Edits a leaf's elements; the summary is left to the caller.
  private mutating func replaceElements(_ range: Range<Int>, with element: Element?) {
    let first = cut(at: range.lowerBound)
    let last = range.isEmpty ? first : cut(at: range.upperBound)
    if let element, first < last {
      elements[first] = element
      elements.removeSubrange(first + 1..<last)
    } else if let element {
      elements.insert(element, at: first)
    } else {
      elements.removeSubrange(first..<last)
    }
    if element != nil { closeSeam(at: first + 1) }
    closeSeam(at: first)
  }

  /// Makes an element begin at `position`, and returns its index.
  mutating func cut(at position: Int) -> Int {
    var start = 0
    for index in elements.indices {
      if position == start { return index }
      let end = start + elements[index].summary.extent
      if position < end {
        let rest = elements[index].split(keeping: position - start)
        elements.insert(rest, at: index + 1)
        return index + 1
      }
      start = end
    }
    return elements.count
  }
}
