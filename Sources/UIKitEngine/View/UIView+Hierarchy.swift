// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension UIView {
  /// Puts a view at an index: the one it has afterwards, also when it only changes its place.
  func insert(_ view: UIView, at index: Int) {
    if view === self {
      raise("Can't add self as subview", name: "NSInvalidArgumentException")
    }
    if isInside(view) {
      raise(
        "Can't add an ancestor as a subview: \(view) contains \(self).",
        name: "NSInvalidArgumentException"
      )
    }
    var target = min(max(index, 0), subviewStorage.count)
    let isReordered = view.superviewStorage === self
    if isReordered {
      // Moved within this view: nobody is told of a change of superview.
      if let present = subviewStorage.lastIndex(where: { $0 === view }) {
        subviewStorage.remove(at: present)
        target = min(target, subviewStorage.count)
      }
    } else {
      let newAttachment = attachmentForSubviews
      let changesWindow = view.attachment !== newAttachment
      view.willMove(toSuperview: self)
      if changesWindow { view.announceWindow(newAttachment?.window) }
      if let former = view.superviewStorage {
        former.willRemoveSubview(view)
        former.forget(view)
      }
      // The callbacks may have changed this view's subviews.
      target = min(target, subviewStorage.count)
      view.superviewStorage = self
    }
    let below = target < subviewStorage.count ? subviewStorage[target].layer : nil
    subviewStorage.insert(view, at: target)
    if let below { layer.insertBelow(view.layer, below) } else { layer.addSublayer(view.layer) }
    setNeedsLayout()
    guard !isReordered else { return }
    view.attach(to: attachmentForSubviews)
    view.updateInheritedState(from: self)
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.flags.needsLayout || view.flags.subtreeNeedsLayout { view.spreadNeedsLayout() }
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: 0)
    }
    insert(view, at: index - (isPresent(view, before: index) ? 1 : 0))
  }

  private func isPresent(_ view: UIView, before index: Int) -> Bool {
    view.superviewStorage === self && subviewStorage[..<index].contains { $0 === view }
  }

  func insert(_ view: UIView, above sibling: UIView) {
    guard let index = subviewStorage.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviewStorage.count)
    }
    insert(view, at: index + 1 - (isPresent(view, before: index) ? 1 : 0))
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviewStorage.indices.contains(first), subviewStorage.indices.contains(second) else {
      raise("Cannot exchange subviews at \(first) and \(second) of \(subviewStorage.count).")
    }
    guard first != second else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, higher) = (subviewStorage[low], subviewStorage[high])
    insert(higher, at: low)
    insert(lower, at: high)
  }

  func moveToFront(_ view: UIView) {
    guard view.superviewStorage === self, subviewStorage.last !== view else { return }
    insert(view, at: subviewStorage.count)
  }

  func moveToBack(_ view: UIView) {
    guard view.superviewStorage === self, subviewStorage.first !== view else { return }
    insert(view, at: 0)
  }

  func detachFromSuperview() {
    guard let parent = superviewStorage else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if attachment != nil { announceWindow(nil) }
    parent.forget(self)
    superviewStorage = nil
    attach(to: nil)
    updateSafeArea()
    didMoveToSuperview()
  }

  private func forget(_ view: UIView) {
    if let index = subviewStorage.lastIndex(where: { $0 === view }) {
      subviewStorage.remove(at: index)
    }
    view.layer.removeFromSuperlayer()
    setNeedsLayout()
  }

  /// What subviews are attached to: a window is a view of its own screen.
  private var attachmentForSubviews: WindowAttachment? { attachment }

  private func announceWindow(_ window: UIWindow?) {
    windowWillChange(to: window)
    willMove(toWindow: window)
    for view in subviewStorage { view.announceWindow(window) }
  }

  /// Tells the whole subtree which screen it is on now.
  func attach(to newAttachment: WindowAttachment?) {
    guard attachment !== newAttachment else { return }
    if attachment != nil {
      giveUpKeyboard()
      for recognizer in gestureRecognizerStorage { recognizer.viewWillLeaveWindow() }
    }
    if newAttachment == nil {
      layer.dropAnimationsOffScreen()
    }
    attachment = newAttachment
    for view in subviewStorage { view.attach(to: newAttachment) }
    didMoveToWindow()
    windowDidChange()
  }

  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  func firstView(tagged wanted: Int) -> UIView? {
    if tag == wanted { return self }
    for view in subviewStorage {
      if let found = view.viewWithTag(wanted) { return found }
    }
    return nil
  }

  /// Traits, tint and safe area that come from above.
  func updateInheritedState(from parent: UIView?) {
    updateTraits()
    if tintColorStorage == nil, parent?.effectiveTint != nil { spreadTintChange() }
    updateSafeArea()
  }
}
