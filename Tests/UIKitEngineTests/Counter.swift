// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Selectors) import UIKitEngine

/// A target whose method calls a closure.
@MainActor
final class Counter: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  func fire() { body() }

  static var selector: Selector { Selector(Counter.fire, "fire") }
}
