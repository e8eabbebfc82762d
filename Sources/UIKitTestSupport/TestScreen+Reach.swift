// SPDX-License-Identifier: Apache-2.0

internal import UIKit
internal import UIKitEngine

// What a finger reaches.
extension TestScreen {
  /// The middle of a view on the screen, where a finger gets there; else the test fails.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - verb: What was to be done with it, for the message.
  ///   - site: Where the test asked for it.
  /// - Returns: A point of the screen; nil where the test has failed.
  func middle(of view: UIView, to verb: String, at site: CallSite) -> CGPoint? {
    update()
    switch context.perform({ reach(view) }) {
    case .point(let point):
      return point
    case .obstacle(let reason):
      fail("Cannot \(verb) \(TestScreen.line(of: view)): \(reason)", at: site)
      return nil
    }
  }

  /// The middle of the frontmost view that shows a text; without one the test fails.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - verb: What was to be done with it, for the message.
  ///   - site: Where the test asked for it.
  /// - Returns: A point of the screen; nil where the test has failed.
  func middle(ofText text: String, to verb: String, at site: CallSite) -> CGPoint? {
    guard let view = view(withText: text) else {
      fail(
        "Cannot \(verb) \"\(text)\": no visible view shows it. Visible are: \(visibleTexts)",
        at: site
      )
      return nil
    }
    return middle(of: view, to: verb, at: site)
  }

  private enum Reach {
    /// The view's middle, on the screen.
    case point(CGPoint)
    /// Why a finger does not get there, as a sentence.
    case obstacle(String)
  }

  private func reach(_ view: UIView) -> Reach {
    guard let place = ScreenPlace(of: view), context.windows.contains(place.window) else {
      return .obstacle("it is not on this screen.")
    }
    if let reason = TestScreen.invisibility(of: view) { return .obstacle(reason) }
    let point = place.center
    let name = "(\(TestScreen.text(point.x)) \(TestScreen.text(point.y)))"
    guard context.screen.bounds.contains(point) else {
      return .obstacle("its middle \(name) is off the screen. Scroll there first.")
    }
    guard place.visibleRect.contains(point) else {
      return .obstacle("its middle \(name) is cut off by a view that it is in. Scroll there first.")
    }
    let takers = context.windows.filter { !$0.isHidden && $0.isUserInteractionEnabled }
    let window = takers.last { $0.frame.contains(point) }
    guard let window, let hit = window.hitTest(window.ownPoint(point), with: nil) else {
      return .obstacle("nothing takes touches at its middle \(name).")
    }
    if hit.isDescendant(of: view) { return .point(point) }
    guard view.isDescendant(of: hit) else {
      return .obstacle("\(TestScreen.line(of: hit)) is in front of its middle \(name).")
    }
    if !view.isUserInteractionEnabled { return .point(point) }
    let container = sequence(first: view, next: \.superview)
      .first { !$0.isUserInteractionEnabled && $0 !== hit }
    guard let container else {
      return .obstacle(
        "its middle \(name) is outside of a view that it is in, where touches do not get to it."
      )
    }
    return .obstacle("\(TestScreen.line(of: container)), which it is in, takes no touches.")
  }

  private static func invisibility(of view: UIView) -> String? {
    let cause = sequence(first: view, next: \.superview).first { !$0.isShown }
    guard let cause else { return nil }
    let state = cause.isHidden ? "is hidden" : "has alpha \(text(cause.alpha))"
    return cause === view ? "it \(state)." : "\(line(of: cause)), which it is in, \(state)."
  }
}
