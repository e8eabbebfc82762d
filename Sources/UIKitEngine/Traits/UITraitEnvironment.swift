// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that has traits: a screen, a window, a view, or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here, none of them unspecified once the object is on a screen.
  var traitCollection: UITraitCollection { get }

  /// Tells that `traitCollection` has changed, and what it was before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
