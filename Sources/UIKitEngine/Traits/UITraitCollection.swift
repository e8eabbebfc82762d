// SPDX-License-Identifier: Apache-2.0

public import Foundation
private import Synchronization

/// The conditions an interface is shown under: light or dark, text size, scale, room.
///
/// A collection never changes. Those made with one of the initializers for a single trait leave
/// all other traits unspecified; `init(traitsFrom:)` and ``modifyingTraits(_:)`` combine them.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The traits as one value.
  package let values: TraitValues

  /// Creates a collection that carries `values`.
  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection with every trait unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection: \(values)>" }

  /// Returns the collection itself, since it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The current traits

  private static let storage = Mutex(UITraitCollection(values: .standard))

  /// The traits that dynamic colors and preferred fonts resolve with where none are given.
  ///
  /// While a view lays out or draws itself these are the traits of the view. The default is a
  /// light phone at 2x with the large text size.
  ///
  /// **Differences from UIKit:** one value for the process, not one for each thread.
  public class var current: UITraitCollection {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Calls `actions` with this collection as the current one, then restores what was before.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  /// Whether a dynamic color may look different under the other collection.
  ///
  /// - Returns: Whether style, contrast or level differ; true if there is no other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
  }
}
