// SPDX-License-Identifier: Apache-2.0

extension TreeNode {
  /// Adds a tree on the right, `levels` below this node.
  ///
  ///     levels 2      self            self
  ///                  /  \             /  \
  ///                 a    b    +r     a    b
  ///                 …   / \          …   /|\
  ///                    c   d            c d r    (d and r are merged or leveled)
  ///
  /// - Returns: a right-hand sibling if this node had to be divided.
  mutating func append(
    _ right: TreeNode,
    levels: Int,
    capacity: Int,
    visits: inout Int
  ) -> TreeNode? {
    visits += 1
    guard levels > 0 else { return merge(right, capacity: capacity) }
    let last = children.count - 1
    let sibling = children[last].append(
      right,
      levels: levels - 1,
      capacity: capacity,
      visits: &visits
    )
    if let sibling { children.append(sibling) }
    return divide(over: capacity)
  }

  /// Adds a tree on the left, `levels` below this node; the mirror image of `append`.
  ///
  /// - Returns: a right-hand sibling if this node had to be divided.
  mutating func prepend(
    _ left: TreeNode,
    levels: Int,
    capacity: Int,
    visits: inout Int
  ) -> TreeNode? {
    visits += 1
    guard levels > 0 else {
      let right = self
      self = left
      return merge(right, capacity: capacity)
    }
    let sibling = children[0].prepend(
      left,
      levels: levels - 1,
      capacity: capacity,
      visits: &visits
    )
    if let sibling { children.insert(sibling, at: 1) }
    return divide(over: capacity)
  }
}
