// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Finds the first element that ends after the target, in a node that is not empty.
  ///
  /// The walk goes by addresses, without a retain and release of each block on its way: they would
  /// take a third of its time. The addresses are valid throughout, as this node, which nobody can
  /// change during the call, owns every block below it.
  /// - Returns: the element, and the sum of all before it.
  func find<Target: TreeTarget>(
    _ target: Target,
    visits: inout Int
  ) -> (prefix: Summary, element: Element) where Target.Summary == Summary {
    withUnsafePointer(to: self) { root in
      var target = target
      var node = root
      var sum = Summary.zero
      var count = visits + 1
      while true {
        let children = node.pointee.children.withUnsafeBufferPointer { $0 }
        guard let first = children.baseAddress, !children.isEmpty else { break }
        node = first + children.index(of: &target, prefix: &sum)
        count += 1
      }
      visits = count
      let elements = node.pointee.elements.withUnsafeBufferPointer { $0 }
      let index = elements.index(of: &target, prefix: &sum)
      return (sum, elements[index])
    }
  }

  /// Visits the elements in order, from the one that holds `position`, until `body` returns false.
  ///
  /// `prefix` is what stands before this node, and grows by all that was passed.
  /// - Returns: false if `body` ended the walk.
  func visit(
    from position: Int,
    prefix: inout Summary,
    visits: inout Int,
    body: (_ prefix: Summary, _ element: Element, _ visits: inout Int) -> Bool
  ) -> Bool {
    visits += 1
    let children = children.span
    for index in children.indices {
      let next = prefix + children[index].summary
      if position < next.extent {
        let goesOn = children[index].visit(
          from: position,
          prefix: &prefix,
          visits: &visits,
          body: body
        )
        guard goesOn else { return false }
      }
      // Not what the child left: the parent's own sum is what every other walk uses.
      prefix = next
    }
    let elements = elements.span
    for index in elements.indices {
      let next = prefix + elements[index].summary
      if position < next.extent, !body(prefix, elements[index], &visits) { return false }
      prefix = next
    }
    return true
  }
}

extension UnsafeBufferPointer where Element: Summarized {
  /// The index of the first part that ends after the target.
  ///
  /// The sum of a node and the sums of its parts may differ in the last bit. Where that leaves no part
  /// that ends after the target, the target is moved to before the end of the parts.
  /// `prefix` is what stands before the parts, and grows by all that stands before the result.
  /// - Returns: the index, which always exists in a buffer that is not empty.
  @inline(__always)
  fileprivate func index<Target: TreeTarget>(
    of target: inout Target,
    prefix: inout Element.Summary
  ) -> Int where Target.Summary == Element.Summary {
    while true {
      // Local copies: what goes through the parameters would go through memory at each step.
      let place = target
      var sum = prefix
      for index in indices {
        let next = sum + self[index].summary
        if place.isBefore(end: next) {
          prefix = sum
          return index
        }
        sum = next
      }
      target.retreat(before: sum)
    }
  }
}
