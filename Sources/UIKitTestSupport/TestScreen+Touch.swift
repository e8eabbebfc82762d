// SPDX-License-Identifier: Apache-2.0

public import UIKit
internal import UIKitEngine

extension TestScreen {
  /// Seconds that a finger stays on the screen in a tap.
  static let tapDuration: TimeInterval = 0.05

  /// Seconds between two taps of a double tap.
  static let pauseBetweenTaps: TimeInterval = 0.1
  /// Points between two fingers that are side by side.
  static let fingerDistance: CGFloat = 20

  /// Puts a finger on a point of the screen and lifts it 0.05 seconds later.
  ///
  /// Whatever is at the point gets the touch, if anything is. Taps of a double tap are 0.1 seconds
  /// apart, fingers of one tap 20 points, side by side around the point.
  ///
  /// - Parameters:
  ///   - point: Points from the screen's upper left corner.
  ///   - count: How many taps, one after the other.
  ///   - fingers: How many fingers tap at the same time.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    let points = TestScreen.places(of: fingers, around: point)
    for tap in 0..<max(count, 1) {
      if tap > 0 { advance(by: TestScreen.pauseBetweenTaps) }
      send(.began, at: points)
      advance(by: TestScreen.tapDuration)
      send(.ended, at: points)
    }
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
  ///   - count: How many taps, one after the other.
  ///   - fingers: How many fingers tap at the same time.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func tap(
    _ view: UIView,
    count: Int = 1,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(of: view, to: "tap", at: site) else { return }
    tap(at: point, count: count, fingers: fingers)
  }

  /// Taps the frontmost visible view that shows a text.
  ///
  /// Without one the test fails with the texts that are visible.
  ///
  /// - Parameters:
  ///   - text: The whole text, as `view(withText:)` takes it.
  ///   - count: How many taps, one after the other.
  ///   - fingers: How many fingers tap at the same time.
  ///   - fileID: Filled in by the compiler, as are the following ones.
  ///   - filePath: Where the call stands.
  ///   - line: Where the call stands.
  ///   - column: Where the call stands.
  public func tap(
    _ text: String,
    count: Int = 1,
    fingers: Int = 1,
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    guard let point = middle(ofText: text, to: "tap", at: site) else { return }
    tap(at: point, count: count, fingers: fingers)
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
    move([(start, end)], duration: duration)
  }
}
