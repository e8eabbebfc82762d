// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension CALayer {
  /// Puts a layer at an index: the one it has afterwards, also when it only changes its place.
  func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromParent()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    setNeedsComposition()
  }

  func insertBelow(_ layer: CALayer, _ sibling: CALayer?) {
    layer.removeFromParent()
    insert(layer, at: sibling.flatMap(position(of:)) ?? 0)
  }

  func insertAbove(_ layer: CALayer, _ sibling: CALayer?) {
    layer.removeFromParent()
    insert(layer, at: sibling.flatMap(position(of:)).map { $0 + 1 } ?? children.count)
  }

  func removeFromParent() {
    guard let parent = superlayer else { return }
    parent.setNeedsComposition()
    if let index = parent.position(of: self) { parent.children.remove(at: index) }
    superlayer = nil
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for child in children where !layers.contains(child) { child.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  /// Ends what moves in this layer and in those that have no view of their own.
  func dropAnimationsOffScreen() {
    endTransition(interrupting: true)
    dropAnimations { _ in true }
    leaveScheduleIfAtRest()
    for child in children where child.view == nil { child.dropAnimationsOffScreen() }
  }

  /// Layers are mostly looked for at the front, where cells come and go.
  func position(of layer: CALayer) -> Int? { children.lastIndex { $0 === layer } }
}
