// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel
import UIKitEngine

/// A box shaper that keeps what it was asked.
@MainActor
final class CountingShaper: TextShaper {
  private let shaper = BoxShaper()
  private(set) var requests: [TextRequest] = []

  var count: Int { requests.count }

  func layout(_ request: TextRequest) -> any TextLayout {
    requests.append(request)
    return shaper.layout(request)
  }

  /// Runs `body` with a box shaper installed, under the standard traits with some changed.
  static func run(
    _ change: (inout any UIMutableTraits) -> Void = { _ in },
    _ body: (CountingShaper) throws -> Void
  ) rethrows {
    let shaper = CountingShaper()
    Backend.textShaper = shaper
    defer { Backend.resetTextShaper() }
    let before = UITraitCollection.current
    UITraitCollection.current = before.modifyingTraits(change)
    defer { UITraitCollection.current = before }
    try body(shaper)
  }
}
