// SPDX-License-Identifier: Apache-2.0

/// A sequence of elements in a balanced tree: searched, cut and joined in O(log n).
///
/// Every node but the root is at least half full, and all leaves are equally deep.
struct SummaryTree<Element: TreeElement>: Sendable {
  typealias Node = TreeNode<Element>
  typealias Summary = Element.Summary

  private(set) var root: Node
  /// The levels below the root.
  private(set) var depth: Int
  /// The most parts a node may have; even, and at least 4.
  let capacity: Int

  /// Builds a tree in O(n) of elements of which no two neighbors could absorb each other.
  init(_ elements: [Element] = [], capacity: Int) {
    self.capacity = capacity
    depth = 0
    var level = Self.chunks(of: elements.count, capacity: capacity).map {
      Node(elements: Array(elements[$0]))
    }
    while level.count > 1 {
      level = Self.chunks(of: level.count, capacity: capacity).map {
        Node(children: Array(level[$0]))
      }
      depth += 1
    }
    root = level.first ?? Node()
  }

  private init(root: Node, depth: Int, capacity: Int) {
    self.root = root
    self.depth = depth
    self.capacity = capacity
    lowerRoot()
  }

  var summary: Summary { root.summary }

  /// The number of positions.
  var extent: Int { root.summary.extent }

  /// As few ranges as hold `count` things, as equal as can be, hence each at least half full.
  private static func chunks(of count: Int, capacity: Int) -> [Range<Int>] {
    let number = (count + capacity - 1) / capacity
    return (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
  }

  // MARK: Searching

  /// Finds the element that holds `position`, and the sum of all before it, in O(log n).
  func find(position: Int, visits: inout Int) -> (prefix: Summary, element: Element) {
    root.find(PositionTarget(position: position), visits: &visits)
  }

  /// Finds the first element that ends after `offset`, and the sum of all before it, in O(log n).
  ///
  /// - Precondition: the tree is not empty.
  func find<Ruler: TreeRuler>(
    offset: Double,
    ruler: Ruler,
    visits: inout Int
  ) -> (prefix: Summary, element: Element) where Ruler.Summary == Summary {
    root.find(OffsetTarget(offset: offset, ruler: ruler), visits: &visits)
  }

  /// Visits the elements in order, from the one that holds `position`, until `body` returns false.
  func visit(
    from position: Int,
    visits: inout Int,
    body: (_ prefix: Summary, _ element: Element, _ visits: inout Int) -> Bool
  ) {
    var prefix = Summary.zero
    _ = root.visit(from: position, prefix: &prefix, visits: &visits, body: body)
  }

  // MARK: Editing

  /// Lets `body` change the element at `position`, which must keep its extent, in O(log n).
  mutating func update<Result>(
    at position: Int,
    visits: inout Int,
    body: (inout Element, inout Int) -> Result
  ) -> Result {
    root.update(at: position, visits: &visits, body: body)
  }

  /// Puts `element` in place of the positions in `range`.
  ///
  /// O(log n), and what it takes to free the nodes that are let go.
  mutating func replace(_ range: Range<Int>, with element: Element?, visits: inout Int) {
    var overflow: Node?
    let isReplaced = root.replace(
      range,
      with: element,
      capacity: capacity,
      overflow: &overflow,
      visits: &visits
    )
    if isReplaced {
      grow(with: overflow)
      lowerRoot()
      return
    }
    _ = extract(range, visits: &visits)
    guard let element else { return }
    insert(SummaryTree([element], capacity: capacity), at: range.lowerBound, visits: &visits)
  }

  /// Takes the positions in `range` out, as a tree of their own, in O(log n).
  mutating func extract(_ range: Range<Int>, visits: inout Int) -> SummaryTree {
    let (rest, right) = divided(at: range.upperBound, visits: &visits)
    let (left, middle) = rest.divided(at: range.lowerBound, visits: &visits)
    self = left
    append(right, visits: &visits)
    return middle
  }

  /// Inserts all of `other` so that it begins at `position`, in O(log n).
  mutating func insert(_ other: SummaryTree, at position: Int, visits: inout Int) {
    let (left, right) = divided(at: position, visits: &visits)
    self = left
    append(other, visits: &visits)
    append(right, visits: &visits)
  }

  /// Adds all of `other` at the end, in O(difference of the depths).
  mutating func append(_ other: SummaryTree, visits: inout Int) {
    if other.extent == 0 { return }
    if extent == 0 {
      self = other
      return
    }
    if depth >= other.depth {
      let levels = depth - other.depth
      grow(with: root.append(other.root, levels: levels, capacity: capacity, visits: &visits))
      return
    }
    let levels = other.depth - depth
    let left = root
    root = other.root
    depth = other.depth
    grow(with: root.prepend(left, levels: levels, capacity: capacity, visits: &visits))
  }

  /// The positions before `position`, and the others, in O(log n).
  private func divided(
    at position: Int,
    visits: inout Int
  ) -> (left: SummaryTree, right: SummaryTree) {
    visits += 1
    let empty = SummaryTree(capacity: capacity)
    if position <= 0 { return (empty, self) }
    if position >= extent { return (self, empty) }
    if root.isLeaf {
      var leaf = root
      let index = leaf.cut(at: position)
      return (
        part(Node(elements: Array(leaf.elements[..<index]))),
        part(Node(elements: Array(leaf.elements[index...])))
      )
    }
    var index = 0
    var start = 0
    while start + root.children[index].summary.extent < position {
      start += root.children[index].summary.extent
      index += 1
    }
    let child = SummaryTree(root: root.children[index], depth: depth - 1, capacity: capacity)
    let (middle, rest) = child.divided(at: position - start, visits: &visits)
    var left = part(Node(children: Array(root.children[..<index])))
    left.append(middle, visits: &visits)
    var right = rest
    right.append(part(Node(children: Array(root.children[(index + 1)...]))), visits: &visits)
    return (left, right)
  }

  /// A tree of some of the root's parts.
  private func part(_ node: Node) -> SummaryTree {
    node.count == 0
      ? SummaryTree(capacity: capacity)
      : SummaryTree(root: node, depth: depth, capacity: capacity)
  }

  /// Sets a root above this one and the sibling that came out of dividing it.
  private mutating func grow(with sibling: Node?) {
    guard let sibling else { return }
    root = Node(children: [root, sibling])
    depth += 1
  }

  /// Makes the only child of a root the root.
  private mutating func lowerRoot() {
    while root.children.count == 1 {
      root = root.children[0]
      depth -= 1
    }
  }
}
