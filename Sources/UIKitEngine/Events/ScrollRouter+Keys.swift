// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension ScrollRouter {
  /// Scrolls what stands in the middle of the screen by a key that nobody else has taken.
  ///
  /// Page up, page down and the space bar scroll by a page, home and end to the edges. Which scroll
  /// view that is on iOS is not known; the middle of the screen is inferred.
  ///
  /// - Parameter key: A key that has gone down.
  /// - Returns: Whether something scrolls.
  package func dispatch(_ key: KeyInput) -> Bool {
    guard key.phase == .began, key.modifierFlags.subtracting([.shift, .numericPad]).isEmpty else {
      return false
    }
    let isBack = key.modifierFlags.contains(.shift)
    let bounds = context.screen.bounds
    guard
      let scrollView = scrollViews(at: CGPoint(x: bounds.midX, y: bounds.midY))
        .first(where: { $0.allowsKeyboardScrolling && $0.scrolls(.vertical) })
    else { return false }
    return context.perform {
      switch key.keyCode {
      case .keyboardPageUp: scrollView.scroll(byPages: -1)
      case .keyboardPageDown: scrollView.scroll(byPages: 1)
      case .keyboardSpacebar: scrollView.scroll(byPages: isBack ? -1 : 1)
      case .keyboardHome: scrollView.scrollToEdge(isEnd: false)
      case .keyboardEnd: scrollView.scrollToEdge(isEnd: true)
      default: false
      }
    }
  }
}
