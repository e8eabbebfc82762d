// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The display that windows are shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The extent in points.
  public private(set) var bounds: CGRect
  /// Pixels a point.
  public private(set) var scale: CGFloat
  /// The display's environment; views inherit it through their window.
  public private(set) var traitCollection: UITraitCollection
  weak var context: ApplicationContext?
  var safeArea: UIEdgeInsets

  init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeArea = safeArea
    traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(displayScale: scale),
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
      UIScreen.sizeClasses(size),
    ])
    super.init()
  }

  /// The screen of the running application.
  public class var main: UIScreen { ApplicationContext.current.screen }

  /// The extent in pixels, upright.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels a point; the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// Frames a second at most: the display's rate where the app runs in a window, else 60.
  public package(set) var maximumFramesPerSecond = 60

  /// Upright phones are compact in width and regular in height.
  static func sizeClasses(_ size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: size.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: size.height >= 450 ? .regular : .compact),
    ])
  }

  /// Changes the environment; every window and view follows.
  package func setTraits(_ traits: UITraitCollection) {
    guard traits != traitCollection else { return }
    traitCollection = UITraitCollection(traitsFrom: [traitCollection, traits])
    for window in context?.windows ?? [] { window.updateTraits() }
    context?.scheduler.setNeedsFrame()
  }

  /// Changes the pixels a point; every view that has drawn itself draws itself again.
  package func setScale(_ scale: CGFloat) {
    guard scale != self.scale else { return }
    self.scale = scale
    setTraits(UITraitCollection(displayScale: scale))
  }

  /// Changes the size; every window that fills the screen follows.
  package func resize(to size: CGSize, safeArea: UIEdgeInsets) {
    let old = bounds
    bounds = CGRect(origin: .zero, size: size)
    self.safeArea = safeArea
    setTraits(UIScreen.sizeClasses(size))
    for window in context?.windows ?? [] {
      if window.frame == old { window.frame = bounds }
      window.updateSafeArea()
    }
    context?.scheduler.setNeedsFrame()
  }
}
