// SPDX-License-Identifier: Apache-2.0

internal import Drawing
internal import Foundation

extension UIView {
  /// Takes the traits from above, with this view's own overrides, and hands them on below.
  func updateTraits() {
    let inherited = inheritedTraits
    var traits = inherited
    if flags.areOverridesOfStyle != .unspecified {
      traits = UITraitCollection(
        traitsFrom: [inherited, UITraitCollection(userInterfaceStyle: flags.areOverridesOfStyle)]
      )
    }
    setTraits(traits)
  }

  /// Overridden by what stands at the top of a hierarchy.
  var inheritedTraits: UITraitCollection {
    superviewStorage?.traitCollection ?? rootTraits
  }

  func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    let hadTraits = traitStorage != nil
    traitStorage = traits
    guard previous != traits || !hadTraits else { return }
    // A view that was made under other traits than it finds here has resolved its colors for
    // those, whatever the traits in force are now.
    if !hadTraits { traitsDidChange(from: previous) }
    if previous != traits {
      if hadTraits { traitsDidChange(from: previous) }
      controllerStorage?.traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
    }
    for view in subviewStorage { view.updateTraits() }
  }

  func setStyleOverride(_ style: UIUserInterfaceStyle) {
    guard style != flags.areOverridesOfStyle else { return }
    flags.areOverridesOfStyle = style
    updateTraits()
  }

  var effectiveDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified:
      return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  func directionDidChange() {
    layer.setNeedsDisplay()
    setNeedsLayout()
  }
}
