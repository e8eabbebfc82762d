// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Seconds that a finger stays on the screen in a tap.
  static let tapDuration: TimeInterval = 0.05

  /// Puts a finger on a point of the screen and lifts it 0.05 seconds later.
  ///
  /// Whatever is at the point gets the touch, if anything is.
  ///
  /// - Parameter point: Points from the screen's upper left corner.
  public func tap(at point: CGPoint) {
    send(.began, at: point)
    advance(by: TestScreen.tapDuration)
    send(.ended, at: point)
  }

  /// Taps the middle of a view, where it is on the screen right now.
  ///
  /// A label or another view that takes no touches may be tapped too: the touch goes to the view
  /// that it is in, as under a finger. Where a finger could not reach the view at its middle, the
  /// test fails, nothing is tapped, and the message says what is in the way: another view, an edge,
  /// or that the view is hidden.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func tap(
    _ view: UIView,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    update()
    switch context.perform({ reach(view) }) {
    case .point(let point):
      tap(at: point)
    case .obstacle(let reason):
      fail(
        "Cannot tap \(TestScreen.line(of: view)): \(reason)",
        at: CallSite(fileID, filePath, line, column)
      )
    }
  }

  /// Taps the frontmost visible view that shows a text.
  ///
  /// Without one the test fails with the texts that are visible.
  ///
  /// - Parameters:
  ///   - text: The whole text, as `view(withText:)` takes it.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func tap(
    _ text: String,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    guard let view = view(withText: text) else {
      return fail(
        "Cannot tap \"\(text)\": no visible view shows it. Visible are: \(visibleTexts)",
        at: CallSite(fileID, filePath, line, column)
      )
    }
    tap(view, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Puts a finger on one point, moves it in a straight line to another and lifts it there.
  ///
  /// The finger moves evenly, once in each frame, and still moves when it is lifted: contents that
  /// it drags slide on, for which `settle()` waits. A slow drag (small distance, long duration)
  /// leaves them where they are.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in points of the screen.
  ///   - end: Where it is lifted.
  ///   - duration: Seconds between the two; at least one frame.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    let steps = max(1, Int((duration / TestScreen.frameDuration).rounded()))
    send(.began, at: start)
    for step in 1...steps {
      advance(by: max(duration, TestScreen.frameDuration) / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      send(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share
        )
      )
    }
    send(.ended, at: end)
  }

  /// Hands an input to the screen and makes the frame that it asks for.
  private func send(_ phase: InputEvent.Phase, at point: CGPoint) {
    update()
    context.perform { context.touchRouter.dispatch(InputEvent(phase: phase, point: point)) }
    update()
  }

  // MARK: What a finger reaches

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
