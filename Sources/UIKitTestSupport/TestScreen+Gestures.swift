// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// How far a swipe goes, in points.
  static let swipeLength: CGFloat = 120
  /// How long a swipe takes, in seconds.
  static let swipeDuration: TimeInterval = 0.15

  // MARK: Resting

  /// Puts a finger on a point of the screen, lets it rest and lifts it.
  ///
  /// - Parameters:
  ///   - point: Points from the screen's upper left corner.
  ///   - duration: Seconds that the finger rests; a long press takes half a second unless it says
  ///     otherwise.
  ///   - fingers: How many fingers, 20 points apart.
  public func longPress(at point: CGPoint, duration: TimeInterval = 1, fingers: Int = 1) {
    let points = TestScreen.places(of: fingers, around: point)
    send(.began, at: points)
    advance(by: duration)
    send(.ended, at: points)
  }

  /// Puts a finger on the middle of a view, lets it rest and lifts it.
  ///
  /// Where a finger could not get there the test fails, as with `tap(_:)`.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - duration: Seconds that the finger rests.
  ///   - fingers: How many fingers, 20 points apart.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func longPress(
    _ view: UIView,
    duration: TimeInterval = 1,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(of: view, to: "press", at: site) else { return }
    longPress(at: point, duration: duration, fingers: fingers)
  }

  /// Puts a finger on the frontmost visible view that shows a text, lets it rest and lifts it.
  ///
  /// - Parameters:
  ///   - text: The whole text, as `view(withText:)` takes it.
  ///   - duration: Seconds that the finger rests.
  ///   - fingers: How many fingers, 20 points apart.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func longPress(
    _ text: String,
    duration: TimeInterval = 1,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(ofText: text, to: "press", at: site) else { return }
    longPress(at: point, duration: duration, fingers: fingers)
  }

  // MARK: Swiping

  /// Swipes from the middle of a view: 120 points in 0.15 seconds.
  ///
  /// Where a finger could not get to the middle the test fails, as with `tap(_:)`.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - direction: Where to; two directions at once make a slanting way.
  ///   - fingers: How many fingers, 20 points apart.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func swipe(
    _ view: UIView,
    _ direction: UISwipeGestureRecognizer.Direction,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(of: view, to: "swipe", at: site) else { return }
    swipe(from: point, direction, fingers: fingers)
  }

  /// Swipes from the frontmost visible view that shows a text: 120 points in 0.15 seconds.
  ///
  /// - Parameters:
  ///   - text: The whole text, as `view(withText:)` takes it.
  ///   - direction: Where to; two directions at once make a slanting way.
  ///   - fingers: How many fingers, 20 points apart.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func swipe(
    _ text: String,
    _ direction: UISwipeGestureRecognizer.Direction,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(ofText: text, to: "swipe", at: site) else { return }
    swipe(from: point, direction, fingers: fingers)
  }

  private func swipe(
    from point: CGPoint,
    _ direction: UISwipeGestureRecognizer.Direction,
    fingers: Int
  ) {
    let length = TestScreen.swipeLength
    var way = CGVector(dx: 0, dy: 0)
    if direction.contains(.left) { way.dx -= length }
    if direction.contains(.right) { way.dx += length }
    if direction.contains(.up) { way.dy -= length }
    if direction.contains(.down) { way.dy += length }
    let ways = TestScreen.places(of: fingers, around: point).map { start in
      (start, CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    }
    move(ways, duration: TestScreen.swipeDuration)
  }

  // MARK: Two fingers

  /// Puts two fingers on a view, side by side, and moves them apart or together.
  ///
  /// They are around the view's middle, and come no farther apart than half of its width.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - scale: Their distance in the end as a multiple of that in the beginning; more than 0.
  ///   - duration: Seconds that it takes.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func pinch(
    _ view: UIView,
    scale: CGFloat,
    duration: TimeInterval = 0.25,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard scale > 0, scale.isFinite else {
      return fail("Cannot pinch by \(scale): a scale is greater than 0.", at: site)
    }
    guard let middle = middle(of: view, to: "pinch", at: site) else { return }
    let widest = view.bounds.width / 4
    let start = scale > 1 ? widest / scale : widest
    twoFingers(around: middle, duration: duration) { share in
      (start * (1 + (scale - 1) * share), 0)
    }
  }

  /// Puts two fingers on a view, side by side, and turns them around its middle.
  ///
  /// - Parameters:
  ///   - view: A view in one of this screen's windows.
  ///   - angle: Radians, clockwise.
  ///   - duration: Seconds that it takes.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func rotate(
    _ view: UIView,
    by angle: CGFloat,
    duration: TimeInterval = 0.25,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let middle = middle(of: view, to: "rotate", at: site) else { return }
    let radius = min(view.bounds.width, view.bounds.height) / 4
    twoFingers(around: middle, duration: duration) { share in (radius, angle * share) }
  }

  /// Moves two fingers around a point, each opposite to the other.
  private func twoFingers(
    around middle: CGPoint,
    duration: TimeInterval,
    _ place: (_ share: CGFloat) -> (radius: CGFloat, angle: CGFloat)
  ) {
    follow(duration: duration) { share in
      let (radius, angle) = place(share)
      let arm = CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius)
      return [
        CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy),
        CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy),
      ]
    }
  }

  // MARK: Fingers

  /// Points side by side around a point, for fingers at the same time.
  static func places(of fingers: Int, around point: CGPoint) -> [CGPoint] {
    let count = max(fingers, 1)
    return (0..<count).map { finger in
      let place = CGFloat(finger) - CGFloat(count - 1) / 2
      return CGPoint(x: point.x + place * fingerDistance, y: point.y)
    }
  }

  /// Moves fingers in straight lines, evenly, and lifts them.
  func move(_ ways: [(start: CGPoint, end: CGPoint)], duration: TimeInterval) {
    follow(duration: duration) { share in
      ways.map { way in
        CGPoint(
          x: way.start.x + (way.end.x - way.start.x) * share,
          y: way.start.y + (way.end.y - way.start.y) * share
        )
      }
    }
  }

  /// Puts fingers down, moves them once in each frame and lifts them where they are in the end.
  private func follow(duration: TimeInterval, _ places: (_ share: CGFloat) -> [CGPoint]) {
    let frame = TestScreen.frameDuration
    let seconds = duration.isFinite ? max(duration, frame) : frame
    let steps = Int((seconds / frame).rounded())
    send(.began, at: places(0))
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      send(.moved, at: places(CGFloat(step) / CGFloat(steps)))
    }
    send(.ended, at: places(1))
  }

  /// Hands to the screen what all fingers do, and makes the frame that it asks for.
  func send(_ phase: InputEvent.Phase, at points: [CGPoint]) {
    update()
    let inputs = points.enumerated().map { finger, point in
      InputEvent(touch: finger, phase: phase, point: point)
    }
    context.perform { context.touchRouter.dispatch(inputs) }
    update()
  }
}
