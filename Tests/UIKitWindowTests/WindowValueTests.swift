// SPDX-License-Identifier: Apache-2.0

#if Window
import Foundation
import Testing
import UIKit
import UIKitEngine

@testable import UIKitWindow

@MainActor
@Suite("What a window is told and counts")
struct WindowValueTests {
  @Test("The environment says what kind of window it is")
  func environment() throws {
    let options = try WindowOptions(environment: [
      "PLEAT_WINDOW_SIZE": "320X480", "PLEAT_WINDOW_SCALE": "1.5", "PLEAT_WINDOW_FULLSCREEN": "1",
      "PLEAT_WINDOW_POINTER": "0", "PLEAT_WINDOW_APPEARANCE": "Dark",
      "PLEAT_WINDOW_DIRECTION": "rtl", "PLEAT_WINDOW_STATISTICS": "",
    ])
    #expect(options.size == CGSize(width: 320, height: 480))
    #expect(options.scale == 1.5)
    #expect(options.isFullScreen)
    #expect(options.showsPointer == false)
    #expect(options.style == .dark)
    #expect(options.layoutDirection == .rightToLeft)
    #expect(!options.printsStatistics)
    #expect(try WindowOptions(environment: [:]) == WindowOptions())
  }

  @Test(
    "A value that makes no sense is named, with an example",
    arguments: [
      "SIZE=320", "SIZE=0x480", "SIZE=axb", "SIZE=nanx3", "SCALE=0", "SCALE=inf", "SCALE=two",
      "FULLSCREEN=yes", "POINTER=2", "APPEARANCE=blue", "DIRECTION=up", "STATISTICS=on",
    ]
  )
  func senseless(_ assignment: String) {
    let parts = assignment.split(separator: "=").map(String.init)
    let error = #expect(throws: HostError.self) {
      try WindowOptions(environment: ["PLEAT_WINDOW_\(parts[0])": parts[1]])
    }
    #expect(error?.description.contains("PLEAT_WINDOW_\(parts[0]) is \"\(parts[1])\"") == true)
  }

  @Test("Frames keep the display's pace, and begin at once after a pause")
  func pace() {
    var clock = FrameClock()
    #expect(FrameClock.isDue(clock.nextTime, at: 100))
    clock.begin(at: 100, framesPerSecond: 50)
    #expect(clock.nextTime == 100.02)
    #expect(!FrameClock.isDue(clock.nextTime, at: 100.01))
    #expect(FrameClock.isDue(clock.nextTime, at: 100.0197))
    // 5 ms late: the next one is on time again.
    clock.begin(at: 100.025, framesPerSecond: 50)
    #expect(abs(clock.nextTime - 100.04) < 1e-9)
    // After a pause, or frames that took too long, nothing is caught up.
    clock.begin(at: 107, framesPerSecond: 50)
    #expect(abs(clock.nextTime - 107.02) < 1e-9)
  }

  @Test("Inputs have the times at which the server has noted them, however late they are read")
  func inputTimes() {
    var clock = InputClock()
    clock.begin(at: 10)
    #expect(clock.time == 10)
    clock.take(milliseconds: 5_000)
    #expect(clock.time == 10)
    // Read two seconds late: 100 and 300 milliseconds after the first one.
    clock.begin(at: 12.3)
    clock.take(milliseconds: 5_100)
    #expect(abs(clock.time - 10.1) < 1e-9)
    clock.take(milliseconds: 5_300)
    #expect(abs(clock.time - 10.3) < 1e-9)
    // One that was read faster than any before says more of the difference of the clocks.
    clock.begin(at: 12.4)
    clock.take(milliseconds: 7_500)
    #expect(abs(clock.time - 12.4) < 1e-9)
  }

  @Test("A server's counter that starts over goes on")
  func counterStartsOver() {
    var clock = InputClock()
    clock.begin(at: 1)
    clock.take(milliseconds: .max - 99)
    clock.begin(at: 1.2)
    clock.take(milliseconds: 100)
    #expect(abs(clock.time - 1.2) < 1e-9)
  }

  @Test("A desktop's resolution becomes a scale in steps of a quarter")
  func resolution() {
    let resources = "*customization:\t-color\nXft.antialias:\t1\nXft.dpi:\t144\n"
    #expect(DisplayConnection.dotsPerInch(resources: resources) == 144)
    #expect(DisplayConnection.dotsPerInch(resources: "Xft.hinting:\t1") == nil)
    #expect(DisplayConnection.scale(dotsPerInch: 96) == 1)
    #expect(DisplayConnection.scale(dotsPerInch: 144) == 1.5)
    #expect(DisplayConnection.scale(dotsPerInch: 150) == 1.5)
    #expect(DisplayConnection.scale(dotsPerInch: 72) == 1)
  }

  @Test("The time from an input to the frame that shows it is measured from the first input")
  func delays() {
    var statistics = WindowStatistics()
    statistics.inputDidArrive(at: 1)
    statistics.inputDidArrive(at: 1.5)
    statistics.frameDidEnd(began: 1.5, at: 2, isShown: true)
    statistics.inputDidArrive(at: 3)
    statistics.frameDidEnd(began: 3, at: 3.25, isShown: false)
    statistics.frameDidEnd(began: 9, at: 9.25, isShown: true)
    #expect(statistics.delays == [1])
    #expect(statistics.longestFrame == 0.5)
    #expect(statistics.frameCount == 3)
    #expect(statistics.presentedFrameCount == 2)
    #expect(statistics.description.contains("median 1000.0 ms"))
  }
}
#endif
