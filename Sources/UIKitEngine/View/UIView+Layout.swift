// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UIView {
  /// The most rounds of layout in one pass; more means that views keep changing each other.
  package static let maximumLayoutRounds = 32

  func markNeedsLayout() {
    flags.needsLayout = true
    spreadNeedsLayout()
  }

  /// Lets every ancestor know that there is layout to do below it.
  ///
  /// - Complexity: O(depth), and O(1) where the way up is marked already.
  func spreadNeedsLayout() {
    flags.subtreeNeedsLayout = true
    var view = superviewStorage
    while let current = view, !current.flags.subtreeNeedsLayout {
      current.flags.subtreeNeedsLayout = true
      view = current.superviewStorage
    }
    attachment?.scheduler.setNeedsFrame()
  }

  func layoutHierarchyIfNeeded() {
    // Layout starts at the topmost view that is due, as the frames below depend on those above.
    var top = self
    var view = superviewStorage
    while let current = view {
      if current.flags.needsLayout, !current.flags.isLayingOut { top = current }
      view = current.superviewStorage
    }
    top.layoutSubtree()
    if top !== self { layoutSubtree() }
  }

  /// Lays out what is due in this view and below, again while layout makes more of it due.
  func layoutSubtree() {
    var rounds = 0
    // A view that is being laid out is laid out again only when that is done.
    while (flags.needsLayout && !flags.isLayingOut) || flags.subtreeNeedsLayout {
      layoutRound()
      rounds += 1
      guard rounds < UIView.maximumLayoutRounds else {
        Warnings.once(
          "layout-loop-\(ObjectIdentifier(self))",
          "Layout of \(firstInNeedOfLayout ?? self) did not come to rest in \(rounds) rounds: a layoutSubviews keeps "
            + "asking for layout. Going on with what there is."
        )
        return
      }
    }
  }

  /// The innermost view that asks for layout, to name in a warning.
  private var firstInNeedOfLayout: UIView? {
    for view in subviewStorage where view.flags.needsLayout || view.flags.subtreeNeedsLayout {
      if let found = view.firstInNeedOfLayout { return found }
    }
    return flags.needsLayout ? self : nil
  }

  private func layoutRound() {
    if flags.needsLayout, !flags.isLayingOut {
      flags.needsLayout = false
      flags.isLayingOut = true
      LayoutWork.layoutCalls += 1
      controllerStorage?.viewWillLayoutSubviews()
      layoutSubviews()
      controllerStorage?.viewDidLayoutSubviews()
      flags.isLayingOut = false
    }
    guard flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = false
    for view in subviewStorage where view.flags.needsLayout || view.flags.subtreeNeedsLayout {
      view.layoutRound()
      if view.flags.needsLayout || view.flags.subtreeNeedsLayout { flags.subtreeNeedsLayout = true }
    }
  }

  func layoutOwnSubviews() {}

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The upper left corner stays, as far as it is one.
    if transform.isIdentity {
      frame = CGRect(origin: frame.origin, size: size)
    } else {
      bounds.size = size
    }
  }

  func intrinsicContentSizeDidChange() { superviewStorage?.setNeedsLayout() }

  // MARK: Margins and safe area

  var effectiveMargins: UIEdgeInsets {
    var margins = marginStorage
    if flags.insetsLayoutMarginsFromSafeArea {
      margins.top += safeAreaInsets.top
      margins.left += safeAreaInsets.left
      margins.bottom += safeAreaInsets.bottom
      margins.right += safeAreaInsets.right
    }
    if flags.preservesSuperviewLayoutMargins, let parent = superviewStorage {
      let outer = parent.layoutMargins
      let rect = frame
      let extent = parent.bounds
      margins.top = max(margins.top, outer.top - (rect.minY - extent.minY))
      margins.left = max(margins.left, outer.left - (rect.minX - extent.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (extent.maxY - rect.maxY))
      margins.right = max(margins.right, outer.right - (extent.maxX - rect.maxX))
    }
    return margins
  }

  func setMargins(_ margins: UIEdgeInsets) {
    flags.hasOwnMargins = true
    guard margins != marginStorage else { return }
    marginStorage = margins
    marginsChanged()
  }

  /// The margins that a controller or a table gives its view, unless the app has set its own.
  func setDefaultMargins(_ margins: UIEdgeInsets) {
    guard !flags.hasOwnMargins, margins != marginStorage else { return }
    marginStorage = margins
    marginsChanged()
  }

  func setInsetsMarginsFromSafeArea(_ isInset: Bool) {
    guard isInset != flags.insetsLayoutMarginsFromSafeArea else { return }
    flags.insetsLayoutMarginsFromSafeArea = isInset
    if safeAreaStorage != .zero { marginsChanged() }
  }

  func setPreservesSuperviewMargins(_ isPreserving: Bool) {
    guard isPreserving != flags.preservesSuperviewLayoutMargins else { return }
    flags.preservesSuperviewLayoutMargins = isPreserving
    if superviewStorage != nil { marginsChanged() } else { setNeedsLayout() }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    controllerStorage?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviewStorage where view.flags.preservesSuperviewLayoutMargins {
      view.marginsChanged()
    }
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = effectiveMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top,
      leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right
    )
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    setMargins(
      UIEdgeInsets(
        top: margins.top,
        left: isMirrored ? margins.trailing : margins.leading,
        bottom: margins.bottom,
        right: isMirrored ? margins.leading : margins.trailing
      )
    )
  }

  /// Takes from the superview what part of its safe area reaches into this view.
  func updateSafeArea() {
    guard let parent = superviewStorage else { return updateSafeAreaFromScreen() }
    let outer = parent.safeAreaForSubviews
    let rect = frame
    let extent = parent.bounds
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      insets.top = max(0, extent.minY + outer.top - rect.minY)
      insets.left = max(0, extent.minX + outer.left - rect.minX)
      insets.bottom = max(0, rect.maxY - (extent.maxY - outer.bottom))
      insets.right = max(0, rect.maxX - (extent.maxX - outer.right))
    }
    if let extra = controllerStorage?.additionalSafeAreaInsets {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    setSafeArea(insets)
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    guard insets != safeAreaStorage else { return }
    safeAreaStorage = insets
    safeAreaInsetsDidChange()
    controllerStorage?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if flags.insetsLayoutMarginsFromSafeArea { marginsChanged() }
    for view in subviewStorage { view.updateSafeArea() }
  }
}

/// Counts layout work, so that tests can assert how much of it a change causes.
@MainActor
package enum LayoutWork {
  /// Calls of `layoutSubviews()` made by layout passes since the process began.
  package internal(set) static var layoutCalls = 0
}
