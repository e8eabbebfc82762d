// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITraitCollection {
  /// Creates a collection with every trait that the given ones specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Creates a collection that specifies the kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(setting: \.userInterfaceIdiom, to: idiom)
  }

  /// Creates a collection that specifies the light or dark look alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(setting: \.userInterfaceStyle, to: userInterfaceStyle)
  }

  /// Creates a collection that specifies the reading direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(setting: \.layoutDirection, to: layoutDirection)
  }

  /// Creates a collection with `scale` pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(setting: \.displayScale, to: scale)
  }

  /// Creates a collection that specifies the room in width alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.horizontalSizeClass, to: horizontalSizeClass)
  }

  /// Creates a collection that specifies the room in height alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(setting: \.verticalSizeClass, to: verticalSizeClass)
  }

  /// Creates a collection that specifies the text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(setting: \.preferredContentSizeCategory, to: preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(setting: \.accessibilityContrast, to: accessibilityContrast)
  }

  /// Creates a collection that specifies the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(setting: \.userInterfaceLevel, to: userInterfaceLevel)
  }

  /// Creates a collection that specifies the weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(setting: \.legibilityWeight, to: legibilityWeight)
  }

  /// The same traits with those changed that `mutations` sets.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Whether this collection has the same value for every trait that the other one specifies.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  private convenience init<Value>(
    setting trait: WritableKeyPath<TraitValues, Value>,
    to value: Value
  ) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values: values)
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    // The existential always comes back with the type it went in with, unless a closure assigned
    // a whole other value to it.
    return traits as? TraitValues ?? self
  }
}
