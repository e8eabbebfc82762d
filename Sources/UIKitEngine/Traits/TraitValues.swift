// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The traits of a `UITraitCollection` as one value, all unspecified at first.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified

  package init() {}

  /// What holds where nothing else is said: a light phone at 2x, read from left to right.
  package static let standard: TraitValues = {
    var values = TraitValues()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 2
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    return values
  }()

  /// Takes over every trait that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    merge(\.userInterfaceIdiom, of: other, unless: .unspecified)
    merge(\.userInterfaceStyle, of: other, unless: .unspecified)
    merge(\.layoutDirection, of: other, unless: .unspecified)
    merge(\.displayScale, of: other, unless: 0)
    merge(\.horizontalSizeClass, of: other, unless: .unspecified)
    merge(\.verticalSizeClass, of: other, unless: .unspecified)
    merge(\.preferredContentSizeCategory, of: other, unless: .unspecified)
    merge(\.accessibilityContrast, of: other, unless: .unspecified)
    merge(\.userInterfaceLevel, of: other, unless: .unspecified)
    merge(\.legibilityWeight, of: other, unless: .unspecified)
  }

  private mutating func merge<Value: Equatable>(
    _ trait: WritableKeyPath<TraitValues, Value>,
    of other: TraitValues,
    unless unspecified: Value
  ) {
    let value = other[keyPath: trait]
    if value != unspecified { self[keyPath: trait] = value }
  }
}
