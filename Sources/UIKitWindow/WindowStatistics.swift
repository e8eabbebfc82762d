// SPDX-License-Identifier: Apache-2.0

#if Window
package import Foundation

/// What a window's host has done, and how long the user has waited for it.
package struct WindowStatistics: CustomStringConvertible {
  /// How often the host has looked for something to do.
  package internal(set) var turnCount = 0
  /// How many frames were made.
  package private(set) var frameCount = 0
  /// How many of them have changed what the window shows.
  package private(set) var presentedFrameCount = 0
  /// The longest that a frame has taken until it was shown; seconds.
  package private(set) var longestFrame: TimeInterval = 0
  /// From the arrival of an input to the end of the frame that showed it; seconds, of the last inputs.
  ///
  /// An input that the next frame has not shown is not counted: it may have changed nothing.
  package private(set) var delays: [TimeInterval] = []
  private var inputTime: TimeInterval?

  private static let delayLimit = 1000

  /// Notes that something has come in that the next frame may show.
  mutating func inputDidArrive(at time: TimeInterval) {
    if inputTime == nil { inputTime = time }
  }

  /// Notes that a frame is over.
  ///
  /// - Parameters:
  ///   - start: When it began.
  ///   - time: When it ended.
  ///   - isShown: Whether the window looks different for it.
  mutating func frameDidEnd(began start: TimeInterval, at time: TimeInterval, isShown: Bool) {
    frameCount += 1
    if isShown { presentedFrameCount += 1 }
    longestFrame = max(longestFrame, time - start)
    let inputTime = inputTime
    self.inputTime = nil
    guard isShown, let inputTime else { return }
    if delays.count == WindowStatistics.delayLimit { delays.removeFirst() }
    delays.append(time - inputTime)
  }

  package var description: String {
    let sorted = delays.sorted()
    func milliseconds(_ seconds: TimeInterval?) -> String {
      seconds.map { String(format: "%.1f ms", $0 * 1000) } ?? "none"
    }
    return "window: \(frameCount) frames (\(presentedFrameCount) shown, longest "
      + "\(milliseconds(longestFrame))), \(turnCount) turns, input to shown frame: median "
      + "\(milliseconds(sorted.isEmpty ? nil : sorted[sorted.count / 2])), longest "
      + "\(milliseconds(sorted.last))\ndelays: "
      + delays.map { String(format: "%.2f", $0 * 1000) }.joined(separator: " ")
  }
}
#endif
